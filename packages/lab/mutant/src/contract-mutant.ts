/** Bugs in contracts/src; the contracts' own tests must catch each. */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `contracts/src/${name}.sol`;

export const contractMutants: readonly Mutant[] = [
  // The tree
  {
    bug: 'the peaks need not fold to the current root',
    file: file('UploadTree'),
    from: 'if (oldRoot != current) revert RootMismatch(current, oldRoot);',
    to: '',
  },
  {
    bug: 'the size does not grow with the leaves',
    file: file('UploadTree'),
    from: 'word += count;',
    to: 'word += 1;',
  },
  {
    bug: 'anyone may append',
    file: file('UploadTree'),
    from: 'onlyFor(APPENDER)',
    to: '',
  },
  {
    bug: 'leaves are appended while paused',
    file: file('UploadTree'),
    from: 'if (word & PAUSED_BIT != 0) _revertPaused();',
    to: '',
  },
  {
    bug: 'the owner sets a root past the seal',
    file: file('office/Administration'),
    from: 'if (_desk.stage != OPEN) revert IsSealed(_root);\n        emit MerkleRootOverridden',
    to: 'emit MerkleRootOverridden',
  },
  {
    bug: 'a claim is not proved against the current root',
    file: file('UploadTree'),
    from: 'revert RootMismatch(current, unclaimed);\n        }',
    to: '}',
  },
  {
    bug: 'a path may be one hash too long',
    file: file('library/LeanMerkle'),
    from: '(oldLeaf, newLeaf, index, size, proof);\n        if (needed != proof.length) revert WrongLength(proof.length, needed);',
    to: '(oldLeaf, newLeaf, index, size, proof);',
  },
  {
    bug: 'the proof of a batch may be one hash too long',
    file: file('library/LeanMerkle'),
    from: 'needed := shr(5, sub(at, proof.offset))\n        }\n        if (needed != proof.length) revert WrongLength(proof.length, needed);',
    to: 'needed := shr(5, sub(at, proof.offset))\n        }',
  },
  {
    bug: 'two claims side by side are not paired with each other',
    file: file('library/LeanMerkle'),
    from: 'and(lt(next, end), eq(mload(next), or(index, 1)))',
    to: 'and(lt(next, end), eq(mload(next), add(index, 2)))',
  },
  {
    bug: 'what lies behind the last claim is taken for one',
    file: file('library/LeanMerkle'),
    from: 'and(lt(next, end), eq(mload(next), or(index, 1)))',
    to: 'eq(mload(next), or(index, 1))',
  },
  {
    bug: 'a promoted node of a batch is paired',
    file: file('library/LeanMerkle'),
    from: 'if or(isRight, lt(index, last)) {\n                        let next',
    to: 'if or(isRight, iszero(gt(index, last))) {\n                        let next',
  },
  {
    bug: 'a batch may have one claim twice',
    file: file('Rewards'),
    from: 'if (index < least) revert ClaimsOutOfOrder(index);',
    to: 'if (index + 1 < least) revert ClaimsOutOfOrder(index);',
  },
  {
    bug: 'a claim of a batch may lie behind the last leaf',
    file: file('Rewards'),
    from: 'if (index >= treeSize) revert LeanMerkle.IndexOutOfRange(index, treeSize);',
    to: '',
  },
  {
    bug: 'a batch is not proved against the current root',
    file: file('Rewards'),
    from: 'if (unclaimed != current) revert RootMismatch(current, unclaimed);',
    to: '',
  },
  {
    bug: 'a leaf may lie behind the last one',
    file: file('library/LeanMerkle'),
    from: 'if (index >= size) revert IndexOutOfRange(index, size);',
    to: '',
  },
  {
    bug: 'a promoted node is paired: `index % 2` alone decides',
    file: file('library/LeanMerkle'),
    from: 'if or(isRight, lt(index, last)) {\n                    // The half',
    to: 'if or(isRight, iszero(gt(index, last))) {\n                    // The half',
  },
  {
    bug: 'the two lanes of a path are mixed up at a right node',
    file: file('library/LeanMerkle'),
    from: 'mstore(place, newRoot)\n',
    to: 'mstore(place, newRoot)\n                    mstore(xor(place, 0x20), oldLeaf)\n',
  },
  {
    bug: 'a view takes a proof of any length',
    file: file('library/LeanMerkle'),
    from: 'return needed == proof.length && found == root;',
    to: 'return found == root;',
  },
  {
    bug: 'more or fewer subtrees than the leaves fill are taken',
    file: file('library/LeanMerkle'),
    from: 'if (!fits) revert WrongLength(subtreeRoots.length, subtrees(size, size + count));',
    to: '',
  },
  {
    bug: 'more or fewer peaks than the tree has are taken',
    file: file('library/LeanMerkle'),
    from: 'if (peaks.length != ones(size)) revert WrongLength(peaks.length, ones(size));',
    to: '',
  },
  {
    bug: 'a leaf is another than the frozen format says',
    file: file('library/UploadLeaf'),
    from: 'leaf := keccak256(0x00, 0x20)',
    to: 'leaf := keccak256(0x00, 0x21)',
  },
  {
    bug: 'a pool name is not filled up with zeros',
    file: file('library/UploadLeaf'),
    from: 'mstore(add(text, dataPoolId.length), 0)',
    to: 'mstore(add(text, dataPoolId.length), not(0))',
  },
  {
    bug: 'an upload is not counted with its claim',
    file: file('Rewards'),
    from: 'word = word - reward + (1 << 104);',
    to: 'word = word - reward;',
  },
  {
    bug: 'a leaf is good on another chain',
    file: file('library/UploadLeaf'),
    from: 'mstore(at, chainid())',
    to: 'mstore(at, 1287)',
  },
  // Rewards
  {
    bug: 'anyone may claim, to any wallet',
    file: file('Rewards'),
    from: 'address userAddress,\n        uint256 earlyBirdMultiplier\n    ) external onlyFor(PAYER) {',
    to: 'address userAddress,\n        uint256 earlyBirdMultiplier\n    ) external {',
  },
  {
    bug: 'a claim leaves the root as it was, so it can be had again',
    file: file('Rewards'),
    from: '_root = computed;\n        emit LogMerkleRootUpdated(computed);',
    to: 'emit LogMerkleRootUpdated(computed);',
  },
  {
    bug: 'a claim takes whatever root is announced',
    file: file('Rewards'),
    from: 'if (announced != computed) revert NewRootMismatch(announced, computed);\n        _root = computed;',
    to: '_root = announced;',
  },
  {
    bug: 'the reward is not taken from the escrow',
    file: file('Rewards'),
    from: 'word = word - reward + (1 << 104);',
    to: 'word = word + (1 << 104);',
  },
  {
    bug: 'a batch tells its running total as each reward',
    file: file('Rewards'),
    from: 'emit LogTokenTransfer(claim.userAddress, reward);',
    to: 'uint256 sum;\n        assembly {\n            sum := add(tload(7), reward)\n            tstore(7, sum)\n        }\n        emit LogTokenTransfer(claim.userAddress, sum);',
  },
  {
    bug: 'a reward is divided first and loses its fraction',
    file: file('Rewards'),
    from: 'return dataQuality * maxIncentive * multiplier / MAX_QUALITY;',
    to: 'return dataQuality * (maxIncentive / MAX_QUALITY) * multiplier;',
  },
  {
    bug: 'a quality over 10 earns more',
    file: file('Rewards'),
    from: 'if (dataQuality > MAX_QUALITY) revert QualityOutOfRange(dataQuality);',
    to: '',
  },
  {
    bug: 'one day may pay more than its cap',
    file: file('Rewards'),
    from: 'if (paid > cap) revert EpochCapReached(cap, paid);',
    to: '',
  },
  {
    bug: 'what a batch pays does not count against the cap',
    file: file('Rewards'),
    from: '_countInEpoch(total);',
    to: '',
  },
  // Purchases
  {
    bug: 'a quality is recorded without a proof',
    file: file('Purchases'),
    from: 'if (unclaimed != current && claimed != current) revert RootMismatch(current, unclaimed);',
    to: '',
  },
  {
    bug: 'a purchase announces another quality than it pays for',
    file: file('Purchases'),
    from: 'if (stored - 1 != dataQualities[i]) {',
    to: 'if (stored > 11) {',
  },
  {
    bug: 'a quality that was never recorded is free',
    file: file('Purchases'),
    from: 'if (stored == 0) revert QualityNotRecorded(uploadHash);',
    to: 'if (stored == 0) continue;',
  },
  {
    bug: 'a quote can be used twice',
    file: file('Quotes'),
    from: 'if (word & bit != 0) revert QuoteUsed(nonce);',
    to: '',
  },
  {
    bug: 'a quote holds past its deadline',
    file: file('Quotes'),
    from: 'if (block.timestamp > quote.deadline) revert QuoteExpired(quote.deadline);',
    to: '',
  },
  {
    bug: 'anyone may sign a quote',
    file: file('Quotes'),
    from: 'if (signer != rightSigner) revert QuoteNotSigned(signer);',
    to: '',
  },
  {
    bug: 'a permit that somebody sent first stops the purchase',
    file: file('Quotes'),
    from: '} catch {}\n        _purchase',
    to: '} catch { revert IsPaused(0); }\n        _purchase',
  },
  {
    bug: 'one purchase can be refunded twice',
    file: file('office/Settlements'),
    from: 'if (refunded <= before) revert PurchaseRefundedAlready(id, before);',
    to: 'before = 0;',
  },
  {
    bug: 'the owner of a pool has payments that are still held',
    file: file('HeldPayments'),
    from: 'if (windows == 1) return (0, heldNow, heldBefore);',
    to: '',
  },
  {
    bug: 'anyone may withdraw what a pool earned',
    file: file('Proceeds'),
    from: 'if (msg.sender != pool.owner) revert NotPoolOwner(msg.sender, pool.owner);',
    to: '',
  },
  // Pools and the token
  {
    bug: 'anyone may do what the owner may',
    file: file('MarketOffice'),
    from: 'if (msg.sender != defaultAdmin()) {',
    to: 'if (msg.sender == address(0)) {',
  },
  {
    bug: 'a pool is added over another',
    file: file('DataPools'),
    from: 'if (pool.owner != address(0)) revert PoolExists(poolId);',
    to: '',
  },
  {
    bug: 'a pool is removed with what buyers paid',
    file: file('office/PoolTerms'),
    from: 'if (held != 0) revert PoolHoldsPayments(poolId, held);',
    to: '',
  },
  {
    bug: 'a pool is funded with nothing',
    file: file('DataPools'),
    from: '_token.safeTransferFrom(msg.sender, address(this), amount);',
    to: '',
  },
  {
    bug: 'more CGDX is minted than the cap allows',
    file: file('CGDX'),
    from: 'if (amount > left) revert CapExceeded(amount, left);',
    to: '',
  },
];
