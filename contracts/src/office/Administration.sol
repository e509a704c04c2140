// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {StateWord} from "../library/StateWord.sol";
import {Notice} from "./Notice.sol";

/// @title The pause, the daily cap, the quoter, and the root that the owner may set by hand until the seal.
abstract contract Administration is Notice {
    /// @inheritdoc IMarketOffice
    function setQuoter(address signer) external onlyOwner {
        _setQuoter(signer);
    }

    /// @inheritdoc IMarketOffice
    function setEpochCap(uint256 cap) external onlyOwner {
        uint256 units = cap / StateWord.UNIT;
        if (units > type(uint40).max) revert AmountOutOfRange(cap);
        if (units > _state.epochCap) _requireNoticeOnceSealed(1);
        _state.epochCap = uint40(units);
        emit EpochCapSet(units * StateWord.UNIT);
    }

    /// @inheritdoc IMarketOffice
    function setClaimWindow(uint256 minutes_) external onlyOwner {
        if (minutes_ > 63) revert AmountOutOfRange(minutes_);
        (uint256 word, uint256 time) = (_stateWord(), _time());
        if (minutes_ < word >> StateWord.MINUTES_SHIFT) _requireNoticeOnceSealed(1);
        uint256 counted = StateWord.claimableSize(word, time);
        word = word << 6 >> 6 | minutes_ << StateWord.MINUTES_SHIFT;
        uint256 window = minutes_ == 0 ? 0 : time / (minutes_ * 1 minutes);
        _setStateWord(StateWord.withSizes(word, counted, counted, window));
        emit ClaimWindowSet(minutes_);
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
        _desk.paused = true;
        _setStateWord(_stateWord() | StateWord.PAUSED_BIT);
        _desk.pausedSince = uint40(block.timestamp);
        emit PausedSet(true);
    }

    /// @inheritdoc IMarketOffice
    function unpause() external onlyOwner {
        if (!_desk.paused) revert IsNotPaused();
        uint256 elapsed = block.timestamp - _desk.pausedSince;
        _desk.pausedFor += uint40(elapsed);
        _desk.paused = false;
        uint256 word = _stateWord();
        uint256 length = StateWord.windowLength(word);
        // Waiting leaves wait for as many more windows as the pause lasted, rounded up.
        if (length != 0) word += (elapsed + length - 1) / length << StateWord.WINDOW_SHIFT;
        // The tree of a retired market never changes again.
        if (_successor == address(0)) word &= ~StateWord.PAUSED_BIT;
        _setStateWord(word);
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
        // An empty tree has no root to seal.
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
