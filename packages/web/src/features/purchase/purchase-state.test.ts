import { expect, it } from 'vitest';
import { isBought } from '../../lib/purchase/purchase.ts';
import { canDownload, chipOf, failureTitle } from './purchase-state.ts';

it('a purchase that is being refunded is not called refused', () => {
  expect(failureTitle({ status: 'to-refund' })).toBe('This is being refunded.');
  expect(failureTitle({ status: 'refunded' })).toBe('This was refunded.');
  expect(failureTitle({ status: 'refused' })).toBe('This was refused.');
});

it('a disputed purchase is not ready until the bank has returned the payment', () => {
  expect(chipOf({ status: 'completed' }).text).toBe('Ready');
  expect(chipOf({ status: 'completed', dispute: 'won' }).text).toBe('Ready');
  expect(chipOf({ status: 'completed', dispute: 'open' }).text).toBe('Disputed');
  expect(chipOf({ status: 'completed', dispute: 'lost' }).text).toBe('Refunded by your bank');
  expect(chipOf({ status: 'to-refund', dispute: 'open' }).text).toBe('Being refunded');
  expect(
    (['open', 'lost', 'won'] as const).map((dispute) => canDownload({ status: 'completed', dispute })),
  ).toEqual([false, false, true]);
});

it('a payment that the card’s owner must confirm with their bank waits for them', () => {
  expect(chipOf({ status: 'awaiting-payment', authenticateBy: '2026-11-06T12:00:00Z' }).text).toBe(
    'Waits for you',
  );
  expect(chipOf({ status: 'awaiting-payment' }).text).toBe('Not paid yet');
});

it('uploads of a purchase that was charged back may be put into the cart again', () => {
  expect(isBought({ status: 'completed' })).toBe(true);
  expect(isBought({ status: 'completed', dispute: 'open' })).toBe(true);
  expect(isBought({ status: 'completed', dispute: 'lost' })).toBe(false);
});
