// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Market} from "./base/Face.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

/// @dev Two markets and more: what was earned in the first is claimed in the last.
contract MovingTest is PurchaseTest {
    Market private old;

    function test_whatWasNotClaimedInTheOldMarketIsClaimedInTheNew() public {
        append(5);
        claim(2);
        move();
        assertTreeMatches();
        // Its own uploads follow behind those of the old one.
        append(4);
        claim(3);
        claim(8);
        assertTreeMatches();
        // Quality 3, multiplier 4 and quality 8, multiplier 9.
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
        // Nor in the old one what is had in the new one.
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
        // An upload of the new market, claimed as one of the old: its leaf is another.
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

    function test_onlyTheOwnersMove() public {
        expectNoRole(stranger, 0);
        market.retire(stranger);
        expectNoRole(stranger, 0);
        market.moveIn(stranger);
        expectNoRole(stranger, 0);
        market.moveEscrow(POOL);
        expectError(abi.encodeWithSelector(IMarketTerms.NotSuccessor.selector, address(market), address(0)));
        vm.prank(owner);
        market.retire(address(0));
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
        vm.prank(owner);
        old.moveEscrow(POOL);
        assertEq(market.escrowOf(POOL), 2 * ESCROW, "the new escrow");
        assertEq(old.escrowOf(POOL), 0, "the old escrow");
        assertEq(token.balanceOf(address(old)), 5 ether, "the buyer's payment");
        // Which is still given back, and withdrawn.
        (market, old) = (old, market);
        IMarketTerms.Quote memory q = quoteOf(5 ether, 1);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        vm.prank(owner);
        market.refundPurchase(q, signature, 2 ether);
        vm.warp(block.timestamp + 2 * WINDOW);
        vm.prank(poolOwner);
        assertEq(market.withdrawProceeds(POOL), 3 ether, "withdrawn");
    }

    function fresh() private returns (Market) {
        return Market(deploy("Marketplace.sol:Marketplace", abi.encode(bytes32(0), address(token))));
    }

    function retire(Market successor) private {
        vm.prank(owner);
        market.retire(address(successor));
    }

    /// From `market` to a new one, which becomes `market`.
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
