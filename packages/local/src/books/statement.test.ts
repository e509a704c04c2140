import { expect, test } from 'vitest';
import { statementOf } from './statement.ts';

const line = (createdAt: string, account: string, amount: bigint) => ({
  entryId: `entry of ${createdAt}`,
  account,
  currency: 'SGD' as const,
  amount,
  createdAt,
});

test('a statement lists all lines of an account in whole dollars, with the balance after each', () => {
  const lines = [
    line('2026-02', 'held', -40n),
    line('2026-01', 'held', 140n),
    line('2026-01', 'cards', -140n),
  ];
  expect(statementOf(lines, 'held').split('\r\n')).toEqual([
    'time,entry,amount,currency,balance',
    '2026-01,entry of 2026-01,1.4,SGD,1.4',
    '2026-02,entry of 2026-02,-0.4,SGD,1',
    '',
  ]);
});
