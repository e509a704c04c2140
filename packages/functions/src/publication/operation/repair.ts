/** Restores what a diagnosis found to be lost. Sends nothing to the chain. */
import type { TreeNode } from '@cgdx/core/merkle/node-store.ts';
import type { Head } from '../../chain/merkle/head.ts';
import { tableNodeStore } from '../../chain/merkle/node-store.ts';
import { type Publication, restoreHead, storePublication } from '../../chain/merkle/root-update.ts';
import type { Lease } from '../../ground/table/lease.ts';

export interface Repair {
  readonly head: Head;
  /** Nodes that are missing or wrong on their pages. */
  readonly nodes: readonly TreeNode[];
  readonly isHeadWrong: boolean;
  /** Publications that were lost, and rebuilt from the transactions that the chain has. */
  readonly publications: readonly Publication[];
}

const nodesPerWrite = 2_000;

/** @throws MarketError LeaseLost */
export async function repairTree(lease: Lease, repair: Repair): Promise<void> {
  const { head, nodes, isHeadWrong, publications } = repair;
  const store = tableNodeStore(lease.fence);
  for (let at = 0; at < nodes.length; at += nodesPerWrite) {
    await store.write(nodes.slice(at, at + nodesPerWrite));
  }
  if (isHeadWrong) await restoreHead(lease, head);
  for (const publication of publications) await storePublication(lease, publication);
}
