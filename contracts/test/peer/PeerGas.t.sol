// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Test} from "../base/Vm.sol";
import {OpenZeppelinTree} from "./OpenZeppelinTree.sol";

/// @dev What `npm run bench -- gas` prints beside ours: the same measure, the same compiler, whole transactions.
contract PeerGasTest is Test {
    string private constant GROUP = "Peer";
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

    function some(uint256 count) private pure returns (bytes32[] memory leaves) {
        leaves = new bytes32[](count);
        for (uint256 i; i < count; ++i) {
            leaves[i] = keccak256(abi.encode("leaf", i));
        }
    }
}
