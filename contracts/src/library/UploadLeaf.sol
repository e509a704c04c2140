// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title What the tree holds of an upload.
/// @notice leaf = H(H(abi.encode(chain id, contract, pool, upload hash, quality, multiplier))); hashed twice, so
/// that no leaf can pose as an inner node. Once its reward was had, H(leaf, CLAIMED) stands in its place.
library UploadLeaf {
    bytes32 internal constant CLAIMED = keccak256("cgdx.upload.claimed.v1");

    /// @dev Bound to this chain and to one market: a proof is worth nothing elsewhere.
    function hash(
        address market,
        string calldata dataPoolId,
        bytes32 uploadHash,
        uint256 dataQuality,
        uint256 multiplier
    ) internal view returns (bytes32) {
        return keccak256(
            bytes.concat(
                keccak256(abi.encode(block.chainid, market, dataPoolId, uploadHash, dataQuality, multiplier))
            )
        );
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
