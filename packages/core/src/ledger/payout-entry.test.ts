import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, readBooks } from './check-ledger.ts';
import { personAccount, poolAccount, rewardEarned, rewardPaid } from './entry.ts';
import { bankAccount, rewardPaidToBank } from './payout-entry.ts';
import { proceedsAccount } from './purchase-entry.ts';

const about = { uploadHash: 'h', dataPoolId: 'spotify', userSub: 'ann' };
const booksOf = (wei: bigint, cents: bigint) => {
  const paid = rewardPaidToBank({ ...about, amountWei: wei, amountCents: cents });
  const entries = [rewardEarned('h', 'spotify', 'ann', wei), paid];
  return readBooks(entries.flatMap(({ entryId, lines }) => lines.map((line) => ({ ...line, entryId }))));
};

test('after a payout to a bank, neither does the pool owe the reward nor is the person owed it', () => {
  const books = booksOf(80n, 8n);
  expect(balanceOf(books, personAccount('ann'), 'CGDX')).toBe(0n);
  expect(balanceOf(books, poolAccount('spotify'), 'CGDX')).toBe(0n);
  expect(balanceOf(books, bankAccount, 'SGD')).toBe(8n);
  expect(balanceOf(books, proceedsAccount('spotify'), 'SGD')).toBe(-8n);
});

test('the entry sums to zero in each currency, for any reward', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 24n });
  fc.assert(
    fc.property(amount, amount, (wei, cents) => {
      expect(booksOf(wei, cents).unbalanced).toEqual([]);
    }),
  );
});

test('an upload is paid once, since payments on both rails have the same entry id', () => {
  expect(rewardPaidToBank({ ...about, amountWei: 1n, amountCents: 1n }).entryId).toBe(
    rewardPaid('h', 'ann', 1n).entryId,
  );
});
