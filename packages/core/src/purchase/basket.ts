/** The contents of a signed quote, as the contract hashes them; also runs in browsers. */
import { buildTree } from '../merkle/build.ts';
import { keccak, toHex } from '../merkle/hash.ts';
import { rootOf } from '../merkle/tree.ts';

/** The EIP-712 types of a quote, as in QuoteProof.sol. */
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

/** The EIP-712 type that cancels a signed quote, as in Settlements.sol. */
export const cancellationTypes = { Cancellation: [{ name: 'purchaseId', type: 'bytes32' }] };

export const quoteDomain = (chainId: number, marketplace: string) => ({
  name: 'CGDX Marketplace',
  version: '1',
  chainId,
  verifyingContract: marketplace,
});

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Encodes as the contract does: the salt, then each quality as a word of 32 bytes. */
function saltAndQualities(salt: string, qualities: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(wordBytes * (1 + qualities.length));
  bytes.set(bytesOf(salt));
  for (const [at, quality] of qualities.entries()) bytes[wordBytes * (at + 2) - 1] = quality;
  return bytes;
}

const wordBytes = 32;

/**
 * Returns the root of the lean Merkle tree over the hash of a salt and all qualities, and the upload hashes, in order. The root
 * is on the chain together with the buyer's wallet. Without the salt, anybody who knows the uploads of a pool could test which
 * of them a wallet has bought. With the salt, `purchaseWithQuoteAndList` proves both lists.
 * @param salt base64 of 32 secret random bytes
 * @param uploads hashes as base64 of 32 bytes each; qualities from 0 to 10
 */
export const basketRoot = (
  salt: string,
  uploads: readonly { readonly uploadHash: string; readonly quality: number }[],
): string =>
  toHex(
    rootOf(
      buildTree([
        keccak(
          saltAndQualities(
            salt,
            uploads.map(({ quality }) => quality),
          ),
        ),
        ...uploads.map(({ uploadHash }) => bytesOf(uploadHash)),
      ]),
    ),
  );
