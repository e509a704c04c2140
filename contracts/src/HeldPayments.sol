// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MarketBase} from "./MarketBase.sol";

/// @title Buyers' payments while they can still be refunded.
/// @dev A pool's payments and each buyer's part of them move through the same windows, so in each window the parts of
/// all buyers never exceed what the pool holds.
abstract contract HeldPayments is MarketBase {
    using SafeERC20 for IERC20;

    /// @dev A payment is held for the rest of its window and the whole next one: 7 to 14 days.
    uint256 internal constant HOLD_WINDOW = 7 days;

    /// @dev Bit offsets of the fields in a pool's first word. The price is at offset 0.
    uint256 private constant FOR_SALE_BIT = 1 << 88;
    uint256 private constant WINDOW_SHIFT = 96;
    uint256 private constant HELD_SHIFT = 120;
    uint256 private constant LISTED_BIT = 1 << 232;

    /// @dev Bit offsets of `paused`, `pausedFor` and `stage` in the word of `Desk`.
    uint256 private constant PAUSED_FOR_SHIFT = 208;
    uint256 private constant CLOSED_BITS = 1 << 160 | uint256(RETIRED) << 248;

    /// @dev Pays all withdrawable payments to the pool's owner.
    function _payOut(Pool storage pool, string calldata dataPoolId) internal returns (uint256 amount) {
        (address poolOwner, uint256 withdrawable) = (pool.owner, pool.withdrawable);
        pool.withdrawable = 0;
        emit ProceedsWithdrawn(dataPoolId, poolOwner, withdrawable);
        _token.safeTransfer(poolOwner, withdrawable);
        return withdrawable;
    }

    /// @dev Reverts if the pool is not for sale, with another error if it does not exist.
    function _poolForSale(string calldata dataPoolId)
        internal
        view
        returns (Pool storage pool, uint256 price)
    {
        pool = _pools[dataPoolId];
        uint256 word = _firstWord(pool);
        if (word & FOR_SALE_BIT != 0) return (pool, uint88(word));
        _poolOf(dataPoolId);
        revert PoolNotForSale(dataPoolId);
    }

    /// @dev Returns the current holding window and the account that signs quotes. Reverts in a pause, and once the market is retired.
    function _windowOfSale() internal view returns (uint256 window, address signer) {
        // The word of the desk is read only once.
        uint256 word;
        assembly ("memory-safe") {
            word := sload(_desk.slot)
        }
        if (word & CLOSED_BITS != 0) _revertPaused();
        unchecked {
            return (_window(block.timestamp - uint40(word >> PAUSED_FOR_SHIFT)), address(uint160(word)));
        }
    }

    /// @dev Takes `total` from the caller and holds it for the pool's owner.
    function _take(Pool storage pool, string calldata dataPoolId, uint256 total, uint256 window) internal {
        // All changes of a purchase to the pool are written at once.
        uint256 word = _firstWord(pool);
        if (uint24(word >> WINDOW_SHIFT) != window) {
            _roll(pool, window);
            word = _firstWord(pool);
        }
        if (total > type(uint96).max - uint112(word >> HELD_SHIFT)) revert AmountOutOfRange(total);
        if (word & LISTED_BIT == 0) {
            _list(pool);
            word |= LISTED_BIT;
        }
        unchecked {
            word += total << HELD_SHIFT;
        }
        assembly ("memory-safe") {
            sstore(pool.slot, word)
        }
        emit DataSetPurchased(msg.sender, dataPoolId, total);
        _token.safeTransferFrom(msg.sender, address(this), total);
    }

    function _firstWord(Pool storage pool) private view returns (uint256 word) {
        assembly ("memory-safe") {
            word := sload(pool.slot)
        }
    }

    /// @dev Moves payments whose holding time has passed to the withdrawable ones.
    function _roll(Pool storage pool, uint256 window) internal {
        uint256 windows = window - pool.window;
        if (windows == 0) return;
        (uint256 heldNow, uint256 heldBefore, uint256 free) = _rolled(windows, pool.heldNow, pool.heldBefore);
        (pool.heldNow, pool.window) = (uint112(heldNow), uint24(window));
        pool.heldBefore = uint112(heldBefore);
        if (free != 0) pool.withdrawable += free;
    }

    /// @dev Returns the held and the freed amounts after `windows` more windows.
    function _rolled(uint256 windows, uint256 heldNow, uint256 heldBefore)
        internal
        pure
        returns (uint256, uint256, uint256 free)
    {
        if (windows == 0) return (heldNow, heldBefore, 0);
        if (windows == 1) return (0, heldNow, heldBefore);
        return (0, 0, heldBefore + heldNow);
    }

    /// @param clock the market's time in seconds
    function _window(uint256 clock) internal pure returns (uint256) {
        return clock / HOLD_WINDOW;
    }
}
