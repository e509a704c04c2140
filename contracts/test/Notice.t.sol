// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IMarketOffice} from "../src/interface/IMarketOffice.sol";
import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Role} from "./base/MarketInterfaces.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";

/// @dev What the owner can take from others: only after notice, and never money that is owed.
contract NoticeTest is PurchaseTest {
    uint256 private constant NOTICE = 14 days;

    function test_anotherOwnerAndAnEndMustBeAnnounced() public {
        expectUnannounced(updateCall(INCENTIVE, PRICE, true, stranger));
        update(INCENTIVE, stranger);
        expectUnannounced(removeCall());
        remove();
    }

    function test_untilTheSealTermsAreSetUpAtOnce() public {
        vm.expectEmit();
        emit IMarketTerms.DataPoolSet(POOL, INCENTIVE + 1, PRICE + 1, false, poolOwner);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE + 1, PRICE + 1, false, poolOwner);
        assertEq(market.getDataPool(POOL).max_incentive, INCENTIVE + 1, "incentive");
    }

    function test_fromTheSealOnWhatRaisesIsAnnounced_andWhatLowersIsNot() public {
        seal();
        expectUnannounced(updateCall(INCENTIVE + 1, PRICE, true, poolOwner));
        update(INCENTIVE + 1, poolOwner);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE - 1, PRICE + 1, false, poolOwner);
        vm.prank(owner);
        market.setEpochCap(9 ether);
        bytes memory call = abi.encodeCall(IMarketOffice.setEpochCap, (10 ether));
        expectUnannounced(call);
        raiseCap();
        giveNotice(call);
        raiseCap();
        (uint256 cap,) = market.epochBudget();
        assertEq(cap, 10 ether, "cap");
        giveNotice(updateCall(INCENTIVE, PRICE, true, poolOwner));
        update(INCENTIVE, poolOwner);
        assertEq(market.getDataPool(POOL).max_incentive, INCENTIVE, "incentive");
    }

    function test_fromTheSealOnARoleIsAnnounced_orItsHolderWasOnStandby() public {
        (bytes32 role, address next) = (Role.PAYER, address(0x5AFE));
        vm.prank(owner);
        market.setStandby(role, person);
        seal();
        bytes memory call = abi.encodeCall(IAccessControl.grantRole, (role, stranger));
        expectUnannounced(call);
        grant(stranger);
        // The payer's key was stolen.
        vm.prank(owner);
        market.revokeRole(role, owner);
        vm.expectEmit();
        emit IAccessControl.RoleGranted(role, person, owner);
        grant(person);
        // Another role has no account on standby, and standby works only once.
        vm.prank(owner);
        market.revokeRole(role, person);
        expectUnannounced(abi.encodeCall(IAccessControl.grantRole, (role, person)));
        grant(person);
        expectUnannounced(abi.encodeCall(IMarketOffice.setStandby, (role, next)));
        standBy(next);
        giveNotice(abi.encodeCall(IMarketOffice.setStandby, (role, next)));
        vm.expectEmit();
        emit IMarketTerms.StandbySet(role, next);
        standBy(next);
        grant(next);
        giveNotice(call);
        grant(stranger);
        assertTrue(market.hasRole(role, next) && market.hasRole(role, stranger), "holders");
    }

    /// If trailing calldata made a different call, one call could be announced many times, and one announcement would always be due.
    function test_calldataWithSomethingBehindItIsTheSameCall() public {
        bytes memory call = removeCall();
        giveNotice(bytes.concat(call, hex"01"));
        expectUnannounced(call);
        removeWith(hex"01");
        expectUnannounced(call);
        removeWith("");
        giveNotice(call);
        removeWith(hex"02");
        expectError(abi.encodeWithSelector(IMarketTerms.PoolUnknown.selector, POOL));
        market.getDataPool(POOL);
    }

    function test_withSomethingBehindItNoCallIsAnother() public {
        append(1);
        seal();
        bytes[6] memory calls = [
            abi.encodeCall(IMarketOffice.setEpochCap, (type(uint88).max)),
            abi.encodeCall(IMarketOffice.setClaimWindow, (1)),
            abi.encodeCall(IMarketOffice.setStandby, (Role.PAYER, stranger)),
            abi.encodeCall(IAccessControl.grantRole, (Role.PAYER, stranger)),
            updateCall(INCENTIVE + 1, PRICE, true, poolOwner),
            removeCall()
        ];
        vm.prank(owner);
        market.setClaimWindow(2);
        vm.prank(owner);
        market.setEpochCap(1 ether);
        for (uint256 i; i < calls.length; ++i) {
            bytes memory longer = bytes.concat(calls[i], hex"01");
            giveNotice(longer);
            vm.prank(owner);
            (bool isDone, bytes memory why) = address(market).call(longer);
            assertTrue(!isDone, "another call");
            bytes memory unannounced =
                abi.encodeWithSelector(IMarketTerms.NotAnnounced.selector, keccak256(calls[i]));
            assertEq(keccak256(why), keccak256(unannounced), "why");
        }
    }

    function testFuzz_aNoticeIsNeitherShorterNorLongerThanItsTime(uint32 waited) public {
        bytes memory call = updateCall(INCENTIVE, PRICE, true, stranger);
        uint256 from = block.timestamp + NOTICE;
        vm.expectEmit();
        emit IMarketTerms.Announced(keccak256(call), call, from);
        vm.prank(owner);
        market.announce(call);
        assertEq(market.announced(call), from, "from");
        vm.warp(block.timestamp + waited);
        if (waited < NOTICE) {
            expectError(abi.encodeWithSelector(IMarketTerms.NoticeRuns.selector, from, block.timestamp));
        } else if (waited > 2 * NOTICE) {
            expectError(
                abi.encodeWithSelector(IMarketTerms.NoticeExpired.selector, from + NOTICE, block.timestamp)
            );
        }
        update(INCENTIVE, stranger);
    }

    function test_aNoticeCountsOnce_forTheVeryCall_andCanBeWithdrawn() public {
        bytes memory call = updateCall(1, PRICE, true, stranger);
        giveNotice(call);
        expectUnannounced(updateCall(2, PRICE, true, stranger));
        update(2, stranger);
        update(1, stranger);
        giveNotice(updateCall(5, PRICE, true, poolOwner));
        update(5, poolOwner);
        expectUnannounced(call);
        update(1, stranger);
        vm.prank(owner);
        market.announce(call);
        vm.expectEmit();
        emit IMarketTerms.AnnouncementWithdrawn(keccak256(call));
        vm.prank(owner);
        market.withdrawAnnouncement(call);
        expectUnannounced(call);
        vm.prank(owner);
        market.withdrawAnnouncement(call);
    }

    function test_aPauseTakesNoTimeFromANotice() public {
        bytes memory call = updateCall(1, PRICE, true, stranger);
        vm.prank(owner);
        market.announce(call);
        vm.prank(owner);
        market.pause();
        vm.warp(block.timestamp + NOTICE);
        vm.prank(owner);
        market.unpause();
        vm.expectPartialRevert(IMarketTerms.NoticeRuns.selector);
        update(1, stranger);
    }

    function test_strangersAnnounceNothing() public {
        expectNoRole(stranger, 0);
        market.announce("");
        expectNoRole(stranger, 0);
        market.withdrawAnnouncement("");
        expectNoRole(stranger, 0);
        market.rescue(stranger);
    }

    /// Uploads in the tree earn what they were promised, however the incentive is cut later, and more if it is raised.
    function test_aCutIsForUploadsThatComeLater() public {
        append(2);
        cutTo(80 ether);
        append(2);
        cutTo(50 ether);
        append(2);
        assertEq(paidFor(1), 100 ether, "before both cuts");
        assertEq(paidFor(3), 80 ether, "between them");
        assertEq(paidFor(5), 50 ether, "after them");
        vm.prank(owner);
        market.updateDataPool(POOL, 90 ether, PRICE, true, poolOwner);
        assertEq(paidFor(0), 100 ether, "promised");
        assertEq(paidFor(2), 90 ether, "raised");
    }

    /// Each cut is stored for the uploads before it, so the number of cuts is bounded.
    function test_anIncentiveIsCutTwoHundredAndFiftyFiveTimes() public {
        for (uint256 cut = 1; cut <= 256; ++cut) {
            append(1);
            if (cut == 256) expectError(abi.encodeWithSelector(IMarketTerms.TooManyCuts.selector, POOL));
            update(INCENTIVE - cut, poolOwner);
        }
        // Promise by promise, it would cost 727k.
        claim(1);
        uint256 among255 = vm.lastCallGas().gasTotalUsed;
        assertEq(token.balanceOf(person), (INCENTIVE - 1) / 5, "what it was promised");
        assertTrue(among255 < 130_000, "gas");
    }

    /// A thief with the owner's key can neither make claims expensive nor use up the number of cuts.
    function test_cutsOfTheSameUploadsArePromisesOnce_andARiseForgetsThoseOfLess() public {
        append(2);
        for (uint256 cut = 1; cut <= 300; ++cut) {
            update(INCENTIVE - cut, poolOwner);
        }
        assertEq(market.promisesOf(POOL).length, 2, "promises");
        append(1);
        update(INCENTIVE - 400, poolOwner);
        update(INCENTIVE + 1, poolOwner);
        append(1);
        update(5, poolOwner);
        IMarketTerms.Promise[] memory promises = market.promisesOf(POOL);
        assertTrue(promises.length == 2 && promises[0].beforeIndex == 4, "one for all");
        assertEq(promises[0].incentive, INCENTIVE + 1, "the highest");
        assertEq(promises[1].incentive, 5, "what is paid now");
    }

    function test_anOldOwnerIsPaidBeforeTheNewOneComes() public {
        bytes memory call = updateCall(INCENTIVE, PRICE, true, stranger);
        buy(7 ether, 1);
        giveNotice(call);
        buy(3 ether, 2);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolHoldsPayments.selector, POOL, 3 ether));
        update(INCENTIVE, stranger);
        vm.warp(block.timestamp + NOTICE);
        update(INCENTIVE, stranger);
        assertEq(token.balanceOf(poolOwner), 10 ether, "the old owner");
        assertProceeds(0, 0);
        assertTrue(market.getDataPool(POOL).data_pool_owner == stranger, "the new owner");
    }

    function test_whatWasSentByMistakeIsRescued_andNothingElse() public {
        addPool("x", 1, 1, 5 ether);
        buy(7 ether, 1);
        vm.warp(block.timestamp + 2 * WINDOW);
        buy(3 ether, 2);
        uint256 owed = ESCROW + 5 ether + 10 ether;
        expectError(abi.encodeWithSelector(IMarketTerms.NothingToRescue.selector, owed, owed));
        vm.prank(owner);
        market.rescue(person);
        vm.prank(buyer);
        token.transfer(address(market), 11 ether);
        vm.expectEmit();
        emit IMarketTerms.Rescued(person, 11 ether);
        vm.prank(owner);
        assertEq(market.rescue(person), 11 ether, "rescued");
        assertEq(token.balanceOf(person), 11 ether, "person");
        assertEq(token.balanceOf(address(market)), owed, "owed");
    }

    /// The first money of this pool is a buyer's payment, not an escrow.
    function test_aPoolThatWasNeverFundedIsNotRescuedFrom() public {
        vm.prank(owner);
        market.addDataPool("x", 0, 1, true, poolOwner);
        approve(9 ether);
        IMarketTerms.Quote memory q = quoteOf(9 ether, 1);
        q.dataPoolId = "x";
        buy(q, signedBy(QUOTER_KEY, q));
        vm.expectPartialRevert(IMarketTerms.NothingToRescue.selector);
        vm.prank(owner);
        market.rescue(person);
    }

    function cutTo(uint256 incentive) private {
        uint256 before = market.getDataPool(POOL).max_incentive;
        vm.expectEmit();
        emit IMarketTerms.IncentiveKept(POOL, before, leaves.length);
        update(incentive, poolOwner);
    }

    /// The amount that a claim pays, divided by the incentive.
    function paidFor(uint256 index) private returns (uint256) {
        uint256 before = token.balanceOf(person);
        claim(index);
        Upload memory u = uploadAt(index);
        if (u.quality == 0) return 100 ether;
        return (token.balanceOf(person) - before) * 10 / u.quality / u.multiplier;
    }

    function update(uint256 incentive, address to) private {
        vm.prank(owner);
        market.updateDataPool(POOL, incentive, PRICE, true, to);
    }

    function seal() private {
        append(1);
        bytes32 root = market.getDataUploadMerkleRoot();
        vm.prank(owner);
        market.seal(root, leaves.length);
    }

    function raiseCap() private {
        vm.prank(owner);
        market.setEpochCap(10 ether);
    }

    function grant(address to) private {
        vm.prank(owner);
        market.grantRole(Role.PAYER, to);
    }

    function standBy(address account) private {
        vm.prank(owner);
        market.setStandby(Role.PAYER, account);
    }

    function removeWith(bytes memory behind) private {
        bytes memory call = bytes.concat(removeCall(), behind);
        vm.prank(owner);
        // The expectation is set before the call, so its result is not used here.
        (bool done,) = address(market).call(call);
        done;
    }

    function remove() private {
        vm.prank(owner);
        market.removeDataPool(POOL);
    }

    function expectUnannounced(bytes memory call) private {
        expectError(abi.encodeWithSelector(IMarketTerms.NotAnnounced.selector, keccak256(call)));
    }
}
