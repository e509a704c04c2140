// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {DataPools} from "./DataPools.sol";
import {MarketBase} from "./MarketBase.sol";
import {Purchases} from "./Purchases.sol";
import {Rewards} from "./Rewards.sol";

/// @title The marketplace: pools, the tree of uploads, rewards and purchases. IMarketplace says what each call does.
contract Marketplace is DataPools, Rewards, Purchases {
    /// @param merkleRoot the root to begin with: the empty one, zero, since no leaf was proved yet
    /// @param token CGDX
    constructor(bytes32 merkleRoot, address token) MarketBase(token) EIP712("CGDX Marketplace", "1") {
        if (merkleRoot != 0) revert RootNotEmpty(merkleRoot);
        _grantRole(APPENDER_ROLE, msg.sender);
        _grantRole(PAYER_ROLE, msg.sender);
        _grantRole(SETTLER_ROLE, msg.sender);
        _grantRole(PAUSER_ROLE, msg.sender);
        _desk.quoter = msg.sender;
    }
}
