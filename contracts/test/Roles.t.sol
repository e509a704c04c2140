// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "../src/interface/IMarketTerms.sol";
import {Market, Role} from "./base/MarketInterfaces.sol";
import {MarketTest} from "./base/MarketTest.sol";

contract RolesTest is MarketTest {
    function test_theOneWhoDeploysOwns() public view {
        assertTrue(market.owner() == owner, "owner");
        // proves entity.owner-cgdxtoken
        assertTrue(market.cgdxToken() == address(token), "token");
        assertEq(market.getDataUploadMerkleRoot(), 0, "root");
    }

    function test_itBeginsWithTheEmptyRootAlone() public {
        // proves entity.constructor-takes-merkle
        expectError(abi.encodeWithSelector(IMarketTerms.RootNotEmpty.selector, bytes32("root")));
        this.deployWith("root");
    }

    function deployWith(bytes32 root) external {
        deploy("Marketplace", abi.encode(root, address(token)));
    }

    function test_allowanceIsTheCallers() public {
        vm.prank(person);
        token.approve(address(market), 7);
        vm.prank(person);
        // proves entity.getallowance
        assertEq(market.getAllowance(address(market)), 7, "allowance");
        assertEq(market.getAllowance(address(market)), 0, "allowance of another");
    }

    function testFuzz_theOwnerMaySetARoot_untilTheSeal(bytes32 forged) public {
        append(3);
        bytes32 root = market.getDataUploadMerkleRoot();
        vm.expectEmit();
        emit IMarketTerms.MerkleRootOverridden(root, forged);
        vm.expectEmit();
        emit IMarketTerms.LogMerkleRootUpdated(forged);
        vm.prank(owner);
        market.updateDataUploadMerkleRoot(forged);
        // proves entity.getdatauploadmerkleroot-updatedatauploadmerkleroot
        assertEq(market.getDataUploadMerkleRoot(), forged, "root");
        assertEq(market.size(), 3, "size");
        vm.expectEmit();
        emit IMarketTerms.Sealed(forged, 3);
        vm.prank(owner);
        market.seal(forged, 3);
        assertTrue(market.isSealed(), "sealed");
        expectError(abi.encodeWithSelector(IMarketTerms.IsSealed.selector, forged));
        vm.prank(owner);
        market.updateDataUploadMerkleRoot(root);
        expectError(abi.encodeWithSelector(IMarketTerms.IsSealed.selector, forged));
        vm.prank(owner);
        market.seal(forged, 3);
    }

    function test_aSealIsForTheTreeThatTheOwnerMeans() public {
        append(3);
        bytes32 root = market.getDataUploadMerkleRoot();
        expectError(abi.encodeWithSelector(IMarketTerms.RootMismatch.selector, root, bytes32("another")));
        vm.prank(owner);
        market.seal("another", 3);
        expectError(abi.encodeWithSelector(IMarketTerms.SizeMismatch.selector, 3, 4));
        vm.prank(owner);
        market.seal(root, 4);
    }

    /// Nothing is paid before the owner has set the daily cap.
    function test_aNewMarketPaysNothing() public {
        (uint256 cap,) = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))))
            .epochBudget();
        assertEq(cap, 0, "cap");
    }

    /// `appendUploads` reads and writes the word of `State` by hand, so the positions of its fields are part of the code.
    function test_theWordOfTheStateIsLaidOutAsAppendsReadIt() public {
        append(3);
        claim(2);
        vm.prank(owner);
        market.setEpochCap(0xCA9 * 1e15 + 1);
        (uint256 cap, uint256 paid) = market.epochBudget();
        assertEq(cap, 0xCA9 * 1e15, "rounded down");
        uint256 word = 3 | (block.timestamp / 1 days) << 152 | paid / 1e15 << 168 | uint256(0xCA9) << 208;
        assertEq(uint256(vm.load(address(market), bytes32(uint256(4)))), word, "running");
        vm.prank(owner);
        market.pause();
        assertEq(uint256(vm.load(address(market), bytes32(uint256(4)))), word | 1 << 248, "paused");
    }

    function test_theOfficeAloneMayNothing() public {
        Market office = Market(market.officeAddress());
        expectNoRole(owner, Role.PAUSER);
        office.pause();
        expectNoRole(owner, 0);
        office.grantRole(Role.PAUSER, owner);
    }

    function test_strangersMayNothing() public {
        expectNoRole(stranger, 0);
        market.updateDataUploadMerkleRoot(0);
        expectNoRole(stranger, 0);
        market.seal(0, 0);
        expectNoRole(stranger, Role.PAUSER);
        market.pause();
        expectNoRole(stranger, 0);
        market.unpause();
        IMarketTerms.Quote memory q;
        expectNoRole(stranger, Role.SETTLER);
        market.releasePurchase(q, "");
        expectNoRole(stranger, Role.SETTLER);
        market.refundPurchase(q, "", 1);
    }

    function test_aPauserPauses_theOwnerEndsIt() public {
        bytes32 role = Role.PAUSER;
        vm.prank(owner);
        market.grantRole(role, person);
        vm.expectEmit();
        emit IMarketTerms.PausedSet(true);
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
