// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Role} from "./base/MarketInterfaces.sol";
import {MarketTest} from "./base/MarketTest.sol";

contract SettleOffChainTest is MarketTest {
    function testFuzz_noRewardOnBothRails(uint8 size, uint8 at) public {
        append(bound(size, 1, 40));
        uint256 index = bound(at, 0, leaves.length - 1);
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        bytes32 root = rootAfterClaim(index);
        vm.expectEmit();
        emit IMarketTerms.LogMerkleRootUpdated(root);
        vm.expectEmit();
        emit IMarketTerms.DataUploadCompleted(POOL, 1);
        vm.expectEmit();
        emit IMarketTerms.RewardSettledOffChain(u.hash, POOL, rewardOf(u), u.index);
        settle(u, proof, root);
        leaves[index] = claimedOf(leaves[index]);
        assertTreeMatches();
        assertEq(market.escrowOf(POOL), ESCROW, "the escrow stays");
        bytes32 next = rootAfterClaim(index);
        expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, u.hash, index));
        claim(u, proof, next, person);
        expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, u.hash, index));
        settle(u, proof, next);
    }

    function test_anotherRootFails_andStrangers_andPause() public {
        append(3);
        Upload memory u = uploadAt(1);
        bytes32[] memory proof = proofOf(1);
        expectError(
            abi.encodeWithSelector(IMarketTerms.NewRootMismatch.selector, bytes32("no"), rootAfterClaim(1))
        );
        settle(u, proof, "no");
        expectNoRole(stranger, Role.PAYER);
        market.settleOffChain(u.hash, proof, u.quality, 1, POOL, 0, u.multiplier);
        vm.prank(owner);
        market.pause();
        expectError(pausedError());
        settle(u, proof, 0);
    }

    function test_whatABankPaysCountsAgainstTheDaysCap() public {
        append(3);
        Upload memory u = uploadAt(1);
        uint256 reward = rewardOf(u);
        vm.prank(owner);
        market.setEpochCap(reward);
        bytes32[] memory proof = proofOf(1);
        settle(u, proof, rootAfterClaim(1));
        leaves[1] = claimedOf(leaves[1]);
        (, uint256 paid) = market.epochBudget();
        assertEq(paid, reward, "paid");
        Upload memory next = uploadAt(2);
        bytes32 root = rootAfterClaim(2);
        proof = proofOf(2);
        uint256 both = reward + rewardOf(next);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, reward, both));
        settle(next, proof, root);
        vm.warp(block.timestamp + 1 days);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, reward, rewardOf(next)));
        settle(next, proof, root);
        vm.prank(owner);
        market.setEpochCap(0);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, 0, rewardOf(next)));
        settle(next, proof, root);
    }

    function test_whatABankPaysIsWhatWasPromised() public {
        append(3);
        Upload memory u = uploadAt(2);
        uint256 promised = rewardOf(u);
        vm.prank(owner);
        market.updateDataPool(POOL, INCENTIVE / 2, PRICE, true, poolOwner);
        vm.expectEmit();
        emit IMarketTerms.RewardSettledOffChain(u.hash, POOL, promised, u.index);
        settle(u, proofOf(2), rootAfterClaim(2));
    }

    function settle(Upload memory u, bytes32[] memory proof, bytes32 root) private {
        vm.prank(owner);
        market.settleOffChain(u.hash, proof, u.quality, u.index, u.pool, root, u.multiplier);
    }
}
