// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title The storage layout of OpenZeppelin's AccessControlDefaultAdminRules, for the market and its reader.
/// @dev The office inherits OpenZeppelin's contract and makes every change of a role. The market only reads roles, so
/// its dispatch has none of the administrative calls. A test compares the layouts.
abstract contract RoleWords {
    struct RoleData {
        mapping(address account => bool) hasRole;
        bytes32 adminRole;
    }

    mapping(bytes32 role => RoleData) internal _roles;
    address internal _pendingDefaultAdmin;
    uint48 internal _pendingDefaultAdminSchedule;
    uint48 internal _currentDelay;
    address internal _currentDefaultAdmin;
    uint48 internal _pendingDelay;
    uint48 internal _pendingDelaySchedule;
}
