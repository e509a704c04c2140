// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {MerkleTree} from "@openzeppelin/contracts/utils/structs/MerkleTree.sol";

/// @dev OpenZeppelin's tree, used as its documentation says: the contract hashes every leaf to the root.
contract OpenZeppelinTree {
    using MerkleTree for MerkleTree.Bytes32PushTree;

    event RootUpdated(bytes32 indexed root);

    MerkleTree.Bytes32PushTree private _tree;
    bytes32 public root;

    constructor(uint8 levels) {
        root = _tree.setup(levels, 0, Hashes.efficientKeccak256);
    }

    function append(bytes32 leaf) external {
        (, root) = _tree.push(leaf, Hashes.efficientKeccak256);
        emit RootUpdated(root);
    }

    function appendMany(bytes32[] calldata leaves) external {
        bytes32 newRoot;
        for (uint256 i; i < leaves.length; ++i) {
            (, newRoot) = _tree.push(leaves[i], Hashes.efficientKeccak256);
        }
        root = newRoot;
        emit RootUpdated(newRoot);
    }
}
