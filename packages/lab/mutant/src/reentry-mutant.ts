/** Bugs by which somebody who is called while money leaves takes more of it; the contracts’ own tests must catch each. */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

export const reentryMutants: readonly Mutant[] = [
  {
    bug: 'money leaves in two calls at once',
    file: file('MarketBase'),
    from: 'if (isEntered) revert Reentered();',
    to: '',
  },
  {
    bug: 'the market stays closed once money has left',
    file: file('MarketBase'),
    from: 'tstore(0, 0)',
    to: '',
  },
  {
    bug: 'a rescue takes what is on its way out',
    file: file('office/PoolTerms'),
    from: 'function rescue(address to) external onlyOwner oneAtATime',
    to: 'function rescue(address to) external onlyOwner',
  },
  {
    bug: 'a claim is rescued on its way',
    file: file('Rewards'),
    from: ') external onlyFor(PAYER) oneAtATime {\n        uint256 state',
    to: ') external onlyFor(PAYER) {\n        uint256 state',
  },
  {
    bug: 'claims are rescued on their way',
    file: file('Rewards'),
    from: '        onlyFor(PAYER)\n        oneAtATime\n',
    to: '        onlyFor(PAYER)\n',
  },
  {
    bug: 'a refund is rescued on its way',
    file: file('office/Settlements'),
    from: '        oneAtATime\n',
    to: '',
  },
  {
    bug: 'what a pool earned is rescued on its way',
    file: file('Proceeds'),
    from: '        oneAtATime\n',
    to: '',
  },
  {
    bug: 'the escrow of a pool that ends is rescued on its way',
    file: file('office/PoolTerms'),
    from: 'function removeDataPool(string calldata poolId) external onlyOwner oneAtATime',
    to: 'function removeDataPool(string calldata poolId) external onlyOwner',
  },
  {
    bug: 'what the old owner of a pool gets is rescued on its way',
    file: file('office/PoolTerms'),
    from: ') external onlyOwner oneAtATime {\n        Pool storage pool = _poolOf(poolId);\n        if (dataPoolOwner',
    to: ') external onlyOwner {\n        Pool storage pool = _poolOf(poolId);\n        if (dataPoolOwner',
  },
];
