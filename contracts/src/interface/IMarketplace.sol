// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "./IMarketTerms.sol";

/// @title The data marketplace: pools, the Merkle root of all uploads, rewards and purchases.
/// @notice Every amount is in base units of CGDX. Every root follows from the one before it, proved on-chain.
/// @dev Views, and what is called seldom, are in IMarketOffice: at the same address.
interface IMarketplace is IMarketTerms {
    // Pools
    function addDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external;

    /// @notice Moves `amount` of the caller's CGDX into the pool's escrow, from which its rewards are paid.
    function fundPool(string calldata poolId, uint256 amount) external;

    // The tree
    /// @notice Appends `count` leaves, given as the aligned subtrees that they fill: the new root follows from them.
    /// @param peaks the complete subtrees of the tree as it is, largest first: they must fold to its root
    function appendUploads(bytes32[] calldata subtreeRoots, uint256 count, bytes32[] calldata peaks) external;

    // Rewards
    /// @notice Pays quality x maxIncentive / 10 x multiplier from the pool's escrow and marks the leaf as claimed.
    /// @dev For the payer alone: proofs are public, and the wallet is chosen at the time of the claim.
    function uploadIncentive(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        bytes32 newMerkleRoot,
        address userAddress,
        uint256 earlyBirdMultiplier
    ) external;

    /// @notice Many claims, in the order of their indexes, proved together.
    /// @param proof every sibling on the claims' paths that is not itself on one of them: level by level from the
    /// leaves up, each level from left to right
    function uploadIncentives(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)
        external;

    /// @notice Marks a reward as paid on the other rail: it can never be had here.
    function settleOffChain(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        bytes32 newMerkleRoot,
        uint256 earlyBirdMultiplier
    ) external;

    // Purchases
    /// @notice Records an upload's quality, for `purchaseUploads`. Open to anyone who has the leaf's proof.
    function recordQuality(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        uint256 earlyBirdMultiplier
    ) external;
    /// @notice Buys uploads whose quality is recorded, at quality x price each; any other quality is refused,
    /// and so is an upload that is given twice.
    /// @dev Final: it names no purchase that could be refunded.
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities
    ) external;

    /// @notice The same, if it costs no more than `maxTotal`: the pool's price may change before the call is mined.
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities,
        uint256 maxTotal
    ) external;

    /// @notice Buys what the operator's signed quote offers. The caller must be its buyer.
    /// @dev Its signature is the quoter's, over EIP-712 typed data.
    function purchaseWithQuote(Quote calldata quote, bytes calldata signature) external;

    /// @notice The same, with the buyer's permit for the token. A permit that somebody else sent first does no harm.
    function purchaseWithQuoteAndPermit(
        Quote calldata quote,
        bytes calldata signature,
        uint256 permitDeadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice Sends the pool's owner everything that is no longer held.
    function withdrawProceeds(string calldata dataPoolId) external returns (uint256 amount);
}
