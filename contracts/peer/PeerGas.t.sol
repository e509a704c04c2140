// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {Test} from "../test/base/Vm.sol";
import {OpenZeppelinTree} from "./OpenZeppelinTree.sol";

interface IMint {
    function mint(address to, uint256 amount) external;
}

interface IMerkleDistributor {
    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata merkleProof) external;
}

interface IHexReader {
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
}

/// @dev What `npm run bench -- gas` prints beside ours: whole transactions, measured in the same way. Uniswap's distributor is
/// exactly the contract on npm (merkle-distributor 1.0.1), as compiled by Uniswap.
contract PeerGasTest is Test {
    string private constant GROUP = "Peer";
    string private constant UNISWAP =
        "../node_modules/@uniswap/merkle-distributor/build/MerkleDistributor.json";
    OpenZeppelinTree private tree;

    function setUp() public {
        tree = new OpenZeppelinTree(20);
        tree.appendMany(some(256));
    }

    function test_openZeppelinAppendOne() public {
        uint256 total;
        for (uint256 i; i < 64; ++i) {
            tree.append(keccak256(abi.encode(i)));
            total += vm.lastCallGas().gasTotalUsed;
        }
        vm.snapshotValue(GROUP, "OpenZeppelin MerkleTree: append 1, average of 64 sizes", total / 64);
    }

    function test_openZeppelinAppend256() public {
        tree.appendMany(some(256));
        vm.snapshotValue(GROUP, "OpenZeppelin MerkleTree: append 256", vm.lastCallGas().gasTotalUsed);
    }

    /// Two claims with bits in one word of its bitmap, to one wallet: the wallet's first claim and a repeated one, at 2^20 leaves.
    function test_uniswapClaims() public {
        address token = deployToken();
        address wallet = address(0xCAFE);
        bytes32 sibling = keccak256(abi.encodePacked(uint256(7), wallet, uint256(1 ether)));
        bytes32 leaf = keccak256(abi.encodePacked(uint256(6), wallet, uint256(1 ether)));
        bytes32[] memory above = some(19);
        bytes32 node = Hashes.commutativeKeccak256(leaf, sibling);
        for (uint256 i; i < 19; ++i) {
            node = Hashes.commutativeKeccak256(node, above[i]);
        }
        IMerkleDistributor distributor = IMerkleDistributor(deployDistributor(token, node));
        IMint(token).mint(address(distributor), 10 ether);
        bytes32[] memory proof = new bytes32[](20);
        for (uint256 i; i < 19; ++i) {
            proof[i + 1] = above[i];
        }
        proof[0] = sibling;
        distributor.claim(6, wallet, 1 ether, proof);
        vm.snapshotValue(
            GROUP, "Uniswap distributor: claim at 2^20, first of its wallet", vm.lastCallGas().gasTotalUsed
        );
        proof[0] = leaf;
        distributor.claim(7, wallet, 1 ether, proof);
        vm.snapshotValue(GROUP, "Uniswap distributor: claim at 2^20, repeat", vm.lastCallGas().gasTotalUsed);
    }

    function deployDistributor(address token, bytes32 root) private returns (address) {
        bytes memory code =
            IHexReader(address(vm)).parseJsonBytes(vm.readFile(UNISWAP), ".evm.bytecode.object");
        return make(bytes.concat(code, abi.encode(token, root)));
    }

    function deployToken() private returns (address) {
        return make(bytes.concat(vm.getCode("built/CGDX.sol/CGDX.json"), abi.encode(uint256(1e27))));
    }

    function make(bytes memory code) private returns (address made) {
        assembly ("memory-safe") {
            made := create(0, add(code, 0x20), mload(code))
        }
    }

    function some(uint256 count) private pure returns (bytes32[] memory leaves) {
        leaves = new bytes32[](count);
        for (uint256 i; i < count; ++i) {
            leaves[i] = keccak256(abi.encode("leaf", i));
        }
    }
}
