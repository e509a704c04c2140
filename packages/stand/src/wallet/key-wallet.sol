// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev For tests: a wallet that is a contract. Its owner's key signs for it, and anybody sends its transactions.
contract KeyWallet {
    address public owner;

    constructor(address owner_) payable {
        owner = owner_;
    }

    /// @dev A wallet that anybody may take: nobody may be believed to have taken it for the sake of a question.
    function take(address by) external {
        owner = by;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        require(signature.length == 65);
        address signer = ecrecover(
            hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64])
        );
        return signer == owner && signer != address(0) ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }

    function run(address to, bytes calldata data) external {
        (bool ok, bytes memory said) = to.call(data);
        if (!ok) {
            assembly { revert(add(said, 32), mload(said)) }
        }
    }
}

contract KeyWalletFactory {
    function make(address owner) external returns (address) {
        return address(new KeyWallet{salt: 0}(owner));
    }
}

/// @dev Answers everything with what it was sent.
contract Echo {
    fallback(bytes calldata said) external returns (bytes memory) {
        return said;
    }
}

/// @dev Answers everything with the magic value and more.
contract Babbler {
    fallback(bytes calldata) external returns (bytes memory) {
        return abi.encode(bytes32(bytes4(0x1626ba7e)), uint256(1));
    }
}
