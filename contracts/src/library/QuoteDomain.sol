// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title The EIP-712 domain of quotes.
/// @dev OpenZeppelin's EIP712 would put its strings and their views into the code of market and office each.
library QuoteDomain {
    string internal constant NAME = "CGDX Marketplace";
    string internal constant VERSION = "1";
    bytes32 private constant TYPE_HASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant NAME_HASH = keccak256("CGDX Marketplace");
    bytes32 private constant VERSION_HASH = keccak256("1");

    /// @notice The hash of the domain: this chain and this contract.
    function separator() internal view returns (bytes32 hash) {
        (bytes32 typeHash, bytes32 nameHash, bytes32 versionHash) = (TYPE_HASH, NAME_HASH, VERSION_HASH);
        // Scratch space beyond the free memory pointer, which does not move.
        assembly ("memory-safe") {
            let at := mload(0x40)
            mstore(at, typeHash)
            mstore(add(at, 0x20), nameHash)
            mstore(add(at, 0x40), versionHash)
            mstore(add(at, 0x60), chainid())
            mstore(add(at, 0x80), address())
            hash := keccak256(at, 0xa0)
        }
    }
}
