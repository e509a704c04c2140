// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title The leaf of an upload.
/// @notice leaf = H(H(abi.encode(chain id, contract, pool, upload hash, quality, multiplier))); hashed twice, so
/// that no leaf can pose as an inner node. H(leaf, CLAIMED) replaces it once the reward is claimed; while only a part is
/// paid, H(leaf, IN_PART, paid amount) does.
library UploadLeaf {
    bytes32 internal constant CLAIMED = keccak256("cgdx.upload.claimed.v1");
    bytes32 internal constant IN_PART = keccak256("cgdx.upload.part.v1");

    /// @dev Bound to this chain and to one market: elsewhere a proof of it is worthless.
    function hash(
        address market,
        string calldata dataPoolId,
        bytes32 uploadHash,
        uint256 dataQuality,
        uint256 multiplier
    ) internal view returns (bytes32 leaf) {
        // Scratch space beyond the free memory pointer, which does not move.
        assembly ("memory-safe") {
            let at := mload(0x40)
            mstore(at, chainid())
            mstore(add(at, 0x20), shr(96, shl(96, market)))
            mstore(add(at, 0x40), 0xc0)
            mstore(add(at, 0x60), uploadHash)
            mstore(add(at, 0x80), dataQuality)
            mstore(add(at, 0xa0), multiplier)
            mstore(add(at, 0xc0), dataPoolId.length)
            let text := add(at, 0xe0)
            calldatacopy(text, dataPoolId.offset, dataPoolId.length)
            // The name is padded with zeros to a whole word.
            mstore(add(text, dataPoolId.length), 0)
            mstore(0x00, keccak256(at, add(0xe0, and(add(dataPoolId.length, 0x1f), not(0x1f)))))
            leaf := keccak256(0x00, 0x20)
        }
    }

    /// @param paid base units, more than 0 and less than the reward
    function inPart(bytes32 leaf, uint256 paid) internal pure returns (bytes32) {
        return keccak256(abi.encode(leaf, IN_PART, paid));
    }

    function claimed(bytes32 leaf) internal pure returns (bytes32 flipped) {
        bytes32 tag = CLAIMED;
        assembly ("memory-safe") {
            mstore(0x00, leaf)
            mstore(0x20, tag)
            flipped := keccak256(0x00, 0x40)
        }
    }
}
