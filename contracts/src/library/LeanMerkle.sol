// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title A lean Merkle tree: an odd node at the end of a level is promoted, never paired with itself.
/// @notice The shape of every path follows from (size, index) alone, so a proof can neither be too short nor
/// too long, and an inner node can never pose as a leaf. An empty tree has the root zero.
library LeanMerkle {
    /// @dev The leaf lies outside of a tree of `size` leaves.
    error IndexOutOfRange(uint256 index, uint256 size);
    /// @dev A tree of this size needs another number of hashes here.
    error WrongLength(uint256 given);

    /// @notice The parent of two nodes; order matters.
    function hashPair(bytes32 left, bytes32 right) internal pure returns (bytes32 parent) {
        assembly ("memory-safe") {
            mstore(0x00, left)
            mstore(0x20, right)
            parent := keccak256(0x00, 0x40)
        }
    }

    /// @notice How many siblings the path of `index` has: fewer where its node is promoted.
    function pathLength(uint256 index, uint256 size) internal pure returns (uint256 length) {
        for (uint256 last = size - 1; last != 0; last >>= 1) {
            if (index & 1 == 1 || index < last) ++length;
            index >>= 1;
        }
    }

    /// @notice Walks one path in two lanes: the root with `oldLeaf` at `index`, and the root with `newLeaf`.
    function roots(bytes32 oldLeaf, bytes32 newLeaf, uint256 index, uint256 size, bytes32[] calldata proof)
        internal
        pure
        returns (bytes32 oldRoot, bytes32 newRoot)
    {
        if (index >= size) revert IndexOutOfRange(index, size);
        oldRoot = oldLeaf;
        newRoot = newLeaf;
        uint256 used;
        uint256 length = proof.length;
        for (uint256 last = size - 1; last != 0; last >>= 1) {
            bool isRight = index & 1 == 1;
            if (isRight || index < last) {
                if (used == length) revert WrongLength(length);
                bytes32 sibling;
                assembly ("memory-safe") {
                    sibling := calldataload(add(proof.offset, shl(5, used)))
                }
                (oldRoot, newRoot) = isRight
                    ? (hashPair(sibling, oldRoot), hashPair(sibling, newRoot))
                    : (hashPair(oldRoot, sibling), hashPair(newRoot, sibling));
                unchecked {
                    ++used;
                }
            }
            index >>= 1;
        }
        if (used != length) revert WrongLength(length);
    }

    /// @notice The root that `proof` leads to from `leaf`. One lane of `roots`.
    function root(bytes32 leaf, uint256 index, uint256 size, bytes32[] calldata proof)
        internal
        pure
        returns (bytes32 computed)
    {
        if (index >= size) revert IndexOutOfRange(index, size);
        computed = leaf;
        uint256 used;
        for (uint256 last = size - 1; last != 0; last >>= 1) {
            if (index & 1 == 1) {
                if (used == proof.length) revert WrongLength(proof.length);
                computed = hashPair(proof[used++], computed);
            } else if (index < last) {
                if (used == proof.length) revert WrongLength(proof.length);
                computed = hashPair(computed, proof[used++]);
            }
            index >>= 1;
        }
        if (used != proof.length) revert WrongLength(proof.length);
    }

    /// @notice The root of a tree of `size` leaves before and after `count` more are appended.
    /// @param peaks roots of the complete subtrees of the old tree, one for each set bit of `size`, largest first
    /// @param subtreeRoots roots of the subtrees that the new leaves fill, from left to right: at every position
    /// the largest one that is aligned there and still fits
    function append(uint256 size, uint256 count, bytes32[] calldata peaks, bytes32[] calldata subtreeRoots)
        internal
        pure
        returns (bytes32 oldRoot, bytes32 newRoot)
    {
        unchecked {
            // A peak for every bit: `stack[h]` is the complete subtree of 2^h leaves, where `size` has the bit.
            bytes32[64] memory stack;
            uint256 next = peaks.length;
            for (uint256 height; (size >> height) != 0; ++height) {
                if ((size >> height) & 1 == 0) continue;
                if (next == 0) revert WrongLength(peaks.length);
                bytes32 peak = peaks[--next];
                stack[height] = peak;
                oldRoot = next + 1 == peaks.length ? peak : hashPair(peak, oldRoot);
            }
            if (next != 0) revert WrongLength(peaks.length);

            uint256 end = size + count;
            for (uint256 i; i < subtreeRoots.length; ++i) {
                if (size == end) revert WrongLength(subtreeRoots.length);
                uint256 height;
                while ((size >> height) & 1 == 0 && size + (2 << height) <= end) ++height;
                bytes32 node = subtreeRoots[i];
                uint256 carry = height;
                // Two subtrees of one height become one of the next, as in binary addition.
                while ((size >> carry) & 1 == 1) node = hashPair(stack[carry++], node);
                stack[carry] = node;
                size += 1 << height;
            }
            if (size != end) revert WrongLength(subtreeRoots.length);
            bool started;
            for (uint256 height; (end >> height) != 0; ++height) {
                if ((end >> height) & 1 == 0) continue;
                newRoot = started ? hashPair(stack[height], newRoot) : stack[height];
                started = true;
            }
        }
    }
}
