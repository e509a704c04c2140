// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

/// @dev Compares the market's money with a simple model: a list of payments, an escrow, and the amount that each day has paid.
/// The settler and the quoter may be dishonest: they refund early, late, too much, and for quotes that were never bought.
contract ModelTest is PurchaseTest {
    struct Payment {
        address buyer;
        uint256 window;
        uint256 rest;
    }

    struct Settled {
        uint256 refunded;
        bool closed;
    }

    uint256 private constant CAP = 1_000 ether + 1e14;
    uint256 private constant OTHER_BUYER_KEY = 0xB2;

    Payment[] private payments;
    IMarketTerms.Quote[] private quotes;
    mapping(bytes32 id => Settled) private settled;
    uint256 private released;
    uint256 private escrow;
    uint256 private pausedAt;
    uint256 private pausedFor;
    uint256 private today;
    uint256 private paidToday;
    uint256 private nextClaim;

    function setUp() public override {
        super.setUp();
        append(40);
        escrow = ESCROW;
        vm.prank(owner);
        market.setEpochCap(CAP);
        address other = vm.addr(OTHER_BUYER_KEY);
        vm.prank(owner);
        token.mint(other, 1_000_000 ether);
        vm.prank(other);
        token.approve(address(market), type(uint256).max);
        approve(type(uint256).max);
    }

    function testFuzz_allMoneyIsWhereThePlainAccountHasIt(uint256 seed) public {
        for (uint256 i; i < 40; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            step(seed % 13, seed >> 8);
            compare();
        }
    }

    function step(uint256 kind, uint256 dice) private {
        // Pauses are short, so that most of the history happens outside of them.
        if (pausedAt != 0 && dice % 2 == 0) doPause();
        else if (kind < 3) doBuy(dice);
        else if (kind < 5) doRefund(dice, quoteAt(dice));
        else if (kind == 5) doRefund(dice, siblingOf(quoteAt(dice), dice));
        else if (kind < 8) doRelease(quoteAt(dice));
        else if (kind == 8) doWithdraw();
        else if (kind == 9) doPause();
        else if (kind == 10) doClaim();
        else vm.warp(block.timestamp + dice % 8 days);
    }

    function doBuy(uint256 dice) private {
        address who = dice % 3 == 0 ? vm.addr(OTHER_BUYER_KEY) : buyer;
        IMarketTerms.Quote memory q = quoteOf(1 + (dice >> 8) % 100 ether, quotes.length);
        q.buyer = who;
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(who);
        try market.purchaseWithQuote(q, signature) {
            assertTrue(pausedAt == 0, "sold in a pause");
            payments.push(Payment(who, window(), q.total));
            quotes.push(q);
        } catch {
            assertTrue(pausedAt != 0, "an honest purchase failed");
        }
    }

    function doRefund(uint256 dice, IMarketTerms.Quote memory q) private {
        if (q.buyer == address(0)) return;
        Settled storage known = settled[market.purchaseIdOf(q)];
        uint256 until = (dice >> 16) % (q.total + q.total / 4 + 1);
        bool isOwed =
            isOpen(q) && until > known.refunded && until <= q.total && until - known.refunded <= heldFor(q);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        uint256 before = token.balanceOf(q.buyer);
        vm.prank(owner);
        try market.refundPurchase(q, signature, until) {
            assertTrue(isOwed, "a refund that is not owed");
            take(q.buyer, until - known.refunded);
            assertEq(token.balanceOf(q.buyer) - before, until - known.refunded, "given back");
            known.refunded = until;
        } catch {
            assertTrue(!isOwed, "a refund that is owed failed");
        }
    }

    function doRelease(IMarketTerms.Quote memory q) private {
        if (q.buyer == address(0)) return;
        Settled storage known = settled[market.purchaseIdOf(q)];
        uint256 rest = q.total - known.refunded;
        bool isDue = isOpen(q) && rest <= heldFor(q);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(owner);
        try market.releasePurchase(q, signature) {
            assertTrue(isDue, "a release that is not due");
            take(q.buyer, rest);
            released += rest;
            known.closed = true;
        } catch {
            assertTrue(!isDue, "a release that is due failed");
        }
    }

    function doWithdraw() private {
        uint256 expected = free();
        vm.prank(poolOwner);
        try market.withdrawProceeds(POOL) returns (uint256 amount) {
            assertTrue(pausedAt == 0, "withdrawn in a pause");
            assertEq(amount, expected, "withdrawn");
            released = 0;
            for (uint256 i; i < payments.length; ++i) {
                if (!isHeld(payments[i])) payments[i].rest = 0;
            }
        } catch {
            assertTrue(pausedAt != 0, "the owner got nothing");
        }
    }

    function doPause() private {
        vm.prank(owner);
        if (pausedAt == 0) {
            market.pause();
            pausedAt = block.timestamp;
        } else {
            market.unpause();
            pausedFor += block.timestamp - pausedAt;
            pausedAt = 0;
        }
    }

    function doClaim() private {
        Upload memory u = uploadAt(nextClaim);
        uint256 reward = rewardOf(u);
        bytes32[] memory proof = proofOf(nextClaim);
        bytes32 newRoot = rootAfterClaim(nextClaim);
        uint256 before = today == block.timestamp / 1 days ? paidToday : 0;
        vm.prank(owner);
        try market.uploadIncentive(u.hash, proof, u.quality, u.index, POOL, newRoot, person, u.multiplier) {
            assertTrue(pausedAt == 0 && before + reward <= CAP, "paid in a pause or over the cap");
            (today, paidToday) = (block.timestamp / 1 days, before + reward);
            escrow -= reward;
            leaves[nextClaim] = claimedOf(leaves[nextClaim]);
            ++nextClaim;
        } catch {
            // The market counts a day's rewards in 0.001 CGDX, and these rewards are whole CGDX.
            assertTrue(pausedAt != 0 || before + reward > CAP, "a claim failed that is owed");
        }
    }

    function compare() private view {
        (uint256 held, uint256 withdrawable) = market.proceedsOf(POOL);
        assertEq(held, heldBy(address(0)), "held");
        assertEq(withdrawable, free(), "free");
        assertEq(market.escrowOf(POOL), escrow, "escrow");
        assertEq(market.heldOf(buyer, POOL, 0), heldBy(buyer), "held for the buyer");
        assertEq(token.balanceOf(address(market)), escrow + held + withdrawable, "balance");
        (, uint256 paid) = market.epochBudget();
        assertEq(paid, today == block.timestamp / 1 days ? paidToday : 0, "paid today");
    }

    function quoteAt(uint256 dice) private view returns (IMarketTerms.Quote memory q) {
        if (quotes.length != 0) return quotes[dice % quotes.length];
    }

    /// A quote that the quoter signed and nobody bought, with the nonce of one that was bought.
    function siblingOf(IMarketTerms.Quote memory q, uint256 dice)
        private
        pure
        returns (IMarketTerms.Quote memory)
    {
        q.total += 1 + (dice >> 32) % 100 ether;
        return q;
    }

    function isOpen(IMarketTerms.Quote memory q) private view returns (bool) {
        return pausedAt == 0 && !settled[market.purchaseIdOf(q)].closed;
    }

    /// The held part of a quote's payment: nothing once a purchase by the quote's deadline is free.
    function heldFor(IMarketTerms.Quote memory q) private view returns (uint256) {
        return window() > q.deadline / WINDOW + 1 ? 0 : heldBy(q.buyer);
    }

    function window() private view returns (uint256) {
        return ((pausedAt == 0 ? block.timestamp : pausedAt) - pausedFor) / WINDOW;
    }

    function isHeld(Payment memory payment) private view returns (bool) {
        return payment.window + 1 >= window();
    }

    /// The held payments of a buyer; of everybody for the zero address.
    function heldBy(address who) private view returns (uint256 sum) {
        for (uint256 i; i < payments.length; ++i) {
            bool isTheirs = who == address(0) || payments[i].buyer == who;
            if (isTheirs && isHeld(payments[i])) sum += payments[i].rest;
        }
    }

    function free() private view returns (uint256 sum) {
        sum = released;
        for (uint256 i; i < payments.length; ++i) {
            if (!isHeld(payments[i])) sum += payments[i].rest;
        }
    }

    /// Takes an amount from the oldest payments first.
    function take(address who, uint256 amount) private {
        for (uint256 i; i < payments.length && amount != 0; ++i) {
            Payment storage payment = payments[i];
            if (payment.buyer != who || !isHeld(payment)) continue;
            uint256 part = amount < payment.rest ? amount : payment.rest;
            payment.rest -= part;
            amount -= part;
        }
        assertEq(amount, 0, "taken");
    }
}
