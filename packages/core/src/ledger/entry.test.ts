import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  personAccount,
  poolAccount,
  rewardEarned,
  rewardForfeited,
  rewardPaid,
  walletAccount,
} from './entry.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 24n });

test('every entry sums to zero', () => {
  fc.assert(
    fc.property(amount, (wei) => {
      for (const { lines } of [rewardEarned('h', 'spotify', 'ann', wei), rewardPaid('h', 'ann', wei)]) {
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(0n);
      }
    }),
  );
});

test('after a reward was earned and paid, the person is owed nothing', () => {
  const balance = new Map<string, bigint>();
  for (const { lines } of [rewardEarned('h', 'spotify', 'ann', 80n), rewardPaid('h', 'ann', 80n)]) {
    for (const line of lines) balance.set(line.account, (balance.get(line.account) ?? 0n) + line.amount);
  }
  expect(balance).toEqual(
    new Map([
      [poolAccount('spotify'), -80n],
      [personAccount('ann'), 0n],
      [walletAccount, 80n],
    ]),
  );
});

test('the same event has the same id, and different uploads have different ids', () => {
  expect(rewardEarned('a', 'x', 'ann', 1n).entryId).toBe(rewardEarned('a', 'x', 'ann', 1n).entryId);
  expect(rewardEarned('a', 'x', 'ann', 1n).entryId).not.toBe(rewardEarned('b', 'x', 'ann', 1n).entryId);
});

test('after a reward was forfeited, nobody is owed anything', () => {
  const entries = [rewardEarned('h', 'spotify', 'ann', 80n), rewardForfeited('h', 'spotify', 'ann', 80n)];
  const amounts = entries.flatMap(({ lines }) => lines).map(({ account, amount }) => [account, amount]);
  expect(amounts).toEqual([
    ['pool:spotify', -80n],
    ['person:ann', 80n],
    ['person:ann', -80n],
    ['pool:spotify', 80n],
  ]);
});
