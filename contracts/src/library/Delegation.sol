// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Hands a whole call over to the code of another contract.
library Delegation {
    /// @dev Ends the call with what `target` returns or reverts with.
    function passOn(address target) internal {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if done { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }
}
