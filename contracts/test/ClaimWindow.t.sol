// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../src/interface/IMarketOffice.sol";
import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Market} from "./base/MarketInterfaces.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

/// @dev A leaf counts only some time after its append; until then the owner can cut it from the tree.
contract ClaimWindowTest is PurchaseTest {
    uint256 private constant MINUTES = 30;
    uint256 private constant LENGTH = MINUTES * 60;

    function setUp() public override {
        super.setUp();
        setWindow(MINUTES);
        vm.warp(LENGTH * 1_000_000);
    }

    function test_aLeafCountsAfterTheRestOfItsWindowAndAWholeOneMore() public {
        vm.warp(block.timestamp + 60);
        append(4);
        expectNoneCounts(2, 0);
        assertEq(market.claimableFrom(2), LENGTH * 1_000_002, "announced");
        vm.warp(LENGTH * 1_000_002 - 1);
        expectNoneCounts(2, 0);
        vm.warp(LENGTH * 1_000_002);
        assertEq(market.claimableFrom(2), 0, "counts");
        assertEq(market.claimableSize(), 4, "size");
        claim(2);
        settle(3);
        record(1);
        assertTreeMatches();
    }

    function test_inABatchEachLeafMustCount() public {
        append(4);
        vm.warp(block.timestamp + 2 * LENGTH);
        append(4);
        IMarketTerms.Claim[] memory claims = new IMarketTerms.Claim[](2);
        (claims[0], claims[1]) = (claimOf(3), claimOf(4));
        expectError(abi.encodeWithSelector(IMarketTerms.NotClaimableYet.selector, 4, 4));
        vm.prank(owner);
        market.uploadIncentives(claims, new bytes32[](0), 0);
    }

    /// Compares with a list of all appends and their times.
    function testFuzz_asManyLeavesCountAsHaveWaited(uint256 seed) public {
        uint256[] memory counts = new uint256[](24);
        for (uint256 i; i < 24; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            vm.warp(block.timestamp + (seed % 3 == 0 ? seed % (3 * LENGTH) : seed % 600));
            if (seed % 5 != 0) {
                append(1);
                counts[leaves.length - 1] = (block.timestamp / LENGTH + 2) * LENGTH;
            }
            uint256 expected;
            while (expected < leaves.length && counts[expected] <= block.timestamp) ++expected;
            assertEq(market.claimableSize(), expected, "claimable");
            for (uint256 at; at < leaves.length; ++at) {
                assertEq(market.claimableFrom(at), at < expected ? 0 : counts[at], "from");
            }
        }
    }

    function testFuzz_aPauseTakesNoneOfTheTime(uint32 before, uint32 paused) public {
        vm.warp(block.timestamp + before % LENGTH);
        append(2);
        vm.warp(block.timestamp + before % 600);
        pause(true);
        vm.warp(block.timestamp + paused);
        assertEq(market.claimableSize(), 0, "in the pause");
        pause(false);
        // It had waited ten minutes at most: another whole window is needed, and the rest of this window and two more are enough.
        vm.warp(block.timestamp + LENGTH - 601);
        assertEq(market.claimableSize(), 0, "after the pause");
        append(1);
        vm.warp(block.timestamp + 2 * LENGTH + 601);
        assertTrue(market.claimableSize() >= 2, "at last");
        vm.warp(block.timestamp + 2 * LENGTH);
        assertEq(market.claimableSize(), 3, "all");
        claim(1);
    }

    function test_anAppendBehindAShortPauseLetsNothingCountSooner() public {
        append(2);
        pause(true);
        vm.warp(block.timestamp + 1);
        pause(false);
        append(1);
        vm.warp(block.timestamp + LENGTH);
        assertEq(market.claimableSize(), 0, "in the next window");
        vm.warp(block.timestamp + LENGTH);
        append(1);
        assertEq(market.claimableSize(), 0, "the pause took the rest of a window");
        vm.warp(block.timestamp + LENGTH);
        assertEq(market.claimableSize(), 3, "in the one after");
    }

    function test_whatAStolenKeyAppendedIsCutAway_andClaimsMadeMeanwhileStay() public {
        append(5);
        vm.warp(block.timestamp + 2 * LENGTH);
        bytes32[] memory honest = leaves;
        // Three appends by a thief, and claims between them: his leaves are known from his calldata.
        garbage(1);
        claim(3);
        honest[3] = leaves[3];
        garbage(7);
        settle(4);
        honest[4] = leaves[4];
        pause(true);
        bytes32 voided = market.getDataUploadMerkleRoot();
        bytes32[] memory peaks = ReferenceTree.peaks(honest, 5);
        bytes32[] memory cut = ReferenceTree.subtrees(leaves, 5, leaves.length - 5);
        vm.expectEmit();
        emit IMarketTerms.RootsVoided(voided, ReferenceTree.root(honest), 13, 5);
        vm.prank(owner);
        market.cutBack(5, peaks, cut);
        leaves = honest;
        assertTreeMatches();
        assertEq(market.voids()[0].newSize, 5, "void");
        assertEq(market.voids()[0].blockNumber, block.number, "its block");
        pause(false);
        // No reward is paid twice, and the market continues.
        Upload memory u = uploadAt(3);
        bytes32[] memory proof = proofOf(3);
        expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, u.hash, 3));
        leaves[3] = leafOf(u);
        claim(u, proof, 0, person);
        leaves = honest;
        append(3);
        vm.warp(block.timestamp + 4 * LENGTH);
        claim(2);
        claim(7);
        assertTreeMatches();
    }

    function testFuzz_anyTreeIsCutBackToAnySizeAboveWhatCounts(
        uint8 counted,
        uint8 more,
        uint8 cut,
        bool later
    ) public {
        append(1 + counted % 40);
        vm.warp(block.timestamp + 2 * LENGTH);
        append(1 + more % 20);
        if (later) vm.warp(block.timestamp + LENGTH);
        append(1 + more % 7);
        uint256 least = market.claimableSize();
        uint256 newSize = least + cut % (leaves.length - least);
        cutTo(newSize);
        assertTreeMatches();
        assertEq(market.claimableSize(), least, "what counts");
        // New leaves take their places, and count no sooner than any other.
        append(5);
        vm.warp(block.timestamp + LENGTH);
        assertTrue(market.claimableSize() <= newSize, "none of the new ones");
        vm.warp(block.timestamp + 2 * LENGTH);
        claim(newSize);
        assertTreeMatches();
    }

    function test_aCutTakesNothingThatCounts_norAnythingElse() public {
        append(3);
        vm.warp(block.timestamp + 2 * LENGTH);
        append(4);
        bytes32[] memory peaks = ReferenceTree.peaks(leaves, 2);
        bytes32[] memory cut = ReferenceTree.subtrees(leaves, 2, 5);
        expectCutOutOfRange(2);
        market.cutBack(2, peaks, cut);
        expectCutOutOfRange(7);
        market.cutBack(7, peaks, cut);
        expectNoRole(stranger, 0);
        market.cutBack(3, peaks, cut);
        // Peaks of other leaves than those in the tree.
        peaks = ReferenceTree.peaks(leaves, 3);
        cut = ReferenceTree.subtrees(leaves, 3, 4);
        bytes32 root = market.getDataUploadMerkleRoot();
        peaks[0] = keccak256("another");
        vm.prank(owner);
        try market.cutBack(3, peaks, cut) {
            assertTrue(false, "other leaves were cut");
        } catch (bytes memory why) {
            assertEq(bytes32(bytes4(why)), bytes32(IMarketTerms.RootMismatch.selector), "why");
        }
        assertEq(market.getDataUploadMerkleRoot(), root, "untouched");
    }

    function test_atOnceIfThereIsNoWindow_andNothingIsCut() public {
        setWindow(0);
        append(3);
        claim(2);
        expectError(abi.encodeWithSelector(IMarketTerms.CutOutOfRange.selector, 2, 3, 3));
        vm.prank(owner);
        market.cutBack(2, new bytes32[](0), new bytes32[](0));
    }

    function test_fromTheSealOnAShorterWindowIsAnnounced_andALongerOneIsNot() public {
        append(2);
        bytes32 root = market.getDataUploadMerkleRoot();
        vm.prank(owner);
        market.seal(root, 2);
        setWindow(60);
        bytes memory call = abi.encodeCall(IMarketOffice.setClaimWindow, (0));
        expectError(abi.encodeWithSelector(IMarketTerms.NotAnnounced.selector, keccak256(call)));
        vm.prank(owner);
        market.setClaimWindow(0);
        giveNotice(call);
        setWindow(0);
        assertEq(market.claimWindow(), 0, "window");
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, 64));
        vm.prank(owner);
        market.setClaimWindow(64);
        expectNoRole(stranger, 0);
        market.setClaimWindow(63);
    }

    function test_anotherWindowLetsNothingCountSooner() public {
        append(2);
        vm.warp(block.timestamp + LENGTH);
        append(2);
        setWindow(60);
        assertEq(market.claimableSize(), 0, "at once");
        vm.warp(block.timestamp + 3599);
        assertEq(market.claimableSize(), 0, "within the new window");
        vm.warp(block.timestamp + 3601);
        assertEq(market.claimableSize(), 4, "two windows later");
    }

    /// A thief with the owner's key keeps uploads waiting for as long as he has it, but none that counts already.
    function test_theSameWindowSetAgainLetsWaitingLeavesWaitAnew() public {
        append(2);
        vm.warp(block.timestamp + 2 * LENGTH);
        append(2);
        for (uint256 i; i < 3; ++i) {
            vm.warp(block.timestamp + LENGTH);
            setWindow(MINUTES);
            assertEq(market.claimableSize(), 2, "those that counted");
        }
        vm.warp(block.timestamp + 2 * LENGTH);
        assertEq(market.claimableSize(), 4, "two windows after the last time");
    }

    function test_onlyATreeWhoseLeavesAllCountMoves() public {
        append(3);
        Market old = market;
        market = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
        vm.prank(owner);
        old.retire(address(market), address(market).codehash);
        expectError(abi.encodeWithSelector(IMarketTerms.SizeMismatch.selector, 0, 3));
        vm.prank(owner);
        market.moveIn(address(old));
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(market)));
        vm.prank(owner);
        old.cutBack(0, new bytes32[](0), new bytes32[](0));
        vm.warp(block.timestamp + 2 * LENGTH);
        setWindow(MINUTES);
        vm.prank(owner);
        market.moveIn(address(old));
        // The moved leaves have waited; leaves that are appended here wait anew.
        assertEq(market.claimableSize(), 3, "moved");
        append(1);
        assertEq(market.claimableSize(), 3, "appended");
        assertEq(market.claimWindow(), MINUTES, "window");
    }

    function setWindow(uint256 minutes_) private {
        vm.prank(owner);
        market.setClaimWindow(minutes_);
    }

    function pause(bool on) private {
        vm.prank(owner);
        if (on) market.pause();
        else market.unpause();
    }

    function settle(uint256 index) private {
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        leaves[index] = claimedOf(leaves[index]);
        bytes32 newRoot = ReferenceTree.root(leaves);
        vm.prank(owner);
        market.settleOffChain(u.hash, proof, u.quality, index, POOL, newRoot, u.multiplier);
    }

    function garbage(uint256 count) private {
        uint256 size = leaves.length;
        for (uint256 i; i < count; ++i) {
            leaves.push(keccak256(abi.encode("garbage", size + i)));
        }
        publish(size);
    }

    function cutTo(uint256 newSize) private {
        bytes32[] memory all = leaves;
        vm.prank(owner);
        market.cutBack(
            newSize,
            ReferenceTree.peaks(all, newSize),
            ReferenceTree.subtrees(all, newSize, all.length - newSize)
        );
        while (leaves.length > newSize) leaves.pop();
    }

    function expectCutOutOfRange(uint256 newSize) private {
        expectError(abi.encodeWithSelector(IMarketTerms.CutOutOfRange.selector, newSize, 3, 7));
        vm.prank(owner);
    }

    /// Neither rail pays the reward of an uncounted leaf, and its quality is not recorded.
    function expectNoneCounts(uint256 index, uint256 claimable) private {
        assertEq(market.claimableSize(), claimable, "size");
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        bytes32 newRoot = rootAfterClaim(index);
        bytes memory error = abi.encodeWithSelector(IMarketTerms.NotClaimableYet.selector, index, claimable);
        expectError(error);
        claim(u, proof, newRoot, person);
        expectError(error);
        vm.prank(owner);
        market.settleOffChain(u.hash, proof, u.quality, index, POOL, newRoot, u.multiplier);
        expectError(error);
        market.recordQuality(u.hash, proof, u.quality, index, POOL, u.multiplier);
    }

    function claimOf(uint256 index) private view returns (IMarketTerms.Claim memory) {
        Upload memory u = uploadAt(index);
        return IMarketTerms.Claim(u.hash, u.quality, u.index, u.pool, person, u.multiplier);
    }
}
