// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

contract RefundsTest is PurchaseTest {
    uint256 private constant OTHER_KEY = 0xB2;
    address private other;

    function setUp() public override {
        super.setUp();
        vm.warp(WINDOW * 3_000);
        other = vm.addr(OTHER_KEY);
        vm.prank(owner);
        token.mint(other, 1_000 ether);
    }

    function test_aRefundGoesToTheBuyer_once() public {
        IMarketTerms.Quote memory q = bought(10 ether, 1);
        uint256 before = token.balanceOf(buyer);
        bytes32 id = market.purchaseIdOf(q);
        vm.expectEmit();
        emit IMarketTerms.PurchaseRefunded(id, POOL, buyer, q.nonce, 10 ether, 10 ether);
        refund(q, 10 ether);
        assertEq(token.balanceOf(buyer) - before, 10 ether, "refunded");
        assertEq(market.heldOf(buyer, POOL, 1), 0, "the buyer's part");
        assertProceeds(0, 0);
        expectRefunded(q, 10 ether);
        refund(q, 10 ether);
    }

    function testFuzz_partsAddUpToWhatWasPaid_eachOnce(uint64 total, uint64[4] calldata parts) public {
        IMarketTerms.Quote memory q = bought(total, 1);
        // Another buyer's money is in the same pool.
        buyAs(OTHER_KEY, 100 ether, 1);
        uint256 before = token.balanceOf(buyer);
        uint256 given;
        for (uint256 i; i < parts.length; ++i) {
            uint256 until = bound(parts[i], 0, total);
            if (until <= given) expectRefunded(q, given);
            else given = until;
            refund(q, until);
            assertEq(token.balanceOf(buyer) - before, given, "given");
        }
        expectError(abi.encodeWithSelector(IMarketTerms.RefundOverPaid.selector, total, uint256(total) + 1));
        refund(q, uint256(total) + 1);
        assertProceeds(100 ether + total - given, 0);
    }

    /// By then the payment belongs to the pool's owner; another buyer has paid what is held now.
    function test_aLateRefundIsNotTakenFromAnothersHold() public {
        IMarketTerms.Quote memory late = bought(10 ether, 1);
        vm.warp(WINDOW * 3_002);
        buyAs(OTHER_KEY, 10 ether, 1);
        expectError(abi.encodeWithSelector(IMarketTerms.HeldTooLittle.selector, 0, 10 ether));
        refund(late, 10 ether);
        assertProceeds(10 ether, 10 ether);
    }

    /// A thief with the settler's and the quoter's keys cannot get what others paid.
    function testFuzz_noQuoteGivesBackMoreThanItsBuyerPaid(uint64 paid, uint96 claimed) public {
        vm.assume(claimed > paid);
        buyAs(OTHER_KEY, 1_000 ether, 1);
        bought(paid, 1);
        // A quote that is signed later, with the used nonce.
        IMarketTerms.Quote memory forged = quoteOf(claimed, 1);
        expectError(abi.encodeWithSelector(IMarketTerms.HeldTooLittle.selector, paid, claimed));
        refund(forged, claimed);
        assertProceeds(1_000 ether + paid, 0);
    }

    function test_whatWasNeverBoughtIsNotRefunded() public {
        bought(10 ether, 1);
        IMarketTerms.Quote memory q = quoteOf(10 ether, 2);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteNotBought.selector, 2));
        refund(q, 10 ether);
        q.dataPoolId = "x";
        q.nonce = 1;
        addPool("x", 1, 1, 0);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteNotBought.selector, 1));
        refund(q, 10 ether);
    }

    function test_aCancelledQuoteIsNeitherBoughtNorRefunded() public {
        bought(10 ether, 1);
        IMarketTerms.Quote memory q = quoteOf(10 ether, 2);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        bytes32 id = market.purchaseIdOf(q);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteNotSigned.selector, owner));
        vm.prank(owner);
        market.cancelQuote(q, "");
        vm.expectEmit();
        emit IMarketTerms.QuoteCancelled(id, buyer, POOL, 2);
        cancel(q);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteUsed.selector, 2));
        buy(q, signature);
        expectError(abi.encodeWithSelector(IMarketTerms.PurchaseClosed.selector, id));
        refund(q, 10 ether);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteUsed.selector, 1));
        cancel(quoteOf(10 ether, 1));
    }

    function test_anyoneSendsACancellationThatTheQuoterSigned() public {
        IMarketTerms.Quote memory q = quoteOf(10 ether, 2);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        bytes32 id = market.purchaseIdOf(q);
        bytes memory forged = cancellationBy(0xBAD, id);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteNotSigned.selector, vm.addr(0xBAD)));
        market.cancelQuote(q, forged);
        // Neither the buyer's own signature of the quote nor the cancellation of another quote cancels it.
        bytes memory ofAnother = cancellationBy(QUOTER_KEY, keccak256("another"));
        for (uint256 i; i < 2; ++i) {
            vm.prank(stranger);
            try market.cancelQuote(q, i == 0 ? signature : ofAnother) {
                assertTrue(false, "it was cancelled");
            } catch {}
        }
        bytes memory cancellation = cancellationBy(QUOTER_KEY, id);
        vm.prank(stranger);
        market.cancelQuote(q, cancellation);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteUsed.selector, 2));
        buy(q, signature);
    }

    function test_aLateReleaseOrRefundTakesNothingOfWhatTheBuyerPaidSince() public {
        IMarketTerms.Quote memory early = bought(10 ether, 1);
        vm.warp(block.timestamp + 2 * WINDOW);
        bought(10 ether, 2);
        assertProceeds(10 ether, 10 ether);
        bytes memory tooLate = abi.encodeWithSelector(IMarketTerms.HeldTooLittle.selector, 0, 10 ether);
        expectError(tooLate);
        release(early);
        expectError(tooLate);
        refund(early, 10 ether);
        assertProceeds(10 ether, 10 ether);
    }

    function test_onlyASignedQuoteProvesAPurchase_anEarlierQuotersToo() public {
        IMarketTerms.Quote memory q = bought(10 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(owner);
        market.setQuoter(person);
        bytes memory forged = signedBy(0xBAD, q);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteNotSigned.selector, vm.addr(0xBAD)));
        vm.prank(owner);
        market.refundPurchase(q, forged, 1);
        vm.prank(owner);
        market.refundPurchase(q, signature, 1);
        assertProceeds(10 ether - 1, 0);
    }

    function test_onceAccessWasGiven_itIsThePoolOwners_andNotRefunded() public {
        IMarketTerms.Quote memory q = bought(10 ether, 1);
        bytes32 id = market.purchaseIdOf(q);
        refund(q, 4 ether);
        vm.expectEmit();
        emit IMarketTerms.PurchaseReleased(id, POOL, buyer, q.nonce, 6 ether);
        release(q);
        assertProceeds(0, 6 ether);
        expectError(abi.encodeWithSelector(IMarketTerms.PurchaseClosed.selector, id));
        refund(q, 10 ether);
        expectError(abi.encodeWithSelector(IMarketTerms.PurchaseClosed.selector, id));
        release(q);
    }

    function test_theOlderPaymentsGoFirst() public {
        IMarketTerms.Quote memory q = bought(10 ether, 1);
        vm.warp(WINDOW * 3_001);
        bought(5 ether, 2);
        refund(q, 10 ether);
        assertProceeds(5 ether, 0);
        // The remaining payment was made in the second window.
        vm.warp(WINDOW * 3_002);
        assertProceeds(5 ether, 0);
        vm.warp(WINDOW * 3_003);
        assertProceeds(0, 5 ether);
    }

    function test_aPurchaseWithoutAQuoteIsFinal() public {
        append(3);
        record(2);
        bytes32[] memory hashes = new bytes32[](1);
        uint256[] memory qualities = new uint256[](1);
        (hashes[0], qualities[0]) = (uploadAt(2).hash, 2);
        approve(4 ether);
        vm.prank(buyer);
        market.purchaseUploads(POOL, hashes, qualities);
        assertProceeds(4 ether, 0);
        assertEq(market.heldOf(buyer, POOL, 0), 0, "refundable");
    }

    function test_aPauseTakesNoTimeFromARefund() public {
        IMarketTerms.Quote memory q = bought(10 ether, 1);
        vm.warp(WINDOW * 3_002 - 1);
        vm.prank(owner);
        market.pause();
        bytes memory signature = signedBy(QUOTER_KEY, q);
        expectError(pausedError());
        vm.prank(owner);
        market.refundPurchase(q, signature, 10 ether);
        expectError(pausedError());
        vm.prank(owner);
        market.releasePurchase(q, signature);
        vm.warp(block.timestamp + 90 days);
        vm.prank(owner);
        market.unpause();
        refund(q, 10 ether);
        assertProceeds(0, 0);
    }

    function bought(uint256 total, uint256 nonce) private returns (IMarketTerms.Quote memory q) {
        q = quoteOf(total, nonce);
        buy(total, nonce);
    }

    function buyAs(uint256 key, uint256 total, uint256 nonce) private {
        IMarketTerms.Quote memory q = quoteOf(total, nonce);
        q.buyer = vm.addr(key);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(q.buyer);
        token.approve(address(market), total);
        vm.prank(q.buyer);
        market.purchaseWithQuote(q, signature);
    }

    function refund(IMarketTerms.Quote memory q, uint256 until) private {
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(owner);
        market.refundPurchase(q, signature, until);
    }

    function release(IMarketTerms.Quote memory q) private {
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(owner);
        market.releasePurchase(q, signature);
    }

    function cancel(IMarketTerms.Quote memory q) private {
        vm.prank(vm.addr(QUOTER_KEY));
        market.cancelQuote(q, "");
    }

    /// The signature of the quoter's key, which itself sends no transaction.
    function cancellationBy(uint256 key, bytes32 id) private view returns (bytes memory) {
        bytes32 domain = domainOf(block.chainid, address(market));
        bytes32 body = keccak256(abi.encode(keccak256("Cancellation(bytes32 purchaseId)"), id));
        return packed(key, keccak256(abi.encodePacked(hex"1901", domain, body)));
    }

    function expectRefunded(IMarketTerms.Quote memory q, uint256 given) private {
        expectError(
            abi.encodeWithSelector(
                IMarketTerms.PurchaseRefundedAlready.selector, market.purchaseIdOf(q), given
            )
        );
    }
}
