// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {LeanMerkle} from "../src/library/LeanMerkle.sol";
import {Market, Role} from "./base/MarketInterfaces.sol";
import {MarketTest} from "./base/MarketTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

contract ClaimInPartTest is MarketTest {
    /// The upload at this index has quality 8 and multiplier 9.
    uint256 private constant AT = 8;
    uint256 private constant REWARD = 720 ether;
    /// The part of the reward that was paid before.
    uint256 private before;

    function setUp() public override {
        super.setUp();
        append(12);
    }

    /// In any number of parts, each on either rail, a reward is paid once and not more.
    function testFuzz_partsAreTheReward(uint256 a, uint256 b, uint8 ofBank) public {
        (a, b) = (bound(a, 1, REWARD - 2), bound(b, 1, REWARD - 1));
        if (b <= a) b = a + 1;
        uint256[3] memory upTo = [a, b, REWARD];
        uint256 had;
        for (uint256 i; i < 3; ++i) {
            bool isOfBank = ofBank >> i & 1 == 1;
            if (!isOfBank) had += upTo[i] - before;
            pay(upTo[i], isOfBank ? address(0) : person);
            assertEq(market.getDataPool(POOL).num_uploads, 1, "counted with its first part");
            assertEq(token.balanceOf(person), had, "paid");
            assertEq(market.escrowOf(POOL), ESCROW - had, "escrow");
        }
        (, uint256 counted) = market.epochBudget();
        // Each part is rounded up to 0.001 CGDX.
        assertTrue(counted >= REWARD && counted < REWARD + 0.003 ether, "counted");
        assertTreeMatches();
        bytes32[] memory proof = proofOf(AT);
        expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, upload().hash, AT));
        claim(upload(), proof, 0, person);
    }

    function test_eachPartIsTold() public {
        vm.expectEmit();
        emit IMarketTerms.DataUploadCompleted(POOL, 1);
        vm.expectEmit();
        emit IMarketTerms.RewardPaidInPart(upload().hash, POOL, person, 100 ether, 100 ether, upload().index);
        vm.expectEmit();
        emit IMarketTerms.LogTokenTransfer(person, 100 ether);
        pay(100 ether, person);
        vm.expectEmit();
        emit IMarketTerms.RewardPaidInPart(
            upload().hash, POOL, address(0), 20 ether, 120 ether, upload().index
        );
        pay(120 ether, address(0));
        vm.expectEmit();
        emit IMarketTerms.LogTokenTransfer(person, 600 ether);
        pay(REWARD, person);
    }

    function test_aPartIsMoreThanBefore_andAtMostTheReward() public {
        expectRange(0, 0);
        pay(0, person);
        expectRange(0, REWARD + 1);
        pay(REWARD + 1, person);
        pay(100 ether, person);
        expectRange(100 ether, 100 ether);
        pay(100 ether, person);
        expectRange(100 ether, 99 ether);
        pay(99 ether, person);
        expectRange(100 ether, REWARD + 1);
        pay(REWARD + 1, person);
    }

    /// The leaf contains the paid amount: a claim that states less, or nothing, has no valid proof.
    function testFuzz_whatWasPaidCannotBeDenied(uint256 said) public {
        pay(100 ether, person);
        said = bound(said, 0, REWARD - 1);
        vm.assume(said != 100 ether);
        bytes32[] memory proof = proofOf(AT);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        vm.prank(owner);
        market.uploadIncentivePart(claimOf(person), proof, 0, said, REWARD);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(upload(), proof, 0, person);
    }

    /// In any number of parts, on either rail, and the specification's own call pays what is left.
    function testFuzz_uploadIncentivePaysTheRest(uint256 first, uint8 ofBank) public {
        first = bound(first, 1, REWARD - 1);
        bool isOfBank = ofBank % 2 == 1;
        pay(first, isOfBank ? address(0) : person);
        uint256 had = token.balanceOf(person);
        (, uint256 counted) = market.epochBudget();
        vm.expectEmit();
        emit IMarketTerms.UploadClaimed(upload().hash, AT);
        vm.expectEmit();
        emit IMarketTerms.DataUploadCompleted(POOL, 1);
        vm.expectEmit();
        emit IMarketTerms.LogTokenTransfer(person, REWARD - first);
        claim(upload(), restProof(first), rootOfAll(), person);
        leaves[AT] = claimedOf(leafOf(upload()));
        assertTreeMatches();
        assertEq(token.balanceOf(person) - had, REWARD - first, "paid");
        assertEq(market.escrowOf(POOL), ESCROW - token.balanceOf(person), "escrow");
        assertEq(market.getDataPool(POOL).num_uploads, 1, "counted with its first part");
        (, uint256 then) = market.epochBudget();
        assertTrue(then - counted >= REWARD - first && then - counted < REWARD - first + 0.001 ether, "cap");
        // No second time, whatever is said to have been paid.
        for (uint256 said; said <= first; said += first) {
            bytes32[] memory proof = restProof(said);
            expectError(abi.encodeWithSelector(IMarketTerms.RewardAlreadyClaimed.selector, upload().hash, AT));
            claim(upload(), proof, 0, person);
        }
    }

    function testFuzz_theRestIsOfWhatWasPaid(uint256 said) public {
        pay(100 ether, person);
        vm.assume(said != 100 ether);
        bytes32[] memory proof = restProof(said);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(upload(), proof, 0, person);
        // Of an upload of which nothing was paid there is no rest.
        Upload memory other = uploadAt(3);
        proof = withWord(proofOf(3), said);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        claim(other, proof, 0, person);
    }

    function test_theRestNeedsTheAnnouncedRoot_aCapAndAnEscrow() public {
        pay(100 ether, person);
        bytes32[] memory proof = restProof(100 ether);
        expectError(abi.encodeWithSelector(IMarketTerms.NewRootMismatch.selector, bytes32("no"), rootOfAll()));
        claim(upload(), proof, "no", person);
        vm.prank(owner);
        market.setEpochCap(719 ether);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, 719 ether, 720 ether));
        claim(upload(), proof, rootOfAll(), person);
    }

    function test_anEscrowOfTheRestIsEnough() public {
        addPool("x", 100 ether, 1, 80 ether);
        Upload memory u = Upload(keccak256("x"), 10, 1, 0, "x");
        push(u);
        publish(12);
        bytes32[] memory proof = proofOf(12);
        IMarketTerms.Claim memory part = IMarketTerms.Claim(u.hash, 10, 12, "x", person, 1);
        bytes32 root = rootWith(12, 60 ether);
        vm.prank(owner);
        market.uploadIncentivePart(part, proof, root, 0, 60 ether);
        bytes32[] memory all = leaves;
        all[12] = claimedOf(leaves[12]);
        root = ReferenceTree.root(all);
        u.index = 12;
        proof = withWord(proof, 60 ether);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolEscrowEmpty.selector, "x", 20 ether, 40 ether));
        claim(u, proof, root, person);
        fund("x", 20 ether);
        claim(u, proof, root, person);
        assertEq(market.escrowOf("x"), 0, "escrow");
        assertEq(token.balanceOf(person), 100 ether, "paid");
    }

    function test_noOtherCallTakesAWordMoreThanItsPath() public {
        pay(100 ether, person);
        bytes32[] memory proof = restProof(100 ether);
        uint256 length = proof.length;
        Upload memory u = upload();
        expectError(abi.encodeWithSelector(IMarketTerms.PartOutOfRange.selector, 100 ether, 0, 0));
        vm.prank(owner);
        market.settleOffChain(u.hash, proof, u.quality, AT, POOL, rootOfAll(), u.multiplier);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        market.recordQuality(u.hash, proof, u.quality, AT, POOL, u.multiplier);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        vm.prank(owner);
        market.uploadIncentivePart(claimOf(person), proof, 0, 100 ether, REWARD);
        Upload memory other = uploadAt(3);
        claim(3);
        proof = withWord(proofOf(3), 1);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        market.recordQuality(other.hash, proof, other.quality, 3, POOL, other.multiplier);
        bytes32[] memory longer = withWord(restProof(100 ether), 100 ether);
        expectError(abi.encodeWithSelector(LeanMerkle.WrongLength.selector, length + 1, length - 1));
        claim(u, longer, 0, person);
    }

    function test_noneOfABatchWasPaidInPart() public {
        pay(100 ether, person);
        IMarketTerms.Claim[] memory claims = new IMarketTerms.Claim[](1);
        claims[0] = claimOf(person);
        bytes32[] memory proof = proofOf(AT);
        vm.expectPartialRevert(IMarketTerms.RootMismatch.selector);
        vm.prank(owner);
        market.uploadIncentives(claims, proof, 0);
    }

    function test_partsCountAgainstTheCap_andComeOutOfTheEscrow() public {
        vm.prank(owner);
        market.setEpochCap(150 ether);
        pay(100 ether, person);
        expectError(abi.encodeWithSelector(IMarketTerms.EpochCapReached.selector, 150 ether, 200 ether));
        pay(200 ether, address(0));
        vm.prank(owner);
        market.setEpochCap(type(uint88).max);
        addPool("x", 3_000_000 ether, 1, 1 ether);
        Upload memory u = Upload(keccak256("dear"), 8, 9, 0, "x");
        push(u);
        publish(12);
        bytes32[] memory proof = proofOf(12);
        IMarketTerms.Claim memory dear = IMarketTerms.Claim(u.hash, 8, 12, "x", person, 9);
        expectError(abi.encodeWithSelector(IMarketTerms.PoolEscrowEmpty.selector, "x", 1 ether, 2 ether));
        vm.prank(owner);
        market.uploadIncentivePart(dear, proof, rootWith(12, 2 ether), 0, 2 ether);
    }

    /// A pool that was removed and added again may promise less than was already paid: then nothing more is paid, nor taken back.
    function test_whereMoreWasPaidThanTheRewardIsNow_nothingIsLeft() public {
        pay(700 ether, person);
        giveNotice(removeCall());
        vm.prank(owner);
        market.removeDataPool(POOL);
        addPool(POOL, INCENTIVE / 2, PRICE, ESCROW);
        bytes32[] memory proof = proofOf(AT);
        expectError(
            abi.encodeWithSelector(IMarketTerms.PartOutOfRange.selector, 700 ether, 701 ether, REWARD / 2)
        );
        vm.prank(owner);
        market.uploadIncentivePart(claimOf(person), proof, 0, 700 ether, 701 ether);
        proof = restProof(700 ether);
        expectError(
            abi.encodeWithSelector(IMarketTerms.PartOutOfRange.selector, 700 ether, REWARD / 2, REWARD / 2)
        );
        claim(upload(), proof, rootOfAll(), person);
    }

    function test_whatWasPaidMovesWithTheTree() public {
        pay(100 ether, person);
        Market next = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
        vm.prank(owner);
        market.retire(address(next), address(next).codehash);
        vm.prank(owner);
        next.moveIn(address(market));
        bytes32[] memory proof = proofOf(AT);
        leaves[AT] = claimedOf(leafOf(upload()));
        market = next;
        vm.prank(owner);
        market.setEpochCap(type(uint88).max);
        addPool(POOL, INCENTIVE, PRICE, ESCROW);
        bytes32 root = ReferenceTree.root(leaves);
        vm.prank(owner);
        market.uploadIncentivePart(claimOf(person), proof, root, before, REWARD);
        assertEq(token.balanceOf(person), REWARD, "paid");
        assertEq(market.getDataPool(POOL).num_uploads, 0, "counted where its first part was paid");
    }

    function test_theRestIsPaidWhereTheTreeMoved() public {
        pay(100 ether, person);
        leaves[AT] = leafOf(upload());
        bytes32[] memory proof = restProof(100 ether);
        bytes32 root = rootOfAll();
        Market next = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
        vm.prank(owner);
        market.retire(address(next), address(next).codehash);
        vm.prank(owner);
        next.moveIn(address(market));
        market = next;
        vm.prank(owner);
        market.setEpochCap(type(uint88).max);
        addPool(POOL, INCENTIVE, PRICE, ESCROW);
        claim(upload(), proof, root, person);
        assertEq(token.balanceOf(person), REWARD, "paid");
        assertEq(market.getDataPool(POOL).num_uploads, 0, "counted where its first part was paid");
    }

    function test_anotherRoot_leavesThatWait_strangersAndAPauseAreRefused() public {
        bytes32[] memory proof = proofOf(AT);
        IMarketTerms.Claim memory part = claimOf(person);
        expectError(
            abi.encodeWithSelector(
                IMarketTerms.NewRootMismatch.selector, bytes32("no"), rootWith(AT, 1 ether)
            )
        );
        vm.prank(owner);
        market.uploadIncentivePart(part, proof, "no", 0, 1 ether);
        expectNoRole(stranger, Role.PAYER);
        market.uploadIncentivePart(part, proof, 0, 0, 1 ether);
        vm.prank(owner);
        market.pause();
        expectError(pausedError());
        vm.prank(owner);
        market.uploadIncentivePart(part, proof, 0, 0, 1 ether);
        vm.prank(owner);
        market.unpause();
        vm.prank(owner);
        market.setClaimWindow(1);
        append(1);
        (part.index, proof) = (12, proofOf(12));
        expectError(abi.encodeWithSelector(IMarketTerms.NotClaimableYet.selector, 12, 12));
        vm.prank(owner);
        market.uploadIncentivePart(part, proof, 0, 0, 1 ether);
    }

    function upload() private pure returns (Upload memory) {
        return uploadAt(AT);
    }

    function claimOf(address to) private pure returns (IMarketTerms.Claim memory) {
        Upload memory u = uploadAt(AT);
        return IMarketTerms.Claim(u.hash, u.quality, AT, POOL, to, u.multiplier);
    }

    function partOf(bytes32 leaf, uint256 paid) private pure returns (bytes32) {
        return keccak256(abi.encode(leaf, keccak256("cgdx.upload.part.v1"), paid));
    }

    /// The root after `paid` of this upload's reward.
    function rootWith(uint256 index, uint256 paid) private view returns (bytes32) {
        bytes32[] memory all = leaves;
        all[index] = partOf(index == AT ? leafOf(upload()) : all[index], paid);
        return ReferenceTree.root(all);
    }

    /// The root once all of this upload is paid.
    function rootOfAll() private view returns (bytes32) {
        bytes32[] memory all = leaves;
        all[AT] = claimedOf(leafOf(upload()));
        return ReferenceTree.root(all);
    }

    function restProof(uint256 paid) private view returns (bytes32[] memory) {
        return withWord(proofOf(AT), paid);
    }

    function withWord(bytes32[] memory proof, uint256 word) private pure returns (bytes32[] memory longer) {
        longer = new bytes32[](proof.length + 1);
        for (uint256 i; i < proof.length; ++i) {
            longer[i] = proof[i];
        }
        longer[proof.length] = bytes32(word);
    }

    function pay(uint256 upTo, address to) private {
        bytes32[] memory proof = proofOf(AT);
        bytes32 next = upTo == REWARD ? claimedOf(leafOf(upload())) : partOf(leafOf(upload()), upTo);
        bytes32[] memory all = leaves;
        all[AT] = next;
        bytes32 root = ReferenceTree.root(all);
        vm.prank(owner);
        market.uploadIncentivePart(claimOf(to), proof, root, before, upTo);
        if (market.getDataUploadMerkleRoot() != root) return;
        leaves[AT] = next;
        before = upTo;
    }

    function expectRange(uint256 paid, uint256 upTo) private {
        expectError(abi.encodeWithSelector(IMarketTerms.PartOutOfRange.selector, paid, upTo, REWARD));
    }
}
