// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract PurchaseWithListTest is PurchaseTest {
    bytes32 private constant SALT = keccak256("salt");

    function listOf(uint256 count)
        private
        pure
        returns (bytes32[] memory hashes, uint256[] memory qualities)
    {
        (hashes, qualities) = (new bytes32[](count), new uint256[](count));
        for (uint256 i; i < count; ++i) {
            (hashes[i], qualities[i]) = (uploadAt(i).hash, uploadAt(i).quality);
        }
    }

    function quoteOfList(bytes32[] memory hashes, uint256[] memory qualities)
        private
        view
        returns (IMarketTerms.Quote memory q)
    {
        bytes32[] memory basket = new bytes32[](hashes.length + 1);
        basket[0] = keccak256(abi.encodePacked(SALT, qualities));
        for (uint256 i; i < hashes.length; ++i) {
            basket[i + 1] = hashes[i];
        }
        q = quoteOf(10 ether, hashes.length);
        (q.basketRoot, q.basketSize) = (ReferenceTree.root(basket), hashes.length);
    }

    function buyList(IMarketTerms.Quote memory q, bytes32[] memory hashes, uint256[] memory qualities)
        private
    {
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(buyer);
        market.purchaseWithQuoteAndList(q, hashes, qualities, signature, SALT);
    }

    function test_aListedPurchaseTellsWhichUploadsWereBought_whateverTheirNumber(uint8 size) public {
        (bytes32[] memory hashes, uint256[] memory qualities) = listOf(size);
        IMarketTerms.Quote memory q = quoteOfList(hashes, qualities);
        approve(q.total);
        vm.expectEmit();
        emit IMarketTerms.DataUploadsPurchased(hashes, qualities, POOL, buyer);
        vm.expectEmit();
        emit IMarketTerms.QuotePurchased(q.basketRoot, size, q.nonce);
        vm.expectEmit();
        emit IMarketTerms.DataSetPurchased(buyer, POOL, q.total);
        buyList(q, hashes, qualities);
        assertProceeds(10 ether, 0);
        // It is the same purchase, so the other call cannot make it a second time.
        expectError(abi.encodeWithSelector(IMarketTerms.QuoteUsed.selector, q.nonce));
        buy(q, signedBy(QUOTER_KEY, q));
    }

    function test_noOtherHashAndNoOtherQualityIsTold(uint8 size, uint8 at, bool isHash) public {
        (bytes32[] memory hashes, uint256[] memory qualities) = listOf(bound(size, 1, 40));
        IMarketTerms.Quote memory q = quoteOfList(hashes, qualities);
        approve(q.total);
        uint256 i = bound(at, 0, hashes.length - 1);
        if (isHash) hashes[i] = keccak256("another upload");
        else qualities[i] = qualities[i] + 1;
        IMarketTerms.Quote memory other = quoteOfList(hashes, qualities);
        expectError(
            abi.encodeWithSelector(IMarketTerms.RootMismatch.selector, q.basketRoot, other.basketRoot)
        );
        buyList(q, hashes, qualities);
    }

    function test_aListOfAnotherLengthOrOrderIsNone() public {
        (bytes32[] memory hashes, uint256[] memory qualities) = listOf(4);
        IMarketTerms.Quote memory q = quoteOfList(hashes, qualities);
        (bytes32[] memory fewer, uint256[] memory fewerQualities) = listOf(3);
        expectError(abi.encodeWithSelector(IMarketTerms.SizeMismatch.selector, 3, 4));
        buyList(q, fewer, fewerQualities);
        expectError(abi.encodeWithSelector(IMarketTerms.LengthsDiffer.selector, 4, 3));
        buyList(q, hashes, fewerQualities);
        (hashes[0], hashes[1]) = (hashes[1], hashes[0]);
        expectError(
            abi.encodeWithSelector(
                IMarketTerms.RootMismatch.selector, q.basketRoot, quoteOfList(hashes, qualities).basketRoot
            )
        );
        buyList(q, hashes, qualities);
    }
}
