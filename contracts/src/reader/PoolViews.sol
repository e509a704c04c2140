// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {HeldPayments} from "../HeldPayments.sol";
import {IMarketReader} from "../interface/IMarketReader.sol";
import {StateWord} from "../library/StateWord.sol";
import {Promises} from "../Promises.sol";

/// @title The public views of a pool, its uploads and its payments.
abstract contract PoolViews is IMarketReader, HeldPayments, Promises {
    /// @inheritdoc IMarketReader
    function escrowOf(string calldata poolId) external view returns (uint256) {
        return _poolOf(poolId).escrow;
    }

    /// @inheritdoc IMarketReader
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

    /// @inheritdoc IMarketReader
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

    /// @inheritdoc IMarketReader
    function promisesOf(string calldata poolId) external view returns (Promise[] memory promises) {
        Pool storage pool = _pools[poolId];
        bool isElsewhere = _stateWord() & StateWord.MOVED_IN_BIT != 0 && !pool.inherited;
        Promise[] memory older = isElsewhere ? _promisesBefore(poolId) : new Promise[](pool.cuts);
        promises = new Promise[](older.length + 1);
        for (uint256 i; i < older.length; ++i) {
            promises[i] = isElsewhere ? older[i] : pool.promises[i];
        }
        promises[older.length] = Promise(_state.size, pool.maxIncentive);
    }

    /// @inheritdoc IMarketReader
    function recordedQuality(string calldata dataPoolId, bytes32 uploadHash)
        external
        view
        returns (bool recorded, uint256 dataQuality)
    {
        uint256 stored = _pools[dataPoolId].recorded[uploadHash];
        return stored == 0 ? (false, 0) : (true, stored - 1);
    }

    /// @inheritdoc IMarketReader
    function proceedsOf(string calldata dataPoolId)
        external
        view
        returns (uint256 held, uint256 withdrawable)
    {
        Pool storage pool = _poolOf(dataPoolId);
        (uint256 heldNow, uint256 heldBefore, uint256 free) =
            _rolled(_window(_clock()) - pool.window, pool.heldNow, pool.heldBefore);
        return (heldNow + heldBefore, pool.withdrawable + free);
    }
}
