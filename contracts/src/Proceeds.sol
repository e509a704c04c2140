// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {HeldPayments} from "./HeldPayments.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";

/// @title The withdrawal of a pool's earnings by its owner.
abstract contract Proceeds is IMarketplace, HeldPayments {
    /// @inheritdoc IMarketplace
    function withdrawProceeds(string calldata dataPoolId)
        external
        whenNotPaused
        oneAtATime
        returns (uint256 amount)
    {
        Pool storage pool = _poolOf(dataPoolId);
        if (msg.sender != pool.owner) revert NotPoolOwner(msg.sender, pool.owner);
        _roll(pool, _window(_clock()));
        return _payOut(pool, dataPoolId);
    }
}
