/** Drafts the call that appends every waiting leaf. */
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { mostPerUpdate } from '@cgdx/workflows/wiring/limit.ts';
import { type Head, treeOf } from '../../chain/merkle/head.ts';
import { hashOfLeaf, leafCount, readLeaves } from '../../chain/merkle/leaf-log.ts';
import type { UpdateDraft } from '../../chain/merkle/root-update.ts';
import { wasmHashPair } from '../../chain/merkle/wasm-hash-pair.ts';
import { marketplace } from '../../chain/node/marketplace.ts';

/** Returns undefined if no leaf waits. */
export async function draftAppend(head: Head): Promise<UpdateDraft | undefined> {
  const end = Math.min(await leafCount(), head.size + mostPerUpdate.leaves);
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
