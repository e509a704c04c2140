/**
 * Reentrancy bugs: a contract that is called during a payment takes more money; the contracts’ own tests must catch
 * each.
 */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

export const reentryMutants: readonly Mutant[] = [
  {
    bug: 'two payments can be nested',
    file: file('MarketBase'),
    from: 'if (isEntered) revert Reentered();',
    to: '',
  },
  {
    bug: 'the lock is not released after a payment',
    file: file('MarketBase'),
    from: 'tstore(0, 0)',
    to: '',
  },
  {
    bug: 'a rescue can be nested in a payment',
    file: file('office/PoolTerms'),
    from: 'function rescue(address to) external onlyOwner oneAtATime',
    to: 'function rescue(address to) external onlyOwner',
  },
  {
    bug: 'a rescue during a claim takes the reward',
    file: file('Rewards'),
    from: ') external onlyFor(PAYER) oneAtATime {\n        uint256 state',
    to: ') external onlyFor(PAYER) {\n        uint256 state',
  },
  {
    bug: 'a rescue during a batch of claims takes the rewards',
    file: file('Rewards'),
    from: '        onlyFor(PAYER)\n        oneAtATime\n',
    to: '        onlyFor(PAYER)\n',
  },
  {
    bug: 'a rescue during a refund takes the money',
    file: file('office/Settlements'),
    from: '        oneAtATime\n',
    to: '',
  },
  {
    bug: 'a rescue during a withdrawal takes the proceeds',
    file: file('Proceeds'),
    from: '        oneAtATime\n',
    to: '',
  },
  {
    bug: 'a rescue during the removal of a pool takes the escrow',
    file: file('office/PoolTerms'),
    from: 'function removeDataPool(string calldata poolId) external onlyOwner oneAtATime',
    to: 'function removeDataPool(string calldata poolId) external onlyOwner',
  },
  {
    bug: 'a rescue during a change of owner takes the proceeds',
    file: file('office/PoolTerms'),
    from: ') external onlyOwner oneAtATime {\n        Pool storage pool = _poolOf(poolId);\n        if (dataPoolOwner',
    to: ') external onlyOwner {\n        Pool storage pool = _poolOf(poolId);\n        if (dataPoolOwner',
  },
];
