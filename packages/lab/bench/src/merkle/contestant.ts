/** A Merkle tree to measure, the product's or a peer's, all with Keccak-256. */

export interface Contestant {
  /** Builds a tree of leaves, which it converts to its own form. @returns the root as 0x hex */
  readonly build: (leaves: readonly Uint8Array[]) => Promise<string>;
  /** Appends one leaf and computes the root. */
  readonly insert: () => unknown;
  /** Returns the proof of the leaf at `index`. */
  readonly prove: (index: number) => unknown;
}

const leafBytes = 32;

/** Returns a leaf, the same for every contestant: pseudo-random and distinct. */
export function leafAt(index: number): Uint8Array {
  const leaf = new Uint8Array(leafBytes);
  const view = new DataView(leaf.buffer);
  for (let at = 0; at < leafBytes; at += 4) view.setUint32(at, Math.imul(index + at + 1, 0x9e3779b1) >>> 0);
  view.setUint32(0, index);
  return leaf;
}

export const leavesOf = (count: number): Uint8Array[] => Array.from({ length: count }, (_, at) => leafAt(at));
