/** Decides which roots prove nothing any more: the owner has cut leaves away that a stolen key appended. */
import { keccak, toHex } from './hash.ts';

/** Leaves from `newSize` on were removed in this block. */
export interface Void {
  readonly newSize: number;
  readonly blockNumber: number;
}

/** Calldata that asks the contract for all of them, 0x hex. */
export const voidsCall = toHex(keccak(new TextEncoder().encode('voids()'))).slice(0, 10);

const wordDigits = 64;

/** @param answer the ABI encoding of an array of pairs; nothing if no contract of ours stands there */
export function decodeVoids(answer: string): Void[] {
  const words = answer.slice(2).match(/.{64}/g) ?? [];
  // The first word says where the array begins, the second how long it is.
  const count = Number(BigInt(`0x${words[1] ?? '0'}`));
  if (answer.length - 2 !== (words.length === 0 ? 0 : (2 + 2 * count) * wordDigits))
    throw new RangeError('a list of voids is pairs of words behind its length');
  return Array.from({ length: count }, (_, at) => ({
    newSize: Number(BigInt(`0x${words[2 + 2 * at]}`)),
    blockNumber: Number(BigInt(`0x${words[3 + 2 * at]}`)),
  }));
}

/** @param root how many leaves it covers, and the block in which it was published */
export const isVoided = (voids: readonly Void[], root: { size: number; blockNumber: number }): boolean =>
  voids.some(({ newSize, blockNumber }) => newSize < root.size && blockNumber >= root.blockNumber);
