/** The contents of a signed quote, in the contract's terms; runs in a browser, too. */
import { buildTree } from '../merkle/build.ts';
import { toHex } from '../merkle/hash.ts';
import { rootOf } from '../merkle/tree.ts';

/** EIP-712, as QuoteProof.sol has it. */
export const quoteTypes = {
  Quote: [
    { name: 'buyer', type: 'address' },
    { name: 'dataPoolId', type: 'string' },
    { name: 'basketRoot', type: 'bytes32' },
    { name: 'basketSize', type: 'uint256' },
    { name: 'total', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

/** What takes a signed quote back: Settlements.sol has the same. */
export const cancellationTypes = { Cancellation: [{ name: 'purchaseId', type: 'bytes32' }] };

export const quoteDomain = (chainId: number, marketplace: string) => ({
  name: 'CGDX Marketplace',
  version: '1',
  chainId,
  verifyingContract: marketplace,
});

const bytesOf = (uploadHash: string): Uint8Array =>
  Uint8Array.from(atob(uploadHash), (letter) => letter.charCodeAt(0));

/**
 * Returns the root of the lean Merkle tree over a salt and the upload hashes, in order. It stands on the chain beside the
 * buyer's wallet: without the salt, whoever knows the uploads of a pool could try which of them a wallet has bought.
 * @param salt base64 of 32 random bytes that nobody else has
 * @param uploadHashes base64 of 32 bytes each
 */
export const basketRoot = (salt: string, uploadHashes: readonly string[]): string =>
  toHex(rootOf(buildTree([salt, ...uploadHashes].map(bytesOf))));
