// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "./interface/IMarketplace.sol";
import {LeanMerkle} from "./library/LeanMerkle.sol";
import {UploadLeaf} from "./library/UploadLeaf.sol";
import {MarketBase} from "./MarketBase.sol";

/// @title The tree of all uploads: its root and size, and the only ways in which they move.
abstract contract UploadTree is MarketBase {
    /// @dev Where `paused` lies in the word of `State`.
    uint256 private constant PAUSED_BIT = 1 << 240;

    /// @inheritdoc IMarketplace
    function getDataUploadMerkleRoot() external view returns (bytes32) {
        return _root;
    }

    /// @inheritdoc IMarketplace
    function size() external view returns (uint256) {
        return _state.size;
    }

    /// @inheritdoc IMarketplace
    function appendUploads(
        bytes32[] calldata subtreeRoots,
        uint64 count,
        bytes32[] calldata peaks,
        bytes32 newRoot
    ) external onlyRole(APPENDER_ROLE) {
        // The word that holds the size is read once and written once.
        uint256 word;
        assembly ("memory-safe") {
            word := sload(_state.slot)
        }
        if (word & PAUSED_BIT != 0) revert IsPaused();
        if (count == 0) revert NothingGiven();
        uint256 oldSize = uint40(word);
        // Wide enough for a trillion uploads, and far from any overflow below.
        if (count > type(uint40).max - oldSize) revert AmountOutOfRange(count);
        (bytes32 oldRoot, bytes32 computed) = LeanMerkle.append(oldSize, count, peaks, subtreeRoots);
        bytes32 current = _root;
        if (oldRoot != current) revert RootMismatch(current, oldRoot);
        if (computed != newRoot) revert NewRootMismatch(newRoot, computed);
        _root = newRoot;
        emit LogMerkleRootUpdated(newRoot);
        unchecked {
            word += count;
            assembly ("memory-safe") {
                sstore(_state.slot, word)
            }
        }
    }

    /// @inheritdoc IMarketplace
    function updateDataUploadMerkleRoot(bytes32 newRoot) external onlyOwner {
        if (_state.isSealed) revert IsSealed();
        emit MerkleRootOverridden(_root, newRoot);
        _root = newRoot;
        emit LogMerkleRootUpdated(newRoot);
    }

    /// @inheritdoc IMarketplace
    function seal() external onlyOwner {
        if (_state.isSealed) revert IsSealed();
        _state.isSealed = true;
        emit Sealed();
    }

    /// @inheritdoc IMarketplace
    function isSealed() external view returns (bool) {
        return _state.isSealed;
    }

    /// @inheritdoc IMarketplace
    function verifyMerkleProof(bytes32 root, bytes32[] calldata proof, bytes32 leaf, uint256 index)
        external
        view
        returns (bool)
    {
        return LeanMerkle.isProof(root, leaf, index, _state.size, proof);
    }

    /// @inheritdoc IMarketplace
    function verifyMerkleProof(
        bytes32 root,
        bytes32[] calldata proof,
        bytes32 leaf,
        uint256 index,
        uint256 treeSize
    ) external pure returns (bool) {
        return LeanMerkle.isProof(root, leaf, index, treeSize, proof);
    }

    /// @dev The root after the leaf at `index` was marked as claimed.
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
