// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {Notice} from "./Notice.sol";

/// @title Pause, the day's cap, the quoter, and the root by hand until the seal.
abstract contract Administration is Notice {
    /// @inheritdoc IMarketOffice
    function setQuoter(address signer) external onlyOwner {
        _setQuoter(signer);
    }

    /// @inheritdoc IMarketOffice
    function setEpochCap(uint256 cap) external onlyOwner {
        if (cap > type(uint88).max) revert AmountOutOfRange(cap);
        if (cap > _state.epochCap) _requireNoticeOnceSealed(1);
        _state.epochCap = uint88(cap);
        emit EpochCapSet(cap);
    }

    /// @inheritdoc IMarketOffice
    function setStandby(bytes32 role, address account) external onlyOwner {
        _requireNoticeOnceSealed(2);
        _standby[role] = account;
        emit StandbySet(role, account);
    }

    /// @inheritdoc IMarketOffice
    function pause() external onlyFor(PAUSER) {
        if (_desk.paused) revert IsPaused(_desk.pausedSince);
        (_state.paused, _desk.paused) = (true, true);
        _desk.pausedSince = uint40(block.timestamp);
        emit PausedSet(true);
    }

    /// @inheritdoc IMarketOffice
    function unpause() external onlyOwner {
        Desk memory desk = _desk;
        if (!desk.paused) revert IsNotPaused();
        desk.pausedFor += uint40(block.timestamp) - desk.pausedSince;
        desk.paused = false;
        _desk = desk;
        // The tree of a retired market never changes again.
        _state.paused = _successor != address(0);
        emit PausedSet(false);
    }

    /// @inheritdoc IMarketOffice
    function updateDataUploadMerkleRoot(bytes32 newRoot) external onlyOwner {
        if (_desk.stage != OPEN) revert IsSealed(_root);
        emit MerkleRootOverridden(_root, newRoot);
        _root = newRoot;
        emit LogMerkleRootUpdated(newRoot);
    }

    /// @inheritdoc IMarketOffice
    function seal(bytes32 expectedRoot, uint256 expectedSize) external onlyOwner {
        if (_desk.stage != OPEN) revert IsSealed(_root);
        // No root has been set yet that a seal could keep.
        if (_state.size == 0) revert NothingGiven(msg.sig);
        if (_root != expectedRoot) revert RootMismatch(_root, expectedRoot);
        if (_state.size != expectedSize) revert SizeMismatch(_state.size, expectedSize);
        _seal();
    }

    function _seal() internal {
        _desk.stage = SEALED;
        emit Sealed(_root, _state.size);
    }
}
