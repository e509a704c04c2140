// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "./IMarketTerms.sol";

/// @title What the owner, the pauser, the settler and the quoter do, and every view: at the marketplace's own address.
interface IMarketOffice is IMarketTerms {
    // Pools
    /// @notice Says which call the owner is going to make. It takes effect 14 days of the market's time later, or never.
    /// @param call the calldata of that call, all of it
    function announce(bytes calldata call) external;
    function withdrawAnnouncement(bytes calldata call) external;
    /// @notice From which second of the market's time a call can be made; 0 if it was not announced.
    function announced(bytes calldata call) external view returns (uint256 effectiveFrom);
    /// @notice The market's time: Unix seconds that stand still in a pause.
    function clock() external view returns (uint256);

    /// @notice Changes what a pool pays and costs. A lower incentive and another owner must be announced.
    /// @dev Uploads that stand in the tree earn at least what they were promised. Another owner comes only once nothing
    /// is held for the old one, who is paid first.
    function updateDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external;

    /// @notice Ends a pool that holds no payment: its owner is paid, its escrow goes back to the caller. It must be
    /// announced. Its uploads can no longer be claimed or bought.
    function removeDataPool(string calldata poolId) external;

    /// @notice Sends the CGDX that nobody is owed, since somebody sent it here by mistake.
    function rescue(address to) external returns (uint256 amount);

    // The tree
    /// @notice Sets a root by hand. Owner alone, until `seal`; the number of leaves stays.
    function updateDataUploadMerkleRoot(bytes32 newRoot) external;
    /// @notice Ends that for good, if the tree is the one that the owner means.
    function seal(bytes32 expectedRoot, uint256 expectedSize) external;

    /// @notice Ends appends and rewards here for good: they go on in `successor`, which takes the tree over.
    /// Refunds, releases and withdrawals go on here.
    function retire(address successor) external;
    /// @notice Zero as long as the market is not retired.
    function successor() external view returns (address);
    /// @notice Takes over the tree of a market that retired in favour of this one, which must be empty. Its uploads keep
    /// their places, their leaves and what was claimed of them.
    function moveIn(address market) external;
    /// @notice The markets whose uploads were taken over, oldest first, each with the size of the tree it left.
    function origins() external view returns (Origin[] memory);
    /// @notice Sends a retired market's escrow to the same pool of its successor.
    function moveEscrow(string calldata poolId) external;

    // Purchases
    /// @notice The EIP-712 hash of a quote, by which its purchase is known.
    function purchaseIdOf(Quote calldata quote) external view returns (bytes32);
    /// @notice What `buyer` paid for this pool with quotes whose nonces share a word with `nonce`, and can get back.
    function heldOf(address buyer, string calldata dataPoolId, uint256 nonce) external view returns (uint256);

    /// @notice Takes an offer back before it is used. The quoter alone.
    function cancelQuote(Quote calldata quote) external;

    /// @notice Access was given: what is left of the payment can no longer be refunded, the pool's owner may have it.
    function releasePurchase(Quote calldata quote, bytes calldata signature) external;
    /// @notice Gives a held payment back to its buyer, until `refunded` in all were given back: repeated, it is refused.
    /// @dev Possible until it was released or its holding time, which stands still in a pause, has passed. Never more
    /// than the quote's total, and never more than what this buyer paid for this pool and is still held, whatever was
    /// signed. A purchase without a quote is final.
    function refundPurchase(Quote calldata quote, bytes calldata signature, uint256 refunded) external;

    // The rest
    function setQuoter(address signer) external;
    /// @notice The most that one day can pay in rewards, in base units; 0 in a new market.
    function setEpochCap(uint256 cap) external;
    /// @notice Stops appends, rewards, purchases, refunds and withdrawals, and the clock by which payments are held.
    function pause() external;
    function unpause() external;

    // Views
    function getDataPool(string calldata poolId) external view returns (DataPool memory);
    function dataPools(string calldata id)
        external
        view
        returns (
            address data_pool_owner,
            string memory data_pool_id,
            uint256 max_incentive,
            uint256 num_uploads,
            bool availableForPurchase,
            uint256 price_per_upload
        );

    function escrowOf(string calldata poolId) external view returns (uint256);
    function proceedsOf(string calldata dataPoolId) external view returns (uint256 held, uint256 withdrawable);
    function recordedQuality(string calldata dataPoolId, bytes32 uploadHash)
        external
        view
        returns (bool recorded, uint256 dataQuality);
    /// @notice Whose signature makes a quote.
    function quoter() external view returns (address);

    /// @notice Whether `buyer` has used this nonce of a quote for this pool.
    function isNonceUsed(address buyer, string calldata dataPoolId, uint256 nonce)
        external
        view
        returns (bool);

    function getDataUploadMerkleRoot() external view returns (bytes32);
    function size() external view returns (uint256);

    function isSealed() external view returns (bool);

    /// @notice Whether `leaf` stands at `index` in a tree with this root and the current number of leaves.
    function verifyMerkleProof(bytes32 root, bytes32[] calldata proof, bytes32 leaf, uint256 index)
        external
        view
        returns (bool);
    /// @notice The same for a tree of `treeSize` leaves, as an older certificate names it.
    function verifyMerkleProof(
        bytes32 root,
        bytes32[] calldata proof,
        bytes32 leaf,
        uint256 index,
        uint256 treeSize
    ) external pure returns (bool);

    function cgdxToken() external view returns (address);
    /// @notice What `spender` may take of the caller's CGDX.
    function getAllowance(address spender) external view returns (uint256);
    /// @notice That cap, and what today has paid of it.
    function epochBudget() external view returns (uint256 cap, uint256 paid);
    function paused() external view returns (bool);
}
