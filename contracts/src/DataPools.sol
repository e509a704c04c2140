// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {MarketBase} from "./MarketBase.sol";

/// @title Data pools: what they pay, what they cost, and the escrow their rewards come from.
abstract contract DataPools is MarketBase {
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
    function updateDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external onlyOwner {
        _setPool(_poolOf(poolId), poolId, maxIncentive, price_per_upload, availableForPurchase, dataPoolOwner);
    }

    /// @inheritdoc IMarketplace
    function removeDataPool(string calldata poolId) external onlyOwner {
        Pool storage pool = _poolOf(poolId);
        uint256 payments = uint256(pool.heldNow) + pool.heldBefore + pool.withdrawable;
        if (payments != 0) revert PoolHoldsPayments(poolId, payments);
        uint256 escrow = pool.escrow;
        (pool.owner, pool.pricePerUpload, pool.availableForPurchase) = (address(0), 0, false);
        (pool.maxIncentive, pool.escrow, pool.numUploads) = (0, 0, 0);
        emit DataPoolRemoved(poolId);
        if (escrow != 0) _token.safeTransfer(msg.sender, escrow);
    }

    /// @inheritdoc IMarketplace
    function fundPool(string calldata poolId, uint256 amount) external {
        Pool storage pool = _poolOf(poolId);
        uint256 escrow = pool.escrow + amount;
        if (escrow > type(uint104).max) revert AmountOutOfRange(amount);
        pool.escrow = uint104(escrow);
        emit PoolFunded(poolId, amount);
        _token.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc IMarketplace
    function escrowOf(string calldata poolId) external view returns (uint256) {
        return _poolOf(poolId).escrow;
    }

    /// @inheritdoc IMarketplace
    function getDataPool(string calldata poolId) external view returns (DataPool memory) {
        Pool storage pool = _poolOf(poolId);
        return DataPool(
            pool.owner,
            poolId,
            pool.maxIncentive,
            pool.numUploads,
            pool.availableForPurchase,
            pool.pricePerUpload
        );
    }

    /// @inheritdoc IMarketplace
    function dataPools(string calldata id)
        external
        view
        returns (
            address data_pool_owner,
            string memory data_pool_id,
            uint256 max_incentive,
            uint256 num_uploads,
            bool availableForPurchase,
            uint256 price_per_upload
        )
    {
        Pool storage pool = _pools[id];
        return (
            pool.owner,
            pool.owner == address(0) ? "" : id,
            pool.maxIncentive,
            pool.numUploads,
            pool.availableForPurchase,
            pool.pricePerUpload
        );
    }

    function _setPool(
        Pool storage pool,
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price,
        bool availableForPurchase,
        address poolOwner
    ) private {
        if (poolOwner == address(0)) revert PoolOwnerMissing(poolId);
        if (maxIncentive > type(uint96).max) revert AmountOutOfRange(maxIncentive);
        if (price > type(uint88).max) revert AmountOutOfRange(price);
        (pool.pricePerUpload, pool.availableForPurchase) = (uint88(price), availableForPurchase);
        (pool.owner, pool.maxIncentive) = (poolOwner, uint96(maxIncentive));
        emit DataPoolSet(poolId);
    }
}
