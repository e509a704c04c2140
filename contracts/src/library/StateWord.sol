// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title The word of `State`: the offsets of its fields, and which leaves of the tree count at a given time.
/// @notice A leaf counts once a whole window of time has passed since the window of its append. The word keeps two
/// older sizes for that, so that neither an append nor a claim reads another one.
library StateWord {
    uint256 internal constant COUNTED_SHIFT = 40;
    uint256 internal constant NEXT_SHIFT = 80;
    uint256 internal constant WINDOW_SHIFT = 120;
    uint256 internal constant EPOCH_SHIFT = 152;
    uint256 internal constant PAID_SHIFT = 168;
    uint256 internal constant CAP_SHIFT = 208;
    uint256 internal constant PAUSED_BIT = 1 << 248;
    /// Some of the leaves were made for another market.
    uint256 internal constant MOVED_IN_BIT = 1 << 249;
    uint256 internal constant MINUTES_SHIFT = 250;

    /// The unit of `paid` and `cap`, in base units.
    uint256 internal constant UNIT = 1e15;

    /// @notice Leaves below the returned index count.
    /// @param time Unix seconds; in a pause those of its beginning
    function claimableSize(uint256 word, uint256 time) internal pure returns (uint256) {
        unchecked {
            uint256 length = windowLength(word);
            if (length == 0) return uint40(word);
            (uint256 now_, uint256 window) = (time / length, uint32(word >> WINDOW_SHIFT));
            if (now_ > window + 1) return uint40(word);
            return uint40(word >> (now_ > window ? NEXT_SHIFT : COUNTED_SHIFT));
        }
    }

    /// @notice The second from which the leaf at `index` counts; only for a leaf that does not count yet.
    function claimableFrom(uint256 word, uint256 index) internal pure returns (uint256) {
        unchecked {
            uint256 windows = index < uint40(word >> NEXT_SHIFT) ? 1 : 2;
            return (uint32(word >> WINDOW_SHIFT) + windows) * windowLength(word);
        }
    }

    /// @notice The day's cap on rewards, and the part of it that was paid by then, in base units.
    function budget(uint256 word, uint256 epoch) internal pure returns (uint256 cap, uint256 paid) {
        unchecked {
            cap = uint40(word >> CAP_SHIFT) * UNIT;
            if (uint16(word >> EPOCH_SHIFT) == epoch) paid = uint40(word >> PAID_SHIFT) * UNIT;
        }
    }

    /// @notice The same state, moved to the window of `time`, before leaves are appended.
    function rolled(uint256 word, uint256 time) internal pure returns (uint256) {
        unchecked {
            uint256 length = windowLength(word);
            if (length == 0) return word;
            uint256 window = time / length;
            // After a pause the stored window lies in the future, so its leaves wait for the length of the pause.
            if (window <= uint32(word >> WINDOW_SHIFT)) return word;
            return withSizes(word, claimableSize(word, time), uint40(word), window);
        }
    }

    /// @notice Sets the sizes that count in `window` and in the next one.
    function withSizes(uint256 word, uint256 counted, uint256 next, uint256 window)
        internal
        pure
        returns (uint256)
    {
        uint256 kept = word & ~((1 << EPOCH_SHIFT) - (1 << COUNTED_SHIFT));
        return kept | counted << COUNTED_SHIFT | next << NEXT_SHIFT | window << WINDOW_SHIFT;
    }

    /// @notice Seconds of a window; 0 if leaves count at once.
    function windowLength(uint256 word) internal pure returns (uint256) {
        unchecked {
            return (word >> MINUTES_SHIFT) * 1 minutes;
        }
    }
}
