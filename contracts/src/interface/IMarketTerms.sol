// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title The marketplace's structs, events and errors.
/// @notice Every amount is in base units of CGDX. Every root follows from the one before it, proved on-chain.
interface IMarketTerms {
    /// @notice A data pool as views return it.
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

    /// @notice One claim of a batch; the fields are those of `uploadIncentive`. `userAddress` is zero where a bank pays.
    struct Claim {
        bytes32 uploadHash;
        uint256 dataQuality;
        uint256 index;
        string dataPoolId;
        address userAddress;
        uint256 earlyBirdMultiplier;
    }

    /// @notice An offer: a basket of one pool's uploads at one price, for one buyer, valid once.
    struct Quote {
        address buyer;
        string dataPoolId;
        /// Root of the lean Merkle tree whose leaves are H(salt, qualities) and then the upload hashes: `verifyMerkleProof`
        /// proves any of them.
        bytes32 basketRoot;
        uint256 basketSize;
        uint256 total;
        /// Any number that the buyer has not used in this pool. 32 consecutive ones share a word of storage.
        uint256 nonce;
        /// At most a day ahead when it is used.
        uint256 deadline;
    }

    /// @notice An earlier market whose uploads were taken over. They have the indexes below `size` that no earlier origin has.
    struct Origin {
        address market;
        uint40 size;
    }

    /// @notice Leaves from `newSize` on were removed in this block: roots of a larger tree that were published before prove
    /// nothing any more.
    struct Void {
        uint40 newSize;
        uint64 blockNumber;
    }

    /// @notice Uploads below `beforeIndex` earn at least `incentive` base units.
    struct Promise {
        uint40 beforeIndex;
        uint88 incentive;
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

