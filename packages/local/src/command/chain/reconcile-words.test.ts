import { expect, test } from 'vitest';
import { isMended, mendedWords, type Reconciled, reconcileLinesOf } from './reconcile-words.ts';

const lost = { payoutId: 'p-1', amountWei: '1', transactionHash: '0x00' };
const sound: Reconciled = {
  ...{ isSound: true, findings: [], isRepairable: false, isRepaired: false },
  payouts: { lost: [], stillLost: [], publishedAgain: 0, renamed: 0 },
};
const broken = { ...sound, isSound: false, findings: ['Leaf 3 is missing.'] };

test.each<[string, Reconciled]>([
  ['Nothing to mend.', sound],
  ['Rebuilt the tree from its log.', { ...broken, isRepairable: true, isRepaired: true }],
  [
    'Published 2 transactions again. Settled 1 payout again.',
    { ...sound, payouts: { lost: [lost], stillLost: [], publishedAgain: 2, renamed: 1 } },
  ],
  ['Mended nothing. The tree needs a person.', broken],
  [
    'Published 1 transaction again. The chain still lacks 1 payout.',
    { ...sound, payouts: { lost: [lost], stillLost: [lost], publishedAgain: 1, renamed: 0 } },
  ],
])('the audit log records %j', (words, found) => {
  expect(mendedWords(found)).toBe(words);
  expect(isMended(found)).toBe(!/nothing\.|still/.test(words));
});

test('the output lists each finding, the state of the tree and the payouts', () => {
  expect(reconcileLinesOf({ ...broken, isRepairable: true })).toEqual([
    'Leaf 3 is missing.',
    'The log can repair this: run the command again with --apply.',
    'The chain has every payout.',
  ]);
});
