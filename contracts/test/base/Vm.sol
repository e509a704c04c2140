// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev The cheat codes that these tests use.
interface Vm {
    struct Gas {
        uint64 gasLimit;
        uint64 gasTotalUsed;
        uint64 gasMemoryUsed;
        int64 gasRefunded;
        uint64 gasRemaining;
    }

    function prank(address caller) external;
    function expectRevert(bytes calldata data) external;
    function expectPartialRevert(bytes4 selector) external;
    function expectEmit() external;
    function load(address target, bytes32 slot) external view returns (bytes32);
    function warp(uint256 timestamp) external;
    function chainId(uint256 id) external;
    function addr(uint256 key) external pure returns (address);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function assume(bool condition) external pure;
    function snapshotValue(string calldata group, string calldata name, uint256 value) external;
    function lastCallGas() external view returns (Gas memory);
    function getCode(string calldata artifact) external view returns (bytes memory);
    function etch(address target, bytes calldata code) external;
    function readFile(string calldata path) external view returns (string memory);
    function parseJsonBytes32Array(string calldata json, string calldata key)
        external
        pure
        returns (bytes32[] memory);
    function parseJsonBytes32(string calldata json, string calldata key) external pure returns (bytes32);
    function parseJsonUint(string calldata json, string calldata key) external pure returns (uint256);
    function toString(uint256 value) external pure returns (string memory);
    function toString(bytes32 value) external pure returns (string memory);
}

abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function assertEq(uint256 a, uint256 b, string memory what) internal pure {
        require(a == b, string.concat(what, ": ", vm.toString(a), " is not ", vm.toString(b)));
    }

    function assertEq(bytes32 a, bytes32 b, string memory what) internal pure {
        require(a == b, string.concat(what, ": ", vm.toString(a), " is not ", vm.toString(b)));
    }

    function assertTrue(bool condition, string memory what) internal pure {
        require(condition, what);
    }

    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        return low + value % (high - low + 1);
    }
}
