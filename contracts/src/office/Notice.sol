// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {MarketBase} from "../MarketBase.sol";

/// @title Calls that the owner must announce, at least as long ahead as a payment can be held.
abstract contract Notice is IMarketOffice, MarketBase {
    /// @notice The notice in seconds of the market's time. The call can then be made for as long again.
    uint256 public constant NOTICE_SECONDS = 14 days;

    /// @inheritdoc IMarketOffice
    function announce(bytes calldata call) external onlyOwner {
        uint256 effectiveFrom = _clock() + NOTICE_SECONDS;
        _announced[keccak256(call)] = effectiveFrom;
        emit Announced(keccak256(call), call, effectiveFrom);
    }

    /// @inheritdoc IMarketOffice
    function withdrawAnnouncement(bytes calldata call) external onlyOwner {
        if (_announced[keccak256(call)] == 0) revert NotAnnounced(keccak256(call));
        delete _announced[keccak256(call)];
        emit AnnouncementWithdrawn(keccak256(call));
    }

    /// @inheritdoc IMarketOffice
    function announced(bytes calldata call) external view returns (uint256 effectiveFrom) {
        return _announced[keccak256(call)];
    }

    /// @inheritdoc IMarketOffice
    function clock() external view returns (uint256) {
        return _clock();
    }

    /// @dev Reverts unless exactly this call was announced and its notice is over. An announcement is used up.
    function _requireNotice() internal {
        bytes32 callHash = keccak256(msg.data);
        uint256 effectiveFrom = _announced[callHash];
        if (effectiveFrom == 0) revert NotAnnounced(callHash);
        uint256 now_ = _clock();
        if (now_ < effectiveFrom) revert NoticeRuns(effectiveFrom, now_);
        if (now_ > effectiveFrom + NOTICE_SECONDS) {
            revert NoticeExpired(effectiveFrom + NOTICE_SECONDS, now_);
        }
        delete _announced[callHash];
    }
}
