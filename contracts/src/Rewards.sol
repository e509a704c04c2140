// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {UploadLeaf} from "./library/UploadLeaf.sol";
import {UploadTree} from "./UploadTree.sol";

/// @title Rewards: each upload's is paid once, from its pool's escrow, or settled on the other rail.
abstract contract Rewards is UploadTree {
    using SafeERC20 for IERC20;

    uint256 private constant MAX_QUALITY = 10;
    uint256 private constant MAX_MULTIPLIER = 10;
    uint256 private constant EPOCH_SECONDS = 1 days;

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
    ) external onlyRole(PAYER_ROLE) {
        bytes32 leaf = UploadLeaf.hash(dataPoolId, uploadHash, dataQuality, earlyBirdMultiplier);
        State memory state = _state;
        if (state.paused) revert IsPaused();
        bytes32 computed = _flip(uploadHash, proof, index, leaf, _root, state.size);
        _move(newMerkleRoot, computed);
        (uint256 reward, uint256 numUploads) = _charge(dataPoolId, dataQuality, earlyBirdMultiplier);
        _countInEpoch(state, reward);
        emit DataUploadCompleted(dataPoolId, numUploads);
        emit LogTokenTransfer(userAddress, reward);
        _token.safeTransfer(userAddress, reward);
    }

    /// @inheritdoc IMarketplace
    function uploadIncentives(Claim[] calldata claims, bytes32 newMerkleRoot) external onlyRole(PAYER_ROLE) {
        State memory state = _state;
        if (state.paused) revert IsPaused();
        if (claims.length == 0) revert NothingGiven();
        bytes32 root = _root;
        uint256 total;
        for (uint256 i; i < claims.length; ++i) {
            Claim calldata claim = claims[i];
            root = _flip(
                claim.uploadHash,
                claim.proof,
                claim.index,
                UploadLeaf.hash(
                    claim.dataPoolId, claim.uploadHash, claim.dataQuality, claim.earlyBirdMultiplier
                ),
                root,
                state.size
            );
            (uint256 reward, uint256 numUploads) =
                _charge(claim.dataPoolId, claim.dataQuality, claim.earlyBirdMultiplier);
            total += reward;
            emit DataUploadCompleted(claim.dataPoolId, numUploads);
            emit LogTokenTransfer(claim.userAddress, reward);
            // The token is ours and calls nobody: the root is written once, below.
            _token.safeTransfer(claim.userAddress, reward);
        }
        _countInEpoch(state, total);
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
    ) external onlyRole(PAYER_ROLE) {
        bytes32 leaf = UploadLeaf.hash(dataPoolId, uploadHash, dataQuality, earlyBirdMultiplier);
        State memory state = _state;
        if (state.paused) revert IsPaused();
        bytes32 computed = _flip(uploadHash, proof, index, leaf, _root, state.size);
        _move(newMerkleRoot, computed);
        _countAsHad(uploadHash, dataQuality, dataPoolId, earlyBirdMultiplier);
    }

    /// @inheritdoc IMarketplace
    function setEpochCap(uint256 cap) external onlyOwner {
        if (cap > type(uint88).max) revert AmountOutOfRange(cap);
        _state.epochCap = uint88(cap);
        emit EpochCapSet(cap);
    }

    /// @inheritdoc IMarketplace
    function epochBudget() external view returns (uint256 cap, uint256 paid) {
        State memory state = _state;
        return (state.epochCap, state.epoch == _epoch() ? state.paidInEpoch : 0);
    }

    /// @dev Counts a reward that was paid elsewhere.
    function _countAsHad(
        bytes32 uploadHash,
        uint256 dataQuality,
        string calldata dataPoolId,
        uint256 multiplier
    ) private {
        Pool storage pool = _poolOf(dataPoolId);
        uint256 numUploads = ++pool.numUploads;
        emit DataUploadCompleted(dataPoolId, numUploads);
        uint256 reward = _rewardOf(pool.maxIncentive, dataQuality, multiplier);
        emit RewardSettledOffChain(uploadHash, dataPoolId, reward);
    }

    /// @dev Takes a reward from the pool's escrow.
    function _charge(string calldata dataPoolId, uint256 dataQuality, uint256 multiplier)
        private
        returns (uint256 reward, uint256 numUploads)
    {
        Pool storage pool = _poolOf(dataPoolId);
        reward = _rewardOf(pool.maxIncentive, dataQuality, multiplier);
        uint256 escrow = pool.escrow;
        if (reward > escrow) revert PoolEscrowEmpty(dataPoolId, escrow, reward);
        numUploads = pool.numUploads + 1;
        unchecked {
            pool.escrow = uint104(escrow - reward);
        }
        pool.numUploads = uint40(numUploads);
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

    function _countInEpoch(State memory state, uint256 reward) private {
        uint24 epoch = _epoch();
        uint256 paid = (state.epoch == epoch ? state.paidInEpoch : 0) + reward;
        if (paid > state.epochCap) revert EpochCapReached(state.epochCap, paid);
        state.epoch = epoch;
        state.paidInEpoch = uint88(paid);
        _state = state;
    }

    function _move(bytes32 announced, bytes32 computed) private {
        if (announced != computed) revert NewRootMismatch(announced, computed);
        _root = computed;
        emit LogMerkleRootUpdated(computed);
    }

    function _epoch() private view returns (uint24) {
        return uint24(block.timestamp / EPOCH_SECONDS);
    }
}
