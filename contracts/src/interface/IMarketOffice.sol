// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "./IMarketTerms.sol";

/// @title The calls of the owner, the pauser, the settler and the quoter, and views about a quote, at the marketplace's address.
interface IMarketOffice is IMarketTerms {
    // Pools
    /// @notice Announces a call that the owner is going to make. It can be made from 14 days of the market's time later on;
    /// `retire` and `moveEscrow` from 14 days later on, pauses included.
    /// @dev After the seal this is needed for calls that let more money leave the market: `setEpochCap` and `updateDataPool` if
    /// they raise something, `grantRole`, `setStandby`, `retire`, `moveEscrow`. Always for a new pool owner and `removeDataPool`.
    /// @param call the complete calldata of that call, without trailing bytes
    function announce(bytes calldata call) external;
    function withdrawAnnouncement(bytes calldata call) external;

    /// @notice Changes a pool's reward and price. A new owner must be announced; after the seal a higher incentive as well.
    /// @dev Uploads already in the tree earn at least what they were promised. The owner can change only once no payment
    /// is held for the old one, who is paid first.
    function updateDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external;

    /// @notice Removes a pool that holds no payment: pays its owner and returns its escrow to the caller. Must be
    /// announced. The pool's uploads can no longer be claimed or bought.
    function removeDataPool(string calldata poolId) external;

    /// @notice Sends CGDX that is owed to nobody, which somebody transferred here by mistake.
    function rescue(address to) external returns (uint256 amount);

    // The tree
    /// @notice Sets the root by hand. Only the owner may, and only until `seal`; the number of leaves stays the same.
    function updateDataUploadMerkleRoot(bytes32 newRoot) external;
    /// @notice Forbids `updateDataUploadMerkleRoot` for good. From now on calls that let more money leave the market must be
    /// announced. Reverts if the tree is empty, or not the tree that the owner names.
    function seal(bytes32 expectedRoot, uint256 expectedSize) external;

    /// @notice Ends appends, rewards and sales here for good: they continue in `successor`, which takes over the tree.
    /// Refunds, releases and withdrawals continue here. From the seal on it must be announced, and a pause does not stop
    /// its notice: it is the way out once a key was stolen.
    /// @param codeHash the hash of the successor's code, so that the announced code is the one that takes over
    function retire(address successor, bytes32 codeHash) external;
    /// @notice Takes over the tree of a market that retired in favour of this one, which must be empty. Its uploads keep
    /// their indexes, their leaves and their claims.
    function moveIn(address market) external;
    /// @notice Sends a retired market's escrow to the same pool of its successor. Must be announced.
    function moveEscrow(string calldata poolId) external;

    // Purchases
    /// @notice Whether `buyer` has used this nonce of a quote for this pool.
    function isNonceUsed(address buyer, string calldata dataPoolId, uint256 nonce)
        external
        view
        returns (bool);
    /// @notice The EIP-712 hash of a quote, by which its purchase is known.
    function purchaseIdOf(Quote calldata quote) external view returns (bytes32);
    /// @notice The held payments of `buyer` for this pool by quotes whose nonces share a word with `nonce`, which can be refunded.
    function heldOf(address buyer, string calldata dataPoolId, uint256 nonce) external view returns (uint256);

    /// @notice Cancels an unused quote, for the quoter.
    /// @param signature the quoter's over the EIP-712 typed data `Cancellation(bytes32 purchaseId)`: then anyone may call it.
    /// Empty if the quoter calls it.
    function cancelQuote(Quote calldata quote, bytes calldata signature) external;

    /// @notice Ends the holding time of a payment because access was given: the rest of it is the pool owner's and can
    /// no longer be refunded.
    function releasePurchase(Quote calldata quote, bytes calldata signature) external;
    /// @notice Refunds a held payment to its buyer until `refunded` have been given back in total, so repeating the call reverts.
    /// @dev Possible until the payment is released or its holding time, which stops in a pause, is over. Never refunds
    /// more than the quote's total, nor more than is still held of this buyer's payments to this pool, whatever was
    /// signed; once the holding time that began at the quote's deadline is over, nothing. A purchase without a quote is final.
    function refundPurchase(Quote calldata quote, bytes calldata signature, uint256 refunded) external;

    // The rest
    function setQuoter(address signer) external;
    /// @notice The most that one day can pay in rewards on both rails, in base units; 0 in a new market.
    /// @dev Counted in 0.001 CGDX, rounded down.
    function setEpochCap(uint256 cap) external;
    /// @notice How long leaves wait until they count: for the rest of the window of their append and a whole one more, a
    /// pause not included. At most 63 minutes; 0, as in a new market, if they count at once. From the seal on a shorter
    /// window must be announced.
    /// @dev Leaves that wait begin to wait anew.
    function setClaimWindow(uint256 minutes_) external;
    /// @notice Stops appends, rewards, purchases, refunds and withdrawals, and the clock by which payments are held.
    function pause() external;
    function unpause() external;

    /// @notice Names the account that can be given this role at once, so that a stolen key is replaced without notice.
    /// Once it has the role, another is named. From the seal on it must be announced.
    function setStandby(bytes32 role, address account) external;
}
