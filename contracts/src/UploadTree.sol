// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "./interface/IMarketplace.sol";
import {LeanMerkle} from "./library/LeanMerkle.sol";
import {UploadLeaf} from "./library/UploadLeaf.sol";
import {Promises} from "./Promises.sol";

/// @title The tree of all uploads: its root and size, and the only ways to change them.
abstract contract UploadTree is IMarketplace, Promises {
    /// @dev The leaves of one append: far more than the lane sends, and no made-up one can use up the tree.
    uint256 private constant MAX_APPENDED = 1 << 20;

    /// @dev Bit offset of `paused` in the word of `State`.
    uint256 private constant PAUSED_BIT = 1 << 240;

    /// @inheritdoc IMarketplace
    function appendUploads(bytes32[] calldata subtreeRoots, uint256 count, bytes32[] calldata peaks)
        external
        onlyFor(APPENDER)
    {
        // The word that holds the size is read once and written once.
        uint256 word;
        assembly ("memory-safe") {
            word := sload(_state.slot)
        }
        if (word & PAUSED_BIT != 0) _revertPaused();
        if (count == 0) revert NothingGiven(msg.sig);
        uint256 oldSize = uint40(word);
        if (count > MAX_APPENDED || count > type(uint40).max - oldSize) revert AmountOutOfRange(count);
        (bytes32 oldRoot, bytes32 newRoot) = LeanMerkle.append(oldSize, count, peaks, subtreeRoots);
        bytes32 current = _root;
        if (oldRoot != current) revert RootMismatch(current, oldRoot);
        _root = newRoot;
        emit LogMerkleRootUpdated(newRoot);
        unchecked {
            word += count;
            assembly ("memory-safe") {
                sstore(_state.slot, word)
            }
        }
    }

    /// @dev The leaf of this upload at `index` until its reward is claimed.
    function _leafOf(
        uint256 index,
        string calldata dataPoolId,
        bytes32 uploadHash,
        uint256 dataQuality,
        uint256 multiplier
    ) internal returns (bytes32) {
        return UploadLeaf.hash(_originOf(index, dataPoolId), dataPoolId, uploadHash, dataQuality, multiplier);
    }

    /// @dev The market that the leaf at `index` was made for: this one, or one whose tree it took over, whose promises
    /// are taken over before anything is done with the leaf.
    function _originOf(uint256 index, string calldata dataPoolId) private returns (address) {
        if (_state.movedIn) {
            for (uint256 i; i < _origins.length; ++i) {
                if (index >= _origins[i].size) continue;
                _inherit(dataPoolId);
                return _origins[i].market;
            }
        }
        return address(this);
    }

    /// @dev The root after the leaf at `index` is marked as claimed.
    function _flip(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 index,
        bytes32 leaf,
        bytes32 current,
        uint256 treeSize
    ) internal pure returns (bytes32) {
        (bytes32 unclaimed, bytes32 claimed) =
            LeanMerkle.roots(leaf, UploadLeaf.claimed(leaf), index, treeSize, proof);
        if (unclaimed != current) {
            if (claimed == current) revert RewardAlreadyClaimed(uploadHash, index);
            revert RootMismatch(current, unclaimed);
        }
        return claimed;
    }
}
