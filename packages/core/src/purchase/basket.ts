/** The contents of a signed quote, in the contract's terms; runs in a browser, too. */
import { z } from 'zod';
import { buildTree } from '../merkle/build.ts';
import { toHex } from '../merkle/hash.ts';
import { rootOf } from '../merkle/tree.ts';

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const hex32 = z.string().regex(/^0x[0-9a-f]{64}$/);
const digits = z.string().regex(/^\d+$/);

/** The contract's `Quote`: uploads of one pool at one price, for one wallet, once. */
export const contractQuoteSchema = z.object({
  buyer: address,
  dataPoolId: z.string(),
  basketRoot: hex32,
  basketSize: digits,
  /** Base units of CGDX. */
  total: digits,
  nonce: digits,
  /** Unix seconds. */
  deadline: digits,
});
export type ContractQuote = z.infer<typeof contractQuoteSchema>;

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

export const quoteDomain = (chainId: number, marketplace: string) => ({
  name: 'CGDX Marketplace',
  version: '1',
  chainId,
  verifyingContract: marketplace,
});

const bytesOf = (uploadHash: string): Uint8Array =>
  Uint8Array.from(atob(uploadHash), (letter) => letter.charCodeAt(0));

/**
 * Returns the root of the lean Merkle tree over the upload hashes, in order.
 * @param uploadHashes base64 of 32 bytes each
 */
export const basketRoot = (uploadHashes: readonly string[]): string =>
  toHex(rootOf(buildTree(uploadHashes.map(bytesOf))));
