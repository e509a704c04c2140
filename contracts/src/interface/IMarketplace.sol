// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title The data marketplace: pools, the Merkle root of all uploads, rewards and purchases.
/// @notice Every amount is in base units of CGDX. Every root follows from the one before it, proved on-chain.
interface IMarketplace {
    /// @notice A data pool as a reader sees it.
    struct DataPool {
        address data_pool_owner;
        string data_pool_id;
        /// Base units that an upload of quality 10 and multiplier 1 earns.
        uint256 max_incentive;
        /// Uploads whose reward was paid or settled.
        uint256 num_uploads;
        bool availableForPurchase;
        /// Base units for each point of quality.
        uint256 price_per_upload;
    }

    /// @notice One claim of a batch; the fields are those of `uploadIncentive`.
    struct Claim {
        bytes32 uploadHash;
        bytes32[] proof;
        uint256 dataQuality;
        uint256 index;
        string dataPoolId;
        address userAddress;
        uint256 earlyBirdMultiplier;
    }

    /// @notice What the operator offers: a basket of one pool's uploads at one price, for one buyer, once.
    struct Quote {
        address buyer;
        string dataPoolId;
        /// keccak256 of the upload hashes, one after another.
        bytes32 basketHash;
        uint256 total;
        /// Any number the buyer has not used: 256 of them share a word of storage.
        uint256 nonce;
        uint256 deadline;
    }

    // The spec's events.
    event DataSetPurchased(address indexed buyer, string dataPoolId, uint256 price);
    event DataUploadCompleted(string dataPoolId, uint256 numUploads);
    event DataUploadsPurchased(
        bytes32[] uploadHashes, uint256[] dataQuality, string dataPoolId, address userAddress
    );
    event LogApproval(address indexed owner, address indexed spender, uint256 amount);
    event LogMerkleRootUpdated(bytes32 indexed newRoot);
    event LogTokenTransfer(address indexed userAddress, uint256 tokenReward);

    // And ours.
    /// Its new terms are in `getDataPool`.
    event DataPoolSet(string dataPoolId);
    event DataPoolRemoved(string dataPoolId);
    event PoolFunded(string dataPoolId, uint256 amount);
    /// The owner set a root by hand, before the seal.
    event MerkleRootOverridden(bytes32 oldRoot, bytes32 newRoot);
    event Sealed();
    event RewardSettledOffChain(bytes32 indexed uploadHash, string dataPoolId, uint256 reward);
    event QualityRecorded(bytes32 indexed uploadHash, string dataPoolId, uint256 dataQuality);
    /// Buyer, pool and price are in the `DataSetPurchased` of the same call.
    event QuotePurchased(bytes32 indexed basketHash, uint256 nonce);
    event QuoterSet(address quoter);
    event PurchaseReleased(bytes32 indexed purchaseId, string dataPoolId, uint256 amount);
    event PurchaseRefunded(bytes32 indexed purchaseId, string dataPoolId, address buyer, uint256 amount);
    event ProceedsWithdrawn(string dataPoolId, address to, uint256 amount);
    event EpochCapSet(uint256 cap);
    event PausedSet(bool paused);

    error PoolExists(string dataPoolId);
    error PoolOwnerMissing(string dataPoolId);
    error PoolUnknown(string dataPoolId);
    error PoolNotForSale(string dataPoolId);
    error PoolHoldsPayments(string dataPoolId, uint256 amount);
    /// The pool's escrow cannot pay this reward.
    error PoolEscrowEmpty(string dataPoolId, uint256 escrow, uint256 reward);
    error AmountOutOfRange(uint256 amount);
    error QualityOutOfRange(uint256 dataQuality);
    error MultiplierOutOfRange(uint256 multiplier);
    error RootNotEmpty(bytes32 root);
    /// The proof or the peaks do not lead to the current root.
    error RootMismatch(bytes32 current, bytes32 computed);
    /// The change does not lead to the root that was announced.
    error NewRootMismatch(bytes32 announced, bytes32 computed);
    error RewardAlreadyClaimed(bytes32 uploadHash, uint256 index);
    error NothingGiven();
    error EpochCapReached(uint256 cap, uint256 paidAfter);
    error IsPaused();
    error IsSealed();
    error LengthsDiffer(uint256 hashes, uint256 qualities);
    error QualityNotRecorded(bytes32 uploadHash);
    error QualityMismatch(bytes32 uploadHash, uint256 recorded, uint256 given);
    error QuoteExpired(uint256 deadline);
    error QuoteNotForCaller(address buyer);
    error QuoteUsed(uint256 nonce);
    error QuoteNotSigned(address signer);
    error PurchaseSettled(bytes32 purchaseId);
    error HeldTooLittle(uint256 held, uint256 amount);
    error NotPoolOwner(address caller);

