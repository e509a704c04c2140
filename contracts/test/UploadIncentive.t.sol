// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {LeanMerkle} from "../src/library/LeanMerkle.sol";
import {Role} from "./base/MarketInterfaces.sol";
import {MarketTest} from "./base/MarketTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract UploadIncentiveTest is MarketTest {
    /// 17 base units for quality 10: quality 7 and multiplier 3 give 35.7, rounded once at the end, not 21.
    function test_rewardIsRoundedOnceAndAtTheEnd() public {
        addPool("odd", 17, PRICE, ESCROW);
        Upload memory u = Upload(keccak256("odd"), 7, 3, 0, "odd");
        push(u);
        publish(0);
        claim(u, proofOf(0), rootAfterClaim(0), person);
        assertEq(token.balanceOf(person), 35, "paid");
    }

    function testFuzz_paysExactlyOnce(uint8 size, uint8 at) public {
        append(bound(size, 1, 70));
        uint256 index = bound(at, 0, leaves.length - 1);
        Upload memory u = uploadAt(index);
        uint256 before = token.balanceOf(person);
        bytes32[] memory proof = proofOf(index);
        claim(index);
        assertTreeMatches();
        // proves entity.uploadincentive-proof-new
        assertEq(token.balanceOf(person) - before, rewardOf(u), "reward");
        assertEq(market.escrowOf(POOL), ESCROW - rewardOf(u), "escrow");
        assertEq(market.getDataPool(POOL).num_uploads, 1, "uploads");
        // A second claim with the same proof, and with the root that a second marking would give.
        expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, u.hash, index));
        claim(u, proof, rootAfterClaim(index), person);
    }

    function test_everyLeafOfEverySizeTo24() public {
        for (uint256 size = 1; size <= 24; ++size) {
            append(1);
            claim(size / 2 < size - 1 && leaves[size / 2] == leafOf(uploadAt(size / 2)) ? size / 2 : size - 1);
            assertTreeMatches();
        }
    }

    function test_saysSoInItsEvents() public {
        append(3);
        bytes32 root = rootAfterClaim(2);
        vm.expectEmit();
        emit IMarketTerms.LogMerkleRootUpdated(root);
        vm.expectEmit();
        emit IMarketTerms.UploadClaimed(uploadAt(2).hash, 2);
        vm.expectEmit();
        emit IMarketTerms.DataUploadCompleted(POOL, 1);
        // proves entity.events-logapproval-logtokentransfer
        vm.expectEmit();
        emit IMarketTerms.LogTokenTransfer(person, rewardOf(uploadAt(2)));
        claim(2);
    }

    /// The forger computes the new root that fits his path: only the comparison with the old root detects him.
    function testFuzz_anyForgedFieldFails(uint8 size, uint8 at, uint8 field, uint256 other) public {
        append(bound(size, 2, 70));
        uint256 index = bound(at, 0, leaves.length - 1);
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        field = uint8(bound(field, 0, 4));
        if (field == 0) u.hash = keccak256(abi.encode(other));
        if (field == 1) u.quality = (u.quality + 1 + other % 10) % 11;
        if (field == 2) u.multiplier = 1 + (u.multiplier + other % 9) % 10;
        if (field == 3) proof[other % proof.length] = bytes32(other);
        if (field == 4) u.index = (index + 1 + other % (leaves.length - 1)) % leaves.length;
        bytes32 newRoot = consistent(claimedOf(leafOf(u)), proof, u.index);
        // A word more than the path needs would be what was paid of it in part.
        bool isOneMore = proof.length == proofOf(u.index).length + 1;
        if (newRoot == 0 && !isOneMore) vm.expectPartialRevert(LeanMerkle.WrongLength.selector);
        else vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(u, proof, newRoot, person);
    }

    function testFuzz_anyOtherNewRootFails(uint8 size, uint8 at, bytes32 forged) public {
        append(bound(size, 1, 70));
        uint256 index = bound(at, 0, leaves.length - 1);
        bytes32 right = rootAfterClaim(index);
        vm.assume(forged != right);
        bytes32[] memory proof = proofOf(index);
        expectError(abi.encodeWithSelector(IMarketTerms.NewRootMismatch.selector, forged, right));
        claim(uploadAt(index), proof, forged, person);
    }

    function test_aLeafOfAnotherPoolFailsThere() public {
        addPool("x", INCENTIVE, PRICE, ESCROW);
        append(4);
        Upload memory u = uploadAt(1);
        u.pool = "x";
        bytes32[] memory proof = proofOf(1);
        bytes32 newRoot = consistent(claimedOf(leafOf(u)), proof, 1);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(u, proof, newRoot, person);
    }

    function test_aProofOfAnotherChainOrContractFails() public {
        append(4);
        Upload memory u = uploadAt(1);
        bytes32[] memory proof = proofOf(1);
        bytes32 root = rootAfterClaim(1);
        vm.chainId(1284);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(u, proof, root, person);
    }

    function testFuzz_aHashMoreOrLessFails(uint8 size, uint8 at, bytes32 more) public {
        append(bound(size, 2, 70));
        uint256 index = bound(at, 0, leaves.length - 1);
        bytes32[] memory proof = proofOf(index);
        bytes32 root = rootAfterClaim(index);
        bytes32[] memory longer = new bytes32[](proof.length + 2);
        for (uint256 i; i < proof.length; ++i) {
            longer[i] = proof[i];
        }
        longer[proof.length] = more;
        // Of this upload no part was paid, whatever one word more says.
        bytes32[] memory byOne = ReferenceTree.slice(longer, 0, proof.length + 1);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(uploadAt(index), byOne, root, person);
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, longer.length, proof.length));
        claim(uploadAt(index), longer, root, person);
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, proof.length - 1, proof.length));
        claim(uploadAt(index), ReferenceTree.slice(proof, 0, proof.length - 1), root, person);
    }

    function test_outsideTheTreeFails() public {
        append(4);
        Upload memory u = uploadAt(4);
        bytes32[] memory proof = proofOf(3);
        expectError(abi.encodeWithSelector(LeanMerkle.IndexOutOfRange.selector, 4, 4));
        claim(u, proof, 0, person);
    }

    function test_anEmptyEscrowSaysWhatItHas() public {
        addPool("x", INCENTIVE, PRICE, 1 ether);
        Upload memory u = Upload(keccak256("one"), 10, 10, 0, "x");
        push(u);
        publish(0);
        bytes32 root = rootAfterClaim(0);
        bytes32[] memory proof = proofOf(0);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolEscrowEmpty.selector, "x", 1 ether, 1_000 ether));
        claim(u, proof, root, person);
    }

    function test_theEscrowCanBePaidOutToTheLastUnit() public {
        addPool("x", INCENTIVE, PRICE, 1_000 ether);
        Upload memory u = Upload(keccak256("one"), 10, 10, 0, "x");
        push(u);
        publish(0);
        claim(u, proofOf(0), rootAfterClaim(0), person);
        assertEq(market.escrowOf("x"), 0, "escrow");
    }

    function test_qualityAndMultiplierAreBounded() public {
        uint256[2][3] memory wrong = [[uint256(11), 1], [uint256(5), 0], [uint256(5), 11]];
        for (uint256 i; i < 3; ++i) {
            Upload memory u = Upload(keccak256(abi.encode(i)), wrong[i][0], wrong[i][1], leaves.length, POOL);
            uint256 size = leaves.length;
            push(u);
            publish(size);
            bytes32 root = rootAfterClaim(u.index);
            bytes32[] memory proof = proofOf(u.index);
            if (i == 0) {
                expectError(abi.encodeWithSelector(IMarketTerms.QualityOutOfRange.selector, 11));
            } else {
                expectError(abi.encodeWithSelector(IMarketTerms.MultiplierOutOfRange.selector, wrong[i][1]));
            }
            claim(u, proof, root, person);
        }
    }

    function test_aPoolThatWasRemovedPaysNothing() public {
        append(2);
        giveNotice(removeCall());
        vm.prank(owner);
        market.removeDataPool(POOL);
        bytes32 root = rootAfterClaim(1);
        bytes32[] memory proof = proofOf(1);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolUnknown.selector, POOL));
        claim(uploadAt(1), proof, root, person);
    }

    /// The day is counted in 0.001 CGDX, rounded up: one base unit above the cap counts as 0.001 CGDX.
    function test_theLeastRewardAboveTheCapIsTooMuch() public {
        vm.prank(owner);
        market.setEpochCap(1e15);
        addPool("small", 5e15 + 5, PRICE, 1 ether);
        Upload memory u = Upload(keccak256("small"), 1, 2, 0, "small");
        push(u);
        publish(0);
        bytes32[] memory proof = proofOf(0);
        bytes32 newRoot = rootAfterClaim(0);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, 1e15, 2e15));
        claim(u, proof, newRoot, person);
    }

    function test_aDayPaysNoMoreThanItsCap() public {
        append(21);
        vm.prank(owner);
        market.setEpochCap(1_000 ether);
        // Quality 10 and multiplier 1.
        claim(10);
        (uint256 cap, uint256 paid) = market.epochBudget();
        assertEq(cap, 1_000 ether, "cap");
        assertEq(paid, 100 ether, "paid");
        // Quality 9 and multiplier 10: 900, which reaches the cap exactly.
        Upload memory u = Upload(keccak256("nine"), 9, 10, 21, POOL);
        push(u);
        publish(21);
        claim(u, proofOf(21), rootAfterClaim(21), person);
        leaves[21] = claimedOf(leaves[21]);
        bytes32 root = rootAfterClaim(1);
        bytes32[] memory proof = proofOf(1);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, 1_000 ether, 1_020 ether));
        claim(uploadAt(1), proof, root, person);
        vm.warp(block.timestamp + 1 days);
        (, paid) = market.epochBudget();
        assertEq(paid, 0, "paid on the next day");
        claim(1);
        (, paid) = market.epochBudget();
        assertEq(paid, 20 ether, "paid on the next day");
    }

    function test_onlyThePayerMay() public {
        append(1);
        bytes32[] memory none;
        expectNoRole(stranger, Role.PAYER);
        market.uploadIncentive(0, none, 0, 0, POOL, 0, stranger, 1);
    }

    function test_notWhilePaused() public {
        append(2);
        vm.prank(owner);
        market.pause();
        bytes32 root = rootAfterClaim(1);
        bytes32[] memory proof = proofOf(1);
        expectError(pausedError());
        claim(uploadAt(1), proof, root, person);
        vm.prank(owner);
        market.unpause();
        claim(1);
    }

    /// The root of a path; zero if the proof's length does not fit the index.
    function consistent(bytes32 node, bytes32[] memory proof, uint256 index) private view returns (bytes32) {
        uint256 used;
        uint256 at = index;
        for (uint256 width = leaves.length; width > 1; width = (width + 1) / 2) {
            bool isLast = at == width - 1 && at % 2 == 0;
            if (!isLast) {
                if (used == proof.length) return 0;
                bytes32 sibling = proof[used++];
                node = at % 2 == 1 ? ReferenceTree.pair(sibling, node) : ReferenceTree.pair(node, sibling);
            }
            at /= 2;
        }
        return used == proof.length ? node : bytes32(0);
    }
}
