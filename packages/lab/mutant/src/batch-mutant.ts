/** Bugs in rewards that are settled off the chain together; the contracts’ own tests must catch each. */
import type { Mutant } from './mutant.ts';

const file = 'contracts/src/Rewards.sol';
const settleMany =
  'function settleOffChainMany(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)\n        external';

export const batchMutants: readonly Mutant[] = [
  {
    bug: 'anyone may settle many at once',
    file,
    from: `${settleMany}\n        onlyFor(PAYER)`,
    to: settleMany,
  },
  {
    bug: 'what banks pay together does not count against the cap',
    file,
    from: 'claim.earlyBirdMultiplier, claim.index\n            );\n        }\n        _countInEpoch(total);',
    to: 'claim.earlyBirdMultiplier, claim.index\n            );\n        }',
  },
  {
    bug: 'of what banks pay together the last alone counts',
    file,
    from: 'total += _countAsHad(',
    to: 'total = _countAsHad(',
  },
  {
    bug: 'a bank settles what a wallet was to get',
    file,
    from: 'if (claim.userAddress != address(0)) revert WalletNamed(claim.userAddress);',
    to: '',
  },
  {
    bug: 'a batch of nothing moves the root',
    file,
    from: 'if (claims.length == 0) revert NothingGiven(msg.sig);\n        uint256[] memory nodes',
    to: 'uint256[] memory nodes',
  },
];
