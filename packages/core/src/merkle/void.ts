/** Decides which roots are void: after a stolen key appended leaves, the owner of the contract can remove them. */
import { keccak, toHex } from './hash.ts';

/** The record of a removal: the leaves from `newSize` on were removed in block `blockNumber`. */
export interface Void {
  readonly newSize: number;
  readonly blockNumber: number;
}

/** The calldata that requests all voids from the contract, 0x hex. */
export const voidsCall = toHex(keccak(new TextEncoder().encode('voids()'))).slice(0, 10);

const wordDigits = 64;

/** @param answer the ABI encoding of an array of pairs; empty if the address has no such contract */
export function decodeVoids(answer: string): Void[] {
  const words = answer.slice(2).match(/.{64}/g) ?? [];
  // The first word is the offset of the array, the second its length.
  const count = Number(BigInt(`0x${words[1] ?? '0'}`));
  if (answer.length - 2 !== (words.length === 0 ? 0 : (2 + 2 * count) * wordDigits))
    throw new RangeError('a list of voids consists of its length and pairs of words');
  return Array.from({ length: count }, (_, at) => ({
    newSize: Number(BigInt(`0x${words[2 + 2 * at]}`)),
    blockNumber: Number(BigInt(`0x${words[3 + 2 * at]}`)),
  }));
}

/** @param root the number of leaves that the root covers, and the block in which it was published */
export const isVoided = (voids: readonly Void[], root: { size: number; blockNumber: number }): boolean =>
  voids.some(({ newSize, blockNumber }) => newSize < root.size && blockNumber >= root.blockNumber);
