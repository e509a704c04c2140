/** Bugs in rewards that are settled off the chain together, or paid in parts; the contracts’ own tests must catch each. */
import type { Mutant } from './mutant.ts';

const file = 'contracts/src/Rewards.sol';
const settleMany =
  'function settleOffChainMany(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)\n        external';

export const batchMutants: readonly Mutant[] = [
  {
    bug: 'anyone may settle a batch',
    file,
    from: `${settleMany}\n        onlyFor(PAYER)`,
    to: settleMany,
  },
  {
    bug: 'a batch of bank payments does not count against the cap',
    file,
    from: 'claim.earlyBirdMultiplier, claim.index\n            );\n        }\n        _countInEpoch(total, state);',
    to: 'claim.earlyBirdMultiplier, claim.index\n            );\n        }',
  },
  {
    bug: 'only the last payment of a bank batch counts against the cap',
    file,
    from: 'total += _countAsHad(',
    to: 'total = _countAsHad(',
  },
  {
    bug: 'a claim that names a wallet is settled as a bank payment',
    file,
    from: 'if (claim.userAddress != address(0)) revert WalletNamed(claim.userAddress);',
    to: '',
  },
  {
    bug: 'an empty batch is accepted',
    file,
    from: 'if (claims.length == 0) revert NothingGiven(msg.sig);\n        uint256[] memory nodes',
    to: 'uint256[] memory nodes',
  },
  {
    bug: 'a part may exceed the reward',
    file,
    from: 'if (upTo <= before || upTo > reward) revert',
    to: 'if (upTo <= before) revert',
  },
  {
    bug: 'a part may be zero',
    file,
    from: 'if (upTo <= before || upTo > reward) revert',
    to: 'if (upTo < before || upTo > reward) revert',
  },
  {
    bug: 'the rest of a reward is all of it',
    file,
    from: 'reward -= before;',
    to: '',
  },
  {
    bug: 'the rest of a reward counts its upload again',
    file,
    from: 'oneMore = 0;',
    to: '',
  },
  {
    bug: 'more was paid than the reward, and a rest is left',
    file,
    from: 'if (before >= reward) revert PartOutOfRange(before, reward, reward);',
    to: '',
  },
  {
    bug: 'a bank settles all of what was paid in part',
    file,
    from: 'if (before != 0) revert PartOutOfRange(before, 0, 0);',
    to: '',
  },
  {
    bug: 'a part is believed that nobody was paid',
    file: 'contracts/src/UploadTree.sol',
    from: 'UploadLeaf.inPart(leaf, before), UploadLeaf.claimed(leaf), index',
    to: 'leaf, UploadLeaf.claimed(leaf), index',
  },
  {
    bug: 'the last part leaves the leaf open',
    file,
    from: 'bytes32 next = upTo == reward ? UploadLeaf.claimed(leaf) : UploadLeaf.inPart(leaf, upTo);',
    to: 'bytes32 next = UploadLeaf.inPart(leaf, upTo);',
  },
  {
    bug: 'earlier parts are forgotten',
    file,
    from: 'if (before != 0) leaf = UploadLeaf.inPart(leaf, before);',
    to: '',
  },
  {
    bug: 'a part may be proved against any root',
    file,
    from: 'if (leaf != _root) revert RootMismatch(_root, leaf);',
    to: '',
  },
  {
    bug: 'each part increments the number of uploads',
    file,
    from: 'if (before == 0) emit DataUploadCompleted(claim.dataPoolId, ++pool.numUploads);',
    to: 'emit DataUploadCompleted(claim.dataPoolId, ++pool.numUploads);',
  },
  {
    bug: 'a part does not count against the cap',
    file,
    from: '_countInEpoch(amount, state);',
    to: '',
  },
  {
    bug: 'a part is not taken from the escrow',
    file,
    from: 'pool.escrow -= uint104(amount);',
    to: '',
  },
  {
    bug: 'a part that a bank paid is taken from the escrow as well',
    file,
    from: 'if (claim.userAddress == address(0)) return;',
    to: 'if (claim.userAddress == address(1)) return;',
  },
  {
    bug: 'a leaf does not contain the amount paid so far',
    file: 'contracts/src/library/UploadLeaf.sol',
    from: 'abi.encode(leaf, IN_PART, paid)',
    to: 'abi.encode(leaf, IN_PART)',
  },
  {
    bug: 'a pause during the payment of a batch is undone',
    file,
    from: '_countInEpoch(total, _stateWord());',
    to: '_countInEpoch(total, _stateWord() & ~StateWord.PAUSED_BIT);',
  },
  {
    bug: 'a batch emits wrong indexes',
    file,
    from: 'mstore(add(at, shl(5, add(count, 1))), index)',
    to: 'mstore(add(at, shl(5, add(count, 1))), i)',
  },
  {
    bug: 'a list of uploads that differs from the basket is emitted',
    file: 'contracts/src/Quotes.sol',
    from: 'if (root != quote.basketRoot) revert RootMismatch(quote.basketRoot, root);',
    to: '',
  },
  {
    bug: 'a list of uploads is emitted with unsigned qualities',
    file: 'contracts/src/Quotes.sol',
    from: 'keccak256(abi.encodePacked(salt, dataQualities))',
    to: 'keccak256(abi.encodePacked(salt))',
  },
];
