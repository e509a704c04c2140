// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Hands a whole call over to the code of another contract.
library Delegation {
    /// @dev Ends the call with what `target` returns or reverts with.
    function passOn(address target) internal {
        assembly ("memory-safe") {
            let at := mload(0x40)
            calldatacopy(at, 0, calldatasize())
            let done := delegatecall(gas(), target, at, calldatasize(), 0, 0)
            returndatacopy(at, 0, returndatasize())
            if done { return(at, returndatasize()) }
            revert(at, returndatasize())
        }
    }
}
