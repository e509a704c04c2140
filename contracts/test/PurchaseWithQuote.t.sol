// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract PurchaseWithQuoteTest is PurchaseTest {
    function testFuzz_paysItsTotalOnce(uint64 total, uint256 nonce) public {
        approve(type(uint256).max);
        IMarketTerms.Quote memory q = quoteOf(total, nonce);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        assertTrue(!market.isNonceUsed(buyer, POOL, nonce), "used before");
        vm.expectEmit();
        emit IMarketTerms.QuotePurchased(q.basketRoot, 3, nonce);
        vm.expectEmit();
        emit IMarketTerms.DataSetPurchased(buyer, POOL, total);
        buy(q, signature);
        (uint256 held,) = market.proceedsOf(POOL);
        assertEq(held, total, "held");
        assertTrue(market.isNonceUsed(buyer, POOL, nonce), "not used");
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteUsed.selector, nonce));
        buy(q, signature);
    }

    /// The quote names its basket by the root of its hashes: each hash of the basket can be proved, and no other.
    function test_anyHashOfABasketIsProved() public {
        bytes32[] memory basket = new bytes32[](5);
        for (uint256 i; i < 5; ++i) {
            basket[i] = uploadAt(i).hash;
        }
        IMarketTerms.Quote memory q = quoteOf(1 ether, 1);
        (q.basketRoot, q.basketSize) = (ReferenceTree.root(basket), 5);
        approve(1 ether);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.expectEmit();
        emit IMarketTerms.QuotePurchased(q.basketRoot, 5, 1);
        buy(q, signature);
        bytes32[] memory proof = ReferenceTree.proof(basket, 3);
        assertTrue(market.verifyMerkleProof(q.basketRoot, proof, basket[3], 3, q.basketSize), "bought");
        assertTrue(!market.verifyMerkleProof(q.basketRoot, proof, uploadAt(7).hash, 3, 5), "not bought");
    }

    function test_noncesInOneWordDoNotDisturbEachOther() public {
        for (uint256 nonce = 224; nonce < 290; ++nonce) {
            assertTrue(!market.isNonceUsed(buyer, POOL, nonce), "a neighbour's");
            buy(1 ether, nonce);
        }
        assertTrue(
            !market.isNonceUsed(buyer, POOL, 223) && !market.isNonceUsed(buyer, POOL, 290), "neighbours"
        );
    }

    function test_theOwnerNamesTheQuoter() public {
        assertTrue(market.quoter() == vm.addr(QUOTER_KEY), "quoter");
        vm.expectEmit();
        emit IMarketTerms.QuoterSet(person);
        vm.prank(owner);
        market.setQuoter(person);
        assertTrue(market.quoter() == person, "quoter");
        expectNoRole(stranger, 0);
        market.setQuoter(stranger);
    }

    function testFuzz_aChangedQuoteIsNotTheSignedOne(uint8 field) public {
        approve(type(uint256).max);
        IMarketTerms.Quote memory q = quoteOf(10 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        field = uint8(bound(field, 0, 5));
        if (field == 0) q.dataPoolId = "x";
        if (field == 1) q.basketRoot = keccak256("another basket");
        if (field == 2) q.total = 1;
        if (field == 3) q.nonce = 2;
        if (field == 4) q.deadline += 1;
        if (field == 5) q.basketSize += 1;
        vm.expectPartialRevert(IMarketTerms.QuoteNotSigned.selector);
        buy(q, signature);
    }

    function testFuzz_onlyAQuotersSignatureCounts(uint256 key) public {
        key = bound(key, 1, type(uint128).max);
        vm.assume(key != QUOTER_KEY);
        IMarketTerms.Quote memory q = quoteOf(1, 1);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteNotSigned.selector, vm.addr(key)));
        buy(q, signedBy(key, q));
    }

    function test_whatQuotesAreSignedForIsToldByTheMarket() public view {
        (bytes1 fields, string memory name, string memory version, uint256 chain, address where,,) =
            market.eip712Domain();
        assertTrue(fields == 0x0f && chain == block.chainid && where == address(market), "domain");
        assertEq(keccak256(bytes(name)), keccak256("CGDX Marketplace"), "name");
        assertEq(keccak256(bytes(version)), keccak256("1"), "version");
    }

    function test_notOnAnotherChainOrContract() public {
        approve(type(uint256).max);
        IMarketTerms.Quote memory q = quoteOf(1 ether, 1);
        vm.expectPartialRevert(IMarketTerms.QuoteNotSigned.selector);
        buy(q, packed(QUOTER_KEY, digestOf(q, 1284, address(market))));
        vm.expectPartialRevert(IMarketTerms.QuoteNotSigned.selector);
        buy(q, packed(QUOTER_KEY, digestOf(q, block.chainid, address(token))));
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.chainId(1284);
        vm.expectPartialRevert(IMarketTerms.QuoteNotSigned.selector);
        buy(q, signature);
    }

    function test_notForMoreThanThePoolCanHold() public {
        uint256 total = uint256(type(uint96).max) + 1;
        IMarketTerms.Quote memory q = quoteOf(total, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, total));
        buy(q, signature);
    }

    function test_notForAnotherBuyer() public {
        IMarketTerms.Quote memory q = quoteOf(1 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteNotForCaller.selector, buyer));
        vm.prank(stranger);
        market.purchaseWithQuote(q, signature);
    }

    function test_aQuoteIsValidForADayAtMost() public {
        IMarketTerms.Quote memory q = quoteOf(1 ether, 1);
        q.deadline = block.timestamp + 1 days + 1;
        approve(1 ether);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteTooLong.selector, q.deadline));
        buy(q, signature);
        vm.warp(block.timestamp + 1);
        buy(q, signature);
    }

    function test_untilItsDeadlineAndNotAfter() public {
        approve(type(uint256).max);
        IMarketTerms.Quote memory q = quoteOf(1 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.warp(q.deadline + 1);
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteExpired.selector, q.deadline));
        buy(q, signature);
        vm.warp(q.deadline);
        buy(q, signature);
    }

    function test_notForAPoolThatIsUnknownOrNotForSale_orWhilePaused() public {
        approve(type(uint256).max);
        IMarketTerms.Quote memory q = quoteOf(1 ether, 1);
        q.dataPoolId = "nope";
        bytes memory signature = signedBy(QUOTER_KEY, q);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolUnknown.selector, "nope"));
        buy(q, signature);
        q = quoteOf(1 ether, 1);
        signature = signedBy(QUOTER_KEY, q);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE, PRICE, false, poolOwner);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolNotForSale.selector, POOL));
        buy(q, signature);
        vm.prank(owner);
        market.pause();
        expectError(pausedError());
        buy(q, signature);
    }

    function test_withAPermitInTheSameTransaction() public {
        (uint8 v, bytes32 r, bytes32 s) = permitFor(5 ether);
        IMarketTerms.Quote memory q = quoteOf(5 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        // proves entity.log-approval
        vm.expectEmit();
        emit IMarketTerms.LogApproval(buyer, address(market), 5 ether);
        vm.prank(buyer);
        market.purchaseWithQuoteAndPermit(q, signature, block.timestamp, v, r, s);
        (uint256 held,) = market.proceedsOf(POOL);
        assertEq(held, 5 ether, "held");
        assertEq(token.allowance(buyer, address(market)), 0, "allowance left");
    }

    function test_aPermitThatSomebodySentFirstDoesNoHarm() public {
        (uint8 v, bytes32 r, bytes32 s) = permitFor(5 ether);
        IMarketTerms.Quote memory q = quoteOf(5 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(stranger);
        token.permit(buyer, address(market), 5 ether, block.timestamp, v, r, s);
        vm.prank(buyer);
        market.purchaseWithQuoteAndPermit(q, signature, block.timestamp, v, r, s);
        (uint256 held,) = market.proceedsOf(POOL);
        assertEq(held, 5 ether, "held");
    }

    function permitFor(uint256 amount) private view returns (uint8, bytes32, bytes32) {
        bytes32 typehash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 body = keccak256(abi.encode(typehash, buyer, address(market), amount, 0, block.timestamp));
        return vm.sign(BUYER_KEY, keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), body)));
    }
}
