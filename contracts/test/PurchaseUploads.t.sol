// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract PurchaseUploadsTest is PurchaseTest {
    bytes4 private constant THREE = bytes4(keccak256("purchaseUploads(string,bytes32[],uint256[])"));

    function testFuzz_costsRecordedQualityTimesPrice(uint8 size, uint8 count) public {
        append(bound(size, 1, 40));
        uint256 n = bound(count, 1, leaves.length);
        (bytes32[] memory hashes, uint256[] memory qualities, uint256 total) = recorded(n);
        approve(total);
        uint256 before = token.balanceOf(buyer);
        buyUploads(hashes, qualities);
        // proves entity.purchaseuploads
        assertEq(before - token.balanceOf(buyer), total, "paid");
        (uint256 held,) = market.proceedsOf(POOL);
        assertEq(held, total, "held for the pool's owner");
        assertEq(market.escrowOf(POOL), ESCROW, "the escrow stays");
    }

    function test_saysSoInItsEvents() public {
        append(4);
        (bytes32[] memory hashes, uint256[] memory qualities, uint256 total) = recorded(4);
        approve(total);
        // proves entity.events-datasetpurchased-datauploadspurchased
        vm.expectEmit();
        emit IMarketTerms.DataUploadsPurchased(hashes, qualities, POOL, buyer);
        vm.expectEmit();
        emit IMarketTerms.DataSetPurchased(buyer, POOL, total);
        buyUploads(hashes, qualities);
    }

    /// A lower quality would be cheaper: the caller's quality is compared with the recorded one, never trusted.
    function testFuzz_anyOtherQualityFails(uint8 at, uint256 given) public {
        append(12);
        (bytes32[] memory hashes, uint256[] memory qualities,) = recorded(12);
        uint256 index = bound(at, 0, 11);
        vm.assume(given != qualities[index]);
        uint256 right = qualities[index];
        qualities[index] = given;
        expectError(
            abi.encodeWithSelector(IMarketTerms.QualityMismatch.selector, hashes[index], right, given)
        );
        buyUploads(hashes, qualities);
    }

    function test_whatIsNotRecordedIsNotSold() public {
        append(3);
        bytes32[] memory hashes = new bytes32[](1);
        uint256[] memory qualities = new uint256[](1);
        hashes[0] = uploadAt(2).hash;
        qualities[0] = 2;
        expectError(abi.encodeWithSelector(IMarketTerms.QualityNotRecorded.selector, hashes[0]));
        buyUploads(hashes, qualities);
        (bool found,) = market.recordedQuality(POOL, hashes[0]);
        assertTrue(!found, "recorded");
        // An upload recorded in one pool is not recorded in another.
        record(2);
        addPool("x", 1, 1, 0);
        expectError(abi.encodeWithSelector(IMarketTerms.QualityNotRecorded.selector, hashes[0]));
        vm.prank(buyer);
        market.purchaseUploads("x", hashes, qualities);
    }

    function testFuzz_oneUploadTwiceIsRefused_inAnyOrder(uint8 first, uint8 second) public {
        append(8);
        (bytes32[] memory hashes, uint256[] memory qualities,) = recorded(8);
        uint256 a = bound(first, 0, 7);
        uint256 b = bound(second, 0, 7);
        vm.assume(a != b);
        (hashes[a], qualities[a]) = (hashes[b], qualities[b]);
        approve(type(uint256).max);
        expectError(abi.encodeWithSelector(IMarketTerms.DuplicateUpload.selector, hashes[b]));
        buyUploads(hashes, qualities);
    }

    function test_oneUploadTwiceSideBySideInASortedBasketIsRefused() public {
        append(2);
        (bytes32[] memory two, uint256[] memory points,) = recorded(2);
        bytes32[] memory hashes = new bytes32[](2);
        uint256[] memory qualities = new uint256[](2);
        (hashes[0], hashes[1], qualities[0], qualities[1]) = (two[1], two[1], points[1], points[1]);
        approve(type(uint256).max);
        expectError(abi.encodeWithSelector(IMarketTerms.DuplicateUpload.selector, two[1]));
        buyUploads(hashes, qualities);
    }

    /// Searched pair by pair, they would cost 18 million.
    function test_fourHundredUploadsInAnyOrderCostLittleMoreThanSorted() public {
        (bytes32[] memory hashes, uint256[] memory qualities) = recordedOneByOne(400);
        approve(type(uint256).max);
        uint256 anyGas = gasOf(hashes, qualities);
        for (uint256 i = 1; i < 400; ++i) {
            (bytes32 hash, uint256 quality, uint256 at) = (hashes[i], qualities[i], i);
            for (; at > 0 && hashes[at - 1] > hash; --at) {
                (hashes[at], qualities[at]) = (hashes[at - 1], qualities[at - 1]);
            }
            (hashes[at], qualities[at]) = (hash, quality);
        }
        uint256 sortedGas = gasOf(hashes, qualities);
        assertTrue(anyGas < sortedGas * 13 / 10 && sortedGas < 1_600_000, "gas");
    }

    function test_aBasketFromLastToFirstCostsLittleMoreThanASortedOne() public {
        append(64);
        (bytes32[] memory hashes, uint256[] memory qualities,) = recorded(64);
        approve(type(uint256).max);
        for (uint256 i = 1; i < 64; ++i) {
            for (uint256 at = i; at > 0 && hashes[at] > hashes[at - 1]; --at) {
                (hashes[at], hashes[at - 1]) = (hashes[at - 1], hashes[at]);
                (qualities[at], qualities[at - 1]) = (qualities[at - 1], qualities[at]);
            }
        }
        uint256 fallingGas = gasOf(hashes, qualities);
        for (uint256 i; i < 32; ++i) {
            (hashes[i], hashes[63 - i]) = (hashes[63 - i], hashes[i]);
            (qualities[i], qualities[63 - i]) = (qualities[63 - i], qualities[i]);
        }
        assertTrue(fallingGas < gasOf(hashes, qualities) * 13 / 10, "gas");
    }

    function gasOf(bytes32[] memory hashes, uint256[] memory qualities) private returns (uint256) {
        buyUploads(hashes, qualities);
        return vm.lastCallGas().gasTotalUsed;
    }

    function test_noMoreIsPaidThanTheBuyerSaid() public {
        append(4);
        (bytes32[] memory hashes, uint256[] memory qualities, uint256 total) = recorded(4);
        approve(type(uint256).max);
        expectError(abi.encodeWithSelector(IMarketTerms.PriceOverMax.selector, total, total - 1));
        vm.prank(buyer);
        market.purchaseUploads(POOL, hashes, qualities, total - 1);
        vm.prank(buyer);
        market.purchaseUploads(POOL, hashes, qualities, total);
        (uint256 held,) = market.proceedsOf(POOL);
        assertEq(held, total, "held");
    }

    function test_notForMoreThanAPoolCanHold() public {
        append(60);
        (bytes32[] memory hashes, uint256[] memory qualities, uint256 total) = recorded(60);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE, type(uint88).max, true, poolOwner);
        total = total / PRICE * type(uint88).max;
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, total));
        buyUploads(hashes, qualities);
    }

    function test_listsMustFitAndNotBeEmpty() public {
        expectError(abi.encodeWithSelector(IMarketTerms.LengthsDiffer.selector, 1, 2));
        buyUploads(new bytes32[](1), new uint256[](2));
        expectError(abi.encodeWithSelector(IMarketTerms.NothingGiven.selector, THREE));
        buyUploads(new bytes32[](0), new uint256[](0));
    }

    function test_aPoolThatIsNotForSaleSellsNothing() public {
        append(2);
        (bytes32[] memory hashes, uint256[] memory qualities, uint256 total) = recorded(2);
        approve(total);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE, PRICE, false, poolOwner);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolNotForSale.selector, POOL));
        buyUploads(hashes, qualities);
    }

    function test_anyoneRecords_beforeAndAfterTheClaim() public {
        append(9);
        vm.expectEmit();
        emit IMarketTerms.QualityRecorded(uploadAt(7).hash, POOL, 7);
        record(7);
        claim(8);
        Upload memory u = uploadAt(8);
        vm.prank(stranger);
        market.recordQuality(u.hash, proofOf(8), u.quality, 8, POOL, u.multiplier);
        (bool found, uint256 quality) = market.recordedQuality(POOL, u.hash);
        assertTrue(found, "recorded");
        assertEq(quality, 8, "quality");
    }

    function testFuzz_aForgedQualityIsNotRecorded(uint8 at, uint8 wrong) public {
        append(20);
        Upload memory u = uploadAt(bound(at, 0, 19));
        uint256 quality = bound(wrong, 0, 10);
        vm.assume(quality != u.quality);
        bytes32[] memory proof = proofOf(u.index);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        market.recordQuality(u.hash, proof, quality, u.index, POOL, u.multiplier);
    }

    function test_aQualityAboveTenIsNotRecorded() public {
        Upload memory u = Upload(keccak256("eleven"), 11, 1, 0, POOL);
        push(u);
        publish(0);
        bytes32[] memory none;
        expectError(abi.encodeWithSelector(IMarketTerms.QualityOutOfRange.selector, 11));
        market.recordQuality(u.hash, none, 11, 0, POOL, 1);
    }

    function test_nothingWhilePaused() public {
        append(1);
        vm.prank(owner);
        market.pause();
        bytes32[] memory proof = proofOf(0);
        expectError(pausedError());
        market.recordQuality(uploadAt(0).hash, proof, 0, 0, POOL, 1);
        expectError(pausedError());
        buyUploads(new bytes32[](1), new uint256[](1));
    }

    function recorded(uint256 n)
        private
        returns (bytes32[] memory hashes, uint256[] memory qualities, uint256 total)
    {
        hashes = new bytes32[](n);
        qualities = new uint256[](n);
        for (uint256 i; i < n; ++i) {
            record(i);
            (hashes[i], qualities[i]) = (uploadAt(i).hash, uploadAt(i).quality);
            total += qualities[i] * PRICE;
        }
    }

    /// Each while it is the last of the tree: its proof is the peaks before it, the smallest first.
    function recordedOneByOne(uint256 n)
        private
        returns (bytes32[] memory hashes, uint256[] memory qualities)
    {
        hashes = new bytes32[](n);
        qualities = new uint256[](n);
        bytes32[] memory peaks = new bytes32[](9);
        bytes32[] memory leaf = new bytes32[](1);
        for (uint256 i; i < n; ++i) {
            Upload memory u = uploadAt(i);
            (hashes[i], qualities[i], leaf[0]) = (u.hash, u.quality, leafOf(u));
            bytes32[] memory before = new bytes32[](ones(i));
            bytes32[] memory proof = new bytes32[](before.length);
            uint256 at;
            for (uint256 height; height < 9; ++height) {
                if (i >> height & 1 == 0) continue;
                (proof[at], before[before.length - 1 - at]) = (peaks[height], peaks[height]);
                ++at;
            }
            vm.prank(owner);
            market.appendUploads(leaf, 1, before);
            market.recordQuality(u.hash, proof, u.quality, i, POOL, u.multiplier);
            // As binary addition carries.
            bytes32 node = leaf[0];
            uint256 level;
            for (; i >> level & 1 == 1; ++level) {
                node = ReferenceTree.pair(peaks[level], node);
            }
            peaks[level] = node;
        }
    }

    function ones(uint256 bits) private pure returns (uint256 count) {
        for (; bits != 0; bits &= bits - 1) {
            ++count;
        }
    }

    function buyUploads(bytes32[] memory hashes, uint256[] memory qualities) private {
        vm.prank(buyer);
        market.purchaseUploads(POOL, hashes, qualities);
    }
}
