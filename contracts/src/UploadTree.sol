// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "./interface/IMarketplace.sol";
import {LeanMerkle} from "./library/LeanMerkle.sol";
import {StateWord} from "./library/StateWord.sol";
import {UploadLeaf} from "./library/UploadLeaf.sol";
import {Promises} from "./Promises.sol";

/// @title The tree of all uploads: its root and size, and the only ways to change them.
abstract contract UploadTree is IMarketplace, Promises {
    /// @dev The most leaves of one append: far more than the chain lane sends, and too few to use up the tree.
    uint256 private constant MAX_APPENDED_LOG2 = 20;

    /// @inheritdoc IMarketplace
    function appendUploads(bytes32[] calldata subtreeRoots, uint256 count, bytes32[] calldata peaks)
        external
        onlyFor(APPENDER)
    {
        // The word that holds the size is read once and written once.
        uint256 word = StateWord.rolled(_openState(), block.timestamp);
        uint256 oldSize = uint40(word);
        unchecked {
            // For a count of 0, `count - 1` wraps to the maximum and is too large as well.
            if ((count - 1 >> MAX_APPENDED_LOG2 | oldSize + count >> 40) != 0) _revertCount(count);
        }
        (bytes32 oldRoot, bytes32 newRoot) = LeanMerkle.append(oldSize, count, peaks, subtreeRoots);
        bytes32 current = _root;
        if (oldRoot != current) revert RootMismatch(current, oldRoot);
        _root = newRoot;
        emit LogMerkleRootUpdated(newRoot);
        unchecked {
            _setStateWord(word + count);
        }
    }

    /// @inheritdoc IMarketplace
    function cutBack(uint256 newSize, bytes32[] calldata peaks, bytes32[] calldata subtreeRoots)
        external
        onlyOwner
    {
        if (_successor != address(0)) revert IsRetired(_successor);
        uint256 word = StateWord.rolled(_stateWord(), _time());
        uint256 oldSize = uint40(word);
        uint256 counted = StateWord.claimableSize(word, _time());
        if (newSize < counted || newSize >= oldSize) revert CutOutOfRange(newSize, counted, oldSize);
        // Computes the append of the removed leaves: its new root is the current one, its old root the one after the cut.
        (bytes32 newRoot, bytes32 oldRoot) =
            LeanMerkle.append(newSize, oldSize - newSize, peaks, subtreeRoots);
        if (oldRoot != _root) revert RootMismatch(_root, oldRoot);
        _root = newRoot;
        uint256 next = uint40(word >> StateWord.NEXT_SHIFT);
        if (next > newSize) next = newSize;
        uint256 window = uint32(word >> StateWord.WINDOW_SHIFT);
        _setStateWord(StateWord.withSizes(word - oldSize + newSize, counted, next, window));
        _voids.push(Void(uint40(newSize), uint64(block.number)));
        emit RootsVoided(oldRoot, newRoot, oldSize, newSize);
        emit LogMerkleRootUpdated(newRoot);
    }

    /// @inheritdoc IMarketplace
    function claimableFrom(uint256 index) external view returns (uint256) {
        uint256 word = _stateWord();
        if (index >= uint40(word)) revert LeanMerkle.IndexOutOfRange(index, uint40(word));
        if (index < StateWord.claimableSize(word, _time())) return 0;
        return StateWord.claimableFrom(word, index);
    }

    function _revertCount(uint256 count) private pure {
        if (count == 0) revert NothingGiven(msg.sig);
        revert AmountOutOfRange(count);
    }

    /// @dev Reverts because the leaf at `index` does not count yet, or is not there.
    function _revertUncounted(uint256 index, uint256 claimable, uint256 treeSize) internal pure {
        if (index >= treeSize) revert LeanMerkle.IndexOutOfRange(index, treeSize);
        revert NotClaimableYet(index, claimable);
    }

    /// @dev The number of leaves. Reverts unless the one at `index` counts by now.
    /// @param state the word of the state
    function _sizeIfCounted(uint256 index, uint256 state) internal view returns (uint256 treeSize) {
        treeSize = uint40(state);
        uint256 claimable = StateWord.claimableSize(state, block.timestamp);
        if (index >= claimable) _revertUncounted(index, claimable, treeSize);
    }

    /// @dev The leaf of this upload at `index` until its reward is claimed.
    /// @param state the word of the state
    function _leafOf(
        bytes32 uploadHash,
        uint256 index,
        string calldata dataPoolId,
        uint256 dataQuality,
        uint256 multiplier,
        uint256 state
    ) internal returns (bytes32) {
        return UploadLeaf.hash(
            _originOf(state, index, dataPoolId), dataPoolId, uploadHash, dataQuality, multiplier
        );
    }

    /// @dev Returns the market in the leaf at `index`: this one, or an earlier one whose tree was taken over. In that case
    /// first takes over the promises of that market.
    function _originOf(uint256 state, uint256 index, string calldata dataPoolId) private returns (address) {
        if (state & StateWord.MOVED_IN_BIT != 0) {
            for (uint256 i; i < _origins.length; ++i) {
                if (index >= _origins[i].size) continue;
                _inherit(dataPoolId);
                return _origins[i].market;
            }
        }
        return address(this);
    }

    /// @dev The root after the leaf at `index` is marked as claimed, and what was paid of it before: the last word of a proof
    /// that has one more than the path needs.
    function _flip(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 index,
        bytes32 leaf,
        bytes32 current,
        uint256 treeSize
    ) internal pure returns (bytes32 root, uint256 before) {
        bytes32 unclaimed;
        (unclaimed, root) = LeanMerkle.roots(leaf, UploadLeaf.claimed(leaf), index, treeSize, proof);
        if (unclaimed == current) return (root, 0);
        if (unclaimed == LeanMerkle.NO_ROOT) {
            uint256 last = proof.length - 1;
            before = uint256(proof[last]);
            (unclaimed, root) = LeanMerkle.roots(
                UploadLeaf.inPart(leaf, before), UploadLeaf.claimed(leaf), index, treeSize, proof[:last]
            );
        }
        if (root == current) revert RewardAlreadyClaimed(uploadHash, index);
        if (unclaimed != current) revert RootMismatch(current, unclaimed);
    }
}
