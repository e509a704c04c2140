// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Vm} from "./base/Vm.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";
import {SparseTree} from "./base/SparseTree.sol";

/// @dev The gas of whole transactions including calldata, recorded in `snapshots/Marketplace.json`; a test limits its drift.
contract GasTest is PurchaseTest {
    string private constant GROUP = "Marketplace";

    /// As in production, with a claim window.
    function setUp() public override {
        super.setUp();
        vm.prank(owner);
        market.setClaimWindow(30);
    }

    function wait() private {
        vm.warp(block.timestamp + 1 hours);
    }

    function test_addDataPool() public {
        vm.prank(owner);
        market.addDataPool("facebook", INCENTIVE, PRICE, true, poolOwner);
        snap("addDataPool");
    }

    function test_appendOne() public {
        // The average over 64 consecutive sizes, starting from a tree that is not tiny.
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
        wait();
        claim(1000);
        snap("claim, first of its wallet");
        claim(721);
        snap("claim, repeat");
    }

    function test_claims50_oneWallet() public {
        append(1024);
        wait();
        claim(900);
        snapClaims("claims, each of 50 together, one wallet", false);
    }

    function test_claims50_firstOfTheirWallets() public {
        append(1024);
        wait();
        claim(900);
        snapClaims("claims, each of 50 together, first of their wallets", true);
    }

    function test_claims50_repeat() public {
        append(1024);
        wait();
        for (uint256 i; i < 50; ++i) {
            vm.prank(owner);
            token.mint(wallet(i), 1);
        }
        snapClaims("claims, each of 50 together, repeat", true);
    }

    function wallet(uint256 i) private pure returns (address) {
        return address(uint160(0xF00D0000 + i));
    }

    /// Claims every eleventh upload, in one transaction.
    function snapClaims(string memory name, bool apart) private {
        IMarketTerms.Claim[] memory claims = new IMarketTerms.Claim[](50);
        uint256[] memory indexes = new uint256[](50);
        for (uint256 i; i < 50; ++i) {
            indexes[i] = 11 * i + 8;
            claims[i] = claimOf(indexes[i], apart ? wallet(i) : person);
        }
        bytes32[] memory proof = ReferenceTree.proofOfMany(leaves, indexes);
        for (uint256 i; i < 50; ++i) {
            leaves[indexes[i]] = claimedOf(leaves[indexes[i]]);
        }
        bytes32 root = ReferenceTree.root(leaves);
        vm.prank(owner);
        market.uploadIncentives(claims, proof, root);
        vm.snapshotValue(GROUP, name, vm.lastCallGas().gasTotalUsed / 50);
    }

    function claimOf(uint256 index, address to) private pure returns (IMarketTerms.Claim memory) {
        Upload memory u = uploadAt(index);
        return IMarketTerms.Claim(u.hash, u.quality, u.index, u.pool, to, u.multiplier);
    }

    function test_recordAndPurchaseOne() public {
        append(1024);
        wait();
        record(998);
        snap("recordQuality");
        bytes32[] memory hashes = new bytes32[](1);
        uint256[] memory qualities = new uint256[](1);
        (hashes[0], qualities[0]) = (uploadAt(998).hash, uploadAt(998).quality);
        approve(type(uint256).max);
        // The pool has sold something before.
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

    function test_purchaseWithList() public {
        bytes32[] memory basket = new bytes32[](101);
        bytes32[] memory hashes = new bytes32[](100);
        uint256[] memory qualities = new uint256[](100);
        for (uint256 i; i < 100; ++i) {
            (hashes[i], qualities[i]) = (uploadAt(i).hash, uploadAt(i).quality);
            basket[i + 1] = hashes[i];
        }
        basket[0] = keccak256(abi.encodePacked(bytes32(0), qualities));
        approve(type(uint256).max);
        buy(1 ether, 1);
        IMarketTerms.Quote memory q = quoteOf(400 ether, 2);
        (q.basketRoot, q.basketSize) = (ReferenceTree.root(basket), 100);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        approve(type(uint256).max);
        vm.prank(buyer);
        market.purchaseWithQuoteAndList(q, hashes, qualities, signature, 0);
        snap("purchase by quote with a list of 100");
    }

    /// Appends up to 2^20 leaves, of which the first 64 are known: every proof has 20 hashes.
    function appendMillion() private returns (bytes32[] memory above) {
        for (uint256 i; i < 64; ++i) {
            push(uploadAt(i));
        }
        above = new bytes32[](14);
        for (uint256 i; i < 14; ++i) {
            above[i] = keccak256(abi.encode("above", i));
        }
        bytes32[] memory whole = new bytes32[](1);
        whole[0] = climb(above);
        vm.prank(owner);
        market.appendUploads(whole, 1 << 20, new bytes32[](0));
    }

    function climb(bytes32[] memory above) private view returns (bytes32 node) {
        node = ReferenceTree.root(leaves);
        for (uint256 i; i < above.length; ++i) {
            node = ReferenceTree.pair(node, above[i]);
        }
    }

    function longProof(uint256 index, bytes32[] memory above) private view returns (bytes32[] memory proof) {
        bytes32[] memory below = proofOf(index);
        proof = new bytes32[](below.length + above.length);
        for (uint256 i; i < proof.length; ++i) {
            proof[i] = i < below.length ? below[i] : above[i - below.length];
        }
    }

    function test_claimOfAMillion() public {
        bytes32[] memory above = appendMillion();
        wait();
        for (uint256 i; i < 2; ++i) {
            Upload memory u = uploadAt(10 + 22 * i);
            bytes32[] memory proof = longProof(u.index, above);
            leaves[u.index] = claimedOf(leaves[u.index]);
            claim(u, proof, climb(above), person);
            snap(i == 0 ? "claim at 2^20, first of its wallet" : "claim at 2^20, repeat");
        }
    }

    /// Fifty of a million, one from each stretch of equal length: only in the top six levels do their paths share siblings.
    function test_claims50_ofAMillion_repeat() public {
        snapClaimsOfAMillion("claims at 2^20, each of 50 together, repeat", false);
    }

    /// At equal distances, which claims of one day hardly ever have.
    function test_claims50_ofAMillion_evenlySpread() public {
        snapClaimsOfAMillion("claims at 2^20, each of 50 evenly spread, repeat", true);
    }

    function snapClaimsOfAMillion(string memory name, bool evenly) private {
        (IMarketTerms.Claim[] memory claims, bytes32[] memory proof, bytes32 newRoot) =
            claimsOfAMillion(50, evenly, true);
        vm.prank(owner);
        market.uploadIncentives(claims, proof, newRoot);
        vm.snapshotValue(GROUP, name, vm.lastCallGas().gasTotalUsed / 50);
        if (!evenly) vm.snapshotValue(GROUP, "claims at 2^20, siblings of 50 together", proof.length);
    }

    function test_settle250_ofAMillion() public {
        (IMarketTerms.Claim[] memory claims, bytes32[] memory proof, bytes32 newRoot) =
            claimsOfAMillion(250, false, false);
        vm.prank(owner);
        market.settleOffChainMany(claims, proof, newRoot);
        vm.snapshotValue(GROUP, "settled at 2^20, each of 250 together", vm.lastCallGas().gasTotalUsed / 250);
    }

    function test_claims250_ofAMillion() public {
        (IMarketTerms.Claim[] memory claims, bytes32[] memory proof, bytes32 newRoot) =
            claimsOfAMillion(250, false, true);
        vm.prank(owner);
        market.uploadIncentives(claims, proof, newRoot);
        vm.snapshotValue(GROUP, "claims at 2^20, each of 250 together", vm.lastCallGas().gasTotalUsed / 250);
    }

    /// Claims of leaves that count, by wallets that already have CGDX or to a bank.
    function claimsOfAMillion(uint256 count, bool evenly, bool ofWallets)
        private
        returns (IMarketTerms.Claim[] memory claims, bytes32[] memory proof, bytes32 newRoot)
    {
        claims = new IMarketTerms.Claim[](count);
        SparseTree.Node[] memory nodes = new SparseTree.Node[](count);
        for (uint256 i; i < count; ++i) {
            if (ofWallets) {
                vm.prank(owner);
                token.mint(wallet(i), 1);
            }
            uint256 index = placeOf(i, count, evenly);
            claims[i] = claimOf(index, ofWallets ? wallet(i) : address(0));
            bytes32 leaf = leafOf(uploadAt(index));
            nodes[i] = SparseTree.Node(index, leaf, claimedOf(leaf));
        }
        bytes32[] memory whole = new bytes32[](1);
        (whole[0], newRoot, proof) = SparseTree.grow(nodes, 20);
        vm.prank(owner);
        market.appendUploads(whole, 1 << 20, new bytes32[](0));
        wait();
    }

    /// A position in the `i`-th of `count` stretches.
    function placeOf(uint256 i, uint256 count, bool evenly) private pure returns (uint256) {
        uint256 stretch = (uint256(1) << 20) / count;
        return i * stretch + (evenly ? 0 : uint256(keccak256(abi.encode("place", i))) % stretch);
    }

    function test_settleOffChain() public {
        append(1024);
        wait();
        Upload memory u = uploadAt(721);
        vm.prank(owner);
        market.settleOffChain(u.hash, proofOf(721), u.quality, 721, POOL, rootAfterClaim(721), u.multiplier);
        snap("settleOffChain");
    }

    function snap(string memory name) private {
        vm.snapshotValue(GROUP, name, vm.lastCallGas().gasTotalUsed);
    }
}
