/** Plans the transaction that appends every leaf that waits. */
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { type Head, treeOf } from '../../store/merkle/head.ts';
import { hashOfLeaf, leafCount, readLeaves } from '../../store/merkle/leaf-log.ts';
import type { UpdateDraft } from '../../store/merkle/root-update.ts';
import { wasmHashPair } from '../../store/merkle/wasm-hash-pair.ts';
import { marketplace } from '../node/marketplace.ts';

/** Bounds the memory and the pages of one move, hardly its gas: more leaves are not more subtrees. */
const leavesOfMove = 4096;

/** Nothing where no leaf waits. */
export async function draftAppend(head: Head): Promise<UpdateDraft | undefined> {
  const end = Math.min(await leafCount(), head.size + leavesOfMove);
  if (end <= head.size) return undefined;
  const leaves = await readLeaves(head.size, end);
  const { tree, subtreeRoots } = appendLeaves(treeOf(head), leaves.map(hashOfLeaf), await wasmHashPair());
  const newRoot = toHex(rootOf(tree));
  return {
    kind: 'append',
    size: tree.size,
    newRoot,
    peaks: tree.peaks.map(toHex),
    claims: [],
    data: marketplace.encodeFunctionData('appendUploads', [subtreeRoots, tree.size - head.size, head.peaks]),
  };
}
