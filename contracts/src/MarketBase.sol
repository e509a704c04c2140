// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IMarketTerms} from "./interface/IMarketTerms.sol";
import {StateWord} from "./library/StateWord.sol";

/// @title The base of all parts of the marketplace: its storage, roles, pause and clock.
/// @dev Fields that one call reads and writes together share a word. Amounts of 88 bits and more are wider than
/// the whole supply of CGDX can be. The market and its office share this storage, so no variable may be declared elsewhere.
abstract contract MarketBase is IMarketTerms {
    bytes32 internal constant APPENDER = keccak256("APPENDER_ROLE");
    bytes32 internal constant PAYER = keccak256("PAYER_ROLE");
    bytes32 internal constant SETTLER = keccak256("SETTLER_ROLE");
    bytes32 internal constant PAUSER = keccak256("PAUSER_ROLE");
    bytes32 internal constant OWNER = 0x00;

    struct Pool {
        // First word: everything that a purchase touches, including the payments of this holding window.
        uint88 pricePerUpload;
        bool availableForPurchase;
        uint24 window;
        uint112 heldNow;
        // Whether `_moneyPools` lists the pool.
        bool listed;
        // Whether `promises` includes the promises of the market whose tree was taken over.
        bool inherited;
        // Second word: the pool's owner and its incentive. A pool without an owner does not exist.
        address owner;
        uint88 maxIncentive;
        // The number of `promises`.
        uint8 cuts;
        // Third word: the fields that a claim changes, and the payments of the last holding window.
        uint104 escrow;
        uint40 numUploads;
        uint112 heldBefore;
        // Fourth word: payments that can no longer be refunded.
        uint256 withdrawable;
        // Quality + 1 of each upload that was recorded for purchase.
        mapping(bytes32 uploadHash => uint8) recorded;
        // The payments of each buyer by quote, in one word for 32 nonces.
        mapping(address buyer => mapping(uint256 word => Account)) accounts;
        // The incentives of uploads before each cut. Each entry is for more uploads than the entry before it, and lower.
        mapping(uint256 cut => Promise) promises;
    }

    /// The quotes that a buyer used or that were cancelled, and what the buyer paid with them in the two holding windows,
    /// which is a part of the pool's `heldNow` and `heldBefore`. Nothing else is ever refunded to the buyer.
    struct Account {
        uint32 used;
        uint24 window;
        uint96 heldNow;
        uint96 heldBefore;
    }

    struct Settlement {
        uint128 refunded;
        bool closed;
    }

    /// Read by appends and claims, as one word: `StateWord` has the offsets of the fields and explains the sizes.
    struct State {
        uint40 size;
        // The numbers of leaves that count in `window` and in the next one. After that all leaves count.
        uint40 counted;
        uint40 next;
        uint32 window;
        // Days since 1970.
        uint16 epoch;
        // In units of 0.001 CGDX. Rewards are rounded up, so that the cap is never exceeded.
        uint40 paidInEpoch;
        uint40 epochCap;
        // Whether the market is paused, whether it has moved in, and the minutes of a claim window.
        uint8 flags;
    }

    /// Read by purchases.
    struct Desk {
        address quoter;
        bool paused;
        // Seconds spent in pauses, in which the market's clock stops.
        uint40 pausedSince;
        uint40 pausedFor;
        uint8 stage;
    }

    /// @dev The stages of the market. Open: the owner may set the root by hand, and its terms without notice. Sealed: neither.
    /// Retired: a successor continues its tree and its rewards.
    uint8 internal constant OPEN = 0;
    uint8 internal constant SEALED = 1;
    uint8 internal constant RETIRED = 2;

    IERC20 internal immutable _token;
    bytes32 internal _root;
    State internal _state;
    Desk internal _desk;
    mapping(string poolId => Pool) internal _pools;
    /// Every account that signs or has signed quotes: purchases by an earlier quoter's quote are refunded as well.
    mapping(address signer => bool) internal _quoters;
    mapping(bytes32 purchaseId => Settlement) internal _settlements;
    /// The slots of all pools that have ever received money.
    uint256[] internal _moneyPools;
    mapping(bytes32 callHash => uint256 effectiveFrom) internal _announced;
    Origin[] internal _origins;
    address internal _successor;
    /// The accounts that can be given a role without notice.
    mapping(bytes32 role => address account) internal _standby;
    /// The cuts of the tree: the leaves that were removed.
    Void[] internal _voids;

    constructor(address token) {
        _token = IERC20(token);
    }

    modifier onlyOwner() {
        _requireOwner();
        _;
    }

    modifier onlyFor(bytes32 role) {
        _requireRole(role);
        _;
    }

    modifier whenNotPaused() {
        if (_desk.paused) _revertPaused();
        _;
    }

    /// @dev Allows only one outgoing payment at a time. A call first deducts what it pays from storage, so a contract that is
    /// called during the transfer would see that money as owed to nobody, and could rescue it. CGDX calls nobody; others may.
    modifier oneAtATime() {
        _enter();
        _;
        assembly ("memory-safe") {
            tstore(0, 0)
        }
    }

    function _enter() private {
        bool isEntered;
        assembly ("memory-safe") {
            isEntered := tload(0)
            tstore(0, 1)
        }
        if (isEntered) revert Reentered();
    }

    /// @dev Reverts unless the owner calls.
    function _requireOwner() internal view virtual;

    /// @dev Reverts unless the caller has the role.
    function _requireRole(bytes32 role) internal view virtual;

    function _setQuoter(address signer) internal {
        _desk.quoter = signer;
        _quoters[signer] = true;
        emit QuoterSet(signer);
    }

    /// @dev The market's time in seconds.
    function _clock() internal view returns (uint256) {
        return _time() - _desk.pausedFor;
    }

    /// @dev The day whose cap on rewards applies.
    function _epoch() internal view returns (uint256) {
        return block.timestamp / 1 days;
    }

    function _stateWord() internal view returns (uint256 word) {
        assembly ("memory-safe") {
            word := sload(_state.slot)
        }
    }

    function _setStateWord(uint256 word) internal {
        assembly ("memory-safe") {
            sstore(_state.slot, word)
        }
    }

    /// @dev Returns the word of the state. Reverts in a pause, and once the market is retired.
    function _openState() internal view returns (uint256 word) {
        word = _stateWord();
        if (word & StateWord.PAUSED_BIT != 0) _revertPaused();
    }

    /// @dev Returns the time by which leaves begin to count: Unix seconds, or in a pause the second at which it began.
    function _time() internal view returns (uint256) {
        return _desk.paused ? _desk.pausedSince : block.timestamp;
    }

    function _revertPaused() internal view {
        if (_successor != address(0)) revert IsRetired(_successor);
        revert IsPaused(_desk.pausedSince);
    }

    /// @dev Returns the pool. Reverts if there is none.
    function _poolOf(string calldata poolId) internal view returns (Pool storage pool) {
        pool = _pools[poolId];
        if (pool.owner == address(0)) revert PoolUnknown(poolId);
    }

    /// @dev Adds the pool to `_moneyPools` when it receives money for the first time.
    function _list(Pool storage pool) internal {
        pool.listed = true;
        uint256 slot;
        assembly ("memory-safe") {
            slot := pool.slot
        }
        _moneyPools.push(slot);
    }

    function _setPool(
        Pool storage pool,
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price,
        bool availableForPurchase,
        address poolOwner
    ) internal {
        if (poolOwner == address(0)) revert PoolOwnerMissing(poolId);
        if ((maxIncentive | price) > type(uint88).max) {
            revert AmountOutOfRange(maxIncentive > price ? maxIncentive : price);
        }
        // Each of the two words is read once and written once: price and sale in the low 96 bits of the first, owner
        // and incentive in the low 248 of the second.
        assembly ("memory-safe") {
            let word := sload(pool.slot)
            sstore(pool.slot, or(shl(96, shr(96, word)), or(price, shl(88, availableForPurchase))))
            word := sload(add(pool.slot, 1))
            sstore(add(pool.slot, 1), or(shl(248, shr(248, word)), or(poolOwner, shl(160, maxIncentive))))
        }
        emit DataPoolSet(poolId, maxIncentive, price, availableForPurchase, poolOwner);
    }
}
