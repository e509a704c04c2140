/** Hashes nodes of the tree: keccak-256 over left and right, in this order. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** 32 bytes. */
export type Hash = Uint8Array;

export const hashBytes = 32;

/** The root of a tree without leaves. */
export const emptyRoot: Hash = new Uint8Array(hashBytes);

export const keccak = (bytes: Uint8Array): Hash => keccak_256(bytes);

/** Makes the parent of two nodes. One that is faster than `hashPair` must return the same bytes. */
export type HashPair = (left: Hash, right: Hash) => Hash;

/** Returns the parent of two nodes. */
export function hashPair(left: Hash, right: Hash): Hash {
  const both = new Uint8Array(2 * hashBytes);
  both.set(left, 0);
  both.set(right, hashBytes);
  return keccak_256(both);
}

/** Compares whole, without an early exit. */
export const sameHash = (a: Hash, b: Hash): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** Returns 0x and 64 lower-case hex digits. */
export const toHex = (hash: Hash): string => `0x${bytesToHex(hash)}`;

/** @throws RangeError if `text` is not 0x and 64 hex digits */
export function fromHex(text: string): Hash {
  if (!/^0x[0-9a-fA-F]{64}$/.test(text)) throw new RangeError('a hash is 0x and 64 hex digits');
  return hexToBytes(text.slice(2));
}
