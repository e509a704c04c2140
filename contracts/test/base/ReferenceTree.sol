// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev The tree in its simplest form, computed level by level from all leaves, for comparison with the contract.
library ReferenceTree {
    function pair(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(a, b));
    }

    function above(bytes32[] memory level) private pure returns (bytes32[] memory next) {
        next = new bytes32[]((level.length + 1) / 2);
        for (uint256 i; i < next.length; ++i) {
            next[i] = 2 * i + 1 < level.length ? pair(level[2 * i], level[2 * i + 1]) : level[2 * i];
        }
    }

    function root(bytes32[] memory level) internal pure returns (bytes32) {
        if (level.length == 0) return 0;
        while (level.length > 1) level = above(level);
        return level[0];
    }

    function proof(bytes32[] memory level, uint256 index) internal pure returns (bytes32[] memory siblings) {
        bytes32[] memory found = new bytes32[](64);
        uint256 count;
        for (; level.length > 1; level = above(level)) {
            uint256 sibling = index % 2 == 0 ? index + 1 : index - 1;
            if (sibling < level.length) found[count++] = level[sibling];
            index /= 2;
        }
        return slice(found, 0, count);
    }

    /// @dev All siblings on the paths of the leaves at `indexes` (ascending) that are not themselves on one of the paths.
    function proofOfMany(bytes32[] memory level, uint256[] memory indexes)
        internal
        pure
        returns (bytes32[] memory siblings)
    {
        bool[] memory isOnPath = new bool[](level.length);
        for (uint256 i; i < indexes.length; ++i) {
            isOnPath[indexes[i]] = true;
        }
        bytes32[] memory found = new bytes32[](64 * (indexes.length + 1));
        uint256 count;
        while (level.length > 1) {
            bool[] memory next = new bool[]((level.length + 1) / 2);
            for (uint256 i; i < level.length; ++i) {
                if (!isOnPath[i]) continue;
                next[i / 2] = true;
                uint256 sibling = i % 2 == 0 ? i + 1 : i - 1;
                if (sibling < level.length && !isOnPath[sibling]) found[count++] = level[sibling];
            }
            (isOnPath, level) = (next, above(level));
        }
        return slice(found, 0, count);
    }

    /// @dev The roots of the largest aligned subtrees that fill `count` leaves from `start`.
    function subtrees(bytes32[] memory leaves, uint256 start, uint256 count)
        internal
        pure
        returns (bytes32[] memory roots)
    {
        bytes32[] memory found = new bytes32[](64);
        uint256 n;
        for (uint256 at = start; at < start + count;) {
            uint256 width = 1;
            while (at % (2 * width) == 0 && at + 2 * width <= start + count) width *= 2;
            found[n++] = root(slice(leaves, at, width));
            at += width;
        }
        return slice(found, 0, n);
    }

    function peaks(bytes32[] memory leaves, uint256 size) internal pure returns (bytes32[] memory) {
        return subtrees(leaves, 0, size);
    }

    function slice(bytes32[] memory all, uint256 start, uint256 count)
        internal
        pure
        returns (bytes32[] memory part)
    {
        part = new bytes32[](count);
        for (uint256 i; i < count; ++i) {
            part[i] = all[start + i];
        }
    }
}
