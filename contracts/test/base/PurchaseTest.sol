// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../../src/interface/IMarketTerms.sol";
import {MarketTest} from "./MarketTest.sol";

/// @dev A market with a buyer who has CGDX, and an operator who signs quotes.
abstract contract PurchaseTest is MarketTest {
    uint256 internal constant BUYER_KEY = 0xB1;
    uint256 internal constant QUOTER_KEY = 0xC0;
    uint256 internal constant WINDOW = 7 days;
    address internal buyer;

    function setUp() public virtual override {
        super.setUp();
        buyer = vm.addr(BUYER_KEY);
        vm.prank(owner);
        market.setQuoter(vm.addr(QUOTER_KEY));
        vm.prank(owner);
        token.mint(buyer, 1_000_000 ether);
    }

    function approve(uint256 amount) internal {
        vm.prank(buyer);
        token.approve(address(market), amount);
    }

    function record(uint256 index) internal {
        Upload memory u = uploadAt(index);
        market.recordQuality(u.hash, proofOf(index), u.quality, index, POOL, u.multiplier);
    }

    function quoteOf(uint256 total, uint256 nonce) internal view returns (IMarketTerms.Quote memory) {
        return
            IMarketTerms.Quote(buyer, POOL, keccak256("basket"), 3, total, nonce, block.timestamp + 1 hours);
    }

    function domainOf(uint256 chain, address where) internal pure returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("CGDX Marketplace"),
                keccak256("1"),
                chain,
                where
            )
        );
    }

    function digestOf(IMarketTerms.Quote memory q, uint256 chain, address where)
        internal
        pure
        returns (bytes32)
    {
        bytes32 domain = domainOf(chain, where);
        bytes32 typehash = keccak256(
            "Quote(address buyer,string dataPoolId,bytes32 basketRoot,uint256 basketSize,uint256 total,uint256 nonce,uint256 deadline)"
        );
        bytes32 body = keccak256(
            abi.encode(
                typehash,
                q.buyer,
                keccak256(bytes(q.dataPoolId)),
                q.basketRoot,
                q.basketSize,
                q.total,
                q.nonce,
                q.deadline
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, body));
    }

    function signedBy(uint256 key, IMarketTerms.Quote memory q) internal view returns (bytes memory) {
        return packed(key, digestOf(q, block.chainid, address(market)));
    }

    function packed(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function buy(IMarketTerms.Quote memory q, bytes memory signature) internal {
        vm.prank(buyer);
        market.purchaseWithQuote(q, signature);
    }

    /// Signs a quote and buys with it.
    function buy(uint256 total, uint256 nonce) internal {
        approve(total);
        IMarketTerms.Quote memory q = quoteOf(total, nonce);
        buy(q, signedBy(QUOTER_KEY, q));
    }

    function assertProceeds(uint256 held, uint256 free) internal view {
        (uint256 h, uint256 f) = market.proceedsOf(POOL);
        assertEq(h, held, "held");
        assertEq(f, free, "withdrawable");
    }
}
