// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {Delegation} from "./library/Delegation.sol";
import {MarketBase} from "./MarketBase.sol";
import {MarketReader} from "./MarketReader.sol";
import {Moving} from "./office/Moving.sol";
import {PoolTerms} from "./office/PoolTerms.sol";
import {Settlements} from "./office/Settlements.sol";

/// @title The market's rare calls. They live in a contract of their own because a contract may have no more than 24,576
/// bytes, and because each further call in one contract makes the daily ones cost more. The views are in another one.
/// @dev Called only by delegatecall, so it works on the market's storage. Its own storage is never used.
contract MarketOffice is AccessControlDefaultAdminRules, Settlements, PoolTerms, Moving {
    /// @notice May append leaves.
    bytes32 public constant APPENDER_ROLE = APPENDER;
    /// @notice May pay rewards and settle them off-chain.
    bytes32 public constant PAYER_ROLE = PAYER;
    /// @notice May release and refund held payments.
    bytes32 public constant SETTLER_ROLE = SETTLER;
    /// @notice May pause; only the owner may unpause.
    bytes32 public constant PAUSER_ROLE = PAUSER;
    /// @notice A payment is held for the rest of its window and the whole next one: 7 to 14 days.
    uint256 public constant HOLD_WINDOW_SECONDS = HOLD_WINDOW;

    /// @notice Holds the code of every view that the marketplace and its office do not answer themselves.
    address public immutable readerAddress;

    constructor(address token) MarketBase(token) AccessControlDefaultAdminRules(1 days, msg.sender) {
        readerAddress = address(new MarketReader(token));
    }

    fallback() external {
        Delegation.passOn(readerAddress);
    }

    /// @notice Gives a role: at once until the seal and to the account on standby, otherwise after notice.
    function grantRole(bytes32 role, address account) public override onlyOwner {
        if (account == _standby[role]) delete _standby[role];
        else _requireNoticeOnceSealed(2);
        super.grantRole(role, account);
    }

    /// @notice One day, and cannot be changed: no other delay is needed, and the code to change it does not fit in.
    function defaultAdminDelay() public pure override returns (uint48) {
        return 1 days;
    }

    /// @notice Always none.
    function pendingDefaultAdminDelay() public pure override returns (uint48, uint48) {
        return (0, 0);
    }

    /// @notice Always reverts.
    function changeDefaultAdminDelay(uint48) public pure override {
        revert AccessControlEnforcedDefaultAdminRules();
    }

    /// @notice Always reverts.
    function rollbackDefaultAdminDelay() public pure override {
        revert AccessControlEnforcedDefaultAdminRules();
    }

    /// @notice Returns also true for the interface of the market (ERC-165).
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(IMarketplace).interfaceId || super.supportsInterface(interfaceId);
    }

    function _requireOwner() internal view override {
        if (msg.sender != defaultAdmin()) {
            revert AccessControlUnauthorizedAccount(msg.sender, DEFAULT_ADMIN_ROLE);
        }
    }

    function _requireRole(bytes32 role) internal view override {
        _checkRole(role);
    }
}
