// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketTerms} from "./IMarketTerms.sol";

/// @title The data marketplace: pools, the Merkle root of all uploads, rewards and purchases.
/// @notice Every amount is in base units of CGDX. Every root follows from the one before it, proved on-chain.
/// @dev Views and rare calls are in IMarketOffice, at the same address.
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
    /// @notice Appends `count` leaves, given as the roots of the aligned subtrees that they fill; the contract computes the new root.
    /// @param peaks roots of the current tree's complete subtrees, largest first; they must fold to the current root
    function appendUploads(bytes32[] calldata subtreeRoots, uint256 count, bytes32[] calldata peaks) external;

    /// @notice Removes the leaves from `newSize` on, none of which counts yet, so that all claims stay valid. For leaves that
    /// a stolen key appended. Only the owner may call it, also in a pause.
    /// @dev A promise to the removed leaves passes to the leaves that take their places.
    /// @param peaks roots of the complete subtrees of the tree that is left, largest first
    /// @param subtreeRoots the removed leaves, in the form of one append of all of them
    function cutBack(uint256 newSize, bytes32[] calldata peaks, bytes32[] calldata subtreeRoots) external;
    /// @notice The Unix second from which the leaf at `index` counts, if no pause comes; 0 if it counts already.
    function claimableFrom(uint256 index) external view returns (uint256);

    // Rewards
    /// @notice Pays quality x maxIncentive / 10 x multiplier from the pool's escrow and marks the leaf as claimed.
    /// @dev Only the payer may call it: proofs are public, and the wallet is chosen when the reward is claimed.
    /// @param proof the siblings on the leaf's path; of a reward that is paid in part, behind them what is paid by now: then
    /// this pays the rest
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

    /// @notice Pays many claims with one proof. The claims are ordered by index.
    /// @param proof every sibling on the claims' paths that is not itself on one of them: level by level from the
    /// leaves up, each level from left to right
    function uploadIncentives(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)
        external;

    /// @notice Marks a reward as paid by bank transfer, so that it can never be claimed here. It counts against the day's cap.
    function settleOffChain(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        bytes32 newMerkleRoot,
        uint256 earlyBirdMultiplier
    ) external;

    /// @notice Marks many rewards as paid by bank transfer, with one proof, as `uploadIncentives` pays many. No claim names a wallet.
    function settleOffChainMany(Claim[] calldata claims, bytes32[] calldata proof, bytes32 newMerkleRoot)
        external;

    /// @notice Pays a part of a reward, so that `upTo` base units of it are paid in all: more than `before`, at most the reward.
    /// @dev Until the last part, no other call can claim the leaf, since it contains the paid amount.
    /// @dev The leaf says how much of it is paid: the rest is paid by one more part or by `uploadIncentive`.
    /// @param before what of it was paid by now: 0 with the first part
    function uploadIncentivePart(
        Claim calldata claim,
        bytes32[] calldata proof,
        bytes32 newMerkleRoot,
        uint256 before,
        uint256 upTo
    ) external;

    // Purchases
    /// @notice Records an upload's quality for `purchaseUploads`. Anyone who has the leaf's proof may call it.
    function recordQuality(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        uint256 earlyBirdMultiplier
    ) external;
    /// @notice Buys uploads whose quality is recorded, at quality x price each. Reverts if a quality differs from the
    /// recorded one or an upload is given twice.
    /// @dev Final: without a quote there is no purchase that could be refunded.
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities
    ) external;

    /// @notice The same, but reverts if it costs more than `maxTotal`: the pool's price may change before the call is mined.
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities,
        uint256 maxTotal
    ) external;

    /// @notice Buys what a signed quote offers. The caller must be the quote's buyer.
    /// @dev `signature` is the quoter's, over EIP-712 typed data. It costs the same for a basket of any size, and names its
    /// uploads by their root alone: nobody else learns which they are.
    function purchaseWithQuote(Quote calldata quote, bytes calldata signature) external;

    /// @notice The same, and tells everybody which uploads were bought: it emits `DataUploadsPurchased`. Reverts unless the
    /// lists make the quote's basket root.
    /// @dev Its gas grows with the basket, by about 1.4k an upload: a large one is bought by `purchaseWithQuote`.
    /// @param salt that the quote's basket root was made with
    function purchaseWithQuoteAndList(
        Quote calldata quote,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities,
        bytes calldata signature,
        bytes32 salt
    ) external;

    /// @notice The same as `purchaseWithQuote`, with the buyer's permit for the token. Succeeds even if somebody else has sent the permit already.
    function purchaseWithQuoteAndPermit(
        Quote calldata quote,
        bytes calldata signature,
        uint256 permitDeadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice Pays the pool's owner all payments that are no longer held.
    function withdrawProceeds(string calldata dataPoolId) external returns (uint256 amount);
}
