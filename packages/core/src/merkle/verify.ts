/** Checks a proof, also in a browser. The path's shape follows from (size, index), so nothing else fits. */
import { type Hash, hashPair, sameHash } from './hash.ts';
import { pathOf } from './shape.ts';

export interface Proof {
  readonly leaf: Hash;
  readonly index: number;
  /** The number of leaves of the tree with this root. */
  readonly size: number;
  readonly siblings: readonly Hash[];
}

/** Returns the root that a proof leads to; undefined if its shape is not that of (size, index). */
export function rootFromProof({ leaf, index, size, siblings }: Proof): Hash | undefined {
  if (!Number.isInteger(index) || !Number.isInteger(size) || index < 0 || index >= size) return undefined;
  const path = pathOf(index, size);
  if (path.length !== siblings.length) return undefined;
  return path.reduce((node, { siblingIsLeft }, at) => {
    const sibling = siblings[at] as Hash;
    return siblingIsLeft ? hashPair(sibling, node) : hashPair(node, sibling);
  }, leaf);
}

export function verifyProof(proof: Proof, root: Hash): boolean {
  const computed = rootFromProof(proof);
  return computed !== undefined && sameHash(computed, root);
}
