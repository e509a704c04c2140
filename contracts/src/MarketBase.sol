// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";

/// @title What every part of the marketplace shares: storage, roles, pause.
/// @dev Fields that one call reads and writes together share a word. Amounts of 88 bits and more are wider than
/// the whole supply of CGDX can be.
abstract contract MarketBase is IMarketplace, AccessControlDefaultAdminRules {
    /// @notice May append leaves.
    bytes32 public constant APPENDER_ROLE = keccak256("APPENDER_ROLE");
    /// @notice May pay rewards and settle them off-chain.
    bytes32 public constant PAYER_ROLE = keccak256("PAYER_ROLE");
    /// @notice May release and refund held payments.
    bytes32 public constant SETTLER_ROLE = keccak256("SETTLER_ROLE");
    /// @notice May pause; only the owner may unpause.
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    struct Pool {
        // First word: all that a purchase touches, with the payments of this holding window.
        uint88 pricePerUpload;
        bool availableForPurchase;
        uint24 window;
        uint112 heldNow;
        // Second: whose the pool is and what it pays. A pool without an owner does not exist.
        address owner;
        uint96 maxIncentive;
        // Third: what a claim changes, and the payments of the last holding window.
        uint104 escrow;
        uint40 numUploads;
        uint112 heldBefore;
        // Fourth: payments that nobody can ask back any more.
        uint256 withdrawable;
        // Quality + 1 of uploads that were recorded for purchase.
        mapping(bytes32 uploadHash => uint8) recorded;
    }

    /// What appends and claims ask.
    struct State {
        uint40 size;
        uint24 epoch;
        uint88 paidInEpoch;
        uint88 epochCap;
        bool paused;
        bool isSealed;
    }

    /// What purchases ask.
    struct Desk {
        address quoter;
        bool paused;
    }

    IERC20 internal immutable _token;
    bytes32 internal _root;
    State internal _state;
    Desk internal _desk;
    mapping(string poolId => Pool) internal _pools;

    constructor(address token) AccessControlDefaultAdminRules(1 days, msg.sender) {
        _token = IERC20(token);
        _state.epochCap = type(uint88).max;
    }

    /// @dev The default admin is one account, kept in one word: cheaper to ask than its role.
    modifier onlyOwner() {
        if (msg.sender != defaultAdmin()) {
            revert AccessControlUnauthorizedAccount(msg.sender, DEFAULT_ADMIN_ROLE);
        }
        _;
    }

    modifier whenNotPaused() {
        if (_desk.paused) revert IsPaused();
        _;
    }

    /// @inheritdoc IMarketplace
    function cgdxToken() external view returns (address) {
        return address(_token);
    }

    /// @inheritdoc IMarketplace
    function getAllowance(address spender) external view returns (uint256) {
        return _token.allowance(msg.sender, spender);
    }

    /// @inheritdoc IMarketplace
    function quoter() external view returns (address) {
        return _desk.quoter;
    }

    /// @inheritdoc IMarketplace
    function setQuoter(address signer) external onlyOwner {
        _desk.quoter = signer;
        emit QuoterSet(signer);
    }

    /// @inheritdoc IMarketplace
    function paused() external view returns (bool) {
        return _state.paused;
    }

    /// @inheritdoc IMarketplace
    function pause() external onlyRole(PAUSER_ROLE) {
        (_state.paused, _desk.paused) = (true, true);
        emit PausedSet(true);
    }

    /// @inheritdoc IMarketplace
    function unpause() external onlyOwner {
        (_state.paused, _desk.paused) = (false, false);
        emit PausedSet(false);
    }

    /// @dev The pool, which must exist.
    function _poolOf(string calldata poolId) internal view returns (Pool storage pool) {
        pool = _pools[poolId];
        if (pool.owner == address(0)) revert PoolUnknown(poolId);
    }
}
