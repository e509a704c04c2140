// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MarketBase} from "./MarketBase.sol";
import {MarketViews} from "./reader/MarketViews.sol";
import {PoolViews} from "./reader/PoolViews.sol";
import {Roles} from "./Roles.sol";

/// @title The market's views. Calls from outside the chain cost nothing, so views are dispatched last, through the office.
/// @dev Called only by delegatecall through the office, so it reads the market's storage. Its own storage is never used.
contract MarketReader is Roles, PoolViews, MarketViews {
    constructor(address token) MarketBase(token) {}
}
