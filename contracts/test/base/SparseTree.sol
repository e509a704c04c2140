// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReferenceTree} from "./ReferenceTree.sol";

/// @dev A full tree of which only a few leaves are known; every other subtree has an arbitrary hash.
library SparseTree {
    struct Node {
        uint256 index;
        bytes32 before;
        bytes32 next;
    }

    /// @param nodes the known leaves with their indexes, ascending
    function grow(Node[] memory nodes, uint256 levels)
        internal
        pure
        returns (bytes32 oldRoot, bytes32 newRoot, bytes32[] memory proof)
    {
        bytes32[] memory found = new bytes32[](levels * nodes.length);
        uint256 count;
        uint256 left = nodes.length;
        for (uint256 level; level < levels; ++level) {
            uint256 to;
            for (uint256 i; i < left; ++i) {
                Node memory node = nodes[i];
                if (node.index % 2 == 0 && i + 1 < left && nodes[i + 1].index == node.index + 1) {
                    Node memory right = nodes[++i];
                    nodes[to++] = above(node, node.before, right.before, node.next, right.next);
                    continue;
                }
                bytes32 sibling = keccak256(abi.encode("sibling", level, node.index));
                found[count++] = sibling;
                nodes[to++] = node.index % 2 == 0
                    ? above(node, node.before, sibling, node.next, sibling)
                    : above(node, sibling, node.before, sibling, node.next);
            }
            left = to;
        }
        return (nodes[0].before, nodes[0].next, ReferenceTree.slice(found, 0, count));
    }

    function above(Node memory node, bytes32 a, bytes32 b, bytes32 c, bytes32 d)
        private
        pure
        returns (Node memory)
    {
        return Node(node.index / 2, ReferenceTree.pair(a, b), ReferenceTree.pair(c, d));
    }
}
