// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {HeldPayments} from "./HeldPayments.sol";
import {QuoteDomain} from "./library/QuoteDomain.sol";

/// @title The EIP-712 hash of a quote, and the account that records its use.
abstract contract QuoteProof is HeldPayments {
    bytes32 private constant QUOTE_TYPEHASH = keccak256(
        "Quote(address buyer,string dataPoolId,bytes32 basketRoot,uint256 basketSize,uint256 total,uint256 nonce,uint256 deadline)"
    );

    /// @dev The hash that the quoter signs and that identifies the purchase.
    function _purchaseIdOf(Quote calldata quote) internal view returns (bytes32) {
        return _typed(_hashQuote(quote));
    }

    /// @dev What is signed of a struct with this hash: bound to this chain and this market.
    function _typed(bytes32 structHash) internal view returns (bytes32) {
        return MessageHashUtils.toTypedDataHash(QuoteDomain.separator(), structHash);
    }

    function _rollAccount(Account memory account, uint256 window) internal pure {
        (uint256 heldNow, uint256 heldBefore,) =
            _rolled(window - account.window, account.heldNow, account.heldBefore);
        (account.window, account.heldNow, account.heldBefore) =
        (uint24(window), uint96(heldNow), uint96(heldBefore));
    }

    function _bit(uint256 nonce) internal pure returns (uint32) {
        return uint32(1 << (nonce & 31));
    }

    function _hashQuote(Quote calldata quote) private pure returns (bytes32) {
        return keccak256(
            abi.encode(
                QUOTE_TYPEHASH,
                quote.buyer,
                keccak256(bytes(quote.dataPoolId)),
                quote.basketRoot,
                quote.basketSize,
                quote.total,
                quote.nonce,
                quote.deadline
            )
        );
    }
}
