// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// @dev What Uniswap's merkle-distributor does on a claim, step by step, by OpenZeppelin's parts as there: a bitmap of what was
/// claimed, one leaf proved, one transfer. Its root is fixed: nobody can contribute after it was made.
contract MerkleDistributor {
    using SafeERC20 for IERC20;

    address public immutable token;
    bytes32 public immutable merkleRoot;
    mapping(uint256 word => uint256) private _claimed;

    event Claimed(uint256 index, address account, uint256 amount);

    error AlreadyClaimed();
    error InvalidProof();

    constructor(address token_, bytes32 merkleRoot_) {
        token = token_;
        merkleRoot = merkleRoot_;
    }

    function isClaimed(uint256 index) public view returns (bool) {
        uint256 mask = 1 << (index % 256);
        return _claimed[index / 256] & mask == mask;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata merkleProof) external {
        if (isClaimed(index)) revert AlreadyClaimed();
        bytes32 node = keccak256(abi.encodePacked(index, account, amount));
        if (!MerkleProof.verify(merkleProof, merkleRoot, node)) revert InvalidProof();
        _claimed[index / 256] |= 1 << (index % 256);
        IERC20(token).safeTransfer(account, amount);
        emit Claimed(index, account, amount);
    }
}
