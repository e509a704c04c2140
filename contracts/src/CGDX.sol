// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title CGDX, the utility token of the data pools: 18 decimals, permit (EIP-2612), minted by role up to a cap.
contract CGDX is ERC20, ERC20Permit, AccessControlDefaultAdminRules {
    /// @notice May mint until the cap is reached.
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    /// @notice The most base units that can ever exist.
    uint256 public immutable cap;

    error CapExceeded(uint256 amount, uint256 left);

    /// @param cap_ in base units
    constructor(uint256 cap_)
        ERC20("CGDX", "CGDX")
        ERC20Permit("CGDX")
        AccessControlDefaultAdminRules(1 days, msg.sender)
    {
        cap = cap_;
        _grantRole(MINTER_ROLE, msg.sender);
    }

    /// @notice Mints `amount` base units.
    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        uint256 left = cap - totalSupply();
        if (amount > left) revert CapExceeded(amount, left);
        _mint(to, amount);
    }
}
