// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev A token that calls a hook before and after each transfer, as ERC-777 does: the worst case of a token with honest balances.
contract HookToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    address private hook;

    constructor(address hook_) {
        hook = hook_;
    }

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
        totalSupply += amount;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        move(from, to, amount);
        return true;
    }

    function move(address from, address to, uint256 amount) private {
        Hook(hook).onMove();
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        Hook(hook).onMove();
    }
}

interface Hook {
    function onMove() external;
}
