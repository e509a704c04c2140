/** Walks a proof up the tree, one hash at a time. Size and index determine the shape of the path, so no other proof fits. */
import { type Hash, hashPair } from './hash.ts';
import { pathOf } from './shape.ts';

export interface Proof {
  readonly leaf: Hash;
  readonly index: number;
  /** The number of leaves of the tree. */
  readonly size: number;
  readonly siblings: readonly Hash[];
}

export interface WalkStep {
  readonly sibling: Hash;
  readonly siblingIsLeft: boolean;
  /** The parent, which is the hash of both children. The last one is the root. */
  readonly node: Hash;
}

/** @returns undefined if the number of siblings does not fit size and index */
export function walkProof({ leaf, index, size, siblings }: Proof): readonly WalkStep[] | undefined {
  if (!Number.isInteger(index) || !Number.isInteger(size) || index < 0 || index >= size) return undefined;
  const path = pathOf(index, size);
  if (path.length !== siblings.length) return undefined;
  const steps: WalkStep[] = [];
  for (const [at, { siblingIsLeft }] of path.entries()) {
    const below = steps.at(-1)?.node ?? leaf;
    const sibling = siblings[at] as Hash;
    const node = siblingIsLeft ? hashPair(sibling, below) : hashPair(below, sibling);
    steps.push({ sibling, siblingIsLeft, node });
  }
  return steps;
}
