/** Writes the tree's complete nodes to DynamoDB, one item per page; a writer that lost its lease changes nothing. */
import type { NodeStore } from '@cgdx/core/merkle/node-store.ts';
import { isAtMost } from '../../ground/table/expression.ts';
import { put, write } from '../../ground/table/item.ts';
import { leaseLost } from '../../ground/table/lease.ts';
import { isConditionFailure } from '../../ground/table/table.ts';
import { keyOf, tree } from './key.ts';
import { readPages, sortKeyOf, tableNodeReader } from './node-reader.ts';
import { bytesOfPage, offsetOf, pageOf } from './page.ts';

const writesAtOnce = 16;

/** @param fence the lease's fencing token */
export function tableNodeStore(fence: number): NodeStore {
  return {
    ...tableNodeReader,
    write: async (nodes) => {
      const pages = await readPages(nodes.map(({ place }) => pageOf(place)));
      for (const { place, hash } of nodes) {
        const sk = sortKeyOf(pageOf(place));
        const page = pages.get(sk) ?? new Uint8Array(bytesOfPage);
        pages.set(sk, page);
        page.set(hash, offsetOf(place));
      }
      const all = [...pages];
      for (let at = 0; at < all.length; at += writesAtOnce) {
        await Promise.all(all.slice(at, at + writesAtOnce).map(([sk, page]) => writePage(sk, page, fence)));
      }
    },
  };
}

async function writePage(sk: string, nodes: Uint8Array, fence: number): Promise<void> {
  try {
    await write(put(tree, { ...keyOf('page', sk), nodes, fence }, { fence: isAtMost(fence) }));
  } catch (error) {
    throw isConditionFailure(error) ? leaseLost(error) : error;
  }
}
