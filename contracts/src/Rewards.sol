// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {LeanMerkle} from "./library/LeanMerkle.sol";
import {StateWord} from "./library/StateWord.sol";
import {UploadLeaf} from "./library/UploadLeaf.sol";
import {UploadTree} from "./UploadTree.sol";

/// @title Rewards. Each is paid once: from its pool's escrow, or by bank transfer, which is only recorded here.
abstract contract Rewards is UploadTree {
    using SafeERC20 for IERC20;

    uint256 private constant MAX_QUALITY = 10;
    uint256 private constant MAX_MULTIPLIER = 10;

    /// @dev The bits of the day and of its paid rewards in the word of the state.
    uint256 private constant COUNT_MASK = (1 << StateWord.CAP_SHIFT) - (1 << StateWord.EPOCH_SHIFT);

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
    ) external onlyFor(PAYER) oneAtATime {
        uint256 state = _openState();
        uint256 before;
        {
            bytes32 leaf = _leafOf(uploadHash, index, dataPoolId, dataQuality, earlyBirdMultiplier, state);
            before = _mark(uploadHash, proof, index, leaf, newMerkleRoot, state);
        }
        emit UploadClaimed(uploadHash, index);
        (uint256 reward, uint256 numUploads) =
            _charge(dataPoolId, dataQuality, earlyBirdMultiplier, index, before);
        _countInEpoch(reward, state);
        emit DataUploadCompleted(dataPoolId, numUploads);
        emit LogTokenTransfer(userAddress, reward);
        _token.safeTransfer(userAddress, reward);
    }

    /// @inheritdoc IMarketplace
    function uploadIncentives(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)
        external
        onlyFor(PAYER)
        oneAtATime
    {
        _markMany(claims, proof, newMerkleRoot);
        uint256 count = claims.length;
        // The data of the event `UploadsClaimed`, ABI-encoded: two offsets, then both arrays with their lengths.
        uint256[] memory told = new uint256[](2 * count + 4);
        (told[0], told[1], told[2], told[count + 3]) = (0x40, 0x60 + 0x20 * count, count, count);
        uint256 total;
        for (uint256 i; i < count; ++i) {
            Claim calldata claim = claims[i];
            total += _pay(claim);
            (bytes32 uploadHash, uint256 index) = (claim.uploadHash, claim.index);
            assembly ("memory-safe") {
                let at := add(told, shl(5, add(i, 4)))
                mstore(at, uploadHash)
                mstore(add(at, shl(5, add(count, 1))), index)
            }
        }
        bytes32 topic = UploadsClaimed.selector;
        assembly ("memory-safe") {
            log1(add(told, 0x20), shl(5, mload(told)), topic)
        }
        // Read again: a contract that the token called meanwhile may have paused or appended.
        _countInEpoch(total, _stateWord());
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
        uint256 state = _openState();
        bytes32 leaf = _leafOf(uploadHash, index, dataPoolId, dataQuality, earlyBirdMultiplier, state);
        uint256 before = _mark(uploadHash, proof, index, leaf, newMerkleRoot, state);
        // `uploadIncentivePart` settles the rest of it.
        if (before != 0) revert PartOutOfRange(before, 0, 0);
        _countInEpoch(_countAsHad(uploadHash, dataQuality, dataPoolId, earlyBirdMultiplier, index), state);
    }

    /// @inheritdoc IMarketplace
    function settleOffChainMany(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)
        external
        onlyFor(PAYER)
    {
        uint256 state = _markMany(claims, proof, newMerkleRoot);
        uint256 total;
        for (uint256 i; i < claims.length; ++i) {
            Claim calldata claim = claims[i];
            if (claim.userAddress != address(0)) revert WalletNamed(claim.userAddress);
            total += _countAsHad(
                claim.uploadHash, claim.dataQuality, claim.dataPoolId, claim.earlyBirdMultiplier, claim.index
            );
        }
        _countInEpoch(total, state);
    }

    /// @inheritdoc IMarketplace
    function uploadIncentivePart(
        Claim calldata claim,
        bytes32[] calldata proof,
        bytes32 newMerkleRoot,
        uint256 before,
        uint256 upTo
    ) external onlyFor(PAYER) oneAtATime {
        Pool storage pool = _poolOf(claim.dataPoolId);
        uint256 state = _openState();
        _markPart(pool, claim, proof, newMerkleRoot, before, upTo, state);
        uint256 amount = upTo - before;
        _countInEpoch(amount, state);
        if (before == 0) emit DataUploadCompleted(claim.dataPoolId, ++pool.numUploads);
        _tellPart(claim, amount, upTo);
        if (claim.userAddress == address(0)) return;
        if (amount > pool.escrow) revert PoolEscrowEmpty(claim.dataPoolId, pool.escrow, amount);
        pool.escrow -= uint104(amount);
        emit LogTokenTransfer(claim.userAddress, amount);
        _token.safeTransfer(claim.userAddress, amount);
    }

    function _tellPart(Claim calldata claim, uint256 amount, uint256 upTo) private {
        emit RewardPaidInPart(
            claim.uploadHash, claim.dataPoolId, claim.userAddress, amount, upTo, claim.index
        );
    }

    /// @dev Replaces the leaf with the paid amount `before` by the leaf with the paid amount `upTo`.
    function _markPart(
        Pool storage pool,
        Claim calldata claim,
        bytes32[] calldata proof,
        bytes32 announced,
        uint256 before,
        uint256 upTo,
        uint256 state
    ) private {
        bytes32 leaf = _leafOfClaim(claim, state);
        uint256 reward =
            _rewardOf(_incentiveOf(pool, claim.index), claim.dataQuality, claim.earlyBirdMultiplier);
        if (upTo <= before || upTo > reward) revert PartOutOfRange(before, upTo, reward);
        bytes32 next = upTo == reward ? UploadLeaf.claimed(leaf) : UploadLeaf.inPart(leaf, upTo);
        if (before != 0) leaf = UploadLeaf.inPart(leaf, before);
        (leaf, next) =
            LeanMerkle.roots(leaf, next, claim.index, _sizeIfCounted(claim.index, state), proof);
        if (leaf != _root) revert RootMismatch(_root, leaf);
        _move(announced, next);
    }

    function _leafOfClaim(Claim calldata claim, uint256 state) private returns (bytes32) {
        return _leafOf(
            claim.uploadHash,
            claim.index,
            claim.dataPoolId,
            claim.dataQuality,
            claim.earlyBirdMultiplier,
            state
        );
    }

    /// @dev Returns index, leaf and claimed leaf of each claim. Reverts unless the indexes ascend and their leaves count.
    function _nodesOf(Claim[] calldata claims, uint256 state) private returns (uint256[] memory nodes) {
        nodes = new uint256[](3 * claims.length + 1);
        uint256 claimable = StateWord.claimableSize(state, block.timestamp);
        uint256 least;
        for (uint256 i; i < claims.length; ++i) {
            Claim calldata claim = claims[i];
            uint256 index = claim.index;
            if (index < least) revert ClaimsOutOfOrder(index);
            if (index >= claimable) _revertUncounted(index, claimable, uint40(state));
            bytes32 leaf = _leafOfClaim(claim, state);
            bytes32 flipped = UploadLeaf.claimed(leaf);
            assembly ("memory-safe") {
                let node := add(add(nodes, 0x20), mul(i, 0x60))
                mstore(node, index)
                mstore(add(node, 0x20), leaf)
                mstore(add(node, 0x40), flipped)
                least := add(index, 1)
            }
        }
    }

    /// @dev Pays one claim of a batch whose leaf has been proved.
    function _pay(Claim calldata claim) private returns (uint256 reward) {
        string calldata dataPoolId = claim.dataPoolId;
        uint256 numUploads;
        (reward, numUploads) =
            _charge(dataPoolId, claim.dataQuality, claim.earlyBirdMultiplier, claim.index, 0);
        emit DataUploadCompleted(dataPoolId, numUploads);
        emit LogTokenTransfer(claim.userAddress, reward);
        _token.safeTransfer(claim.userAddress, reward);
    }

    /// @dev Counts a reward that was paid by bank transfer. The caller counts it under the same daily cap: otherwise a thief
    /// with the payer's key could mark every reward as paid.
    function _countAsHad(
        bytes32 uploadHash,
        uint256 dataQuality,
        string calldata dataPoolId,
        uint256 multiplier,
        uint256 index
    ) private returns (uint256 reward) {
        Pool storage pool = _poolOf(dataPoolId);
        uint256 numUploads = ++pool.numUploads;
        emit DataUploadCompleted(dataPoolId, numUploads);
        reward = _rewardOf(_incentiveOf(pool, index), dataQuality, multiplier);
        emit RewardSettledOffChain(uploadHash, dataPoolId, reward, index);
    }

    /// @dev Takes a reward from the pool's escrow, or the rest of it: its upload was counted with the first part.
    /// @param before what of it was paid in parts
    function _charge(
        string calldata dataPoolId,
        uint256 dataQuality,
        uint256 multiplier,
        uint256 index,
        uint256 before
    ) private returns (uint256 reward, uint256 numUploads) {
        Pool storage pool = _pools[dataPoolId];
        uint256 terms = _termsOf(pool);
        if (address(uint160(terms)) == address(0)) revert PoolUnknown(dataPoolId);
        reward = _rewardOf(_incentiveOf(pool, index, terms), dataQuality, multiplier);
        uint256 oneMore = 1 << 104;
        if (before != 0) {
            if (before >= reward) revert PartOutOfRange(before, reward, reward);
            reward -= before;
            oneMore = 0;
        }
        // The pool's third word, read once and written once: the escrow in its low 104 bits, the uploads above it.
        uint256 word;
        assembly ("memory-safe") {
            word := sload(add(pool.slot, 2))
        }
        uint256 escrow = uint104(word);
        if (reward > escrow) revert PoolEscrowEmpty(dataPoolId, escrow, reward);
        unchecked {
            word = word - reward + oneMore;
            numUploads = uint40(word >> 104);
        }
        assembly ("memory-safe") {
            sstore(add(pool.slot, 2), word)
        }
    }

    function _rewardOf(uint256 maxIncentive, uint256 dataQuality, uint256 multiplier)
        private
        pure
        returns (uint256)
    {
        if (dataQuality > MAX_QUALITY) revert QualityOutOfRange(dataQuality);
        if (multiplier == 0 || multiplier > MAX_MULTIPLIER) revert MultiplierOutOfRange(multiplier);
        // Multiplying first is exact whenever the result is whole. An incentive has 88 bits.
        unchecked {
            return dataQuality * maxIncentive * multiplier / MAX_QUALITY;
        }
    }

    /// @param state the current word of the state, unchanged since it was read
    function _countInEpoch(uint256 reward, uint256 state) private {
        unchecked {
            uint256 epoch = _epoch();
            // Escrows are of 104 bits, so this cannot overflow.
            uint256 paid = (reward + StateWord.UNIT - 1) / StateWord.UNIT;
            if (uint16(state >> StateWord.EPOCH_SHIFT) == epoch) {
                paid += uint40(state >> StateWord.PAID_SHIFT);
            }
            uint256 cap = uint40(state >> StateWord.CAP_SHIFT);
            if (paid > cap) revert EpochCapReached(cap * StateWord.UNIT, paid * StateWord.UNIT);
            _setStateWord(state & ~COUNT_MASK | epoch << StateWord.EPOCH_SHIFT | paid << StateWord.PAID_SHIFT);
        }
    }

    /// @dev Marks the leaf as claimed.
    function _mark(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 index,
        bytes32 leaf,
        bytes32 announced,
        uint256 state
    ) private returns (uint256 before) {
        bytes32 root;
        (root, before) = _flip(uploadHash, proof, index, leaf, _root, _sizeIfCounted(index, state));
        _move(announced, root);
    }

    /// @dev Marks the leaves of all claims as claimed, with one proof. Returns the word of the state.
    function _markMany(Claim[] calldata claims, bytes32[] calldata proof, bytes32 announced)
        private
        returns (uint256 state)
    {
        state = _openState();
        if (claims.length == 0) revert NothingGiven(msg.sig);
        uint256[] memory nodes = _nodesOf(claims, state);
        (bytes32 unclaimed, bytes32 root) = LeanMerkle.rootsOfMany(nodes, uint40(state), proof);
        bytes32 current = _root;
        if (unclaimed != current) revert RootMismatch(current, unclaimed);
        _move(announced, root);
    }

    function _move(bytes32 announced, bytes32 computed) private {
        if (announced != computed) revert NewRootMismatch(announced, computed);
        _root = computed;
        emit LogMerkleRootUpdated(computed);
    }
}
