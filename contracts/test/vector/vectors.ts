/** Test vectors of the tree's format: leaves, the root at every size to 64, and the proofs in the largest tree. */
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { keccak, toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf, leafHash } from '@cgdx/core/merkle/leaf.ts';
import { memoryStore } from '@cgdx/core/merkle/node-store.ts';
import { prove } from '@cgdx/core/merkle/prove.ts';
import { emptyTree, rootOf } from '@cgdx/core/merkle/tree.ts';

const chainId = 1287;
const marketplace = '0x1287128712871287128712871287128712871287';
const count = 64;

const uploadAt = (index: number) => ({
  chainId,
  marketplace,
  dataPoolId: index % 2 === 0 ? 'spotify' : 'a-pool-with-a-name-of-more-than-thirty-two-bytes',
  uploadHash: keccak(Uint8Array.of(index)),
  quality: index % 11,
  multiplier: 1 + (index % 10),
});

const leaves = Array.from({ length: count }, (_, index) => leafHash(uploadAt(index)));

export function vectors() {
  let tree = emptyTree;
  const roots = leaves.map((leaf) => {
    tree = appendLeaves(tree, [leaf]).tree;
    return toHex(rootOf(tree));
  });
  return {
    chainId,
    marketplace,
    leaves: leaves.map(toHex),
    claimed: leaves.map((leaf) => toHex(claimedLeaf(leaf))),
    roots,
  };
}

export async function proofAt(index: number, size: number): Promise<string[]> {
  const store = memoryStore();
  await store.write(appendLeaves(emptyTree, leaves.slice(0, size)).nodes);
  return (await prove(store, index, size)).map(toHex);
}
