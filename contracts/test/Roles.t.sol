// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "../src/interface/IMarketplace.sol";
import {Role} from "./base/Face.sol";
import {MarketTest} from "./base/MarketTest.sol";

contract RolesTest is MarketTest {
    function test_theOneWhoDeploysOwns() public view {
        assertTrue(market.owner() == owner, "owner");
        assertTrue(market.cgdxToken() == address(token), "token");
        assertEq(market.getDataUploadMerkleRoot(), 0, "root");
    }

    function test_itBeginsWithTheEmptyRootAlone() public {
        expectError(abi.encodeWithSelector(IMarketplace.RootNotEmpty.selector, bytes32("root")));
        this.deployWith("root");
    }

    function deployWith(bytes32 root) external {
        deploy("Marketplace.sol:Marketplace", abi.encode(root, address(token)));
    }

    function test_allowanceIsTheCallers() public {
        vm.prank(person);
        token.approve(address(market), 7);
        vm.prank(person);
        assertEq(market.getAllowance(address(market)), 7, "allowance");
        assertEq(market.getAllowance(address(market)), 0, "allowance of another");
    }

    function testFuzz_theOwnerMaySetARoot_untilTheSeal(bytes32 forged) public {
        append(3);
        bytes32 root = market.getDataUploadMerkleRoot();
        vm.expectEmit();
        emit IMarketplace.MerkleRootOverridden(root, forged);
        vm.expectEmit();
        emit IMarketplace.LogMerkleRootUpdated(forged);
        vm.prank(owner);
        market.updateDataUploadMerkleRoot(forged);
        assertEq(market.getDataUploadMerkleRoot(), forged, "root");
        assertEq(market.size(), 3, "size");
        vm.expectEmit();
        emit IMarketplace.Sealed();
        vm.prank(owner);
        market.seal();
        assertTrue(market.isSealed(), "sealed");
        expectError(abi.encodeWithSelector(IMarketplace.IsSealed.selector));
        vm.prank(owner);
        market.updateDataUploadMerkleRoot(root);
        expectError(abi.encodeWithSelector(IMarketplace.IsSealed.selector));
        vm.prank(owner);
        market.seal();
    }

    function test_strangersMayNothing() public {
        expectNoRole(stranger, 0);
        market.updateDataUploadMerkleRoot(0);
        expectNoRole(stranger, 0);
        market.seal();
        expectNoRole(stranger, Role.PAUSER);
        market.pause();
        expectNoRole(stranger, 0);
        market.unpause();
        expectNoRole(stranger, Role.SETTLER);
        market.releasePurchase(0, POOL, 1);
        expectNoRole(stranger, Role.SETTLER);
        market.refundPurchase(0, POOL, stranger, 1);
    }

    function test_aPauserPauses_theOwnerEndsIt() public {
        bytes32 role = Role.PAUSER;
        vm.prank(owner);
        market.grantRole(role, person);
        vm.expectEmit();
        emit IMarketplace.PausedSet(true);
        vm.prank(person);
        market.pause();
        assertTrue(market.paused(), "paused");
        expectNoRole(person, 0);
        market.unpause();
        vm.prank(owner);
        market.unpause();
        assertTrue(!market.paused(), "not paused");
    }
}
