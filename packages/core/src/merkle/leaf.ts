/** The leaf of an upload in the tree, as in contracts/src/library/UploadLeaf.sol. The format cannot change any more. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Hash, hashBytes, hashPair, keccak } from './hash.ts';

export interface UploadLeaf {
  readonly chainId: number;
  /** Address of the Marketplace: 0x and 40 hex digits. */
  readonly marketplace: string;
  readonly dataPoolId: string;
  readonly uploadHash: Hash;
  /** Whole number, 0 to 10. */
  readonly quality: number;
  /** Whole number, 1 to 10. */
  readonly multiplier: number;
}

const claimedTag = keccak(utf8ToBytes('cgdx.upload.claimed.v1'));

/** Hashes twice, so that no inner node can pass as a leaf. */
export const leafHash = (upload: UploadLeaf): Hash => keccak(keccak(encode(upload)));

/** Returns the leaf that replaces `leaf` after its reward was paid. */
export const claimedLeaf = (leaf: Hash): Hash => hashPair(leaf, claimedTag);

/** abi.encode(uint256 chainId, address, string dataPoolId, bytes32 uploadHash, uint256 quality, uint256 multiplier) */
function encode(upload: UploadLeaf): Uint8Array {
  const pool = utf8ToBytes(upload.dataPoolId);
  const paddedPool = new Uint8Array(Math.ceil(pool.length / hashBytes) * hashBytes);
  paddedPool.set(pool);
  if (upload.uploadHash.length !== hashBytes) throw new RangeError('an upload hash has 32 bytes');
  const head = [
    word(BigInt(upload.chainId)),
    word(BigInt(upload.marketplace)),
    // The offset of the string, which follows the six words.
    word(BigInt(6 * hashBytes)),
    upload.uploadHash,
    word(BigInt(upload.quality)),
    word(BigInt(upload.multiplier)),
  ];
  return concat([...head, word(BigInt(pool.length)), paddedPool]);
}

function word(value: bigint): Uint8Array {
  const bytes = new Uint8Array(hashBytes);
  for (let at = hashBytes - 1, rest = value; rest > 0n; at--, rest >>= 8n) bytes[at] = Number(rest & 0xffn);
  return bytes;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
