// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

/// @dev What the owner can take from others: only after notice, and nothing that is owed.
contract NoticeTest is PurchaseTest {
    uint256 private constant NOTICE = 14 days;

    function test_aCutAnOtherOwnerAndAnEndMustBeAnnounced() public {
        expectUnannounced(updateCall(INCENTIVE - 1, PRICE, true, poolOwner));
        update(INCENTIVE - 1, poolOwner);
        expectUnannounced(updateCall(INCENTIVE, PRICE, true, stranger));
        update(INCENTIVE, stranger);
        expectUnannounced(removeCall());
        remove();
    }

    function test_whatTakesNothingFromAnyoneIsMadeAtOnce() public {
        vm.expectEmit();
        emit IMarketTerms.DataPoolSet(POOL, INCENTIVE + 1, PRICE + 1, false, poolOwner);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE + 1, PRICE + 1, false, poolOwner);
        assertEq(market.getDataPool(POOL).max_incentive, INCENTIVE + 1, "incentive");
    }

    function testFuzz_aNoticeIsNeitherShorterNorLongerThanItsTime(uint32 waited) public {
        bytes memory call = updateCall(INCENTIVE - 1, PRICE, true, poolOwner);
        uint256 from = block.timestamp + NOTICE;
        vm.expectEmit();
        emit IMarketTerms.Announced(keccak256(call), call, from);
        vm.prank(owner);
        market.announce(call);
        assertEq(market.announced(call), from, "from");
        vm.warp(block.timestamp + waited);
        if (waited < NOTICE) {
            expectError(abi.encodeWithSelector(IMarketTerms.NoticeRuns.selector, from, block.timestamp));
        } else if (waited > 2 * NOTICE) {
            expectError(
                abi.encodeWithSelector(IMarketTerms.NoticeExpired.selector, from + NOTICE, block.timestamp)
            );
        }
        update(INCENTIVE - 1, poolOwner);
    }

    function test_aNoticeCountsOnce_forTheVeryCall_andCanBeWithdrawn() public {
        bytes memory call = updateCall(1, PRICE, true, poolOwner);
        giveNotice(call);
        expectUnannounced(updateCall(2, PRICE, true, poolOwner));
        update(2, poolOwner);
        update(1, poolOwner);
        vm.prank(owner);
        market.updateDataPool(POOL, 5, PRICE, true, poolOwner);
        expectUnannounced(call);
        update(1, poolOwner);
        vm.prank(owner);
        market.announce(call);
        vm.expectEmit();
        emit IMarketTerms.AnnouncementWithdrawn(keccak256(call));
        vm.prank(owner);
        market.withdrawAnnouncement(call);
        expectUnannounced(call);
        vm.prank(owner);
        market.withdrawAnnouncement(call);
    }

    function test_aPauseTakesNoTimeFromANotice() public {
        bytes memory call = updateCall(1, PRICE, true, poolOwner);
        vm.prank(owner);
        market.announce(call);
        vm.prank(owner);
        market.pause();
        vm.warp(block.timestamp + NOTICE);
        vm.prank(owner);
        market.unpause();
        vm.expectPartialRevert(IMarketTerms.NoticeRuns.selector);
        update(1, poolOwner);
    }

    function test_strangersAnnounceNothing() public {
        expectNoRole(stranger, 0);
        market.announce("");
        expectNoRole(stranger, 0);
        market.withdrawAnnouncement("");
        expectNoRole(stranger, 0);
        market.rescue(stranger);
    }

    /// What stands in the tree earns what it was promised, whatever is cut later, and more if the incentive rose.
    function test_aCutIsForUploadsThatComeLater() public {
        append(2);
        cutTo(80 ether);
        append(2);
        cutTo(50 ether);
        append(2);
        assertEq(paidFor(1), 100 ether, "before both cuts");
        assertEq(paidFor(3), 80 ether, "between them");
        assertEq(paidFor(5), 50 ether, "after them");
        vm.prank(owner);
        market.updateDataPool(POOL, 90 ether, PRICE, true, poolOwner);
        assertEq(paidFor(0), 100 ether, "promised");
        assertEq(paidFor(2), 90 ether, "raised");
    }

    /// Each is kept for the uploads before it, so their number is bounded.
    function test_anIncentiveIsCutTwoHundredAndFiftyFiveTimes() public {
        for (uint256 cut = 1; cut <= 255; ++cut) {
            giveNotice(updateCall(INCENTIVE - cut, PRICE, true, poolOwner));
            update(INCENTIVE - cut, poolOwner);
        }
        giveNotice(updateCall(0, PRICE, true, poolOwner));
        expectError(abi.encodeWithSelector(IMarketTerms.TooManyCuts.selector, POOL));
        update(0, poolOwner);
    }

    function test_anOldOwnerIsPaidBeforeTheNewOneComes() public {
        bytes memory call = updateCall(INCENTIVE, PRICE, true, stranger);
        buy(7 ether, 1);
        giveNotice(call);
        buy(3 ether, 2);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolHoldsPayments.selector, POOL, 3 ether));
        update(INCENTIVE, stranger);
        vm.warp(block.timestamp + NOTICE);
        update(INCENTIVE, stranger);
        assertEq(token.balanceOf(poolOwner), 10 ether, "the old owner");
        assertProceeds(0, 0);
        assertTrue(market.getDataPool(POOL).data_pool_owner == stranger, "the new owner");
    }

    function test_whatWasSentByMistakeIsRescued_andNothingElse() public {
        addPool("x", 1, 1, 5 ether);
        buy(7 ether, 1);
        vm.warp(block.timestamp + 2 * WINDOW);
        buy(3 ether, 2);
        uint256 owed = ESCROW + 5 ether + 10 ether;
        expectError(abi.encodeWithSelector(IMarketTerms.NothingToRescue.selector, owed, owed));
        vm.prank(owner);
        market.rescue(person);
        vm.prank(buyer);
        token.transfer(address(market), 11 ether);
        vm.expectEmit();
        emit IMarketTerms.Rescued(person, 11 ether);
        vm.prank(owner);
        assertEq(market.rescue(person), 11 ether, "rescued");
        assertEq(token.balanceOf(person), 11 ether, "person");
        assertEq(token.balanceOf(address(market)), owed, "owed");
    }

    /// Its first money is a buyer's, not an escrow.
    function test_aPoolThatWasNeverFundedIsNotRescuedFrom() public {
        vm.prank(owner);
        market.addDataPool("x", 0, 1, true, poolOwner);
        approve(9 ether);
        IMarketTerms.Quote memory q = quoteOf(9 ether, 1);
        q.dataPoolId = "x";
        buy(q, signedBy(QUOTER_KEY, q));
        vm.expectPartialRevert(IMarketTerms.NothingToRescue.selector);
        vm.prank(owner);
        market.rescue(person);
    }

    function cutTo(uint256 incentive) private {
        giveNotice(updateCall(incentive, PRICE, true, poolOwner));
        uint256 before = market.getDataPool(POOL).max_incentive;
        vm.expectEmit();
        emit IMarketTerms.IncentiveKept(POOL, before, leaves.length);
        update(incentive, poolOwner);
    }

    /// What a claim pays, in incentives.
    function paidFor(uint256 index) private returns (uint256) {
        uint256 before = token.balanceOf(person);
        claim(index);
        Upload memory u = uploadAt(index);
        if (u.quality == 0) return 100 ether;
        return (token.balanceOf(person) - before) * 10 / u.quality / u.multiplier;
    }

    function update(uint256 incentive, address to) private {
        vm.prank(owner);
        market.updateDataPool(POOL, incentive, PRICE, true, to);
    }

    function remove() private {
        vm.prank(owner);
        market.removeDataPool(POOL);
    }

    function expectUnannounced(bytes memory call) private {
        expectError(abi.encodeWithSelector(IMarketTerms.NotAnnounced.selector, keccak256(call)));
    }
}
