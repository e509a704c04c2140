// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Whether an account takes a signature for its own (ERC-1271), asked without a transaction.
/// @notice Never deployed. A node is asked what its creation would return: the chain's id, and 1 or 0. An account that is
/// not deployed yet (ERC-6492) is deployed first, for this call alone; one that has code is asked as it is, so that no call
/// of the signature's maker comes before its answer.
contract SignatureCheck {
    /// @dev `isValidSignature(bytes32,bytes)`; also what it must return.
    bytes4 private constant MAGIC = 0x1626ba7e;

    constructor(
        address account,
        bytes32 hash,
        bytes memory signature,
        address factory,
        bytes memory factoryCall
    ) {
        if (account.code.length == 0 && factory != address(0)) {
            // Whatever it says: what counts is the account's own answer.
            (bool isMade,) = factory.call(factoryCall);
            isMade;
        }
        bool isValid;
        if (account.code.length != 0) {
            (bool answered, bytes memory said) =
                account.staticcall(abi.encodeWithSelector(MAGIC, hash, signature));
            // All 32 bytes: a contract that returns what it is sent begins with the magic value too.
            isValid = answered && said.length == 32 && bytes32(said) == bytes32(MAGIC);
        }
        assembly {
            mstore(0, chainid())
            mstore(32, isValid)
            return(0, 64)
        }
    }
}
