// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "../src/interface/IMarketplace.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

/// @dev Acts at random: honestly, and as a forger who always announces the root that fits his lie.
contract Actor is PurchaseTest {
    uint256 public paid;
    uint256 public bought;
    uint256 public honestFailures;
    uint256 public forgeriesThatPassed;
    mapping(uint256 index => uint256) public payouts;
    uint256 private _nonce;

    function init() external {
        super.setUp();
        append(3);
    }

    function doAppend(uint8 count) external {
        // Kept small: the reference tree is built anew for every step.
        if (leaves.length < 120) append(bound(count, 1, 12));
    }

    function doClaim(uint8 at) external {
        uint256 index = bound(at, 0, leaves.length - 1);
        Upload memory u = uploadAt(index);
        bool first = payouts[index] == 0;
        uint256 before = token.balanceOf(person);
        bool passed = tryClaim(u, proofOf(index), rootAfterClaim(index));
        if (passed != first) first ? ++honestFailures : ++forgeriesThatPassed;
        if (!passed) return;
        ++payouts[index];
        leaves[index] = claimedOf(leaves[index]);
        paid += token.balanceOf(person) - before;
    }

    /// Every field may be forged; the new root is recomputed along the forged path, so that it is consistent.
    function doForge(uint8 at, uint8 field, uint256 seed) external {
        uint256 index = bound(at, 0, leaves.length - 1);
        if (leaves.length < 2) return;
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        field = uint8(bound(field, 0, 5));
        if (field == 0) u.quality = (u.quality + 1 + seed % 10) % 11;
        if (field == 1) u.multiplier = 1 + (u.multiplier + seed % 9) % 10;
        if (field == 2) u.hash = keccak256(abi.encode(seed));
        if (field == 3) proof[seed % proof.length] = keccak256(abi.encode(seed));
        if (field == 4) u.index = (index + 1 + seed % (leaves.length - 1)) % leaves.length;
        if (field == 5) proof = ReferenceTree.slice(proof, 0, proof.length - 1);
        if (tryClaim(u, proof, walk(claimedOf(leafOf(u)), proof, u.index))) ++forgeriesThatPassed;
    }

    function doBuy(uint64 amount, bool twice) external {
        approve(amount);
        IMarketplace.Quote memory q = quoteOf(amount, ++_nonce);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        buy(q, signature);
        bought += amount;
        if (!twice) return;
        approve(amount);
        vm.prank(buyer);
        try market.purchaseWithQuote(q, signature) {
            ++forgeriesThatPassed;
        } catch {}
    }

    function doWait(uint8 days_) external {
        vm.warp(block.timestamp + bound(days_, 1, 15) * 1 days);
    }

    function doWithdraw() external {
        vm.prank(poolOwner);
        market.withdrawProceeds(POOL);
    }

    function tryClaim(Upload memory u, bytes32[] memory proof, bytes32 newRoot) private returns (bool) {
        vm.prank(owner);
        try market.uploadIncentive(u.hash, proof, u.quality, u.index, u.pool, newRoot, person, u.multiplier) {
            return true;
        } catch {
            return false;
        }
    }

    /// Where a forged path leads; what is missing in the proof counts as zero.
    function walk(bytes32 node, bytes32[] memory proof, uint256 at) private view returns (bytes32) {
        uint256 used;
        for (uint256 width = leaves.length; width > 1; width = (width + 1) / 2) {
            if (at % 2 == 1 || at != width - 1) {
                bytes32 sibling = used < proof.length ? proof[used++] : bytes32(0);
                node = at % 2 == 1 ? ReferenceTree.pair(sibling, node) : ReferenceTree.pair(node, sibling);
            }
            at /= 2;
        }
        return node;
    }

    function treeMatches() external view returns (bool) {
        return
            market.getDataUploadMerkleRoot() == ReferenceTree.root(leaves) && market.size() == leaves.length;
    }

    function moneyAdds() external view returns (bool) {
        (uint256 held, uint256 free) = market.proceedsOf(POOL);
        uint256 withdrawn = token.balanceOf(poolOwner);
        return market.escrowOf(POOL) + paid == ESCROW && held + free + withdrawn == bought
            && token.balanceOf(address(market)) == market.escrowOf(POOL) + held + free;
    }
}

contract InvariantTest {
    Actor private actor;

    function setUp() public {
        actor = new Actor();
        actor.init();
    }

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function targetSelectors() public view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](6);
        selectors[0] = Actor.doAppend.selector;
        selectors[1] = Actor.doClaim.selector;
        selectors[2] = Actor.doForge.selector;
        selectors[3] = Actor.doBuy.selector;
        selectors[4] = Actor.doWait.selector;
        selectors[5] = Actor.doWithdraw.selector;
        targets[0] = FuzzSelector(address(actor), selectors);
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(actor);
    }

    function invariant_theRootIsTheReferenceTrees() public view {
        require(actor.treeMatches(), "the tree differs from the reference");
    }

    function invariant_escrowAndPaidAndHeldAddUp() public view {
        require(actor.moneyAdds(), "money came or went");
    }

    function invariant_noForgeryPays_andHonestClaimsDo() public view {
        require(actor.forgeriesThatPassed() == 0, "a forgery passed");
        require(actor.honestFailures() == 0, "an honest claim failed");
    }
}
