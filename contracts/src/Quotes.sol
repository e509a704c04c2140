// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IMarketplace} from "./interface/IMarketplace.sol";
import {LeanMerkle} from "./library/LeanMerkle.sol";
import {QuoteProof} from "./QuoteProof.sol";

/// @title Purchases by a signed quote.
abstract contract Quotes is IMarketplace, QuoteProof {
    /// @dev Limits the deadline, so that it gives the day of the purchase and with it the end of the holding time.
    uint256 private constant MAX_DEADLINE = 1 days;

    /// @inheritdoc IMarketplace
    function purchaseWithQuote(Quote calldata quote, bytes calldata signature) external {
        _purchase(quote, signature);
    }

    /// @inheritdoc IMarketplace
    function purchaseWithQuoteAndList(
        Quote calldata quote,
        bytes32[] calldata uploadHashes,
        uint256[] calldata dataQualities,
        bytes calldata signature,
        bytes32 salt
    ) external {
        if (uploadHashes.length != dataQualities.length) {
            revert LengthsDiffer(uploadHashes.length, dataQualities.length);
        }
        if (uploadHashes.length != quote.basketSize) {
            revert SizeMismatch(uploadHashes.length, quote.basketSize);
        }
        bytes32 root =
            LeanMerkle.rootOf(keccak256(abi.encodePacked(salt, dataQualities)), uploadHashes);
        if (root != quote.basketRoot) revert RootMismatch(quote.basketRoot, root);
        emit DataUploadsPurchased(uploadHashes, dataQualities, quote.dataPoolId, msg.sender);
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
        // Anyone may have sent this permit already. The allowance is then in place, or the transfer below reverts.
        try IERC20Permit(address(_token))
            .permit(msg.sender, address(this), quote.total, permitDeadline, v, r, s) {
            emit LogApproval(msg.sender, address(this), quote.total);
        } catch {}
        _purchase(quote, signature);
    }

    function _purchase(Quote calldata quote, bytes calldata signature) private {
        (uint256 window, address rightSigner) = _windowOfSale();
        if (block.timestamp > quote.deadline) revert QuoteExpired(quote.deadline);
        unchecked {
            if (quote.deadline - block.timestamp > MAX_DEADLINE) revert QuoteTooLong(quote.deadline);
        }
        if (msg.sender != quote.buyer) revert QuoteNotForCaller(quote.buyer);
        address signer = ECDSA.recoverCalldata(_purchaseIdOf(quote), signature);
        if (signer != rightSigner) revert QuoteNotSigned(signer);
        (Pool storage pool,) = _poolForSale(quote.dataPoolId);
        _addToAccount(pool.accounts[msg.sender][quote.nonce >> 5], quote.nonce, quote.total, window);
        emit QuotePurchased(quote.basketRoot, quote.basketSize, quote.nonce);
        _take(pool, quote.dataPoolId, quote.total, window);
    }

    /// @dev Records the payment in the buyer's account; `_take` then holds it.
    function _addToAccount(Account storage stored, uint256 nonce, uint256 total, uint256 window) private {
        // `Account` is one word, read and written once: `used`, then `window`, `heldNow` and `heldBefore` at the offsets below.
        uint256 word;
        assembly ("memory-safe") {
            word := sload(stored.slot)
        }
        uint256 bit = _bit(nonce);
        if (word & bit != 0) revert QuoteUsed(nonce);
        (uint256 heldNow, uint256 heldBefore) = (uint96(word >> 56), uint96(word >> 152));
        if (uint24(word >> 32) != window) {
            (heldNow, heldBefore,) = _rolled(window - uint24(word >> 32), heldNow, heldBefore);
        }
        if (total > type(uint96).max - heldNow) revert AmountOutOfRange(total);
        unchecked {
            heldNow += total;
        }
        word = uint32(word) | bit | window << 32 | heldNow << 56 | heldBefore << 152;
        assembly ("memory-safe") {
            sstore(stored.slot, word)
        }
    }
}
