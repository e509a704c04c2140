import { expect, it } from 'vitest';
import { type CheckoutEvent, type CheckoutFlow, choosing, nextCheckoutFlow } from './checkout-flow.ts';
import type { Quote } from './offer.ts';

const after = (...events: CheckoutEvent[]): CheckoutFlow => events.reduce(nextCheckoutFlow, choosing);

it('begins with the card, and changes to the chosen way of paying', () => {
  expect(after()).toMatchObject({ rail: 'stripe', busy: false });
  expect(after({ kind: 'rail-chosen', rail: 'cgdx' })).toMatchObject({ rail: 'cgdx' });
});

it('keeps the way of paying once it is confirmed', () => {
  const flow = after(
    { kind: 'rail-chosen', rail: 'cgdx' },
    { kind: 'confirmed' },
    { kind: 'rail-chosen', rail: 'stripe' },
  );
  expect(flow).toEqual({ kind: 'choosing', rail: 'cgdx', busy: true });
});

it('shows each basket as it is paid', () => {
  const flow = after({ kind: 'confirmed' }, { kind: 'step', step: 'purchasing', at: 1, of: 2, gasWei: 7n });
  expect(flow).toEqual({ kind: 'paying', step: 'purchasing', at: 1, of: 2, gasWei: 7n });
});

it('after a declined payment the wallet stays chosen', () => {
  const flow = after(
    { kind: 'rail-chosen', rail: 'cgdx' },
    { kind: 'confirmed' },
    { kind: 'step', step: 'approving', at: 0, of: 1 },
    { kind: 'failed' },
  );
  expect(flow).toEqual({ kind: 'choosing', rail: 'cgdx', busy: false });
});

it('follows payments that have begun; a card payment has its payment page', () => {
  expect(after({ kind: 'begun', purchaseIds: ['a'], url: 'https://pay' })).toEqual({
    kind: 'following',
    purchaseIds: ['a'],
    unreported: 0,
    url: 'https://pay',
    rest: [],
    left: 0,
  });
  expect(after({ kind: 'begun', purchaseIds: ['a'], unreported: 1 })).toEqual({
    kind: 'following',
    purchaseIds: ['a'],
    unreported: 1,
    rest: [],
    left: 0,
  });
});

it('goes on with the next part of an order once its page is open', () => {
  const [second, third] = [{ quoteId: 'q2' } as Quote, { quoteId: 'q3' } as Quote];
  const begun = { kind: 'begun', purchaseIds: ['a'], url: 'https://pay/1', rest: [second, third] } as const;
  expect(after(begun, { kind: 'opened', purchaseId: 'b', url: 'https://pay/2' })).toMatchObject({
    purchaseIds: ['a', 'b'],
    url: 'https://pay/2',
    rest: [third],
  });
});
