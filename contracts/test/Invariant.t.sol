// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

/// @dev Acts at random, both honestly and as a forger who always announces the root that fits his forgery.
contract Actor is PurchaseTest {
    uint256 public paid;
    uint256 public bought;
    uint256 public honestFailures;
    uint256 public forgeriesThatPassed;
    uint256 public whilePaused;
    uint256 public pastTheSeal;
    uint256 public wrongPrices;
    bool private _sealed;
    /// The number of rewards paid for each leaf, on either rail.
    mapping(uint256 index => uint256) private _had;
    uint256 private _nonce;
    IMarketTerms.Quote[] private _quotes;
    mapping(uint256 nonce => uint256) private _refunded;

    function init() external {
        super.setUp();
        append(3);
    }

    function doAppend(uint8 count) external {
        // Kept small, since the reference tree is rebuilt at every step.
        if (leaves.length < 120 && !market.paused()) append(bound(count, 1, 12));
    }

    function doClaim(uint8 at) external {
        uint256 index = bound(at, 0, leaves.length - 1);
        Upload memory u = uploadAt(index);
        uint256 before = token.balanceOf(person);
        bool passed = tryClaim(owner, u, proofOf(index), rootAfterClaim(index));
        count(index, passed);
        paid += token.balanceOf(person) - before;
    }

    /// Settles on the other rail: afterwards nothing may be paid for the leaf on the chain.
    function doSettle(uint8 at) external {
        uint256 index = bound(at, 0, leaves.length - 1);
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        bytes32 newRoot = rootAfterClaim(index);
        vm.prank(owner);
        try market.settleOffChain(u.hash, proof, u.quality, index, u.pool, newRoot, u.multiplier) {
            count(index, true);
        } catch {
            count(index, false);
        }
    }

    /// An honest call succeeds the first time and never again; never while paused.
    function count(uint256 index, bool passed) private {
        if (market.paused()) {
            if (passed) ++whilePaused;
        } else if (passed != (_had[index] == 0)) {
            passed ? ++forgeriesThatPassed : ++honestFailures;
        }
        if (!passed) return;
        ++_had[index];
        leaves[index] = claimedOf(leaves[index]);
    }

    function doPause(bool on) external {
        vm.prank(owner);
        if (on) market.pause();
        else market.unpause();
    }

    /// Sometimes the owner seals the market; from then on no root can be set by hand.
    function doOverride(uint8 dice, bytes32 root) external {
        if (dice < 16 && !_sealed) {
            bytes32 current = market.getDataUploadMerkleRoot();
            vm.prank(owner);
            market.seal(current, leaves.length);
            _sealed = true;
        }
        vm.prank(_sealed ? owner : stranger);
        try market.updateDataUploadMerkleRoot(root) {
            ++pastTheSeal;
        } catch {}
    }

    /// Anyone records an upload, then it is bought: the payment is the recorded quality times the price, whatever the buyer claims.
    function doBuyRecorded(uint8 at, uint8 claimed) external {
        uint256 index = bound(at, 0, leaves.length - 1);
        Upload memory u = uploadAt(index);
        if (market.paused()) return;
        record(index);
        bytes32[] memory hashes = new bytes32[](1);
        uint256[] memory qualities = new uint256[](1);
        (hashes[0], qualities[0]) = (u.hash, bound(claimed, 0, 10));
        approve(type(uint256).max);
        uint256 before = token.balanceOf(buyer);
        vm.prank(buyer);
        try market.purchaseUploads(POOL, hashes, qualities) {
            uint256 price = before - token.balanceOf(buyer);
            bought += price;
            if (qualities[0] != u.quality || price != u.quality * PRICE) ++wrongPrices;
        } catch {
            if (qualities[0] == u.quality) ++honestFailures;
        }
    }

    /// Any field may be forged; the new root is recomputed along the forged path, so that it is consistent.
    function doForge(uint8 at, uint8 field, uint256 seed) external {
        uint256 index = bound(at, 0, leaves.length - 1);
        if (leaves.length < 2) return;
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        field = uint8(bound(field, 0, 7));
        address caller = field == 6 ? stranger : owner;
        if (field == 0) u.quality = (u.quality + 1 + seed % 10) % 11;
        if (field == 1) u.multiplier = 1 + (u.multiplier + seed % 9) % 10;
        if (field == 2) u.hash = keccak256(abi.encode(seed));
        if (field == 3) proof[seed % proof.length] = keccak256(abi.encode(seed));
        if (field == 4) u.index = (index + 1 + seed % (leaves.length - 1)) % leaves.length;
        if (field == 5) proof = ReferenceTree.slice(proof, 0, proof.length - 1);
        bytes32 newRoot = walk(claimedOf(leafOf(u)), proof, u.index);
        if (field == 7) newRoot = keccak256(abi.encode(seed));
        if (tryClaim(caller, u, proof, newRoot)) ++forgeriesThatPassed;
    }

    function doBuy(uint64 amount, bool twice) external {
        if (market.paused()) return;
        approve(amount);
        IMarketTerms.Quote memory q = quoteOf(amount, ++_nonce);
        bytes memory signature = signedBy(QUOTER_KEY, q);
        buy(q, signature);
        bought += amount;
        _quotes.push(q);
        if (!twice) return;
        approve(amount);
        vm.prank(buyer);
        try market.purchaseWithQuote(q, signature) {
            ++forgeriesThatPassed;
        } catch {}
    }

    /// The settler makes allowed refunds, and tries forbidden ones.
    function doRefund(uint8 at, uint64 until) external {
        if (market.paused() || _quotes.length == 0) return;
        IMarketTerms.Quote memory q = _quotes[at % _quotes.length];
        bytes memory signature = signedBy(QUOTER_KEY, q);
        uint256 before = token.balanceOf(buyer);
        vm.prank(owner);
        try market.refundPurchase(q, signature, until) {
            uint256 given = token.balanceOf(buyer) - before;
            bought -= given;
            _refunded[q.nonce] += given;
            if (_refunded[q.nonce] != until || until > q.total) ++forgeriesThatPassed;
        } catch {}
    }

    function doWait(uint8 days_) external {
        vm.warp(block.timestamp + bound(days_, 1, 15) * 1 days);
    }

    function doWithdraw() external {
        if (market.paused()) return;
        vm.prank(poolOwner);
        market.withdrawProceeds(POOL);
    }

    function tryClaim(address caller, Upload memory u, bytes32[] memory proof, bytes32 newRoot)
        private
        returns (bool)
    {
        vm.prank(caller);
        try market.uploadIncentive(u.hash, proof, u.quality, u.index, u.pool, newRoot, person, u.multiplier) {
            return true;
        } catch {
            return false;
        }
    }

    /// The root of a forged path; missing hashes of the proof count as zero.
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
        bytes4[] memory selectors = new bytes4[](11);
        selectors[0] = Actor.doAppend.selector;
        selectors[1] = Actor.doClaim.selector;
        selectors[2] = Actor.doForge.selector;
        selectors[3] = Actor.doBuy.selector;
        selectors[4] = Actor.doWait.selector;
        selectors[5] = Actor.doWithdraw.selector;
        selectors[6] = Actor.doSettle.selector;
        selectors[7] = Actor.doPause.selector;
        selectors[8] = Actor.doOverride.selector;
        selectors[9] = Actor.doBuyRecorded.selector;
        selectors[10] = Actor.doRefund.selector;
        targets[0] = FuzzSelector(address(actor), selectors);
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(actor);
    }

    /// One function for all rules, since each invariant function would have its own histories.
    function invariant_noHistoryBreaksARule() public view {
        require(actor.treeMatches(), "the tree differs from the reference");
        require(actor.moneyAdds(), "money came or went");
        require(actor.forgeriesThatPassed() == 0, "a forgery passed");
        require(actor.honestFailures() == 0, "an honest call failed");
        require(actor.whilePaused() == 0, "paid while paused");
        require(actor.pastTheSeal() == 0, "a root was set by hand");
        require(actor.wrongPrices() == 0, "bought at another price");
    }
}
