import { expect, test } from 'vitest';
import { statementOf } from './statement.ts';

const line = (createdAt: string, account: string, amount: bigint) => ({
  entryId: `entry of ${createdAt}`,
  account,
  currency: 'SGD' as const,
  amount,
  createdAt,
});

test('an account is told from its first line to its last, with the balance after each', () => {
  const lines = [line('2026-02', 'held', -50n), line('2026-01', 'held', 50n), line('2026-01', 'cards', -50n)];
  expect(statementOf(lines, 'held').split('\r\n')).toEqual([
    'time,entry,currency,amount,balance',
    '2026-01,entry of 2026-01,SGD,50,50',
    '2026-02,entry of 2026-02,SGD,-50,0',
    '',
  ]);
});
