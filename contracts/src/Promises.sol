// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketReader} from "./interface/IMarketReader.sol";
import {MarketBase} from "./MarketBase.sol";

/// @title The incentives that uploads in the tree were promised before a cut, in this market or in the one before it.
abstract contract Promises is MarketBase {
    /// @dev The pool's incentive, or the higher one that the upload at `index` was promised.
    function _incentiveOf(Pool storage pool, uint256 index) internal view returns (uint256) {
        return _incentiveOf(pool, index, _termsOf(pool));
    }

    /// @dev The pool's second word: its owner in the low 160 bits, then the incentive and the number of cuts.
    function _termsOf(Pool storage pool) internal view returns (uint256 terms) {
        assembly ("memory-safe") {
            terms := sload(add(pool.slot, 1))
        }
    }

    /// @param terms the pool's second word, read once
    function _incentiveOf(Pool storage pool, uint256 index, uint256 terms)
        internal
        view
        returns (uint256 incentive)
    {
        incentive = uint88(terms >> 160);
        uint256 count = terms >> 248;
        if (count != 0) incentive = _atLeast(pool, index, count, incentive);
    }

    function _atLeast(Pool storage pool, uint256 index, uint256 count, uint256 incentive)
        private
        view
        returns (uint256)
    {
        // The first promise for this upload is its highest: eight reads at most.
        (uint256 low, uint256 high) = (0, count);
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (index < pool.promises[middle].beforeIndex) high = middle;
            else low = middle + 1;
        }
        uint256 promised = low == count ? 0 : pool.promises[low].incentive;
        return promised > incentive ? promised : incentive;
    }

    /// @dev Promises `incentive` to all uploads so far, which are those below `beforeIndex`. Removes lower promises, since they
    /// are for fewer uploads.
    function _promise(Pool storage pool, string calldata poolId, uint40 beforeIndex, uint88 incentive)
        internal
    {
        uint256 count = pool.cuts;
        while (count != 0 && pool.promises[count - 1].incentive <= incentive) --count;
        // The same uploads were promised a higher incentive.
        bool isLess = count != 0 && pool.promises[count - 1].beforeIndex == beforeIndex;
        if (beforeIndex != 0 && !isLess) {
            if (count == type(uint8).max) revert TooManyCuts(poolId);
            pool.promises[count++] = Promise(beforeIndex, incentive);
        }
        pool.cuts = uint8(count);
    }

    /// @dev Takes over the promises of the previous market, once for each pool.
    function _inherit(string calldata poolId) internal {
        Pool storage pool = _pools[poolId];
        if (pool.inherited) return;
        pool.inherited = true;
        Promise[] memory older = _promisesBefore(poolId);
        for (uint256 i; i < older.length; ++i) {
            _promise(pool, poolId, older[i].beforeIndex, older[i].incentive);
        }
    }

    function _promisesBefore(string calldata poolId) internal view returns (Promise[] memory) {
        return IMarketReader(_origins[_origins.length - 1].market).promisesOf(poolId);
    }
}
