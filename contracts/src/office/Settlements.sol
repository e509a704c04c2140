// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IMarketOffice} from "../interface/IMarketOffice.sol";
import {QuoteProof} from "../QuoteProof.sol";

/// @title Refunds and releases held payments. The quote is given again and proves what was bought and paid.
abstract contract Settlements is IMarketOffice, QuoteProof {
    using SafeERC20 for IERC20;

    /// @dev Cancellations have their own type: the buyer has a signature of the quote itself.
    bytes32 private constant CANCELLATION_TYPEHASH = keccak256("Cancellation(bytes32 purchaseId)");

    /// @inheritdoc IMarketOffice
    function isNonceUsed(address buyer, string calldata dataPoolId, uint256 nonce)
        external
        view
        returns (bool)
    {
        return _pools[dataPoolId].accounts[buyer][nonce >> 5].used & _bit(nonce) != 0;
    }

    /// @inheritdoc IMarketOffice
    function purchaseIdOf(Quote calldata quote) external view returns (bytes32) {
        return _purchaseIdOf(quote);
    }

    /// @inheritdoc IMarketOffice
    function heldOf(address buyer, string calldata dataPoolId, uint256 nonce)
        external
        view
        returns (uint256)
    {
        Account memory account = _pools[dataPoolId].accounts[buyer][nonce >> 5];
        _rollAccount(account, _window(_clock()));
        return uint256(account.heldNow) + account.heldBefore;
    }

    /// @inheritdoc IMarketOffice
    function releasePurchase(Quote calldata quote, bytes calldata signature)
        external
        onlyFor(SETTLER)
        whenNotPaused
    {
        (bytes32 id, Settlement storage settlement) = _bought(quote, signature);
        settlement.closed = true;
        uint256 amount = quote.total - settlement.refunded;
        Pool storage pool = _unhold(quote, amount);
        pool.withdrawable += amount;
        emit PurchaseReleased(id, quote.dataPoolId, quote.buyer, quote.nonce, amount);
    }

    /// @inheritdoc IMarketOffice
    function refundPurchase(Quote calldata quote, bytes calldata signature, uint256 refunded)
        external
        onlyFor(SETTLER)
        whenNotPaused
        oneAtATime
    {
        (bytes32 id, Settlement storage settlement) = _bought(quote, signature);
        if (refunded > quote.total) revert RefundOverPaid(quote.total, refunded);
        uint256 before = settlement.refunded;
        if (refunded <= before) revert PurchaseRefundedAlready(id, before);
        settlement.refunded = uint128(refunded);
        _unhold(quote, refunded - before);
        emit PurchaseRefunded(
            id, quote.dataPoolId, quote.buyer, quote.nonce, refunded - before, refunded
        );
        _token.safeTransfer(quote.buyer, refunded - before);
    }

    /// @inheritdoc IMarketOffice
    function cancelQuote(Quote calldata quote, bytes calldata signature) external {
        bytes32 id = _purchaseIdOf(quote);
        address signer = msg.sender;
        if (signature.length != 0) {
            bytes32 cancellation = keccak256(abi.encode(CANCELLATION_TYPEHASH, id));
            signer = ECDSA.recoverCalldata(_typed(cancellation), signature);
        }
        if (signer != _desk.quoter) revert QuoteNotSigned(signer);
        Account storage account = _poolOf(quote.dataPoolId).accounts[quote.buyer][quote.nonce >> 5];
        uint32 bit = _bit(quote.nonce);
        if (account.used & bit != 0) revert QuoteUsed(quote.nonce);
        account.used |= bit;
        // Nothing was paid with this quote, so nothing can be refunded.
        _settlements[id].closed = true;
        emit QuoteCancelled(id, quote.buyer, quote.dataPoolId, quote.nonce);
    }

    /// @dev Returns the purchase made with this quote. Reverts unless a quoter signed it, it was used, and it is still open.
    function _bought(Quote calldata quote, bytes calldata signature)
        private
        view
        returns (bytes32 id, Settlement storage settlement)
    {
        id = _purchaseIdOf(quote);
        address signer = ECDSA.recoverCalldata(id, signature);
        if (!_quoters[signer]) revert QuoteNotSigned(signer);
        if (_poolOf(quote.dataPoolId).accounts[quote.buyer][quote.nonce >> 5].used & _bit(quote.nonce) == 0) {
            revert QuoteNotBought(quote.nonce);
        }
        settlement = _settlements[id];
        if (settlement.closed) revert PurchaseClosed(id);
    }

    /// @dev Takes `amount` from this buyer's held payments, oldest first.
    function _unhold(Quote calldata quote, uint256 amount) private returns (Pool storage pool) {
        pool = _poolOf(quote.dataPoolId);
        uint256 window = _window(_clock());
        _roll(pool, window);
        Account memory account = pool.accounts[quote.buyer][quote.nonce >> 5];
        _rollAccount(account, window);
        uint256 held = uint256(account.heldNow) + account.heldBefore;
        // A purchase by the quote's deadline is free by now, so the buyer's held payments are from other quotes.
        if (window > _window(quote.deadline) + 1) held = 0;
        if (amount > held) revert HeldTooLittle(held, amount);
        uint256 older = amount < account.heldBefore ? amount : account.heldBefore;
        account.heldBefore -= uint96(older);
        account.heldNow -= uint96(amount - older);
        pool.accounts[quote.buyer][quote.nonce >> 5] = account;
        pool.heldBefore -= uint112(older);
        pool.heldNow -= uint112(amount - older);
    }
}
