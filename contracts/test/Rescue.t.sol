// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../src/interface/IMarketOffice.sol";
import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Hook, HookToken} from "./base/HookToken.sol";
import {Market, Token} from "./base/MarketInterfaces.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

/// @dev Owns a pool, and withdraws its proceeds twice in one transaction.
contract TwiceAtOnce {
    function withdraw(Market market, string calldata pool) external {
        market.withdrawProceeds(pool);
        market.withdrawProceeds(pool);
    }
}

/// @dev A token that calls a hook while it transfers, in which the owner tries to rescue money that seems to be nobody's.
contract RescueTest is PurchaseTest, Hook {
    bool private isArmed;
    bool private pauses;
    bytes4 private answer;

    function setUp() public override {
        vm.warp(1_700_000_000);
        token = Token(address(new HookToken(address(this))));
        market = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
        buyer = vm.addr(BUYER_KEY);
        vm.prank(owner);
        market.setEpochCap(type(uint88).max);
        vm.prank(owner);
        market.setQuoter(vm.addr(QUOTER_KEY));
        token.mint(buyer, 1_000 ether);
        addPool(POOL, INCENTIVE, PRICE, ESCROW);
        addPool("x", INCENTIVE, PRICE, ESCROW);
        append(4);
    }

    function onMove() external {
        if (pauses) {
            pauses = false;
            vm.prank(owner);
            market.pause();
        }
        if (!isArmed) return;
        vm.prank(owner);
        (bool done, bytes memory said) =
            address(market).call(abi.encodeCall(IMarketOffice.rescue, (stranger)));
        assertTrue(!done, "rescued what was on its way");
        answer = bytes4(said);
    }

    function test_whatIsOnItsWayOutIsNotRescued() public {
        buy(10 ether, 1);
        IMarketTerms.Quote memory q = quoteOf(5 ether, 2);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        approve(5 ether);
        buy(q, signature);
        isArmed = true;
        vm.prank(owner);
        market.refundPurchase(q, signature, 5 ether);
        expectReentered("a refund");
        claim(1);
        expectReentered("a claim");
        payMany();
        expectReentered("claims");
        vm.warp(block.timestamp + 2 * WINDOW);
        vm.prank(poolOwner);
        market.withdrawProceeds(POOL);
        expectReentered("a withdrawal");
        isArmed = false;
        buy(7 ether, 3);
        isArmed = true;
        giveNotice(updateCall(INCENTIVE, PRICE, true, stranger));
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE, PRICE, true, stranger);
        expectReentered("another owner of the pool");
        giveNotice(abi.encodeCall(IMarketOffice.removeDataPool, ("x")));
        vm.prank(owner);
        market.removeDataPool("x");
        expectReentered("the end of a pool");
        assertEq(token.balanceOf(stranger), 0, "the stranger");
    }

    function test_whatNobodyIsOwedIsRescuedStill_andNotTwiceAtOnce() public {
        token.mint(address(market), 3 ether);
        isArmed = true;
        vm.prank(owner);
        market.rescue(person);
        expectReentered("a rescue");
        assertEq(token.balanceOf(person), 3 ether, "rescued");
    }

    /// In one transaction money can leave several times, one call after the other.
    function test_inOneTransactionTheNextCallIsOpenAgain() public {
        TwiceAtOnce twice = new TwiceAtOnce();
        poolOwner = address(twice);
        addPool("y", INCENTIVE, PRICE, 1 ether);
        twice.withdraw(market, "y");
    }

    function test_aPauseWhileClaimsArePaidStays() public {
        pauses = true;
        payMany();
        leaves[2] = claimedOf(leaves[2]);
        assertTrue(market.paused(), "paused");
        Upload memory u = uploadAt(1);
        expectError(pausedError());
        claim(u, proofOf(1), rootAfterClaim(1), person);
    }

    function payMany() private {
        IMarketTerms.Claim[] memory claims = new IMarketTerms.Claim[](1);
        Upload memory u = uploadAt(2);
        claims[0] = IMarketTerms.Claim(u.hash, u.quality, u.index, POOL, person, u.multiplier);
        vm.prank(owner);
        market.uploadIncentives(claims, proofOf(2), rootAfterClaim(2));
    }

    function expectReentered(string memory what) private {
        assertTrue(answer == IMarketTerms.Reentered.selector, what);
        answer = 0;
    }
}
