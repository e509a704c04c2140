// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IMarketOffice} from "../../src/interface/IMarketOffice.sol";
import {IMarketTerms} from "../../src/interface/IMarketTerms.sol";
import {Market, Token} from "./MarketInterfaces.sol";
import {ReferenceTree} from "./ReferenceTree.sol";
import {Test} from "./Vm.sol";

/// @dev A market with one pool, spotify, and a reference tree of all appended leaves.
abstract contract MarketTest is Test {
    bytes32 internal constant TAG = keccak256("cgdx.upload.claimed.v1");
    string internal constant POOL = "spotify";
    uint256 internal constant INCENTIVE = 100 ether;
    uint256 internal constant PRICE = 2 ether;
    uint256 internal constant ESCROW = 1_000_000 ether;

    Token internal token;
    Market internal market;
    address internal owner = address(0xA11CE);
    address internal poolOwner = address(0xB0B);
    address internal person = address(0xCAFE);
    address internal stranger = address(0xBAD);

    /// The current leaves of the tree; claimed leaves are marked.
    bytes32[] internal leaves;

    struct Upload {
        bytes32 hash;
        uint256 quality;
        uint256 multiplier;
        uint256 index;
        string pool;
    }

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        token = Token(deploy("CGDX", abi.encode(1_000_000_000 ether)));
        market = Market(deploy("Marketplace", abi.encode(bytes32(0), address(token))));
        vm.prank(owner);
        market.setEpochCap(type(uint88).max);
        addPool(POOL, INCENTIVE, PRICE, ESCROW);
    }

    /// Deploys built code: with `new`, the compiler would optimise the whole market again for every test contract.
    function deploy(string memory contractName, bytes memory arguments) internal returns (address made) {
        bytes memory code = bytes.concat(codeOf(contractName), arguments);
        vm.prank(owner);
        assembly ("memory-safe") {
            made := create(0, add(code, 0x20), mload(code))
            if iszero(made) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    /// For coverage the contracts are compiled together with the tests, and not read from a file.
    function codeOf(string memory contractName) private view returns (bytes memory) {
        string memory file = string.concat(contractName, ".sol");
        try vm.getCode(string.concat("built/", file, "/", contractName, ".json")) returns (bytes memory code) {
            return code;
        } catch {
            return vm.getCode(string.concat(file, ":", contractName));
        }
    }

    function addPool(string memory id, uint256 incentive, uint256 price, uint256 escrow) internal {
        vm.prank(owner);
        market.addDataPool(id, incentive, price, true, poolOwner);
        fund(id, escrow);
    }

    function fund(string memory id, uint256 amount) internal {
        vm.prank(owner);
        token.mint(owner, amount);
        vm.prank(owner);
        token.approve(address(market), amount);
        vm.prank(owner);
        market.fundPool(id, amount);
    }

    function leafOf(Upload memory u) internal view returns (bytes32) {
        return keccak256(
            bytes.concat(
                keccak256(abi.encode(block.chainid, address(market), u.pool, u.hash, u.quality, u.multiplier))
            )
        );
    }

    function claimedOf(bytes32 leaf) internal pure returns (bytes32) {
        return ReferenceTree.pair(leaf, TAG);
    }

    /// The upload at `index` in these tests: its quality and multiplier follow from the index.
    function uploadAt(uint256 index) internal pure returns (Upload memory) {
        return Upload(keccak256(abi.encode("upload", index)), index % 11, 1 + index % 10, index, POOL);
    }

    function push(Upload memory u) internal {
        u.index = leaves.length;
        leaves.push(leafOf(u));
    }

    /// Appends `count` uploads through the contract.
    function append(uint256 count) internal {
        uint256 size = leaves.length;
        for (uint256 i; i < count; ++i) {
            push(uploadAt(size + i));
        }
        publish(size);
    }

    /// Publishes the leaves that were pushed from `size` on.
    function publish(uint256 size) internal {
        bytes32[] memory all = leaves;
        vm.prank(owner);
        market.appendUploads(
            ReferenceTree.subtrees(all, size, all.length - size),
            all.length - size,
            ReferenceTree.peaks(all, size)
        );
    }

    function proofOf(uint256 index) internal view returns (bytes32[] memory) {
        return ReferenceTree.proof(leaves, index);
    }

    /// The root after the leaf at `index` is claimed.
    function rootAfterClaim(uint256 index) internal view returns (bytes32) {
        bytes32[] memory all = leaves;
        all[index] = claimedOf(all[index]);
        return ReferenceTree.root(all);
    }

    function rewardOf(Upload memory u) internal pure returns (uint256) {
        return u.quality * INCENTIVE / 10 * u.multiplier;
    }

    function claim(Upload memory u, bytes32[] memory proof, bytes32 newRoot, address to) internal {
        vm.prank(owner);
        market.uploadIncentive(u.hash, proof, u.quality, u.index, u.pool, newRoot, to, u.multiplier);
    }

    /// Makes an honest claim.
    function claim(uint256 index) internal {
        Upload memory u = uploadAt(index);
        claim(u, proofOf(index), rootAfterClaim(index), person);
        leaves[index] = claimedOf(leaves[index]);
    }

    function assertTreeMatches() internal view {
        assertEq(market.getDataUploadMerkleRoot(), ReferenceTree.root(leaves), "root");
        assertEq(market.size(), leaves.length, "size");
    }

    function pausedError() internal view returns (bytes memory) {
        return abi.encodeWithSelector(IMarketTerms.IsPaused.selector, block.timestamp);
    }

    /// The owner announces the call, and the time of its notice passes.
    function giveNotice(bytes memory call) internal {
        vm.prank(owner);
        market.announce(call);
        vm.warp(block.timestamp + 14 days);
    }

    function updateCall(uint256 incentive, uint256 price, bool available, address to)
        internal
        pure
        returns (bytes memory)
    {
        return abi.encodeCall(IMarketOffice.updateDataPool, (POOL, incentive, price, available, to));
    }

    function removeCall() internal pure returns (bytes memory) {
        return abi.encodeCall(IMarketOffice.removeDataPool, (POOL));
    }

    function expectNoRole(address caller, bytes32 role) internal {
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role)
        );
        vm.prank(caller);
    }

    function expectError(bytes memory data) internal {
        vm.expectRevert(data);
    }
}
