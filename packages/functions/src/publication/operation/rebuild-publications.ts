/**
 * Rebuilds lost publications from the transactions that the chain has, so that proofs can name a transaction
 * again.
 */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { fromHex, toHex } from '@cgdx/core/merkle/hash.ts';
import { memoryStore, type NodeReader, type NodeStore } from '@cgdx/core/merkle/node-store.ts';
import { replaceLeaves } from '@cgdx/core/merkle/replace.ts';
import { rootOf, type Tree } from '@cgdx/core/merkle/tree.ts';
import type { TransactionDescription } from 'ethers';
import { type Head, treeOf } from '../../chain/merkle/head.ts';
import { hashOfLeaf, readLeaves } from '../../chain/merkle/leaf-log.ts';
import {
  type ClaimEntry,
  findClaimed,
  findPublication,
  type Publication,
} from '../../chain/merkle/root-update.ts';
import { findTransaction, type MinedTransaction } from '../../chain/node/chain-query.ts';
import { marketplace } from '../../chain/node/marketplace.ts';
import { findRootEvent } from '../../chain/node/marketplace-query.ts';
import { attemptOf } from '../../chain/transaction/attempt.ts';

/** No reorg goes deeper than this, and proofs name only the newest publication. */
const maxVersions = 64;
/** How many blocks earlier a reorg may put the transaction. */
const slackBlocks = 256;

/**
 * Goes back from HEAD version by version, through stored and lost publications.
 * @param nodes of HEAD's tree
 * @returns the lost ones, oldest first, down to the first that the chain does not show
 */
export async function rebuildPublications(head: Head, nodes: NodeReader): Promise<Publication[]> {
  const store = memoryStore(nodes);
  const rebuilt: Publication[] = [];
  let tree = treeOf(head);
  let upToBlock: number | undefined;
  for (let version = head.version; version > Math.max(0, head.version - maxVersions); version--) {
    const root = toHex(rootOf(tree));
    const known = await findPublication(version);
    if (known && known.newRoot !== root) break;
    const transaction = known ? undefined : await transactionThatMade(root, upToBlock);
    const data = known?.data ?? transaction?.data;
    const undone = data === undefined ? undefined : await undo(store, tree, data);
    if (!undone) break;
    if (transaction) rebuilt.unshift(publicationOf(version, tree, undone, transaction));
    tree = undone.before;
    // An earlier version is in no later block.
    upToBlock = known?.blockNumber ?? transaction?.blockNumber;
  }
  return rebuilt;
}

interface UndoneUpdate {
  readonly before: Tree;
  readonly kind: Publication['kind'];
  readonly claims: readonly ClaimEntry[];
}

async function transactionThatMade(root: string, upToBlock?: number): Promise<MinedTransaction | undefined> {
  const event = await findRootEvent(root, 0, upToBlock);
  return event && ((await findTransaction(event.transactionHash)) ?? undefined);
}

/**
 * Returns the tree before the call `data`, which turned it into `tree`; undefined if it is not a call of the
 * lane.
 */
async function undo(store: NodeStore, tree: Tree, data: string): Promise<UndoneUpdate | undefined> {
  const call = marketplace.parseTransaction({ data });
  if (call?.name === 'appendUploads') {
    const peaks = [...call.args.peaks].map((peak: string) => fromHex(peak));
    return { before: { size: tree.size - Number(call.args[1]), peaks }, kind: 'append', claims: [] };
  }
  const paid = indexesPaid(call);
  if (paid.length === 0) return undefined;
  const claims = await Promise.all(paid.map((index) => claimOf(Number(index))));
  const replaced = await replaceLeaves(store, tree, await Promise.all(claims.map(unclaimedLeaf)));
  await store.write(replaced.nodes);
  return { before: replaced.tree, kind: 'claim', claims };
}

/** Returns the indexes of the leaves that the call marks as claimed. */
function indexesPaid(call: TransactionDescription | null): bigint[] {
  switch (call?.name) {
    case 'uploadIncentives':
    case 'settleOffChainMany':
      return [...call.args.claims].map(({ index }) => index);
    case 'uploadIncentive':
    case 'settleOffChain':
      return [call.args.index];
    default:
      return [];
  }
}

async function claimOf(at: number): Promise<ClaimEntry> {
  const claimed = await findClaimed(at);
  invariant(claimed, 'a claim that the chain has is noted');
  const { payoutId, index, requestedAt, wallet, amountWei } = claimed;
  return {
    ...{ payoutId, index, amountWei },
    ...(requestedAt !== undefined && { requestedAt }),
    ...(wallet !== undefined && { wallet }),
  };
}

async function unclaimedLeaf({ index }: ClaimEntry) {
  const [leaf] = await readLeaves(index, index + 1);
  invariant(leaf, 'a claimed upload has a leaf');
  return { index, leaf: hashOfLeaf(leaf) };
}

function publicationOf(
  version: number,
  tree: Tree,
  { before, kind, claims }: UndoneUpdate,
  transaction: MinedTransaction,
): Publication {
  const { data, gasLimit, hash, blockNumber } = transaction;
  return {
    version,
    kind,
    oldRoot: toHex(rootOf(before)),
    newRoot: toHex(rootOf(tree)),
    oldSize: before.size,
    size: tree.size,
    peaks: tree.peaks.map(toHex),
    claims: [...claims],
    data,
    gasLimit,
    preparedAtBlock: Math.max(0, blockNumber - slackBlocks),
    attempts: [attemptOf(transaction)],
    transactionHash: hash,
    blockNumber,
  };
}
