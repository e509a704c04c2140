// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../src/interface/IMarketOffice.sol";
import {IMarketplace} from "../src/interface/IMarketplace.sol";
import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Market, Role, Token} from "./base/MarketInterfaces.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

/// @dev Looks like a market that takes an escrow over, but does not take it while it has the allowance to do so later.
contract Purse {
    Token public immutable cgdxToken;
    Market private immutable market;
    uint256 private pulls;

    constructor(Token token, Market market_) {
        (cgdxToken, market) = (token, market_);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == type(IMarketplace).interfaceId;
    }

    /// Takes only a part of the offered escrow.
    function take(uint256 amount) external {
        pulls = amount;
    }

    function fundPool(string calldata, uint256) external {
        if (pulls != 0) cgdxToken.transferFrom(address(market), address(this), pulls);
    }

    function pull(uint256 amount) external {
        cgdxToken.transferFrom(address(market), address(this), amount);
    }
}

/// @dev What a thief with the owner's key can try, and how people leave the market after a theft.
contract OwnerKeyTest is PurchaseTest {
    Purse private purse;

    function setUp() public override {
        super.setUp();
        append(3);
        bytes32 root = market.getDataUploadMerkleRoot();
        vm.prank(owner);
        market.seal(root, 3);
        purse = new Purse(token, market);
    }

    /// The attack: the escrow stayed, was rescued as money of nobody, and the allowance took buyers' payments.
    function test_aSuccessorThatTakesNoEscrowGetsNoAllowance() public {
        buy(100 ether, 1);
        retireTo(address(purse));
        for (uint256 takes; takes <= ESCROW - 1; takes += ESCROW - 1) {
            purse.take(takes);
            expectError(abi.encodeWithSelector(IMarketTerms.EscrowNotMoved.selector, address(purse), ESCROW));
            moveEscrow();
        }
        assertEq(token.allowance(address(market), address(purse)), 0, "allowance");
        vm.expectPartialRevert(IMarketTerms.NothingToRescue.selector);
        vm.prank(owner);
        market.rescue(stranger);
        vm.expectPartialRevert(0xfb8f41b2);
        purse.pull(1);
        assertEq(token.balanceOf(address(market)), ESCROW + 100 ether, "the market has what it owes");
        assertProceeds(0, 100 ether);
    }

    function test_noEscrowLeavesWithoutNotice() public {
        Market next = another();
        expectError(
            abi.encodeWithSelector(IMarketTerms.NotAnnounced.selector, keccak256(retireCall(address(next))))
        );
        retire(address(next));
        retireTo(address(next));
        vm.prank(owner);
        market.announce(abi.encodeCall(IMarketOffice.moveEscrow, (POOL)));
        vm.expectPartialRevert(IMarketTerms.NoticeExpired.selector);
        vm.warp(block.timestamp + 29 days);
        moveEscrow();
    }

    /// The appender's key was stolen: the market is paused, and everybody moves to a new market while it stays paused.
    function test_aPausedMarketIsLeft_afterNoticeThatRunsInThePause() public {
        Market next = another();
        vm.prank(owner);
        market.pause();
        retireTo(address(next));
        vm.prank(owner);
        next.moveIn(address(market));
        moveEscrow();
        assertEq(next.escrowOf(POOL), ESCROW, "the escrow");
        assertEq(market.escrowOf(POOL), 0, "the old escrow");
        assertTrue(next.getDataUploadMerkleRoot() == market.getDataUploadMerkleRoot(), "root");
    }

    function test_whatIsAnnouncedIsTheCodeThatTakesOver() public {
        Market next = another();
        vm.prank(owner);
        market.announce(retireCall(address(next)));
        vm.warp(block.timestamp + 14 days);
        vm.etch(address(next), address(purse).code);
        vm.expectPartialRevert(IMarketTerms.NotAnnounced.selector);
        retire(address(next));
    }

    /// All that a thief with the owner's key does at once: nobody is paid, nothing is sold, and what was paid is still refunded.
    function test_withoutNoticeTheOwnerStopsClaimsAndSales_andPausesNothing() public {
        IMarketTerms.Quote memory bought = quoteOf(100 ether, 1);
        buy(100 ether, 1);
        expectNoRole(person, Role.PAUSER);
        market.pause();
        vm.prank(owner);
        market.setEpochCap(0);
        bytes32 root = rootAfterClaim(1);
        bytes32[] memory proof = proofOf(1);
        vm.expectPartialRevert(IMarketTerms.EpochCapReached.selector);
        claim(uploadAt(1), proof, root, person);
        vm.prank(owner);
        market.revokeRole(Role.PAYER, owner);
        expectNoRole(owner, Role.PAYER);
        market.uploadIncentives(new IMarketTerms.Claim[](0), proof, root);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE, PRICE, false, poolOwner);
        IMarketTerms.Quote memory q = quoteOf(1 ether, 2);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolNotForSale.selector, POOL));
        buy(q, signedBy(QUOTER_KEY, q));
        vm.prank(owner);
        market.refundPurchase(bought, signedBy(QUOTER_KEY, bought), 100 ether);
        assertProceeds(0, 0);
    }

    function test_anEmptyMarketIsNotSealed() public {
        Market empty = another();
        expectError(abi.encodeWithSelector(IMarketTerms.NothingGiven.selector, IMarketOffice.seal.selector));
        vm.prank(owner);
        empty.seal(0, 0);
    }

    /// Another market of the same token, with the same pool.
    function another() private returns (Market next) {
        next = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
        vm.prank(owner);
        next.addDataPool(POOL, INCENTIVE, PRICE, true, poolOwner);
    }

    function retireCall(address next) private view returns (bytes memory) {
        return abi.encodeCall(IMarketOffice.retire, (next, next.codehash));
    }

    /// Announces the retirement together with the move of the escrow.
    function retireTo(address next) private {
        vm.prank(owner);
        market.announce(retireCall(next));
        vm.prank(owner);
        market.announce(abi.encodeCall(IMarketOffice.moveEscrow, (POOL)));
        vm.warp(block.timestamp + 14 days);
        retire(next);
    }

    function retire(address next) private {
        bytes32 codeHash = next.codehash;
        vm.prank(owner);
        market.retire(next, codeHash);
    }

    function moveEscrow() private {
        vm.prank(owner);
        market.moveEscrow(POOL);
    }
}
