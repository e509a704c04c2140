/** The contents of a signed quote, in the contract's terms; runs in a browser, too. */
import { buildTree } from '../merkle/build.ts';
import { keccak, toHex } from '../merkle/hash.ts';
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

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** As the contract packs it: the salt, then each quality as a word of 32 bytes. */
function saltAndQualities(salt: string, qualities: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(wordBytes * (1 + qualities.length));
  bytes.set(bytesOf(salt));
  for (const [at, quality] of qualities.entries()) bytes[wordBytes * (at + 2) - 1] = quality;
  return bytes;
}

const wordBytes = 32;

/**
 * Returns the root of the lean Merkle tree over the hash of a salt and all qualities, and the upload hashes, in order. It
 * stands on the chain beside the buyer's wallet: without the salt, whoever knows the uploads of a pool could try which of
 * them a wallet has bought. With it, `purchaseWithQuoteAndList` proves both lists.
 * @param salt base64 of 32 random bytes that nobody else has
 * @param uploads hashes as base64 of 32 bytes each; qualities of 0 to 10
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
