// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {DataPools} from "./DataPools.sol";
import {Delegation} from "./library/Delegation.sol";
import {MarketBase} from "./MarketBase.sol";
import {MarketOffice} from "./MarketOffice.sol";
import {Proceeds} from "./Proceeds.sol";
import {Purchases} from "./Purchases.sol";
import {Quotes} from "./Quotes.sol";
import {Rewards} from "./Rewards.sol";
import {Roles} from "./Roles.sol";

/// @title The marketplace. The calls that people pay for every day are here: pools, appends, rewards, purchases.
/// `officeAddress` holds the code of all other calls and cannot be changed. IMarketplace, IMarketOffice and IMarketReader
/// document every call.
contract Marketplace is Roles, DataPools, Rewards, Purchases, Quotes, Proceeds {
    /// @notice Holds the code of every call that this contract does not implement itself.
    /// @dev Its name puts it among the last selectors that a call is compared with.
    address public immutable officeAddress;

    /// @param merkleRoot the initial root: zero, the root of the empty tree, because no leaf has been proved yet
    /// @param token CGDX
    constructor(bytes32 merkleRoot, address token) MarketBase(token) {
        if (merkleRoot != 0) revert RootNotEmpty(merkleRoot);
        officeAddress = address(new MarketOffice(token));
        _currentDelay = 1 days;
        _currentDefaultAdmin = msg.sender;
        _give(OWNER);
        _give(APPENDER);
        _give(PAYER);
        _give(SETTLER);
        _give(PAUSER);
        _setQuoter(msg.sender);
    }

    fallback() external {
        Delegation.passOn(officeAddress);
    }

    function _give(bytes32 role) private {
        _roles[role].hasRole[msg.sender] = true;
        emit IAccessControl.RoleGranted(role, msg.sender, msg.sender);
    }
}
