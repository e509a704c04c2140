// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {MarketBase} from "../MarketBase.sol";

/// @title Announcements: calls that let more money leave the market need notice, which is at least as long as a payment
/// can be held. Calls that let less leave need none.
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
    /// @param words the number of the call's arguments, each of one word: trailing bytes do not make a different call
    function _requireNoticeOnceSealed(uint256 words) internal {
        if (_desk.stage != OPEN) _requireNotice(msg.data[:4 + 32 * words]);
    }

    /// @dev For a call that names a pool and nothing else.
    function _requireNotice(string calldata poolId) internal {
        _requireNotice(abi.encodeWithSelector(msg.sig, poolId));
    }

    /// @dev Reverts unless exactly this call was announced and its notice is over. Uses the announcement up.
    /// @param call encoded again, since calldata with trailing bytes would be another announcement of the same call
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

    /// @dev The market's time; for the calls that leave a paused market real time, so that their notice runs in a pause.
    function _timeFor(bytes4 selector) private view returns (uint256) {
        bool isExit =
            selector == IMarketOffice.retire.selector || selector == IMarketOffice.moveEscrow.selector;
        return isExit ? block.timestamp : _clock();
    }
}
