// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../src/interface/IMarketOffice.sol";
import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Market} from "./base/MarketInterfaces.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

/// @dev Two markets and more: rewards that were earned in the first are claimed in the last.
/// @dev A fake market that claims to have 2^40 leaves, which no real market can have.
contract OversizedMarket {
    address public immutable successor;
    bytes32 public constant getDataUploadMerkleRoot = keccak256("root");
    uint256 public constant size = 1 << 40;
    uint256 public constant claimableSize = 1 << 40;

    constructor(address successor_) {
        successor = successor_;
    }

    function origins() external pure returns (IMarketTerms.Origin[] memory none) {}
}

contract MovingTest is PurchaseTest {
    Market private old;

    function test_whatWasNotClaimedInTheOldMarketIsClaimedInTheNew() public {
        append(5);
        claim(2);
        move();
        assertTreeMatches();
        // Uploads of the new market follow after those of the old one.
        append(4);
        claim(3);
        claim(8);
        assertTreeMatches();
        // The uploads have quality 3 with multiplier 4, and quality 8 with multiplier 9.
        assertEq(old.escrowOf(POOL), ESCROW - 60 ether, "the old escrow");
        assertEq(market.escrowOf(POOL), ESCROW - 120 ether - 720 ether, "the new escrow");
    }

    function test_nothingIsHadTwice() public {
        append(5);
        claim(2);
        move();
        Upload memory u = uploadAt(2);
        leaves[2] = claimedOf(leaf(old, u));
        bytes32[] memory proof = proofOf(2);
        expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, u.hash, 2));
        claim(u, proof, 0, person);
        // A reward that was paid in the new market cannot be claimed in the old one either.
        Market new_ = market;
        u = uploadAt(3);
        proof = proofOf(3);
        market = old;
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(new_)));
        claim(u, proof, 0, person);
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(new_)));
        publishNothing();
        vm.prank(owner);
        market.pause();
        vm.prank(owner);
        market.unpause();
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(new_)));
        publishNothing();
    }

    function test_aLeafOfTheOldMarketIsNoneOfTheNew_andTheOtherWayRound() public {
        append(3);
        move();
        append(3);
        // An upload of the new market, claimed as one of the old market: its leaf differs.
        Upload memory u = uploadAt(4);
        u.index = 1;
        bytes32[] memory proof = proofOf(1);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(u, proof, 0, person);
    }

    function test_itsQualitiesAreRecorded() public {
        append(4);
        move();
        Upload memory u = uploadAt(3);
        market.recordQuality(u.hash, proofOf(3), 3, 3, POOL, u.multiplier);
        (bool found,) = market.recordedQuality(POOL, u.hash);
        assertTrue(found, "recorded");
    }

    function test_twoMovesInARow() public {
        append(3);
        move();
        append(2);
        address first = address(old);
        move();
        append(1);
        IMarketTerms.Origin[] memory origins = market.origins();
        assertTrue(origins.length == 2 && origins[0].market == first, "origins");
        assertTrue(origins[0].size == 3 && origins[1].size == 5, "sizes");
        claim(1);
        claim(4);
        claim(5);
        assertTreeMatches();
    }

    function test_onlyAnEmptyMarketTakesOver_andOnlyFromOneThatNamesIt() public {
        append(2);
        Market other = fresh();
        expectError(abi.encodeWithSelector(IMarketTerms.NotSuccessor.selector, address(market), address(0)));
        vm.prank(owner);
        other.moveIn(address(market));
        expectError(abi.encodeWithSelector(IMarketTerms.NotEmpty.selector, 2));
        vm.prank(owner);
        market.moveIn(address(other));
        retire(other);
        Market third = fresh();
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(other)));
        retire(third);
        vm.prank(owner);
        other.moveIn(address(market));
        expectError(abi.encodeWithSelector(IMarketTerms.NotEmpty.selector, 2));
        vm.prank(owner);
        other.moveIn(address(market));
    }

    function test_anEmptyTreeIsNotTakenOver() public {
        Market other = fresh();
        retire(other);
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, 0));
        vm.prank(owner);
        other.moveIn(address(market));
    }

    function test_aTreeThatIsTooLargeIsNotTakenOver() public {
        Market other = fresh();
        OversizedMarket former = new OversizedMarket(address(other));
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, uint256(1) << 40));
        vm.prank(owner);
        other.moveIn(address(former));
    }

    function test_onlyTheOwnersMove() public {
        expectNoRole(stranger, 0);
        market.retire(stranger, 0);
        expectNoRole(stranger, 0);
        market.moveIn(stranger);
        expectNoRole(stranger, 0);
        market.moveEscrow(POOL);
    }

    function test_theRootOfARetiredMarketIsFinal() public {
        append(2);
        retire(fresh());
        bytes32 root = market.getDataUploadMerkleRoot();
        expectError(abi.encodeWithSelector(IMarketTerms.IsSealed.selector, root));
        vm.prank(owner);
        market.updateDataUploadMerkleRoot(0);
    }

    function test_theEscrowFollows_andWhatBuyersPaidStays() public {
        append(2);
        buy(5 ether, 1);
        expectError(abi.encodeWithSelector(IMarketTerms.NotRetired.selector));
        vm.prank(owner);
        market.moveEscrow(POOL);
        move();
        // The payment can still be refunded, and withdrawn.
        (market, old) = (old, market);
        IMarketTerms.Quote memory q = quoteOf(5 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(owner);
        market.refundPurchase(q, signature, 2 ether);
        (market, old) = (old, market);
        moveEscrow();
        assertEq(market.escrowOf(POOL), 2 * ESCROW, "the new escrow");
        assertEq(old.escrowOf(POOL), 0, "the old escrow");
        assertEq(token.balanceOf(address(old)), 3 ether, "the buyer's payment");
        assertEq(token.allowance(address(old), address(market)), 0, "the allowance");
        vm.prank(poolOwner);
        assertEq(old.withdrawProceeds(POOL), 3 ether, "withdrawn");
    }

    /// @dev Retires the market to a new one whose pool has `incentive`.
    function moveTo(uint256 incentive) private {
        old = market;
        Market next = fresh();
        retire(next);
        market = next;
        vm.prank(owner);
        market.moveIn(address(old));
        vm.prank(owner);
        market.setEpochCap(type(uint88).max);
        addPool(POOL, incentive, PRICE, ESCROW);
    }

    function test_whatWasPromisedIsPaidAfterTheMove() public {
        append(5);
        terms(market, 40 ether);
        append(5);
        moveTo(1 ether);
        append(4);
        // Quality 4 with multiplier 5; quality 8 with multiplier 9; quality 0 or 1 for new uploads.
        assertEq(paidFor(4), 200 ether, "before the cut");
        assertEq(paidFor(8), 40 ether / 10 * 8 * 9, "after the cut");
        assertEq(paidFor(12), 1 ether / 10 * 3, "of the new market");
        // Moves once more, with no claims in between.
        moveTo(50 ether);
        assertEq(paidFor(3), 120 ether, "before the cut, two markets ago");
        assertEq(paidFor(7), 50 ether / 10 * 7 * 8, "raised in the last");
        terms(market, 45 ether);
        assertEq(paidFor(9), 50 ether / 10 * 9 * 10, "cut in the last");
    }

    function test_aPromiseOutlivesTwoMovesAndACutOfWhichNoneWasAskedForIt() public {
        append(3);
        moveTo(20 ether);
        moveTo(30 ether);
        append(2);
        terms(market, 7 ether);
        assertEq(paidFor(2), INCENTIVE / 10 * 2 * 3, "of the first market");
        assertEq(paidFor(4), 30 ether / 10 * 4 * 5, "of the last, before its cut");
    }

    function test_aPromiseOfTheMarketBeforeOutlivesACutBeforeItsFirstClaim() public {
        append(3);
        move();
        terms(market, 7 ether);
        append(1);
        IMarketTerms.Promise[] memory promises = market.promisesOf(POOL);
        assertTrue(promises.length == 2 && promises[0].beforeIndex == 3, "promises");
        assertEq(promises[0].incentive, INCENTIVE, "what both paid");
        assertEq(paidFor(2), INCENTIVE / 10 * 2 * 3, "paid");
    }

    function test_aRetiredMarketSellsNothing() public {
        append(4);
        record(3);
        move();
        (market, old) = (old, market);
        approve(100 ether);
        IMarketTerms.Quote memory q = quoteOf(5 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(old)));
        buy(q, signature);
        bytes32[] memory hashes = new bytes32[](1);
        uint256[] memory qualities = new uint256[](1);
        (hashes[0], qualities[0]) = (uploadAt(3).hash, 3);
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(old)));
        vm.prank(buyer);
        market.purchaseUploads(POOL, hashes, qualities);
        vm.prank(owner);
        market.pause();
        vm.prank(owner);
        market.unpause();
        expectError(abi.encodeWithSelector(IMarketTerms.IsRetired.selector, address(old)));
        buy(q, signature);
    }

    function test_onlyAnotherMarketOfTheSameTokenWithTheNamedCodeSucceeds() public {
        append(1);
        expectNoSuccessor(address(0), bytes32(0));
        expectNoSuccessor(address(market), address(market).codehash);
        expectNoSuccessor(stranger, stranger.codehash);
        expectNoSuccessor(address(token), address(token).codehash);
        Market next = fresh();
        expectNoSuccessor(address(next), address(market).codehash);
        address other = deploy("CGDX", abi.encode(1 ether));
        Market foreign = Market(deploy("Marketplace", abi.encode(bytes32(0), other)));
        expectNoSuccessor(address(foreign), address(foreign).codehash);
        retire(next);
        assertTrue(market.successor() == address(next), "successor");
    }

    function expectNoSuccessor(address at, bytes32 codeHash) private {
        expectError(abi.encodeWithSelector(IMarketTerms.NotSuccessor.selector, address(market), at));
        vm.prank(owner);
        market.retire(at, codeHash);
    }

    function terms(Market at, uint256 incentive) private {
        vm.prank(owner);
        at.updateDataPool(POOL, incentive, PRICE, true, poolOwner);
    }

    function paidFor(uint256 index) private returns (uint256) {
        uint256 before = token.balanceOf(person);
        claim(index);
        return token.balanceOf(person) - before;
    }

    function moveEscrow() private {
        vm.prank(owner);
        old.announce(abi.encodeCall(IMarketOffice.moveEscrow, (POOL)));
        vm.warp(block.timestamp + 14 days);
        vm.prank(owner);
        old.moveEscrow(POOL);
    }

    function fresh() private returns (Market) {
        return Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
    }

    function retire(Market successor) private {
        vm.prank(owner);
        market.retire(address(successor), address(successor).codehash);
    }

    /// Moves from `market` to a new one, which becomes `market`.
    function move() private {
        old = market;
        Market next = fresh();
        bytes32 root = ReferenceTree.root(leaves);
        vm.expectEmit();
        emit IMarketTerms.Sealed(root, leaves.length);
        vm.expectEmit();
        emit IMarketTerms.Retired(address(next), root, leaves.length);
        retire(next);
        market = next;
        vm.expectEmit();
        emit IMarketTerms.MovedIn(address(old), root, leaves.length);
        vm.prank(owner);
        market.moveIn(address(old));
        vm.prank(owner);
        market.setEpochCap(type(uint88).max);
        addPool(POOL, INCENTIVE, PRICE, ESCROW);
    }

    function leaf(Market at, Upload memory u) private returns (bytes32 made) {
        Market now_ = market;
        market = at;
        made = leafOf(u);
        market = now_;
    }

    function publishNothing() private {
        bytes32[] memory none;
        vm.prank(owner);
        market.appendUploads(none, 1, none);
    }
}
