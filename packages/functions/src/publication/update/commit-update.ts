/**
 * Writes a confirmed update into the stored tree: first the nodes, which may be written repeatedly, then HEAD
 * and the rest in one write.
 */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf } from '@cgdx/core/merkle/leaf.ts';
import { replaceLeaves } from '@cgdx/core/merkle/replace.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { type Head, treeOf } from '../../chain/merkle/head.ts';
import { hashOfLeaf, readLeaves } from '../../chain/merkle/leaf-log.ts';
import { tableNodeStore } from '../../chain/merkle/node-store.ts';
import { type Claimed, commitRootUpdate, fanOut, type RootUpdate } from '../../chain/merkle/root-update.ts';
import { wasmHashPair } from '../../chain/merkle/wasm-hash-pair.ts';
import type { Receipt } from '../../chain/node/chain-query.ts';
import { marketplace } from '../../chain/node/marketplace.ts';
import type { LaneSession } from '../../chain/transaction/lane-session.ts';
import { chain } from '../../ground/links.ts';
import type { ConfirmedUpdate } from './confirm-update.ts';

/** @returns the claims that it paid */
export async function commitUpdate(
  { lease }: LaneSession,
  head: Head,
  { update, receipt }: ConfirmedUpdate,
): Promise<Claimed[]> {
  const store = tableNodeStore(lease.fence);
  const { tree, nodes } = await changedTree(head, update, store);
  invariant(
    toHex(rootOf(tree)) === update.newRoot,
    'the stored leaves give a root that differs from the chain’s',
  );
  await store.write(nodes);
  const { transactionHash, blockNumber } = receipt;
  const amounts = amountsPaid(receipt);
  const claimed = update.claims.map((claim, at): Claimed => {
    const amountWei = amounts[at];
    invariant(amountWei !== undefined, 'a claim without its transfer');
    return { ...claim, amountWei: String(amountWei), transactionHash, blockNumber };
  });
  const claims = update.claims.map((claim, at) => ({ ...claim, amountWei: String(amounts[at]) }));
  await commitRootUpdate(lease, { ...update, claims, transactionHash, blockNumber });
  await fanOut(lease);
  return claimed;
}

async function changedTree(head: Head, update: RootUpdate, store: ReturnType<typeof tableNodeStore>) {
  if (update.kind === 'append') {
    const leaves = await readLeaves(update.oldSize, update.size);
    return appendLeaves(treeOf(head), leaves.map(hashOfLeaf), await wasmHashPair());
  }
  const replacements = await Promise.all(
    update.claims.map(async ({ index }) => {
      const [leaf] = await readLeaves(index, index + 1);
      invariant(leaf, 'a claimed upload has a leaf');
      return { index, leaf: claimedLeaf(hashOfLeaf(leaf)) };
    }),
  );
  return replaceLeaves(store, treeOf(head), replacements);
}

/** The events that a claim emits, each with the argument that holds the amount in wei. */
const amountArguments: Readonly<Record<string, string>> = {
  LogTokenTransfer: 'tokenReward',
  RewardSettledOffChain: 'reward',
};

/** Returns the amounts paid, in wei, in the order of the claims. */
function amountsPaid(receipt: Receipt): bigint[] {
  const address = chain().marketplace.toLowerCase();
  return receipt.logs
    .filter((log) => log.address.toLowerCase() === address)
    .map((log) => marketplace.parseLog(log))
    .flatMap((event) => {
      const argument = amountArguments[event?.name ?? ''];
      return event && argument !== undefined ? [BigInt(event.args[argument])] : [];
    });
}
