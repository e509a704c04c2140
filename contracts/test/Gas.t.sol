// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Vm} from "./base/Vm.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

/// @dev Whole-transaction gas, calldata and all, as `snapshots/Marketplace.json` has it; the gate is on drift.
contract GasTest is PurchaseTest {
    string private constant GROUP = "Marketplace";

    function test_addDataPool() public {
        vm.prank(owner);
        market.addDataPool("facebook", INCENTIVE, PRICE, true, poolOwner);
        snap("addDataPool");
    }

    function test_appendOne() public {
        // The average over 64 sizes in a row, from a tree that is not tiny.
        append(256);
        uint256 total;
        for (uint256 i; i < 64; ++i) {
            append(1);
            total += vm.lastCallGas().gasTotalUsed;
        }
        vm.snapshotValue(GROUP, "append 1, average of 64 sizes", total / 64);
    }

    function test_append256() public {
        append(256);
        append(256);
        snap("append 256, aligned");
        append(255);
        append(256);
        snap("append 256, at the worst size");
    }

    function test_claim() public {
        append(1024);
        claim(1000);
        snap("claim, first of its wallet");
        claim(721);
        snap("claim, repeat");
    }

    function test_claims50_oneWallet() public {
        append(1024);
        claim(900);
        snapClaims("claims, each of 50 together, one wallet", false);
    }

    function test_claims50_firstOfTheirWallets() public {
        append(1024);
        claim(900);
        snapClaims("claims, each of 50 together, first of their wallets", true);
    }

    function test_claims50_repeat() public {
        append(1024);
        for (uint256 i; i < 50; ++i) {
            vm.prank(owner);
            token.mint(wallet(i), 1);
        }
        snapClaims("claims, each of 50 together, repeat", true);
    }

    function wallet(uint256 i) private pure returns (address) {
        return address(uint160(0xF00D0000 + i));
    }

    /// Every eleventh upload, in one transaction.
    function snapClaims(string memory name, bool apart) private {
        IMarketTerms.Claim[] memory claims = new IMarketTerms.Claim[](50);
        for (uint256 i; i < 50; ++i) {
            Upload memory u = uploadAt(11 * i + 8);
            address to = apart ? wallet(i) : person;
            claims[i] =
                IMarketTerms.Claim(u.hash, proofOf(u.index), u.quality, u.index, u.pool, to, u.multiplier);
            leaves[u.index] = claimedOf(leaves[u.index]);
        }
        bytes32 root = ReferenceTree.root(leaves);
        vm.prank(owner);
        market.uploadIncentives(claims, root);
        vm.snapshotValue(GROUP, name, vm.lastCallGas().gasTotalUsed / 50);
    }

    function test_recordAndPurchaseOne() public {
        append(1024);
        record(998);
        snap("recordQuality");
        bytes32[] memory hashes = new bytes32[](1);
        uint256[] memory qualities = new uint256[](1);
        (hashes[0], qualities[0]) = (uploadAt(998).hash, uploadAt(998).quality);
        approve(type(uint256).max);
        // The pool has sold before.
        IMarketTerms.Quote memory q = quoteOf(1 ether, 1);
        buy(q, signedBy(QUOTER_KEY, q));
        snap("purchase by quote, first of its buyer");
        vm.prank(buyer);
        market.purchaseUploads(POOL, hashes, qualities);
        snap("purchase of 1 recorded");
        q = quoteOf(400 ether, 2);
        buy(q, signedBy(QUOTER_KEY, q));
        snap("purchase by quote, a basket of any size");
    }

    function test_settleOffChain() public {
        append(1024);
        Upload memory u = uploadAt(721);
        vm.prank(owner);
        market.settleOffChain(u.hash, proofOf(721), u.quality, 721, POOL, rootAfterClaim(721), u.multiplier);
        snap("settleOffChain");
    }

    function snap(string memory name) private {
        vm.snapshotValue(GROUP, name, vm.lastCallGas().gasTotalUsed);
    }
}
