/** Checks a proof; also runs in browsers. */
import { type Hash, sameHash } from './hash.ts';
import { type Proof, walkProof } from './proof-walk.ts';

export type { Proof } from './proof-walk.ts';

/** Returns the root that a proof leads to; undefined if the number of siblings does not fit size and index. */
export function rootFromProof(proof: Proof): Hash | undefined {
  const steps = walkProof(proof);
  return steps && (steps.at(-1)?.node ?? proof.leaf);
}

export function verifyProof(proof: Proof, root: Hash): boolean {
  const computed = rootFromProof(proof);
  return computed !== undefined && sameHash(computed, root);
}
