// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {LeanMerkle} from "../src/library/LeanMerkle.sol";
import {BatchTest} from "./base/BatchTest.sol";
import {Role} from "./base/MarketInterfaces.sol";

contract SettleOffChainManyTest is BatchTest {
    function testFuzz_aBatchIsSettledAsItsClaimsWouldBeOneByOne(uint8 size, uint256 chosen) public {
        append(bound(size, 1, 60));
        Batch memory b = batch(some(chosen), address(0));
        uint256 expected;
        for (uint256 i; i < b.claims.length; ++i) {
            Upload memory u = uploadAt(b.claims[i].index);
            expected += rewardOf(u);
            leaves[u.index] = claimedOf(leaves[u.index]);
            vm.expectEmit();
            emit IMarketTerms.DataUploadCompleted(POOL, i + 1);
            vm.expectEmit();
            emit IMarketTerms.RewardSettledOffChain(u.hash, POOL, rewardOf(u), u.index);
        }
        settle(b);
        assertTreeMatches();
        assertEq(market.escrowOf(POOL), ESCROW, "the escrow stays");
        assertEq(market.getDataPool(POOL).num_uploads, b.claims.length, "uploads");
        (, uint256 paid) = market.epochBudget();
        assertEq(paid, expected, "counted");
    }

    function testFuzz_noRewardOnBothRails(uint8 size, uint256 chosen) public {
        append(bound(size, 1, 60));
        Batch memory b = batch(some(chosen), address(0));
        settle(b);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        settle(b);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        vm.prank(owner);
        market.uploadIncentives(b.claims, b.proof, b.root);
        Upload memory u = uploadAt(b.claims[0].index);
        leaves[u.index] = claimedOf(leaves[u.index]);
        for (uint256 i = 1; i < b.claims.length; ++i) {
            leaves[b.claims[i].index] = claimedOf(leaves[b.claims[i].index]);
        }
        bytes32[] memory proof = proofOf(u.index);
        expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, u.hash, u.index));
        claim(u, proof, 0, person);
    }

    function test_theCapHoldsForTheSum_ofBothRails() public {
        append(12);
        Batch memory b = batch(range(0, 12), address(0));
        uint256 sum;
        for (uint256 i; i < 12; ++i) {
            sum += rewardOf(uploadAt(i));
        }
        vm.prank(owner);
        market.setEpochCap(sum - 1 ether);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, sum - 1 ether, sum));
        settle(b);
        vm.prank(owner);
        market.setEpochCap(sum);
        settle(b);
    }

    /// A caller who names a wallet has called the wrong function.
    function test_aClaimThatNamesAWalletIsRefused() public {
        append(4);
        Batch memory b = batch(range(0, 3), address(0));
        b.claims[1].userAddress = person;
        expectError(abi.encodeWithSelector(IMarketTerms.WalletNamed.selector, person));
        settle(b);
    }

    function test_claimsGoByTheirIndexes_eachOnce_andOfLeavesThatAreThere() public {
        append(4);
        Batch memory b = batch(range(1, 2), address(0));
        (b.claims[0], b.claims[1]) = (b.claims[1], b.claims[0]);
        expectError(abi.encodeWithSelector(IMarketTerms.ClaimsOutOfOrder.selector, 1));
        settle(b);
        b.claims[1] = b.claims[0];
        expectError(abi.encodeWithSelector(IMarketTerms.ClaimsOutOfOrder.selector, 2));
        settle(b);
        b = batch(range(3, 1), address(0));
        b.claims[0].index = 4;
        expectError(abi.encodeWithSelector(LeanMerkle.IndexOutOfRange.selector, 4, 4));
        settle(b);
    }

    function test_leavesThatWaitAreNotSettled() public {
        vm.prank(owner);
        market.setClaimWindow(1);
        append(3);
        Batch memory b = batch(range(1, 2), address(0));
        expectError(abi.encodeWithSelector(IMarketTerms.NotClaimableYet.selector, 1, 0));
        settle(b);
        vm.warp(block.timestamp + 2 minutes);
        settle(b);
    }

    function test_anotherQuality_anotherRoot_nothing_strangersAndAPauseAreRefused() public {
        append(4);
        Batch memory b = batch(range(0, 3), address(0));
        bytes32 root = b.root;
        b.root = "no";
        expectError(abi.encodeWithSelector(IMarketTerms.NewRootMismatch.selector, bytes32("no"), root));
        settle(b);
        b.root = root;
        b.claims[1].dataQuality = 10;
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        settle(b);
        Batch memory none;
        expectError(
            abi.encodeWithSelector(IMarketTerms.NothingGiven.selector, market.settleOffChainMany.selector)
        );
        settle(none);
        expectNoRole(stranger, Role.PAYER);
        market.settleOffChainMany(none.claims, none.proof, 0);
        vm.prank(owner);
        market.pause();
        expectError(pausedError());
        settle(none);
    }

    function test_whatABankPaysIsWhatWasPromised() public {
        append(3);
        Upload memory u = uploadAt(2);
        uint256 promised = rewardOf(u);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE / 2, PRICE, true, poolOwner);
        vm.expectEmit();
        emit IMarketTerms.RewardSettledOffChain(u.hash, POOL, promised, u.index);
        settle(batch(range(2, 1), address(0)));
    }

    function settle(Batch memory b) private {
        vm.prank(owner);
        market.settleOffChainMany(b.claims, b.proof, b.root);
    }
}
