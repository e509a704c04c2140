import { ownAccounts } from '@cgdx/core/ledger/own-account.ts';
import { expect, it } from 'vitest';
import { faultyBalances } from '../../lib/operator/faulty-balance.ts';
import { accountRows, accountWords, money } from './balance.ts';

const balances = [
  { account: 'pool:spotify', currency: 'CGDX', amount: '-84000000000000000000' },
  { account: 'people', currency: 'CGDX', amount: '84000000000000000000' },
  { account: 'people', currency: 'SGD', amount: '-1205' },
] as const;

it('an amount has its sign and its currency', () => {
  expect(money(balances[0])).toBe('−84 CGDX (about −S$8.40)');
  expect(money(balances[2])).toBe('−S$12.05');
  expect(money({ currency: 'CGDX', amount: '0' })).toBe('0 CGDX (about S$0.00)');
});

it('every account has an explanation of its name', () => {
  for (const account of [...ownAccounts, 'people'])
    expect(accountWords(account), account).toMatch(/^[A-Z].*\.$/);
});

it('an account with an impossible balance is reported by name', () => {
  expect(faultyBalances(balances)).toEqual([balances[2]]);
  const held = { account: 'held', currency: 'SGD', amount: '-1' } as const;
  const cards = { account: 'cards', currency: 'SGD', amount: '-500' } as const;
  expect(faultyBalances([held, cards])).toEqual([held]);
  expect(faultyBalances([{ ...cards, amount: '1' }, balances[0]])).toEqual([{ ...cards, amount: '1' }]);
});

it('an account has one row for all its currencies', () => {
  expect(accountRows(balances), 'proves operator.balances-ledger-account').toEqual([
    { account: 'pool:spotify', cgdx: '−84 CGDX (about −S$8.40)' },
    { account: 'people', cgdx: '84 CGDX (about S$8.40)', sgd: '−S$12.05' },
  ]);
});
