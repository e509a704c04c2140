/**
 * Builds the tree from the leaf log, which is never changed. The chain and the stored tree are compared with
 * it.
 */
import { type Hash, toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf } from '@cgdx/core/merkle/leaf.ts';
import type { TreeNode } from '@cgdx/core/merkle/node-store.ts';
import { type PackedTree, packTree } from '@cgdx/core/merkle/packed.ts';
import type { Place } from '@cgdx/core/merkle/shape.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { expectedLeaf } from '../../chain/merkle/expected-leaf.ts';
import { leafCount, readLeaves } from '../../chain/merkle/leaf-log.ts';
import { findDamagedNodes } from '../../chain/merkle/node-reader.ts';
import { allClaimed } from '../../chain/merkle/root-update.ts';
import { wasmHashPair } from '../../chain/merkle/wasm-hash-pair.ts';

/** Leaves or nodes that are read at once. */
const batchSize = 2_000;

interface LeafLog {
  /** In the order of their indexes; claimed leaves in their claimed form. */
  readonly leaves: readonly Hash[];
  /** Why no tree can be built from the log, in a sentence. */
  readonly fault?: string;
}

export async function readLeafLog(): Promise<LeafLog> {
  const [count, paid] = await Promise.all([leafCount(), allClaimed()]);
  const claimed = new Set(paid.map(({ index }) => index));
  const leaves: Hash[] = [];
  for (let from = 0; from < count; from += batchSize) {
    for (const logged of await readLeaves(from, Math.min(count, from + batchSize))) {
      if (logged.index !== leaves.length)
        return {
          leaves,
          fault: `The log has no leaf ${leaves.length}. Restore its table from a backup first.`,
        };
      const leaf = expectedLeaf(logged);
      if (toHex(leaf) !== logged.leaf)
        return { leaves, fault: `Leaf ${logged.index} of the log does not follow from its upload.` };
      leaves.push(claimed.has(logged.index) ? claimedLeaf(leaf) : leaf);
    }
  }
  if (leaves.length < count)
    return {
      leaves,
      fault: `The log says ${count} leaves and has ${leaves.length}. Restore its table from a backup first.`,
    };
  return { leaves };
}

export interface LoggedTree {
  readonly root: string;
  readonly peaks: readonly string[];
  readonly nodes: PackedTree;
}

/** The tree over the first `size` leaves. */
export async function buildTree(leaves: readonly Hash[], size: number): Promise<LoggedTree> {
  const { tree, nodes } = packTree(leaves.slice(0, size), await wasmHashPair());
  return { root: toHex(rootOf(tree)), peaks: tree.peaks.map(toHex), nodes };
}

/** Returns the nodes that are missing or wrong on their stored pages, and the number of all nodes. */
export async function compareWithPages(all: PackedTree): Promise<{ damaged: TreeNode[]; count: number }> {
  const damaged: TreeNode[] = [];
  let count = 0;
  let batch: Place[] = [];
  const compare = async () => {
    const hashes = await all.read(batch);
    damaged.push(
      ...(await findDamagedNodes(batch.map((place, at) => ({ place, hash: hashes[at] as Hash })))),
    );
    count += batch.length;
    batch = [];
  };
  for (const place of all.places()) {
    batch.push(place);
    if (batch.length === batchSize) await compare();
  }
  await compare();
  return { damaged, count };
}
