// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../../src/interface/IMarketTerms.sol";
import {MarketTest} from "./MarketTest.sol";
import {ReferenceTree} from "./ReferenceTree.sol";

/// @dev Claims in one batch, with one proof.
abstract contract BatchTest is MarketTest {
    struct Batch {
        IMarketTerms.Claim[] claims;
        bytes32[] proof;
        bytes32 root;
    }

    function range(uint256 start, uint256 n) internal pure returns (uint256[] memory indexes) {
        indexes = new uint256[](n);
        for (uint256 i; i < n; ++i) {
            indexes[i] = start + i;
        }
    }

    /// Chooses some of the leaves, at least one.
    function some(uint256 chosen) internal view returns (uint256[] memory indexes) {
        uint256 size = leaves.length;
        uint256 count;
        indexes = new uint256[](size);
        for (uint256 i; i < size; ++i) {
            if (chosen >> i & 1 == 1 || (i == size - 1 && count == 0)) indexes[count++] = i;
        }
        assembly ("memory-safe") {
            mstore(indexes, count)
        }
    }

    /// @param to the wallet; zero if a bank pays
    function batch(uint256[] memory indexes, address to) internal view returns (Batch memory b) {
        bytes32[] memory all = leaves;
        b.proof = ReferenceTree.proofOfMany(all, indexes);
        b.claims = new IMarketTerms.Claim[](indexes.length);
        for (uint256 i; i < indexes.length; ++i) {
            Upload memory u = uploadAt(indexes[i]);
            b.claims[i] = IMarketTerms.Claim(u.hash, u.quality, u.index, u.pool, to, u.multiplier);
            all[u.index] = claimedOf(all[u.index]);
        }
        b.root = ReferenceTree.root(all);
    }
}
