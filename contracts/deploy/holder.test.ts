import { expect, test } from 'vitest';
import { type Holders, troubleWithHolders } from './holder.ts';

const address = (digit: string): string => `0x${digit.repeat(40)}`;
const holders: Holders = {
  appender: address('1'),
  payer: address('6'),
  settler: address('2'),
  pauser: address('3'),
  quoter: address('4'),
  minter: address('5'),
};

test('each role has its own key, including those of the chain lane', () => {
  expect(troubleWithHolders(holders, address('d'))).toBeUndefined();
  expect(troubleWithHolders({ ...holders, payer: address('1') }, address('d'))).toContain(
    'The appender and the payer would share a key',
  );
  expect(troubleWithHolders({ ...holders, minter: address('4') }, address('d'))).toContain(
    'The quoter and the minter would share a key',
  );
});

test('the deployer’s key keeps no role, in whatever case its address is written', () => {
  expect(troubleWithHolders({ ...holders, quoter: address('D') }, address('d'))).toContain(
    'The quoter would be the key that deploys',
  );
});
