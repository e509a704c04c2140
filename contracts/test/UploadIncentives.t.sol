// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {LeanMerkle} from "../src/library/LeanMerkle.sol";
import {BatchTest} from "./base/BatchTest.sol";
import {Role} from "./base/MarketInterfaces.sol";

contract UploadIncentivesTest is BatchTest {
    function testFuzz_aBatchPaysWhatItsClaimsWouldOneByOne(uint8 size, uint256 chosen) public {
        append(bound(size, 1, 60));
        Batch memory b = batch(some(chosen), person);
        uint256 expected;
        for (uint256 i; i < b.claims.length; ++i) {
            uint256 reward = rewardOf(uploadAt(b.claims[i].index));
            expected += reward;
            leaves[b.claims[i].index] = claimedOf(leaves[b.claims[i].index]);
        }
        send(b);
        assertTreeMatches();
        assertEq(token.balanceOf(person), expected, "paid");
        assertEq(market.escrowOf(POOL), ESCROW - expected, "escrow");
        assertEq(market.getDataPool(POOL).num_uploads, b.claims.length, "uploads");
        (, uint256 paid) = market.epochBudget();
        assertEq(paid, expected, "counted");
    }

    function test_everyRewardOfABatchIsToldByItself() public {
        append(12);
        Batch memory b = batch(range(3, 4), person);
        for (uint256 i; i < 4; ++i) {
            vm.expectEmit();
            emit IMarketTerms.DataUploadCompleted(POOL, i + 1);
            vm.expectEmit();
            emit IMarketTerms.LogTokenTransfer(person, rewardOf(uploadAt(3 + i)));
        }
        send(b);
    }

    function test_theUploadsOfABatchAreToldTogether(uint8 count) public {
        count = uint8(bound(count, 1, 24));
        append(30);
        Batch memory b = batch(range(5, count), person);
        bytes32[] memory hashes = new bytes32[](count);
        uint256[] memory indexes = new uint256[](count);
        for (uint256 i; i < count; ++i) {
            (hashes[i], indexes[i]) = (b.claims[i].uploadHash, b.claims[i].index);
        }
        vm.expectEmit();
        emit IMarketTerms.UploadsClaimed(hashes, indexes);
        send(b);
    }

    function test_theSameClaimTwiceInABatchFails() public {
        append(4);
        Batch memory b = batch(range(2, 1), person);
        IMarketTerms.Claim[] memory twice = new IMarketTerms.Claim[](2);
        (twice[0], twice[1]) = (b.claims[0], b.claims[0]);
        b.claims = twice;
        expectError(abi.encodeWithSelector(IMarketTerms.ClaimsOutOfOrder.selector, 2));
        send(b);
    }

    function test_claimsGoByTheirIndexes() public {
        append(4);
        Batch memory b = batch(range(1, 2), person);
        (b.claims[0], b.claims[1]) = (b.claims[1], b.claims[0]);
        expectError(abi.encodeWithSelector(IMarketTerms.ClaimsOutOfOrder.selector, 1));
        send(b);
    }

    function test_aClaimBehindTheLastLeafFails() public {
        append(4);
        Batch memory b = batch(range(3, 1), person);
        b.claims[0].index = 4;
        expectError(abi.encodeWithSelector(LeanMerkle.IndexOutOfRange.selector, 4, 4));
        send(b);
    }

    function testFuzz_aBatchIsPaidOnce(uint8 size, uint256 chosen) public {
        append(bound(size, 1, 60));
        Batch memory b = batch(some(chosen), person);
        send(b);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        send(b);
    }

    function testFuzz_aProofHasNoHashTooManyNorTooFew(uint8 size, uint256 chosen, bool isLonger) public {
        append(bound(size, 2, 60));
        Batch memory b = batch(some(chosen), person);
        vm.assume(isLonger || b.proof.length > 0);
        uint256 right = b.proof.length;
        uint256 wrong = isLonger ? right + 1 : right - 1;
        bytes32[] memory other = new bytes32[](wrong);
        for (uint256 i; i < wrong && i < right; ++i) {
            other[i] = b.proof[i];
        }
        b.proof = other;
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, wrong, right));
        send(b);
    }

    function testFuzz_anyOtherSiblingFails(uint8 size, uint256 chosen, uint8 at, bytes32 forged) public {
        append(bound(size, 2, 60));
        Batch memory b = batch(some(chosen), person);
        vm.assume(b.proof.length > 0);
        uint256 place = at % b.proof.length;
        vm.assume(b.proof[place] != forged);
        b.proof[place] = forged;
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        send(b);
    }

    function test_oneBadClaimStopsAll() public {
        append(4);
        Batch memory b = batch(range(0, 3), person);
        b.claims[1].dataQuality = 10;
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        send(b);
        assertEq(token.balanceOf(person), 0, "paid");
    }

    function testFuzz_anyOtherNewRootFails(bytes32 forged) public {
        append(4);
        Batch memory b = batch(range(0, 3), person);
        bytes32 root = b.root;
        vm.assume(forged != root);
        expectError(abi.encodeWithSelector(IMarketTerms.NewRootMismatch.selector, forged, root));
        b.root = forged;
        send(b);
    }

    function test_theCapHoldsForTheSum() public {
        append(12);
        vm.prank(owner);
        market.setEpochCap(100 ether);
        Batch memory b = batch(range(0, 12), person);
        vm.expectPartialRevert(IMarketTerms.EpochCapReached.selector);
        send(b);
    }

    function test_nothingIsRefused_andStrangers_andPause() public {
        Batch memory none;
        expectError(
            abi.encodeWithSelector(IMarketTerms.NothingGiven.selector, market.uploadIncentives.selector)
        );
        send(none);
        expectNoRole(stranger, Role.PAYER);
        market.uploadIncentives(none.claims, none.proof, 0);
        vm.prank(owner);
        market.pause();
        expectError(pausedError());
        send(none);
    }

    function send(Batch memory b) private {
        vm.prank(owner);
        market.uploadIncentives(b.claims, b.proof, b.root);
    }
}
