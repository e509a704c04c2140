// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {MarketTest} from "./base/MarketTest.sol";

contract DataPoolsTest is MarketTest {
    function testFuzz_aPoolIsWhatItWasAddedAs(
        string calldata id,
        uint88 incentive,
        uint88 price,
        bool available,
        address to
    ) public {
        vm.assume(keccak256(bytes(id)) != keccak256(bytes(POOL)) && bytes(id).length > 0 && to != address(0));
        vm.prank(owner);
        market.addDataPool(id, incentive, price, available, to);
        IMarketTerms.DataPool memory pool = market.getDataPool(id);
        // proves entity.on-chain-pool-owner
        assertTrue(
            pool.data_pool_owner == to && pool.max_incentive == incentive && pool.num_uploads == 0
                && pool.availableForPurchase == available && pool.price_per_upload == price
                && keccak256(bytes(pool.data_pool_id)) == keccak256(bytes(id)),
            "getDataPool"
        );
        (address a, string memory b, uint256 c, uint256 d, bool e, uint256 f) = market.dataPools(id);
        // proves entity.on-chain-pool-num
        assertTrue(
            a == to && c == incentive && d == 0 && e == available && f == price
                && keccak256(bytes(b)) == keccak256(bytes(id)),
            "dataPools"
        );
    }

    function test_aPoolHasAnOwner() public {
        expectError(abi.encodeWithSelector(IMarketTerms.PoolOwnerMissing.selector, "x"));
        vm.prank(owner);
        market.addDataPool("x", 1, 1, true, address(0));
        expectError(abi.encodeWithSelector(IMarketTerms.PoolOwnerMissing.selector, POOL));
        vm.prank(owner);
        market.updateDataPool(POOL, 1, 1, true, address(0));
    }

    function test_aPoolIsAddedOnce() public {
        expectError(abi.encodeWithSelector(IMarketTerms.PoolExists.selector, POOL));
        vm.prank(owner);
        market.addDataPool(POOL, 1, 1, true, poolOwner);
    }

    function test_amountsAreBounded() public {
        uint256 tooMuch = uint256(type(uint88).max) + 1;
        for (uint256 i; i < 2; ++i) {
            expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, tooMuch));
            vm.prank(owner);
            market.addDataPool("x", i == 0 ? tooMuch : 1, i == 1 ? tooMuch : 1, true, poolOwner);
        }
        expectError(
            abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, uint256(type(uint104).max))
        );
        vm.prank(owner);
        market.fundPool(POOL, type(uint104).max);
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, type(uint256).max));
        vm.prank(owner);
        market.fundPool(POOL, type(uint256).max);
        // More than the token's supply can be, in units of 0.001 CGDX.
        tooMuch = 2 ** 40 * 1e15;
        expectError(abi.encodeWithSelector(IMarketTerms.AmountOutOfRange.selector, tooMuch));
        vm.prank(owner);
        market.setEpochCap(tooMuch);
    }

    function test_anUpdateKeepsWhatWasEarnedAndEscrowed() public {
        append(6);
        claim(5);
        giveNotice(updateCall(1 ether, 3 ether, false, stranger));
        vm.prank(owner);
        market.updateDataPool(POOL, 1 ether, 3 ether, false, stranger);
        IMarketTerms.DataPool memory pool = market.getDataPool(POOL);
        assertEq(pool.max_incentive, 1 ether, "incentive");
        assertEq(pool.price_per_upload, 3 ether, "price");
        assertEq(pool.num_uploads, 1, "uploads");
        assertTrue(pool.data_pool_owner == stranger && !pool.availableForPurchase, "owner and sale");
        assertEq(market.escrowOf(POOL), ESCROW - rewardOf(uploadAt(5)), "escrow");
    }

    function test_aRemovedPoolIsGone_itsEscrowGoesBack() public {
        uint256 before = token.balanceOf(owner);
        giveNotice(removeCall());
        vm.expectEmit();
        emit IMarketTerms.DataPoolRemoved(POOL, ESCROW);
        vm.prank(owner);
        market.removeDataPool(POOL);
        assertEq(token.balanceOf(owner) - before, ESCROW, "escrow");
        assertEq(token.balanceOf(address(market)), 0, "left");
        (address a, string memory b, uint256 c,,,) = market.dataPools(POOL);
        // proves entity.adddatapool-removedatapool-getdatapool
        assertTrue(a == address(0) && bytes(b).length == 0 && c == 0, "left");
        // The pool can be added again, empty.
        addPool(POOL, 5, 6, 7);
        assertEq(market.escrowOf(POOL), 7, "escrow");
        assertEq(market.getDataPool(POOL).num_uploads, 0, "uploads");
    }

    function test_anUnknownPoolIsNamed() public {
        bytes memory unknown = abi.encodeWithSelector(IMarketTerms.PoolUnknown.selector, "nope");
        expectError(unknown);
        market.getDataPool("nope");
        expectError(unknown);
        market.escrowOf("nope");
        expectError(unknown);
        market.proceedsOf("nope");
        expectError(unknown);
        market.fundPool("nope", 1);
        expectError(unknown);
        vm.prank(owner);
        market.removeDataPool("nope");
        expectError(unknown);
        vm.prank(owner);
        market.updateDataPool("nope", 1, 1, true, owner);
    }

    function test_onlyTheOwnerMay() public {
        expectNoRole(stranger, 0);
        market.addDataPool("x", 1, 1, true, stranger);
        expectNoRole(stranger, 0);
        market.updateDataPool(POOL, 1, 1, true, stranger);
        expectNoRole(stranger, 0);
        market.removeDataPool(POOL);
        expectNoRole(stranger, 0);
        market.setEpochCap(1);
    }
}
