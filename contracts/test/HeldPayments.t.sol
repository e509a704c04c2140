// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "../src/interface/IMarketplace.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

contract HeldPaymentsTest is PurchaseTest {
    function setUp() public override {
        super.setUp();
        // The beginning of a window.
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
            if (i % 4 == 3) total -= withdraw();
            else assertEq(held + free, total, "held and free");
        }
        vm.warp(now_ + 2 * WINDOW);
        assertProceeds(0, total);
        assertEq(withdraw(), total, "withdrawn");
        assertEq(token.balanceOf(address(market)), ESCROW, "the escrow alone is left");
    }

    function test_onceAccessWasGiven_itIsThePoolOwners_andNotRefunded() public {
        buy(10 ether, 1);
        vm.expectEmit();
        emit IMarketplace.PurchaseReleased("one", POOL, 10 ether);
        release("one", 10 ether);
        assertProceeds(0, 10 ether);
        expectError(abi.encodeWithSelector(IMarketplace.PurchaseSettled.selector, bytes32("one")));
        refund("one", 10 ether);
        expectError(abi.encodeWithSelector(IMarketplace.HeldTooLittle.selector, 0, 1));
        refund("another", 1);
        assertEq(withdraw(), 10 ether, "withdrawn");
    }

    function test_aRefundGoesToTheBuyer_once() public {
        buy(10 ether, 1);
        uint256 before = token.balanceOf(buyer);
        vm.expectEmit();
        emit IMarketplace.PurchaseRefunded("one", POOL, buyer, 10 ether);
        refund("one", 10 ether);
        assertEq(token.balanceOf(buyer) - before, 10 ether, "refunded");
        expectError(abi.encodeWithSelector(IMarketplace.PurchaseSettled.selector, bytes32("one")));
        refund("one", 10 ether);
    }

    function test_theOlderPaymentsGoFirst() public {
        buy(10 ether, 1);
        vm.warp(WINDOW * 3_001);
        buy(5 ether, 2);
        refund("one", 12 ether);
        assertProceeds(3 ether, 0);
        // What is left came in the second window.
        vm.warp(WINDOW * 3_003);
        assertProceeds(0, 3 ether);
    }

    function test_afterTheHoldingTimeNothingIsRefunded_norFromTheEscrow() public {
        buy(10 ether, 1);
        vm.warp(WINDOW * 3_002);
        expectError(abi.encodeWithSelector(IMarketplace.HeldTooLittle.selector, 0, 10 ether));
        refund("one", 10 ether);
    }

    function test_onlyThePoolsOwnerWithdraws() public {
        expectError(abi.encodeWithSelector(IMarketplace.NotPoolOwner.selector, stranger));
        vm.prank(stranger);
        market.withdrawProceeds(POOL);
    }

    function test_aPoolWithPaymentsStays() public {
        buy(10 ether, 1);
        expectError(abi.encodeWithSelector(IMarketplace.PoolHoldsPayments.selector, POOL, 10 ether));
        vm.prank(owner);
        market.removeDataPool(POOL);
        vm.warp(WINDOW * 3_001);
        buy(0, 2);
        vm.warp(WINDOW * 3_002);
        buy(0, 3);
        expectError(abi.encodeWithSelector(IMarketplace.PoolHoldsPayments.selector, POOL, 10 ether));
        vm.prank(owner);
        market.removeDataPool(POOL);
    }

    function test_nothingIsPaidWhilePaused() public {
        buy(10 ether, 1);
        vm.warp(WINDOW * 3_002);
        vm.prank(owner);
        market.pause();
        bytes memory paused = abi.encodeWithSelector(IMarketplace.IsPaused.selector);
        expectError(paused);
        refund("one", 1);
        expectError(paused);
        release("one", 1);
        expectError(paused);
        withdraw();
    }

    function release(bytes32 id, uint256 amount) private {
        vm.prank(owner);
        market.releasePurchase(id, POOL, amount);
    }

    function refund(bytes32 id, uint256 amount) private {
        vm.prank(owner);
        market.refundPurchase(id, POOL, buyer, amount);
    }

    function withdraw() private returns (uint256) {
        vm.prank(poolOwner);
        return market.withdrawProceeds(POOL);
    }

    function assertProceeds(uint256 held, uint256 free) private view {
        (uint256 h, uint256 f) = market.proceedsOf(POOL);
        assertEq(h, held, "held");
        assertEq(f, free, "withdrawable");
    }
}
