import { expect, it } from 'vitest';
import { accountRows, money } from './balance.ts';

const balances = [
  { account: 'pool:spotify', currency: 'CGDX', amount: '-84000000000000000000' },
  { account: 'people', currency: 'CGDX', amount: '84000000000000000000' },
  { account: 'people', currency: 'SGD', amount: '-1205' },
] as const;

it('an amount has its sign and its currency', () => {
  expect(money(balances[0])).toBe('-84 CGDX (about -S$8.40)');
  expect(money(balances[2])).toBe('-S$12.05');
  expect(money({ currency: 'CGDX', amount: '0' })).toBe('0 CGDX (about S$0.00)');
});
it('an account is one row, whatever its currencies', () => {
  expect(accountRows(balances)).toEqual([
    { account: 'pool:spotify', cgdx: '-84 CGDX (about -S$8.40)' },
    { account: 'people', cgdx: '84 CGDX (about S$8.40)', sgd: '-S$12.05' },
  ]);
});
