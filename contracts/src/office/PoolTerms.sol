// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {HeldPayments} from "../HeldPayments.sol";
import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {StateWord} from "../library/StateWord.sol";
import {Promises} from "../Promises.sol";
import {Notice} from "./Notice.sol";

/// @title Changes a pool's terms, removes a pool, and rescues CGDX that belongs to no pool.
abstract contract PoolTerms is HeldPayments, Promises, Notice {
    using SafeERC20 for IERC20;

    /// @inheritdoc IMarketOffice
    function updateDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external onlyOwner oneAtATime {
        Pool storage pool = _poolOf(poolId);
        if (dataPoolOwner == address(0)) revert PoolOwnerMissing(poolId);
        bool changesOwner = dataPoolOwner != pool.owner;
        if (changesOwner || maxIncentive > pool.maxIncentive && _desk.stage != OPEN) {
            _requireNotice(
                abi.encodeCall(
                    IMarketOffice.updateDataPool,
                    (poolId, maxIncentive, price_per_upload, availableForPurchase, dataPoolOwner)
                )
            );
        }
        if (maxIncentive < pool.maxIncentive) _keepPromise(pool, poolId);
        if (changesOwner) _settleOwner(pool, poolId);
        _setPool(pool, poolId, maxIncentive, price_per_upload, availableForPurchase, dataPoolOwner);
    }

    /// @inheritdoc IMarketOffice
    function removeDataPool(string calldata poolId) external onlyOwner oneAtATime {
        Pool storage pool = _poolOf(poolId);
        _requireNotice(poolId);
        _settleOwner(pool, poolId);
        uint256 escrow = pool.escrow;
        (pool.owner, pool.pricePerUpload, pool.availableForPurchase) = (address(0), 0, false);
        (pool.maxIncentive, pool.escrow, pool.numUploads) = (0, 0, 0);
        emit DataPoolRemoved(poolId, escrow);
        if (escrow != 0) _token.safeTransfer(msg.sender, escrow);
    }

    /// @inheritdoc IMarketOffice
    function rescue(address to) external onlyOwner oneAtATime returns (uint256 amount) {
        uint256 owed;
        for (uint256 i; i < _moneyPools.length; ++i) {
            uint256 slot = _moneyPools[i];
            Pool storage pool;
            assembly ("memory-safe") {
                pool.slot := slot
            }
            owed += uint256(pool.escrow) + pool.heldNow + pool.heldBefore + pool.withdrawable;
        }
        uint256 balance = _token.balanceOf(address(this));
        if (balance <= owed) revert NothingToRescue(balance, owed);
        amount = balance - owed;
        emit Rescued(to, amount);
        _token.safeTransfer(to, amount);
    }

    /// @dev Stores the current incentive as a promise to the uploads that are already in the tree.
    function _keepPromise(Pool storage pool, string calldata poolId) private {
        if (_stateWord() & StateWord.MOVED_IN_BIT != 0) _inherit(poolId);
        (uint40 beforeIndex, uint88 incentive) = (_state.size, pool.maxIncentive);
        _promise(pool, poolId, beforeIndex, incentive);
        emit IncentiveKept(poolId, incentive, beforeIndex);
    }

    /// @dev Pays the pool's owner. Reverts if a payment is still held for them.
    function _settleOwner(Pool storage pool, string calldata poolId) private {
        _roll(pool, _window(_clock()));
        uint256 held = uint256(pool.heldNow) + pool.heldBefore;
        if (held != 0) revert PoolHoldsPayments(poolId, held);
        if (pool.withdrawable != 0) _payOut(pool, poolId);
    }
}
