// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Role} from "./base/Face.sol";
import {MarketTest} from "./base/MarketTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract UploadIncentivesTest is MarketTest {
    function testFuzz_aBatchPaysWhatItsClaimsWouldOneByOne(uint8 size, uint8 first, uint8 count) public {
        append(bound(size, 1, 60));
        uint256 start = bound(first, 0, leaves.length - 1);
        uint256 n = bound(count, 1, leaves.length - start);
        uint256 expected;
        for (uint256 i; i < n; ++i) {
            expected += rewardOf(uploadAt(start + i));
        }
        (IMarketTerms.Claim[] memory claims, bytes32 root) = batch(start, n);
        send(claims, root);
        assertTreeMatches();
        assertEq(token.balanceOf(person), expected, "paid");
        assertEq(market.escrowOf(POOL), ESCROW - expected, "escrow");
        assertEq(market.getDataPool(POOL).num_uploads, n, "uploads");
        (, uint256 paid) = market.epochBudget();
        assertEq(paid, expected, "counted");
    }

    function test_theSameClaimTwiceInABatchFails() public {
        append(4);
        (IMarketTerms.Claim[] memory claims,) = batch(2, 1);
        IMarketTerms.Claim[] memory twice = new IMarketTerms.Claim[](2);
        (twice[0], twice[1]) = (claims[0], claims[0]);
        bytes32 root = ReferenceTree.root(leaves);
        expectError(
            abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, claims[0].uploadHash, 2)
        );
        send(twice, root);
    }

    function test_oneBadClaimStopsAll() public {
        append(4);
        (IMarketTerms.Claim[] memory claims, bytes32 root) = batch(0, 3);
        claims[1].dataQuality = 10;
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        send(claims, root);
        assertEq(token.balanceOf(person), 0, "paid");
    }

    function testFuzz_anyOtherNewRootFails(bytes32 forged) public {
        append(4);
        (IMarketTerms.Claim[] memory claims, bytes32 root) = batch(0, 3);
        vm.assume(forged != root);
        expectError(abi.encodeWithSelector(IMarketTerms.NewRootMismatch.selector, forged, root));
        send(claims, forged);
    }

    function test_theCapHoldsForTheSum() public {
        append(12);
        vm.prank(owner);
        market.setEpochCap(100 ether);
        (IMarketTerms.Claim[] memory claims, bytes32 root) = batch(0, 12);
        vm.expectPartialRevert(IMarketTerms.EpochCapReached.selector);
        send(claims, root);
    }

    function test_nothingIsRefused_andStrangers_andPause() public {
        IMarketTerms.Claim[] memory none;
        expectError(
            abi.encodeWithSelector(IMarketTerms.NothingGiven.selector, market.uploadIncentives.selector)
        );
        send(none, 0);
        expectNoRole(stranger, Role.PAYER);
        market.uploadIncentives(none, 0);
        vm.prank(owner);
        market.pause();
        expectError(pausedError());
        send(none, 0);
    }

    function batch(uint256 start, uint256 n)
        private
        returns (IMarketTerms.Claim[] memory claims, bytes32 root)
    {
        claims = new IMarketTerms.Claim[](n);
        for (uint256 i; i < n; ++i) {
            Upload memory u = uploadAt(start + i);
            claims[i] = IMarketTerms.Claim(
                u.hash, proofOf(u.index), u.quality, u.index, u.pool, person, u.multiplier
            );
            leaves[u.index] = claimedOf(leaves[u.index]);
        }
        root = ReferenceTree.root(leaves);
    }

    function send(IMarketTerms.Claim[] memory claims, bytes32 root) private {
        vm.prank(owner);
        market.uploadIncentives(claims, root);
    }
}