    // Events beyond the spec.
    event DataPoolSet(
        string dataPoolId,
        uint256 maxIncentive,
        uint256 pricePerUpload,
        bool availableForPurchase,
        address dataPoolOwner
    );
    /// Uploads below this index still earn at least this incentive.
    event IncentiveKept(string dataPoolId, uint256 maxIncentive, uint256 beforeIndex);
    /// The owner can make this call from that second of the market's time on, for another 14 days.
    event Announced(bytes32 indexed callHash, bytes call, uint256 effectiveFrom);
    event AnnouncementWithdrawn(bytes32 indexed callHash);
    /// `escrow` went to the owner.
    event DataPoolRemoved(string dataPoolId, uint256 escrow);
    event PoolFunded(string dataPoolId, uint256 amount);
    /// The owner set a root by hand, before the seal.
    event MerkleRootOverridden(bytes32 oldRoot, bytes32 newRoot);
    event Sealed(bytes32 root, uint256 size);
    /// Wallet and amount are in the `LogTokenTransfer` of the same call.
    event UploadClaimed(bytes32 uploadHash, uint256 index);
    /// The same for many, in the order of their `LogTokenTransfer`.
    event UploadsClaimed(bytes32[] uploadHashes, uint256[] indexes);
    /// Leaves from `newSize` on were removed. Roots published since the tree had that size prove nothing any more.
    event RootsVoided(bytes32 indexed oldRoot, bytes32 indexed newRoot, uint256 oldSize, uint256 newSize);
    /// A leaf counts once a whole window of so many minutes has passed since the window of its append.
    event ClaimWindowSet(uint256 minutes_);
    /// Appends and rewards have ended here; `successor` continues the tree.
    event Retired(address indexed successor, bytes32 root, uint256 size);
    event MovedIn(address indexed from, bytes32 root, uint256 size);
    /// This account can be given the role without notice.
    event StandbySet(bytes32 indexed role, address account);
    event EscrowMoved(string dataPoolId, address indexed successor, uint256 amount);
    event Rescued(address indexed to, uint256 amount);
    event RewardSettledOffChain(
        bytes32 indexed uploadHash, string dataPoolId, uint256 reward, uint256 index
    );
    /// `paid` is the part of the reward that is now paid on both rails; `amount` was added by this call, from a bank if no
    /// wallet is named.
    event RewardPaidInPart(
        bytes32 indexed uploadHash,
        string dataPoolId,
        address userAddress,
        uint256 amount,
        uint256 paid,
        uint256 index
    );
    event QualityRecorded(bytes32 indexed uploadHash, string dataPoolId, uint256 dataQuality);
    /// Buyer, pool and price are in the `DataSetPurchased` of the same call.
    event QuotePurchased(bytes32 indexed basketRoot, uint256 basketSize, uint256 nonce);
    event QuoteCancelled(
        bytes32 indexed purchaseId, address indexed buyer, string dataPoolId, uint256 nonce
    );
    event QuoterSet(address quoter);
    /// Buyer, pool and nonce are those of the purchase's `DataSetPurchased` and `QuotePurchased`.
    event PurchaseReleased(
        bytes32 indexed purchaseId, string dataPoolId, address buyer, uint256 nonce, uint256 amount
    );
    /// `refunded` is what the buyer has got back of this purchase in total, `amount` what this call added.
    event PurchaseRefunded(
        bytes32 indexed purchaseId,
        string dataPoolId,
        address buyer,
        uint256 nonce,
        uint256 amount,
        uint256 refunded
    );
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
    /// The change does not lead to the root that the caller expects.
    error NewRootMismatch(bytes32 announced, bytes32 computed);
    /// @dev The claims of a batch are ordered by index, each once; this one is out of order or repeated.
    error ClaimsOutOfOrder(uint256 index);
    /// A bank pays this reward, so the claim must not name a wallet.
    error WalletNamed(address userAddress);
    /// A part must raise the paid amount, to at most the reward.
    error PartOutOfRange(uint256 paid, uint256 upTo, uint256 reward);
    error RewardAlreadyClaimed(bytes32 uploadHash, uint256 index);
    /// The upload was appended a short time ago; `claimableFrom` says from when on it counts.
    error NotClaimableYet(uint256 index, uint256 claimableSize);
    /// Leaves that count cannot be cut, and there must be a leaf to cut.
    error CutOutOfRange(uint256 newSize, uint256 claimableSize, uint256 size);
    error NothingGiven(bytes4 selector);
    error EpochCapReached(uint256 cap, uint256 paidAfter);
    error IsPaused(uint256 since);
    error IsNotPaused();
    error IsSealed(bytes32 root);
    error SizeMismatch(uint256 size, uint256 expected);
    error NotEmpty(uint256 size);
    error IsRetired(address successor);
    error NotRetired();
    /// The old market names another successor, or this address is not a market of the same token, or its code is not the named one.
    error NotSuccessor(address market, address successor);
    /// The successor did not take the escrow, or took another amount.
    error EscrowNotMoved(address successor, uint256 amount);
    error NotAnnounced(bytes32 callHash);
    error NoticeRuns(uint256 effectiveFrom, uint256 clock);
    error NoticeExpired(uint256 expiredAt, uint256 clock);
    error TooManyCuts(string dataPoolId);
    error NothingToRescue(uint256 balance, uint256 owed);
    error LengthsDiffer(uint256 hashes, uint256 qualities);
    error QualityNotRecorded(bytes32 uploadHash);
    error DuplicateUpload(bytes32 uploadHash);
    error PriceOverMax(uint256 total, uint256 maxTotal);
    error QualityMismatch(bytes32 uploadHash, uint256 recorded, uint256 given);
    error QuoteExpired(uint256 deadline);
    /// A quote is valid for a day at most.
    error QuoteTooLong(uint256 deadline);
    error QuoteNotForCaller(address buyer);
    error QuoteUsed(uint256 nonce);
    error QuoteNotSigned(address signer);
    error QuoteNotBought(uint256 nonce);
    /// The purchase was released, so the payment is the pool owner's, or the quote was cancelled.
    error PurchaseClosed(bytes32 purchaseId);
    /// That much or more has been refunded already.
    error PurchaseRefundedAlready(bytes32 purchaseId, uint256 refunded);
    error RefundOverPaid(uint256 paid, uint256 asked);
    /// Less than this amount is held of the buyer's payments to this pool.
    error HeldTooLittle(uint256 held, uint256 amount);
    /// Another call is paying money out at this moment.
    error Reentered();
    error NotPoolOwner(address caller, address owner);
}
