// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {UploadTree} from "./UploadTree.sol";

/// @title Rewards: each upload's is paid once, from its pool's escrow, or settled on the other rail.
abstract contract Rewards is UploadTree {
    using SafeERC20 for IERC20;

    uint256 private constant MAX_QUALITY = 10;
    uint256 private constant MAX_MULTIPLIER = 10;

    /// @inheritdoc IMarketplace
    function uploadIncentive(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        bytes32 newMerkleRoot,
        address userAddress,
        uint256 earlyBirdMultiplier
    ) external onlyFor(PAYER) {
        bytes32 leaf = _leafOf(index, dataPoolId, uploadHash, dataQuality, earlyBirdMultiplier);
        _mark(uploadHash, proof, index, leaf, newMerkleRoot);
        (uint256 reward, uint256 numUploads) = _charge(dataPoolId, dataQuality, earlyBirdMultiplier, index);
        _countInEpoch(reward);
        emit DataUploadCompleted(dataPoolId, numUploads);
        emit LogTokenTransfer(userAddress, reward);
        _token.safeTransfer(userAddress, reward);
    }

    /// @inheritdoc IMarketplace
    function uploadIncentives(Claim[] calldata claims, bytes32 newMerkleRoot) external onlyFor(PAYER) {
        if (_state.paused) _revertPaused();
        if (claims.length == 0) revert NothingGiven(msg.sig);
        (bytes32 root, uint256 treeSize) = (_root, _state.size);
        uint256 total;
        for (uint256 i; i < claims.length; ++i) {
            uint256 reward;
            (root, reward) = _pay(claims[i], root, treeSize);
            total += reward;
        }
        _countInEpoch(total);
        _move(newMerkleRoot, root);
    }

    /// @inheritdoc IMarketplace
    function settleOffChain(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        bytes32 newMerkleRoot,
        uint256 earlyBirdMultiplier
    ) external onlyFor(PAYER) {
        bytes32 leaf = _leafOf(index, dataPoolId, uploadHash, dataQuality, earlyBirdMultiplier);
        _mark(uploadHash, proof, index, leaf, newMerkleRoot);
        _countAsHad(uploadHash, dataQuality, dataPoolId, earlyBirdMultiplier, index);
    }

    /// @dev One claim of many.
    /// @return next the root that it leaves
    function _pay(Claim calldata claim, bytes32 root, uint256 treeSize)
        private
        returns (bytes32 next, uint256 reward)
    {
        bytes32 leaf = _leafOf(
            claim.index, claim.dataPoolId, claim.uploadHash, claim.dataQuality, claim.earlyBirdMultiplier
        );
        next = _flip(claim.uploadHash, claim.proof, claim.index, leaf, root, treeSize);
        uint256 numUploads;
        (reward, numUploads) =
            _charge(claim.dataPoolId, claim.dataQuality, claim.earlyBirdMultiplier, claim.index);
        emit DataUploadCompleted(claim.dataPoolId, numUploads);
        emit LogTokenTransfer(claim.userAddress, reward);
        // The token is ours and calls nobody: the root is written once, by the caller.
        _token.safeTransfer(claim.userAddress, reward);
    }

    /// @dev Counts a reward that was paid elsewhere.
    function _countAsHad(
        bytes32 uploadHash,
        uint256 dataQuality,
        string calldata dataPoolId,
        uint256 multiplier,
        uint256 index
    ) private {
        Pool storage pool = _poolOf(dataPoolId);
        uint256 numUploads = ++pool.numUploads;
        emit DataUploadCompleted(dataPoolId, numUploads);
        uint256 reward = _rewardOf(_incentiveOf(pool, index), dataQuality, multiplier);
        emit RewardSettledOffChain(uploadHash, dataPoolId, reward);
    }

    /// @dev Takes a reward from the pool's escrow.
    function _charge(string calldata dataPoolId, uint256 dataQuality, uint256 multiplier, uint256 index)
        private
        returns (uint256 reward, uint256 numUploads)
    {
        Pool storage pool = _poolOf(dataPoolId);
        reward = _rewardOf(_incentiveOf(pool, index), dataQuality, multiplier);
        uint256 escrow = pool.escrow;
        if (reward > escrow) revert PoolEscrowEmpty(dataPoolId, escrow, reward);
        numUploads = pool.numUploads + 1;
        unchecked {
            pool.escrow = uint104(escrow - reward);
        }
        pool.numUploads = uint40(numUploads);
    }

    /// @dev The pool's incentive, or a higher one that the upload at `index` was promised before it was cut.
    function _incentiveOf(Pool storage pool, uint256 index) private view returns (uint256 incentive) {
        incentive = pool.maxIncentive;
        for (uint256 cut = pool.cuts; cut != 0;) {
            unchecked {
                --cut;
            }
            Promise memory promised = pool.promises[cut];
            // The earlier a cut, the fewer uploads had come before it.
            if (index >= promised.beforeIndex) break;
            if (promised.incentive > incentive) incentive = promised.incentive;
        }
    }

    function _rewardOf(uint256 maxIncentive, uint256 dataQuality, uint256 multiplier)
        private
        pure
        returns (uint256)
    {
        if (dataQuality > MAX_QUALITY) revert QualityOutOfRange(dataQuality);
        if (multiplier == 0 || multiplier > MAX_MULTIPLIER) revert MultiplierOutOfRange(multiplier);
        // Multiplied first: exact wherever the result is whole.
        return dataQuality * maxIncentive * multiplier / MAX_QUALITY;
    }

    function _countInEpoch(uint256 reward) private {
        State memory state = _state;
        uint24 epoch = _epoch();
        uint256 paid = (state.epoch == epoch ? state.paidInEpoch : 0) + reward;
        if (paid > state.epochCap) revert EpochCapReached(state.epochCap, paid);
        state.epoch = epoch;
        state.paidInEpoch = uint88(paid);
        _state = state;
    }

    /// @dev Marks the leaf as claimed.
    function _mark(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 index,
        bytes32 leaf,
        bytes32 announced
    ) private {
        if (_state.paused) _revertPaused();
        _move(announced, _flip(uploadHash, proof, index, leaf, _root, _state.size));
    }

    function _move(bytes32 announced, bytes32 computed) private {
        if (announced != computed) revert NewRootMismatch(announced, computed);
        _root = computed;
        emit LogMerkleRootUpdated(computed);
    }
}
