// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {LeanMerkle} from "./library/LeanMerkle.sol";
import {UploadLeaf} from "./library/UploadLeaf.sol";
import {UploadTree} from "./UploadTree.sol";

/// @title Purchases: at recorded qualities, or by a signed quote. Payments are held before the pool's owner has them.
abstract contract Purchases is UploadTree, EIP712 {
    using SafeERC20 for IERC20;

    bytes32 private constant QUOTE_TYPEHASH = keccak256(
        "Quote(address buyer,string dataPoolId,bytes32 basketHash,uint256 total,uint256 nonce,uint256 deadline)"
    );
    /// @notice A payment is held for the rest of its window and the whole next one: 7 to 14 days.
    uint256 public constant HOLD_WINDOW_SECONDS = 7 days;

    mapping(address buyer => mapping(uint256 word => uint256)) private _usedNonces;
    mapping(bytes32 purchaseId => bool) private _settled;

    /// @inheritdoc IMarketplace
    function recordQuality(
        bytes32 uploadHash,
        bytes32[] calldata proof,
        uint256 dataQuality,
        uint256 index,
        string calldata dataPoolId,
        uint256 earlyBirdMultiplier
    ) external whenNotPaused {
        Pool storage pool = _poolOf(dataPoolId);
        if (dataQuality > 10) revert QualityOutOfRange(dataQuality);
        bytes32 leaf = UploadLeaf.hash(dataPoolId, uploadHash, dataQuality, earlyBirdMultiplier);
        (bytes32 unclaimed, bytes32 claimed) =
            LeanMerkle.roots(leaf, UploadLeaf.claimed(leaf), index, _state.size, proof);
        bytes32 current = _root;
        if (unclaimed != current && claimed != current) revert RootMismatch(current, unclaimed);
        pool.recorded[uploadHash] = uint8(dataQuality + 1);
        emit QualityRecorded(uploadHash, dataPoolId, dataQuality);
    }

    /// @inheritdoc IMarketplace
    function recordedQuality(string calldata dataPoolId, bytes32 uploadHash)
        external
        view
        returns (bool recorded, uint256 dataQuality)
    {
        uint256 stored = _pools[dataPoolId].recorded[uploadHash];
        return stored == 0 ? (false, 0) : (true, stored - 1);
    }

    /// @inheritdoc IMarketplace
    function purchaseUploads(
        string calldata dataPoolId,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities
    ) external whenNotPaused {
        if (uploadHashes.length != dataQualities.length) {
            revert LengthsDiffer(uploadHashes.length, dataQualities.length);
        }
        if (uploadHashes.length == 0) revert NothingGiven();
        Pool storage pool = _poolForSale(dataPoolId);
        uint256 points;
        for (uint256 i; i < uploadHashes.length; ++i) {
            uint256 stored = pool.recorded[uploadHashes[i]];
            if (stored == 0) revert QualityNotRecorded(uploadHashes[i]);
            unchecked {
                if (stored - 1 != dataQualities[i]) {
                    revert QualityMismatch(uploadHashes[i], stored - 1, dataQualities[i]);
                }
                points += stored - 1;
            }
        }
        emit DataUploadsPurchased(uploadHashes, dataQualities, dataPoolId, msg.sender);
        _take(pool, dataPoolId, points * pool.pricePerUpload);
    }

    /// @inheritdoc IMarketplace
    function purchaseWithQuote(Quote calldata quote, bytes calldata signature) external {
        _purchase(quote, signature);
    }

    /// @inheritdoc IMarketplace
    function purchaseWithQuoteAndPermit(
        Quote calldata quote,
        bytes calldata signature,
        uint256 permitDeadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        // Anyone may have sent this permit already; then the allowance stands, or the transfer below says no.
        try IERC20Permit(address(_token))
            .permit(msg.sender, address(this), quote.total, permitDeadline, v, r, s) {
            emit LogApproval(msg.sender, address(this), quote.total);
        } catch {}
        _purchase(quote, signature);
    }

    /// @inheritdoc IMarketplace
    function isNonceUsed(address buyer, uint256 nonce) external view returns (bool) {
        return _usedNonces[buyer][nonce >> 8] & (1 << (nonce & 0xff)) != 0;
    }

    /// @inheritdoc IMarketplace
    function releasePurchase(bytes32 purchaseId, string calldata dataPoolId, uint256 amount)
        external
        onlyRole(SETTLER_ROLE)
        whenNotPaused
    {
        Pool storage pool = _settle(purchaseId, dataPoolId, amount);
        pool.withdrawable += amount;
        emit PurchaseReleased(purchaseId, dataPoolId, amount);
    }

    /// @inheritdoc IMarketplace
    function refundPurchase(bytes32 purchaseId, string calldata dataPoolId, address buyer, uint256 amount)
        external
        onlyRole(SETTLER_ROLE)
        whenNotPaused
    {
        _settle(purchaseId, dataPoolId, amount);
        emit PurchaseRefunded(purchaseId, dataPoolId, buyer, amount);
        _token.safeTransfer(buyer, amount);
    }

    /// @inheritdoc IMarketplace
    function withdrawProceeds(string calldata dataPoolId) external whenNotPaused returns (uint256 amount) {
        Pool storage pool = _poolOf(dataPoolId);
        if (msg.sender != pool.owner) revert NotPoolOwner(msg.sender);
        _roll(pool);
        amount = pool.withdrawable;
        pool.withdrawable = 0;
        emit ProceedsWithdrawn(dataPoolId, msg.sender, amount);
        _token.safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc IMarketplace
    function proceedsOf(string calldata dataPoolId)
        external
        view
        returns (uint256 held, uint256 withdrawable)
    {
        Pool storage pool = _poolOf(dataPoolId);
        uint256 windows = _window() - pool.window;
        (uint256 heldNow, uint256 heldBefore) = (pool.heldNow, pool.heldBefore);
        held = windows == 0 ? heldNow + heldBefore : windows == 1 ? heldNow : 0;
        withdrawable = pool.withdrawable + heldNow + heldBefore - held;
    }

    function _purchase(Quote calldata quote, bytes calldata signature) private {
        Desk memory desk = _desk;
        if (desk.paused) revert IsPaused();
        if (block.timestamp > quote.deadline) revert QuoteExpired(quote.deadline);
        if (msg.sender != quote.buyer) revert QuoteNotForCaller(quote.buyer);
        address signer = ECDSA.recoverCalldata(_hashTypedDataV4(_hashQuote(quote)), signature);
        if (signer != desk.quoter) revert QuoteNotSigned(signer);
        mapping(uint256 => uint256) storage used = _usedNonces[msg.sender];
        uint256 bit = 1 << (quote.nonce & 0xff);
        uint256 word = used[quote.nonce >> 8];
        if (word & bit != 0) revert QuoteUsed(quote.nonce);
        used[quote.nonce >> 8] = word | bit;
        emit QuotePurchased(quote.basketHash, quote.nonce);
        _take(_poolForSale(quote.dataPoolId), quote.dataPoolId, quote.total);
    }

    function _hashQuote(Quote calldata quote) private pure returns (bytes32) {
        return keccak256(
            abi.encode(
                QUOTE_TYPEHASH,
                quote.buyer,
                keccak256(bytes(quote.dataPoolId)),
                quote.basketHash,
                quote.total,
                quote.nonce,
                quote.deadline
            )
        );
    }

    /// @dev A pool that was never added is not for sale, and says that it is unknown.
    function _poolForSale(string calldata dataPoolId) private view returns (Pool storage pool) {
        pool = _pools[dataPoolId];
        if (pool.availableForPurchase) return pool;
        _poolOf(dataPoolId);
        revert PoolNotForSale(dataPoolId);
    }

    /// @dev Takes `total` from the caller and holds it for the pool's owner.
    function _take(Pool storage pool, string calldata dataPoolId, uint256 total) private {
        _roll(pool);
        uint256 held = pool.heldNow + total;
        if (held > type(uint112).max) revert AmountOutOfRange(total);
        pool.heldNow = uint112(held);
        emit DataSetPurchased(msg.sender, dataPoolId, total);
        _token.safeTransferFrom(msg.sender, address(this), total);
    }

    /// @dev Takes `amount` out of what is still held, the older payments first, once for each purchase.
    function _settle(bytes32 purchaseId, string calldata dataPoolId, uint256 amount)
        private
        returns (Pool storage pool)
    {
        pool = _poolOf(dataPoolId);
        if (_settled[purchaseId]) revert PurchaseSettled(purchaseId);
        _settled[purchaseId] = true;
        _roll(pool);
        (uint256 heldNow, uint256 heldBefore) = (pool.heldNow, pool.heldBefore);
        if (amount > heldNow + heldBefore) revert HeldTooLittle(heldNow + heldBefore, amount);
        uint256 older = amount < heldBefore ? amount : heldBefore;
        pool.heldBefore = uint112(heldBefore - older);
        pool.heldNow = uint112(heldNow - (amount - older));
    }

    /// @dev Moves payments whose holding time has passed to what can be withdrawn.
    function _roll(Pool storage pool) private {
        uint256 window = _window();
        uint256 windows = window - pool.window;
        if (windows == 0) return;
        (uint256 heldNow, uint256 heldBefore) = (pool.heldNow, pool.heldBefore);
        uint256 free = windows == 1 ? heldBefore : heldBefore + heldNow;
        (pool.heldNow, pool.window) = (0, uint24(window));
        pool.heldBefore = windows == 1 ? uint112(heldNow) : 0;
        if (free != 0) pool.withdrawable += free;
    }

    function _window() private view returns (uint256) {
        return block.timestamp / HOLD_WINDOW_SECONDS;
    }
}
