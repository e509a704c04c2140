// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

contract HeldPaymentsTest is PurchaseTest {
    function setUp() public override {
        super.setUp();
        // The beginning of a holding window.
        vm.warp(WINDOW * 3_000);
    }

    function test_aPaymentIsHeldForTheRestOfItsWindowAndTheNext() public {
        buy(10 ether, 1);
        assertProceeds(10 ether, 0);
        vm.warp(WINDOW * 3_002 - 1);
        assertProceeds(10 ether, 0);
        vm.warp(WINDOW * 3_002);
        assertProceeds(0, 10 ether);
        assertEq(withdraw(), 10 ether, "withdrawn");
        assertProceeds(0, 0);
        assertEq(token.balanceOf(poolOwner), 10 ether, "the pool's owner");
    }

    function testFuzz_nothingIsLostOverTheWindows(uint8[12] calldata windows, uint16[12] calldata amounts)
        public
    {
        uint256 total;
        uint256 now_ = WINDOW * 3_000;
        for (uint256 i; i < windows.length; ++i) {
            now_ += bound(windows[i], 0, 3) * WINDOW;
            vm.warp(now_);
            buy(amounts[i], i);
            total += amounts[i];
            (uint256 held, uint256 free) = market.proceedsOf(POOL);
            assertTrue(held >= amounts[i], "the newest is held");
            assertEq(market.heldOf(buyer, POOL, 0), held, "all of it is this buyer's");
            if (i % 4 == 3) total -= withdraw();
            else assertEq(held + free, total, "held and free");
        }
        vm.warp(now_ + 2 * WINDOW);
        assertProceeds(0, total);
        assertEq(withdraw(), total, "withdrawn");
        assertEq(token.balanceOf(address(market)), ESCROW, "the escrow alone is left");
    }

    function test_onlyThePoolsOwnerWithdraws() public {
        expectError(abi.encodeWithSelector(IMarketTerms.NotPoolOwner.selector, stranger, poolOwner));
        vm.prank(stranger);
        market.withdrawProceeds(POOL);
    }

    function test_aPoolWithPaymentsStays_andItsOwnerIsPaidFirst() public {
        giveNotice(removeCall());
        buy(10 ether, 1);
        expectHeld(10 ether);
        vm.warp(block.timestamp + WINDOW);
        buy(3 ether, 2);
        expectHeld(13 ether);
        vm.warp(block.timestamp + WINDOW);
        // The first payment is free, the second is still held.
        expectHeld(3 ether);
        giveNotice(removeCall());
        vm.expectEmit();
        emit IMarketTerms.ProceedsWithdrawn(POOL, poolOwner, 13 ether);
        vm.prank(owner);
        market.removeDataPool(POOL);
        assertEq(token.balanceOf(poolOwner), 13 ether, "the pool's owner");
        assertEq(token.balanceOf(address(market)), 0, "left");
    }

    function test_nothingIsPaidWhilePaused() public {
        buy(10 ether, 1);
        vm.warp(WINDOW * 3_002);
        vm.prank(owner);
        market.pause();
        expectError(pausedError());
        withdraw();
    }

    /// A pause does not shorten the time of a buyer who waits for a refund.
    function test_newTermsLeaveWhatIsHeldWhereItIs() public {
        buy(10 ether, 1);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE, 2 * PRICE, true, poolOwner);
        assertProceeds(10 ether, 0);
    }

    function test_aRemovedPoolSellsNothing() public {
        giveNotice(removeCall());
        vm.prank(owner);
        market.removeDataPool(POOL);
        IMarketTerms.Quote memory q = quoteOf(10 ether, 1);
        approve(10 ether);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolUnknown.selector, POOL));
        vm.prank(buyer);
        market.purchaseWithQuote(q, signature);
    }

    function test_whatIsFreeIsNoLongerHeldForTheBuyer() public {
        buy(10 ether, 1);
        vm.warp(WINDOW * 3_002 - 1);
        assertEq(market.heldOf(buyer, POOL, 1), 10 ether, "held");
        vm.warp(WINDOW * 3_002);
        assertEq(market.heldOf(buyer, POOL, 1), 0, "free");
    }

    function test_aPauseFreesNothingForAnOwnerWhoseTimeEnds() public {
        giveNotice(removeCall());
        buy(10 ether, 1);
        vm.prank(owner);
        market.pause();
        vm.warp(block.timestamp + 3 * WINDOW);
        expectHeld(10 ether);
    }

    function testFuzz_aPauseStopsTheClock(uint32 before, uint32 pause) public {
        before = uint32(bound(before, 0, 2 * WINDOW - 1));
        buy(10 ether, 1);
        vm.warp(block.timestamp + before);
        vm.prank(owner);
        market.pause();
        uint256 stood = market.clock();
        vm.warp(block.timestamp + pause);
        assertEq(market.clock(), stood, "the clock runs");
        assertProceeds(10 ether, 0);
        vm.prank(owner);
        market.unpause();
        assertEq(market.clock(), stood, "the clock jumped");
        assertProceeds(10 ether, 0);
        vm.warp(block.timestamp + 2 * WINDOW - before - 1);
        assertProceeds(10 ether, 0);
        vm.warp(block.timestamp + 1);
        assertProceeds(0, 10 ether);
    }

    function test_pausesAddUp() public {
        for (uint256 i; i < 3; ++i) {
            uint256 stood = market.clock();
            vm.prank(owner);
            market.pause();
            vm.warp(block.timestamp + 5 days);
            expectError(abi.encodeWithSelector(IMarketTerms.IsPaused.selector, block.timestamp - 5 days));
            vm.prank(owner);
            market.pause();
            vm.prank(owner);
            market.unpause();
            expectError(abi.encodeWithSelector(IMarketTerms.IsNotPaused.selector));
            vm.prank(owner);
            market.unpause();
            assertEq(market.clock(), stood, "clock");
        }
    }

    function expectHeld(uint256 amount) private {
        expectError(abi.encodeWithSelector(IMarketTerms.PoolHoldsPayments.selector, POOL, amount));
        vm.prank(owner);
        market.removeDataPool(POOL);
    }

    function withdraw() private returns (uint256) {
        vm.prank(poolOwner);
        return market.withdrawProceeds(POOL);
    }
}
