// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {MarketBase} from "./MarketBase.sol";

/// @title Data pools: their rewards, their prices, and the escrow from which rewards are paid.
abstract contract DataPools is IMarketplace, MarketBase {
    using SafeERC20 for IERC20;

    /// @inheritdoc IMarketplace
    function addDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external onlyOwner {
        Pool storage pool = _pools[poolId];
        if (pool.owner != address(0)) revert PoolExists(poolId);
        _setPool(pool, poolId, maxIncentive, price_per_upload, availableForPurchase, dataPoolOwner);
    }

    /// @inheritdoc IMarketplace
    function fundPool(string calldata poolId, uint256 amount) external {
        Pool storage pool = _poolOf(poolId);
        uint256 escrow = pool.escrow;
        if (amount > type(uint104).max - escrow) revert AmountOutOfRange(amount);
        if (!pool.listed) _list(pool);
        unchecked {
            pool.escrow = uint104(escrow + amount);
        }
        emit PoolFunded(poolId, amount);
        _token.safeTransferFrom(msg.sender, address(this), amount);
    }
}
