// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {MarketBase} from "./MarketBase.sol";
import {RoleWords} from "./RoleWords.sol";

/// @title Access checks, for the contracts that never change a role.
abstract contract Roles is RoleWords, MarketBase {
    function _requireOwner() internal view override {
        if (msg.sender != _currentDefaultAdmin) {
            revert IAccessControl.AccessControlUnauthorizedAccount(msg.sender, OWNER);
        }
    }

    function _requireRole(bytes32 role) internal view override {
        if (!_roles[role].hasRole[msg.sender]) {
            revert IAccessControl.AccessControlUnauthorizedAccount(msg.sender, role);
        }
    }
}
