// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {DataPools} from "./DataPools.sol";
import {MarketBase} from "./MarketBase.sol";
import {MarketOffice} from "./MarketOffice.sol";
import {Proceeds} from "./Proceeds.sol";
import {Purchases} from "./Purchases.sol";
import {Quotes} from "./Quotes.sol";
import {Rewards} from "./Rewards.sol";
import {RoleWords} from "./RoleWords.sol";

/// @title The marketplace. The calls that people pay for every day are here: pools, appends, rewards, purchases.
/// `officeAddress` holds the code of all other calls and cannot be changed. IMarketplace and IMarketOffice document every call.
contract Marketplace is RoleWords, DataPools, Rewards, Purchases, Quotes, Proceeds {
    /// @notice Holds the code of every call that this contract does not implement itself.
    /// @dev By this name it is among the last that a call is compared with.
    address public immutable officeAddress;

    /// @param merkleRoot the initial root: zero, the root of the empty tree, because no leaf has been proved yet
    /// @param token CGDX
    constructor(bytes32 merkleRoot, address token) MarketBase(token) {
        if (merkleRoot != 0) revert RootNotEmpty(merkleRoot);
        officeAddress = address(new MarketOffice(token));
        _give(APPENDER);
        _give(PAYER);
        _give(SETTLER);
        _give(PAUSER);
        _setQuoter(msg.sender);
    }

    fallback() external {
        address target = officeAddress;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if done { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }

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
