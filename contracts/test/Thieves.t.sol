// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketOffice} from "../src/interface/IMarketOffice.sol";
import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Hook, HookToken} from "./base/HookToken.sol";
import {Market, Role, Token} from "./base/MarketInterfaces.sol";
import {PurchaseTest} from "./base/PurchaseTest.sol";
import {ReferenceTree} from "./base/ReferenceTree.sol";

/// @dev A successor that takes as much of an escrow as it likes, and runs a hook meanwhile.
contract Taker {
    Token public immutable cgdxToken;
    address private immutable market;
    Hook private immutable hook;
    uint256 private share;

    constructor(Token token, address market_, Hook hook_) {
        (cgdxToken, market, hook) = (token, market_, hook_);
    }

    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }

    function take(uint256 share_) external {
        share = share_;
    }

    function fundPool(string calldata, uint256 amount) external {
        hook.onMove();
        cgdxToken.transferFrom(market, address(this), share == 0 ? amount : amount * share / 8);
        hook.onMove();
    }
}

/// @dev Every key is in the hands of another thief. The token calls them during its transfers, and so does a successor that
/// takes an escrow. Whatever they do, the market has the money that it owes, and no thief takes more than his key allows.
contract ThievesTest is PurchaseTest, Hook {
    address private constant APPENDER = address(0xA1);
    address private constant PAYER = address(0xA2);
    address private constant SETTLER = address(0xA3);
    address private constant PAUSER = address(0xA4);
    string private constant OTHER = "x";
    uint256 private constant CAP = 3_000 ether;

    /// The random number of this step, and of the steps that the token or a successor starts within it.
    uint256 private dice;
    bool private isArmed;
    uint256 private nested;
    uint256 private paidByBuyers;
    uint256 private escrowed;
    uint256 private quoted;
    IMarketTerms.Quote[] private quotes;
    mapping(bytes32 leaf => uint256) private had;
    Taker private next;
    bool private isRetired;

    function setUp() public override {
        vm.warp(1_700_000_000);
        token = Token(address(new HookToken(address(this))));
        market = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
        next = new Taker(token, address(market), this);
        buyer = vm.addr(BUYER_KEY);
        token.mint(buyer, 1_000_000 ether);
        approve(type(uint256).max);
        addPool(POOL, INCENTIVE, PRICE, 20_000 ether);
        addPool(OTHER, INCENTIVE, PRICE, 20_000 ether);
        escrowed = 40_000 ether;
        append(30);
        vm.prank(owner);
        market.setQuoter(vm.addr(QUOTER_KEY));
        vm.prank(owner);
        market.setEpochCap(CAP);
        give(Role.APPENDER, APPENDER);
        give(Role.PAYER, PAYER);
        give(Role.SETTLER, SETTLER);
        give(Role.PAUSER, PAUSER);
        bytes32 root = market.getDataUploadMerkleRoot();
        vm.prank(owner);
        market.seal(root, 30);
    }

    function testFuzz_whoeverHasAnyKey_theMarketHasWhatItOwes(uint256 seed) public {
        isArmed = true;
        for (uint256 i; i < 40; ++i) {
            dice = uint256(keccak256(abi.encode(seed, i)));
            step(dice % 19);
            solvent();
        }
        isArmed = false;
        uint256 days_ = (block.timestamp - 1_700_000_000) / 1 days + 1;
        assertTrue(token.balanceOf(person) <= CAP * days_, "more than the cap in rewards");
        assertTrue(token.balanceOf(poolOwner) <= paidByBuyers, "the pool's owner has what buyers paid");
        assertTrue(token.balanceOf(stranger) == 0, "a stranger has something");
        // No money appeared from nowhere: it left as rewards, refunds and proceeds, or in an escrow that moved after its notice.
        uint256 left = token.balanceOf(person) + token.balanceOf(poolOwner) + token.balanceOf(address(next));
        assertTrue(
            token.balanceOf(buyer) >= 1_000_000 ether - paidByBuyers, "a buyer got less back than owed"
        );
        assertEq(
            token.balanceOf(address(market)) + left + token.balanceOf(buyer) + token.balanceOf(owner),
            1_000_000 ether + escrowed,
            "all money"
        );
    }

    /// The token transfers: the hook takes another step, with another key.
    function onMove() external {
        if (!isArmed || nested != 0) return;
        nested = 1;
        uint256 before = dice;
        dice = uint256(keccak256(abi.encode("nested", dice)));
        step(dice % 19);
        dice = before;
        nested = 0;
    }

    function step(uint256 kind) private {
        if (kind == 0) appendGarbage();
        else if (kind < 3) claimAny(false);
        else if (kind == 3) claimAny(true);
        else if (kind == 4) settleMany();
        else if (kind < 7) buyAny();
        else if (kind == 7) refundAny();
        else if (kind == 8) releaseAny();
        else if (kind == 9) withdraw();
        else if (kind == 10) pauseOrNot();
        else if (kind == 11) ownerAtOnce();
        else if (kind == 12) cancelAny();
        else if (kind == 13) fundAny();
        else if (kind == 14) tries(stranger, abi.encodeCall(market.withdrawProceeds, (POOL)));
        else if (kind == 15) tries(owner, abi.encodeCall(IMarketOffice.rescue, (stranger)));
        else if (kind == 16) announceAndTry();
        else if (kind == 17) recordAny();
        else vm.warp(block.timestamp + dice % 9 days);
    }

    function appendGarbage() private {
        // Within another call the reference tree would not know which change came first.
        if (nested != 0 || leaves.length > 60) return;
        bytes32[] memory all = leaves;
        bytes32[] memory grown = new bytes32[](all.length + 2);
        for (uint256 i; i < all.length; ++i) {
            grown[i] = all[i];
        }
        // A leaf of nobody, and a leaf that is already in the tree.
        grown[all.length] = keccak256(abi.encode(dice));
        grown[all.length + 1] = all[dice % all.length];
        bytes memory call = abi.encodeCall(
            market.appendUploads,
            (ReferenceTree.subtrees(grown, all.length, 2), 2, ReferenceTree.peaks(all, all.length))
        );
        if (!tries(APPENDER, call)) return;
        leaves.push(grown[all.length]);
        leaves.push(grown[all.length + 1]);
    }

    function claimAny(bool ofBank) private {
        uint256 index = (dice >> 8) % 30;
        Upload memory u = uploadAt(index);
        bytes32[] memory proof = proofOf(index);
        bytes32 root = rootAfterClaim(index);
        bytes memory call = ofBank
            ? abi.encodeCall(
                market.settleOffChain, (u.hash, proof, u.quality, index, POOL, root, u.multiplier)
            )
            : abi.encodeCall(
                market.uploadIncentive, (u.hash, proof, u.quality, index, POOL, root, person, u.multiplier)
            );
        bytes32 leaf = leafOf(u);
        // The root changes before the token transfers: the hook finds the leaf claimed.
        bytes32 kept = leaves[index];
        leaves[index] = claimedOf(kept);
        if (!tries(PAYER, call)) {
            leaves[index] = kept;
            return;
        }
        assertEq(++had[leaf], 1, "a leaf was paid twice");
    }

    function settleMany() private {
        uint256 index = (dice >> 8) % 29;
        IMarketTerms.Claim[] memory claims = new IMarketTerms.Claim[](2);
        uint256[] memory indexes = new uint256[](2);
        bytes32[] memory flipped = leaves;
        for (uint256 i; i < 2; ++i) {
            Upload memory u = uploadAt(index + i);
            claims[i] = IMarketTerms.Claim(u.hash, u.quality, u.index, POOL, address(0), u.multiplier);
            indexes[i] = u.index;
            flipped[u.index] = claimedOf(flipped[u.index]);
        }
        bytes32[] memory proof = ReferenceTree.proofOfMany(leaves, indexes);
        if (!tries(
                PAYER, abi.encodeCall(market.settleOffChainMany, (claims, proof, ReferenceTree.root(flipped)))
            )) {
            return;
        }
        for (uint256 i; i < 2; ++i) {
            leaves[index + i] = flipped[index + i];
            assertEq(++had[leafOf(uploadAt(index + i))], 1, "a leaf was settled twice");
        }
    }

    function buyAny() private {
        IMarketTerms.Quote memory q = quoteOf(1 + (dice >> 8) % 500 ether, quoted++);
        if (dice % 2 == 0) q.dataPoolId = OTHER;
        bytes memory call = abi.encodeCall(market.purchaseWithQuote, (q, signedBy(QUOTER_KEY, q)));
        // Added before the payment, since it may be refunded while the token transfers.
        quotes.push(q);
        paidByBuyers += q.total;
        if (!tries(buyer, call)) paidByBuyers -= q.total;
    }

    function refundAny() private {
        IMarketTerms.Quote memory q = quoteAny();
        if (q.buyer == address(0)) return;
        uint256 before = token.balanceOf(buyer);
        uint256 until = (dice >> 16) % (q.total + 2);
        bytes memory call = abi.encodeCall(IMarketOffice.refundPurchase, (q, signedBy(QUOTER_KEY, q), until));
        bool refunded = tries(SETTLER, call);
        if (nested == 0 && !refunded) assertTrue(token.balanceOf(buyer) == before, "refunded all the same");
    }

    function releaseAny() private {
        IMarketTerms.Quote memory q = quoteAny();
        if (q.buyer == address(0)) return;
        tries(SETTLER, abi.encodeCall(IMarketOffice.releasePurchase, (q, signedBy(QUOTER_KEY, q))));
    }

    /// A bought quote, or another quote with its nonce that the quoter has signed as well.
    function quoteAny() private view returns (IMarketTerms.Quote memory q) {
        if (quotes.length == 0) return q;
        q = quotes[(dice >> 8) % quotes.length];
        if (dice % 3 == 0) q.total += (dice >> 32) % 500 ether;
    }

    function cancelAny() private {
        IMarketTerms.Quote memory q = quoteAny();
        if (q.buyer == address(0)) return;
        if (dice % 2 == 0) q.nonce = quoted + 1;
        tries(vm.addr(QUOTER_KEY), abi.encodeCall(IMarketOffice.cancelQuote, (q, "")));
    }

    function withdraw() private {
        string memory pool = dice % 2 == 0 ? POOL : OTHER;
        tries(poolOwner, abi.encodeCall(market.withdrawProceeds, (pool)));
    }

    function fundAny() private {
        uint256 amount = (dice >> 8) % 100 ether;
        escrowed += amount;
        token.mint(owner, amount);
        vm.prank(owner);
        token.approve(address(market), amount);
        tries(owner, abi.encodeCall(market.fundPool, (OTHER, amount)));
    }

    function pauseOrNot() private {
        if (market.paused()) tries(owner, abi.encodeCall(IMarketOffice.unpause, ()));
        else tries(PAUSER, abi.encodeCall(IMarketOffice.pause, ()));
    }

    /// The owner's calls that need no notice after the seal, and some that do.
    function ownerAtOnce() private {
        uint256 which = (dice >> 8) % 6;
        if (which == 0) tries(owner, abi.encodeCall(IMarketOffice.setEpochCap, (CAP)));
        if (which == 1) refused(abi.encodeCall(IMarketOffice.setEpochCap, (CAP * 2)));
        if (which == 2) tries(owner, abi.encodeCall(IMarketOffice.setClaimWindow, ((dice >> 16) % 3)));
        if (which == 3) refused(abi.encodeCall(IMarketOffice.removeDataPool, (POOL)));
        if (which == 4) {
            refused(abi.encodeCall(IMarketOffice.retire, (address(market), bytes32(dice))));
        }
        if (which == 5) tries(owner, updateCall(INCENTIVE / 2, PRICE, true, poolOwner));
    }

    /// Calls with notice: a pool ends, or the market retires and an escrow moves, which takes only the owner's money.
    function announceAndTry() private {
        uint256 which = (dice >> 8) % (isRetired ? 2 : 6);
        bytes memory call = abi.encodeCall(IMarketOffice.removeDataPool, (OTHER));
        if (which == 1) call = abi.encodeCall(IMarketOffice.moveEscrow, (dice % 2 == 0 ? POOL : OTHER));
        if (which == 2) call = abi.encodeCall(IMarketOffice.retire, (address(next), address(next).codehash));
        tries(owner, abi.encodeCall(IMarketOffice.announce, (call)));
        vm.warp(block.timestamp + 14 days);
        next.take((dice >> 16) % 4 == 0 ? (dice >> 24) % 10 : 0);
        isRetired = tries(owner, call) && which == 2 || isRetired;
    }

    function recordAny() private {
        Upload memory u = uploadAt((dice >> 8) % 30);
        bytes32[] memory proof = proofOf(u.index);
        tries(
            stranger,
            abi.encodeCall(market.recordQuality, (u.hash, proof, u.quality, u.index, POOL, u.multiplier))
        );
    }

    function tries(address caller, bytes memory call) private returns (bool done) {
        vm.prank(caller);
        (done,) = address(market).call(call);
    }

    function refused(bytes memory call) private {
        assertTrue(!tries(owner, call), "done without notice");
    }

    function give(bytes32 role, address to) private {
        vm.prank(owner);
        market.grantRole(role, to);
        vm.prank(owner);
        market.revokeRole(role, owner);
    }

    function solvent() private view {
        uint256 owed = owedBy(POOL) + owedBy(OTHER);
        assertTrue(token.balanceOf(address(market)) >= owed, "the market owes more than it has");
        (uint256 cap, uint256 paid) = market.epochBudget();
        assertTrue(cap <= CAP && paid <= cap, "the cap");
        assertEq(market.getDataUploadMerkleRoot(), ReferenceTree.root(leaves), "root");
        if (nested == 0) {
            assertEq(token.allowance(address(market), address(next)), 0, "an allowance is left");
        }
    }

    function owedBy(string memory pool) private view returns (uint256) {
        (address poolOwner_,,,,,) = market.dataPools(pool);
        if (poolOwner_ == address(0)) return 0;
        (uint256 held, uint256 free) = market.proceedsOf(pool);
        return market.escrowOf(pool) + held + free;
    }
}
