// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {MarketBase} from "../MarketBase.sol";

/// @title Calls that the owner must announce, at least as long ahead as a payment can be held: those after which more can
/// leave the market. What lowers it is done at once.
abstract contract Notice is IMarketOffice, MarketBase {
    /// @notice The notice in seconds of the market's time. The call can then be made for as long again.
    uint256 public constant NOTICE_SECONDS = 14 days;

    /// @inheritdoc IMarketOffice
    function announce(bytes calldata call) external onlyOwner {
        uint256 effectiveFrom = _timeFor(bytes4(call)) + NOTICE_SECONDS;
        _announced[keccak256(call)] = effectiveFrom;
        emit Announced(keccak256(call), call, effectiveFrom);
    }

    /// @inheritdoc IMarketOffice
    function withdrawAnnouncement(bytes calldata call) external onlyOwner {
        if (_announced[keccak256(call)] == 0) revert NotAnnounced(keccak256(call));
        delete _announced[keccak256(call)];
        emit AnnouncementWithdrawn(keccak256(call));
    }

    /// @dev Until the seal the owner sets everything up without notice.
    /// @param words how many arguments the call has, all of one word: what stands behind them makes no other call of it
    function _requireNoticeOnceSealed(uint256 words) internal {
        if (_desk.stage != OPEN) _requireNotice(msg.data[:4 + 32 * words]);
    }

    /// @dev For a call that names a pool and nothing else.
    function _requireNotice(string calldata poolId) internal {
        _requireNotice(abi.encodeWithSelector(msg.sig, poolId));
    }

    /// @dev Reverts unless exactly this call was announced and its notice is over. An announcement is used up.
    /// @param call encoded anew: calldata with something behind it would be another announcement of the same call
    function _requireNotice(bytes memory call) internal {
        bytes32 callHash = keccak256(call);
        uint256 effectiveFrom = _announced[callHash];
        if (effectiveFrom == 0) revert NotAnnounced(callHash);
        uint256 now_ = _timeFor(bytes4(call));
        if (now_ < effectiveFrom) revert NoticeRuns(effectiveFrom, now_);
        if (now_ > effectiveFrom + NOTICE_SECONDS) {
            revert NoticeExpired(effectiveFrom + NOTICE_SECONDS, now_);
        }
        delete _announced[callHash];
    }

    /// @dev The market's time, but for the way out of a paused market: notice of that runs in the pause.
    function _timeFor(bytes4 selector) private view returns (uint256) {
        bool isExit =
            selector == IMarketOffice.retire.selector || selector == IMarketOffice.moveEscrow.selector;
        return isExit ? block.timestamp : _clock();
    }
}
