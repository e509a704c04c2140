import { expect, test } from 'vitest';
import type { Purchase } from './purchase.ts';
import { purchaseNote } from './purchase-note.ts';

type Dispute = NonNullable<Purchase['disputes']>[string];

const note = (state: Purchase['state'], dispute?: Dispute, isPaused = false) =>
  purchaseNote({ state, isPaused, ...(dispute && { disputes: { du_0: 'won', du_1: dispute } }) });

test('the note of a refund that waits for the bank says so, also once its execution has paused', () => {
  expect(note('to-refund', 'open')).toContain('Our refund waits until the bank has decided');
  expect(note('to-refund', 'open', true)).toBe(note('to-refund', 'open'));
});

test('only a purchase that is not refunded is promised data', () => {
  expect(note('completed', 'open')).toContain('can be downloaded once the bank has returned the money');
  expect(note('granted', 'open', true)).toBe(note('completed', 'open'));
  expect(note('completed', 'lost')).toContain('can no longer be downloaded');
  for (const dispute of ['open', 'lost'] as const)
    for (const state of ['to-refund', 'refunded'] as const)
      expect(note(state, dispute)).not.toContain('download');
});

test('a pause has a note of its own unless a bank is the cause, and a purchase that goes well has none', () => {
  expect(note('to-refund', undefined, true)).toContain('Your payment is safe');
  expect(note('granted', 'won', true)).toContain('Your payment is safe');
  expect(note('completed')).toBeUndefined();
  expect(note('completed', 'won')).toBeUndefined();
});
