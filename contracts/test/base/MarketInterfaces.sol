// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC5313} from "@openzeppelin/contracts/interfaces/IERC5313.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {IMarketOffice} from "../../src/interface/IMarketOffice.sol";
import {IMarketReader} from "../../src/interface/IMarketReader.sol";
import {IMarketplace} from "../../src/interface/IMarketplace.sol";

// The interfaces through which tests use the contracts. Tests import no implementation, so they compile fast, without the optimiser.

interface Market is IMarketplace, IMarketOffice, IMarketReader, IAccessControl, IERC5313 {
    function officeAddress() external view returns (address);
}

interface Token is IERC20Metadata, IERC20Permit, IAccessControl {
    error CapExceeded(uint256 amount, uint256 left);

    function cap() external view returns (uint256);
    function mint(address to, uint256 amount) external;
}

library Role {
    bytes32 internal constant APPENDER = keccak256("APPENDER_ROLE");
    bytes32 internal constant PAYER = keccak256("PAYER_ROLE");
    bytes32 internal constant SETTLER = keccak256("SETTLER_ROLE");
    bytes32 internal constant PAUSER = keccak256("PAUSER_ROLE");
    bytes32 internal constant MINTER = keccak256("MINTER_ROLE");
}
