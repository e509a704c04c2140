// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title A lean Merkle tree: an odd node at the end of a level is promoted, never paired with itself.
/// @notice The shape of every path follows from (size, index) alone, so a proof can neither be too short nor
/// too long, and an inner node can never pose as a leaf. An empty tree has the root zero.
library LeanMerkle {
    uint256 private constant ONE_OF_EACH_3 = 0x249249249249249;
    uint256 private constant THREE_OF_EACH_3 = 0x6db6db6db6db6db;
    uint256 private constant SEVEN_OF_EACH_6 = 0x1c71c71c71c71c7;

    /// @dev In place of a root that no proof leads to.
    bytes32 internal constant NO_ROOT = bytes32(uint256(1));

    /// @dev The index is outside a tree of `size` leaves.
    error IndexOutOfRange(uint256 index, uint256 size);
    /// @dev A tree of this size needs another number of hashes here.
    error WrongLength(uint256 given, uint256 expected);

    /// @notice Walks one path in two lanes: the root with `oldLeaf` at `index`, and the root with `newLeaf`.
    /// @param index of a leaf in a tree of `size` leaves, which the caller has checked
    /// @return oldRoot `NO_ROOT` if the proof has one word more than the path needs
    /// @return newRoot the same
    function roots(bytes32 oldLeaf, bytes32 newLeaf, uint256 index, uint256 size, bytes32[] calldata proof)
        internal
        pure
        returns (bytes32 oldRoot, bytes32 newRoot)
    {
        uint256 needed;
        (oldRoot, newRoot, needed) = climb(oldLeaf, newLeaf, index, size, proof);
        if (needed != proof.length) {
            if (needed + 1 != proof.length) revert WrongLength(proof.length, needed);
            (oldRoot, newRoot) = (NO_ROOT, NO_ROOT);
        }
    }

    /// @notice Whether `proof` leads from `leaf` at `index` to `root`. Like `roots`, but never reverts.
    function isProof(bytes32 root, bytes32 leaf, uint256 index, uint256 size, bytes32[] calldata proof)
        internal
        pure
        returns (bool)
    {
        if (index >= size) return false;
        (bytes32 found,, uint256 needed) = climb(leaf, leaf, index, size, proof);
        return needed == proof.length && found == root;
    }

    /// @dev Computes both lanes of a path. Reads beyond a proof that is too short, so the caller must check `needed`.
    /// @return oldRoot the root that follows from `oldLeaf`
    /// @return newRoot the root that follows from `newLeaf`
    /// @return needed the number of hashes that the path needs
    function climb(bytes32 oldLeaf, bytes32 newLeaf, uint256 index, uint256 size, bytes32[] calldata proof)
        private
        pure
        returns (bytes32 oldRoot, bytes32 newRoot, uint256 needed)
    {
        assembly ("memory-safe") {
            oldRoot := oldLeaf
            newRoot := newLeaf
            let at := proof.offset
            let last := sub(size, 1)
            // Below the level on which the path is the last node, each of its nodes has a sibling.
            for {} lt(index, last) { last := shr(1, last) } {
                // The half of the pair for the lanes' nodes; the sibling, in the other half, is written once for both.
                let place := shl(5, and(index, 1))
                mstore(xor(place, 0x20), calldataload(at))
                mstore(place, oldRoot)
                oldRoot := keccak256(0x00, 0x40)
                mstore(place, newRoot)
                newRoot := keccak256(0x00, 0x40)
                at := add(at, 0x20)
                index := shr(1, index)
            }
            for {} last { last := shr(1, last) } {
                // A left node at the end of a level has no sibling and is promoted.
                if and(last, 1) {
                    mstore(0x00, calldataload(at))
                    mstore(0x20, oldRoot)
                    oldRoot := keccak256(0x00, 0x40)
                    mstore(0x20, newRoot)
                    newRoot := keccak256(0x00, 0x40)
                    at := add(at, 0x20)
                }
            }
            needed := shr(5, sub(at, proof.offset))
        }
    }

    /// @notice Walks the paths of many leaves at once, in two lanes. The proof leaves out siblings that are themselves on
    /// one of the paths.
    /// @param nodes three words a leaf (index, old leaf, new leaf), ordered by index, each once, and one word more; overwritten
    /// @param proof the other siblings, level by level, each level from left to right
    function rootsOfMany(uint256[] memory nodes, uint256 size, bytes32[] calldata proof)
        internal
        pure
        returns (bytes32 oldRoot, bytes32 newRoot)
    {
        uint256 needed;
        assembly ("memory-safe") {
            let base := add(nodes, 0x20)
            let end := add(nodes, shl(5, mload(nodes)))
            let at := proof.offset
            for { let last := sub(size, 1) } last { last := shr(1, last) } {
                let to := base
                // A left node at the end of a level has no sibling and is promoted. No index is as high as the other number.
                let lone := or(last, sub(0, and(last, 1)))
                // The last node has no right neighbour among the nodes.
                mstore(end, not(0))
                for { let node := base } lt(node, end) { node := add(node, 0x60) } {
                    let index := mload(node)
                    // What is written at `to` was read by then: no node of the next level lies behind its children.
                    switch eq(index, lone)
                    case 1 {
                        mstore(add(to, 0x20), mload(add(node, 0x20)))
                        mstore(add(to, 0x40), mload(add(node, 0x40)))
                    }
                    default {
                        // The right neighbour is the next node, or is on no path.
                        switch eq(mload(add(node, 0x60)), or(index, 1))
                        case 1 {
                            mstore(0x00, mload(add(node, 0x20)))
                            mstore(0x20, mload(add(node, 0x80)))
                            mstore(add(to, 0x20), keccak256(0x00, 0x40))
                            mstore(0x00, mload(add(node, 0x40)))
                            mstore(0x20, mload(add(node, 0xa0)))
                            mstore(add(to, 0x40), keccak256(0x00, 0x40))
                            node := add(node, 0x60)
                        }
                        default {
                            let place := shl(5, and(index, 1))
                            mstore(xor(place, 0x20), calldataload(at))
                            mstore(place, mload(add(node, 0x20)))
                            mstore(add(to, 0x20), keccak256(0x00, 0x40))
                            mstore(place, mload(add(node, 0x40)))
                            mstore(add(to, 0x40), keccak256(0x00, 0x40))
                            at := add(at, 0x20)
                        }
                    }
                    mstore(to, shr(1, index))
                    to := add(to, 0x60)
                }
                end := to
            }
            oldRoot := mload(add(base, 0x20))
            newRoot := mload(add(base, 0x40))
            needed := shr(5, sub(at, proof.offset))
        }
        if (needed != proof.length) revert WrongLength(proof.length, needed);
    }

    /// @notice The root of a tree of all these leaves.
    /// @param others the leaves behind the first, from left to right
    function rootOf(bytes32 first, bytes32[] calldata others) internal pure returns (bytes32 root) {
        // Beyond the free memory pointer: nothing is allocated while it is in use.
        assembly ("memory-safe") {
            let base := mload(0x40)
            mstore(base, first)
            calldatacopy(add(base, 0x20), others.offset, shl(5, others.length))
            // Each level is written over the one below it. An odd node at its end is promoted.
            for { let length := add(others.length, 1) } gt(length, 1) { length := shr(1, add(length, 1)) } {
                let to := base
                let past := add(base, shl(5, length))
                for { let at := base } lt(at, past) { at := add(at, 0x40) } {
                    switch lt(add(at, 0x20), past)
                    case 1 { mstore(to, keccak256(at, 0x40)) }
                    default { mstore(to, mload(at)) }
                    to := add(to, 0x20)
                }
            }
            root := mload(base)
        }
    }

    /// @notice The root of a tree of `size` leaves before and after `count` more are appended.
    /// @dev `size + count` must be well below 2^255.
    /// @param peaks roots of the complete subtrees of the old tree, one for each set bit of `size`, largest first
    /// @param subtreeRoots roots of the subtrees that the new leaves fill, from left to right: at every position
    /// the largest one that is aligned there and still fits
    function append(uint256 size, uint256 count, bytes32[] calldata peaks, bytes32[] calldata subtreeRoots)
        internal
        pure
        returns (bytes32 oldRoot, bytes32 newRoot)
    {
        if (peaks.length != ones(size)) revert WrongLength(peaks.length, ones(size));
        // A stack of peaks beyond the free memory pointer: nothing is allocated while it is in use.
        uint256 base;
        uint256 top;
        assembly ("memory-safe") {
            base := mload(0x40)
            top := add(base, shl(5, peaks.length))
            calldatacopy(base, peaks.offset, shl(5, peaks.length))
        }
        oldRoot = fold(base, top);
        bool fits;
        (top, fits) = grow(top, size, size + count, subtreeRoots);
        if (!fits) revert WrongLength(subtreeRoots.length, subtrees(size, size + count));
        newRoot = fold(base, top);
    }

    /// @dev Puts the subtrees on the stack of peaks that ends at `top`, as a tree grows from `size` to `end`.
    /// @return newTop the end of the stack
    /// @return fits whether the number of subtrees is right
    function grow(uint256 top, uint256 size, uint256 end, bytes32[] calldata subtreeRoots)
        private
        pure
        returns (uint256 newTop, bool fits)
    {
        assembly ("memory-safe") {
            let at := subtreeRoots.offset
            let past := add(at, shl(5, subtreeRoots.length))
            for {} lt(at, past) { at := add(at, 0x20) } {
                let room := sub(end, size)
                if iszero(room) { break }
                // The number of leaves of the largest subtree that is aligned here and fits: the lowest set bit, halved
                // until there is room. Every subtree is aligned in an empty tree.
                let width := and(size, sub(0, size))
                if iszero(width) {
                    width := 1
                    for {} iszero(gt(shl(1, width), room)) {} { width := shl(1, width) }
                }
                for {} gt(width, room) {} { width := shr(1, width) }
                let node := calldataload(at)
                // Two subtrees of one height become one of the next, as in binary addition.
                for { let height := width } and(size, height) { height := shl(1, height) } {
                    top := sub(top, 0x20)
                    mstore(0x00, mload(top))
                    mstore(0x20, node)
                    node := keccak256(0x00, 0x40)
                }
                mstore(top, node)
                top := add(top, 0x20)
                size := add(size, width)
            }
            newTop := top
            fits := and(eq(at, past), eq(size, end))
        }
    }

    /// @dev The number of aligned subtrees that the leaves from `size` to `end` fill, as `grow` takes them.
    function subtrees(uint256 size, uint256 end) private pure returns (uint256 count) {
        for (; size != end; ++count) {
            uint256 width;
            unchecked {
                width = size & (~size + 1);
            }
            if (width == 0) {
                for (width = 1; width << 1 <= end;) {
                    width <<= 1;
                }
            }
            while (width > end - size) width >>= 1;
            size += width;
        }
    }

    /// @dev Folds peaks in memory into a root, smallest first; no peaks give zero.
    function fold(uint256 base, uint256 top) private pure returns (bytes32 folded) {
        assembly ("memory-safe") {
            if gt(top, base) {
                let at := sub(top, 0x20)
                folded := mload(at)
                for {} gt(at, base) {} {
                    at := sub(at, 0x20)
                    mstore(0x00, mload(at))
                    mstore(0x20, folded)
                    folded := keccak256(0x00, 0x40)
                }
            }
        }
    }

    /// @dev The number of set bits.
    function ones(uint256 bits) private pure returns (uint256 count) {
        // Counts each three bits, then each six; the remainder adds up what is in base 64. Correct for 60 bits.
        unchecked {
            bits -= ((bits >> 1) & THREE_OF_EACH_3) + ((bits >> 2) & ONE_OF_EACH_3);
            return ((bits + (bits >> 3)) & SEVEN_OF_EACH_6) % 63;
        }
    }
}