    // Pools
    function addDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external;

    /// @notice Changes what a pool pays and costs from now on; uploads already in the tree earn by the new figure.
    function updateDataPool(
        string calldata poolId,
        uint256 maxIncentive,
        uint256 price_per_upload,
        bool availableForPurchase,
        address dataPoolOwner
    ) external;

    /// @notice Ends a pool; its escrow goes back to the caller. Its uploads can no longer be claimed or bought.
    function removeDataPool(string calldata poolId) external;
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

    /// @notice Moves `amount` of the caller's CGDX into the pool's escrow, from which its rewards are paid.
    function fundPool(string calldata poolId, uint256 amount) external;
    function escrowOf(string calldata poolId) external view returns (uint256);

    // The tree
    function getDataUploadMerkleRoot() external view returns (bytes32);
    function size() external view returns (uint256);

    /// @notice Sets a root by hand. Owner alone, until `seal()`; the number of leaves stays.
    function updateDataUploadMerkleRoot(bytes32 newRoot) external;
    /// @notice Ends that for good.
    function seal() external;
    function isSealed() external view returns (bool);

    /// @notice Appends `count` leaves, given as the aligned subtrees that they fill.
    /// @dev Of `count` 64 bits are plenty, and they give the call a low selector: it is found early, for less gas.
    /// @param peaks the complete subtrees of the tree as it is, largest first: they must fold to its root
    function appendUploads(
        bytes32[] calldata subtreeRoots,
        uint64 count,
        bytes32[] calldata peaks,
        bytes32 newRoot
    ) external;

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

    /// @notice Many claims, each proved against the root that the one before it leaves.
    function uploadIncentives(Claim[] calldata claims, bytes32 newMerkleRoot) external;

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
    function recordedQuality(string calldata dataPoolId, bytes32 uploadHash)
        external
        view
        returns (bool recorded, uint256 dataQuality);

    /// @notice Buys uploads whose quality is recorded, at quality x price each; any other quality is refused.
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities
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

    /// @notice Whose signature makes a quote.
    function quoter() external view returns (address);
    function setQuoter(address signer) external;

    /// @notice Whether `buyer` has used this nonce of a quote.
    function isNonceUsed(address buyer, uint256 nonce) external view returns (bool);

    /// @notice Access was given: the payment can no longer be refunded, the pool's owner may have it.
    function releasePurchase(bytes32 purchaseId, string calldata dataPoolId, uint256 amount) external;
    /// @notice Gives a held payment back. Possible until it was released or the holding time has passed.
    function refundPurchase(bytes32 purchaseId, string calldata dataPoolId, address buyer, uint256 amount)
        external;
    /// @notice Sends the pool's owner everything that is no longer held.
    function withdrawProceeds(string calldata dataPoolId) external returns (uint256 amount);
    function proceedsOf(string calldata dataPoolId) external view returns (uint256 held, uint256 withdrawable);

    // The rest
    function cgdxToken() external view returns (address);
    /// @notice What `spender` may take of the caller's CGDX.
    function getAllowance(address spender) external view returns (uint256);
    /// @notice The most that one day can pay in rewards, in base units.
    function setEpochCap(uint256 cap) external;
    /// @notice That cap, and what today has paid of it.
    function epochBudget() external view returns (uint256 cap, uint256 paid);
    function paused() external view returns (bool);
    /// @notice Stops appends, rewards, purchases, refunds and withdrawals.
    function pause() external;
    function unpause() external;
}
