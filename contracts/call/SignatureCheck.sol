// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Asks, without a transaction, whether an account accepts a signature as its own (ERC-1271).
/// @notice Never deployed: a node simulates its creation, which returns the chain's id, and 1 or 0. An account that is not
/// deployed yet (ERC-6492) is first deployed within this simulation. An account with code is asked as it is, so that the
/// maker of the signature cannot run a call before the account's answer.
contract SignatureCheck {
    /// @dev The selector of `isValidSignature(bytes32,bytes)`, which that function must also return.
    bytes4 private constant MAGIC = 0x1626ba7e;

    constructor(
        address account,
        bytes32 hash,
        bytes memory signature,
        address factory,
        bytes memory factoryCall
    ) {
        if (account.code.length == 0 && factory != address(0)) {
            // Success or failure does not matter: only the account's own answer counts.
            (bool isMade,) = factory.call(factoryCall);
            isMade;
        }
        bool isValid;
        if (account.code.length != 0) {
            (bool answered, bytes memory said) =
                account.staticcall(abi.encodeWithSelector(MAGIC, hash, signature));
            // Compares all 32 bytes: the first four would also match for a contract that returns its input.
            isValid = answered && said.length == 32 && bytes32(said) == bytes32(MAGIC);
        }
        assembly {
            mstore(0, chainid())
            mstore(32, isValid)
            return(0, 64)
        }
    }
}
