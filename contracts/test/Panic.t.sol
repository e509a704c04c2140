// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../src/interface/IMarketOffice.sol";
import {IMarketReader} from "../src/interface/IMarketReader.sol";
import {IMarketplace} from "../src/interface/IMarketplace.sol";
import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

/// @dev No number in a call ends in a Panic: a number that does not fit is refused with an error that says so.
contract PanicTest is PurchaseTest {
    function setUp() public override {
        super.setUp();
        append(20);
        approve(type(uint256).max);
        vm.prank(owner);
        token.approve(address(market), type(uint256).max);
    }

    /// Numbers at the limits of every width in storage, and the fuzzer's own.
    function edge(uint256 seed) private pure returns (uint256) {
        uint16[13] memory widths = [0, 1, 3, 4, 8, 32, 40, 88, 96, 104, 112, 128, 256];
        uint256 width = widths[(seed >> 8) % 13];
        uint256 power = width == 256 ? 0 : 1 << width;
        uint256 kind = seed % 4;
        unchecked {
            if (kind == 0) return power - 1;
            if (kind == 1) return power;
            if (kind == 2) return power + 1;
            return seed;
        }
    }

    function noPanic(address caller, bytes memory call) private {
        vm.prank(caller);
        (bool done, bytes memory said) = address(market).call(call);
        if (done || said.length < 4) return;
        bytes4 selector;
        assembly ("memory-safe") {
            selector := mload(add(said, 0x20))
        }
        assertTrue(selector != bytes4(keccak256("Panic(uint256)")), "it ended in a Panic");
    }

    function testFuzz_termsAndViews(uint256 a, uint256 b, uint256 c, bool sale) public {
        (uint256 x, uint256 y, uint256 z) = (edge(a), edge(b), edge(c));
        noPanic(owner, abi.encodeCall(IMarketplace.addDataPool, ("tiktok", x, y, sale, poolOwner)));
        bytes memory update = updateCall(x, y, sale, poolOwner);
        giveNotice(update);
        noPanic(owner, update);
        noPanic(owner, abi.encodeCall(IMarketplace.fundPool, (POOL, z)));
        noPanic(owner, abi.encodeCall(IMarketOffice.setEpochCap, (x)));
        noPanic(owner, abi.encodeCall(IMarketOffice.seal, (bytes32(x), y)));
        noPanic(stranger, abi.encodeCall(IMarketOffice.isNonceUsed, (buyer, POOL, x)));
        noPanic(stranger, abi.encodeCall(IMarketOffice.heldOf, (buyer, POOL, x)));
        noPanic(stranger, abi.encodeCall(IMarketReader.escrowOf, ("tiktok")));
        noPanic(stranger, abi.encodeCall(IMarketReader.proceedsOf, (POOL)));
        noPanic(owner, abi.encodeCall(IMarketOffice.rescue, (stranger)));
    }

    function testFuzz_appendsAndProofs(uint256 a, uint256 b, uint8 length, uint8 more) public {
        (uint256 x, uint256 y) = (edge(a), edge(b));
        bytes32[] memory some = new bytes32[](length % 42);
        bytes32[] memory others = new bytes32[](more % 42);
        noPanic(owner, abi.encodeCall(IMarketplace.appendUploads, (some, x, others)));
        // With the correct peaks, only the count matters.
        noPanic(
            owner,
            abi.encodeCall(IMarketplace.appendUploads, (some, y, ReferenceTree.peaks(leaves, leaves.length)))
        );
        noPanic(
            stranger,
            abi.encodeWithSignature("verifyMerkleProof(bytes32,bytes32[],bytes32,uint256)", x, some, y, y)
        );
        noPanic(
            stranger,
            abi.encodeWithSignature(
                "verifyMerkleProof(bytes32,bytes32[],bytes32,uint256,uint256)", x, some, y, x, y
            )
        );
    }

    function testFuzz_claims(uint256 a, uint256 b, uint256 c, uint256 at, uint8 length) public {
        (uint256 quality, uint256 index, uint256 multiplier) = (edge(a), edge(b), edge(c));
        bytes32 root = bytes32(a);
        bytes32[] memory proof = new bytes32[](length % 42);
        noPanic(
            owner,
            abi.encodeCall(
                IMarketplace.uploadIncentive, (root, proof, quality, index, POOL, root, person, multiplier)
            )
        );
        noPanic(
            owner,
            abi.encodeCall(IMarketplace.settleOffChain, (root, proof, quality, index, POOL, root, multiplier))
        );
        noPanic(
            stranger,
            abi.encodeCall(IMarketplace.recordQuality, (root, proof, quality, index, POOL, multiplier))
        );
        IMarketTerms.Claim[] memory claims = new IMarketTerms.Claim[](length % 4);
        for (uint256 i; i < claims.length; ++i) {
            claims[i] = IMarketTerms.Claim(root, quality, edge(at >> i), POOL, person, multiplier);
        }
        noPanic(owner, abi.encodeCall(IMarketplace.uploadIncentives, (claims, proof, root)));
        // A leaf of the tree, with wrong numbers: nothing is proved, and nothing overflows on the way.
        at = bound(at, 0, 19);
        Upload memory u = uploadAt(at);
        noPanic(
            owner,
            abi.encodeCall(
                IMarketplace.uploadIncentive,
                (u.hash, proofOf(at), quality, at, POOL, root, person, multiplier)
            )
        );
    }

    /// Even with any leaf and the highest incentive, the reward is a number that fits.
    function testFuzz_rewards(uint256 a, uint256 b, uint256 c) public {
        vm.prank(owner);
        market.addDataPool("rich", type(uint88).max, 0, false, poolOwner);
        Upload memory u = Upload(bytes32(a), edge(a), edge(b), 0, "rich");
        uint256 size = leaves.length;
        push(u);
        publish(size);
        noPanic(
            owner,
            abi.encodeCall(
                IMarketplace.settleOffChain,
                (u.hash, proofOf(size), u.quality, size, u.pool, rootAfterClaim(size), u.multiplier)
            )
        );
        noPanic(
            owner,
            abi.encodeCall(
                IMarketplace.uploadIncentive,
                (u.hash, proofOf(size), u.quality, size, u.pool, rootAfterClaim(size), person, u.multiplier)
            )
        );
        noPanic(
            stranger,
            abi.encodeCall(
                IMarketplace.recordQuality, (u.hash, proofOf(size), u.quality, size, u.pool, u.multiplier)
            )
        );
        noPanic(owner, abi.encodeCall(IMarketOffice.setEpochCap, (edge(c))));
    }

    function testFuzz_purchases(uint256 a, uint256 b, uint256 c, uint256 d, uint32 later) public {
        bytes32[] memory hashes = new bytes32[](1 + a % 3);
        uint256[] memory qualities = new uint256[](1 + b % 3);
        for (uint256 i; i < hashes.length; ++i) {
            record(i);
            hashes[i] = uploadAt(i).hash;
        }
        for (uint256 i; i < qualities.length; ++i) {
            qualities[i] = a & 16 == 0 ? uploadAt(i).quality : edge(d >> i);
        }
        giveNotice(updateCall(INCENTIVE, edge(b), true, poolOwner));
        noPanic(owner, updateCall(INCENTIVE, edge(b), true, poolOwner));
        noPanic(
            buyer,
            abi.encodeWithSignature(
                "purchaseUploads(string,bytes32[],uint256[],uint256)", POOL, hashes, qualities, edge(c)
            )
        );
        IMarketTerms.Quote memory quote = quoteOf(edge(c), edge(d));
        (quote.basketSize, quote.deadline) = (edge(a), block.timestamp + uint40(edge(b)) % 2 days);
        bytes memory signature = signedBy(QUOTER_KEY, quote);
        noPanic(buyer, abi.encodeCall(IMarketplace.purchaseWithQuote, (quote, signature)));
        vm.warp(block.timestamp + later);
        // Another quote with the same nonce and any total, which was not bought.
        IMarketTerms.Quote memory other = quoteOf(edge(d), quote.nonce);
        bytes memory otherSignature = signedBy(QUOTER_KEY, other);
        noPanic(owner, abi.encodeCall(IMarketOffice.refundPurchase, (other, otherSignature, edge(a))));
        noPanic(owner, abi.encodeCall(IMarketOffice.refundPurchase, (quote, signature, edge(b))));
        noPanic(owner, abi.encodeCall(IMarketOffice.releasePurchase, (quote, signature)));
        noPanic(owner, abi.encodeCall(IMarketOffice.releasePurchase, (other, otherSignature)));
        noPanic(vm.addr(QUOTER_KEY), abi.encodeCall(IMarketOffice.cancelQuote, (quote, "")));
        noPanic(poolOwner, abi.encodeCall(IMarketplace.withdrawProceeds, (POOL)));
    }
}
