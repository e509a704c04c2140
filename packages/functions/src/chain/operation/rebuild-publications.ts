/** Makes publications that were lost anew, from the transactions that the chain has: so proofs have one to name again. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { fromHex, toHex } from '@cgdx/core/merkle/hash.ts';
import { memoryStore, type NodeReader, type NodeStore } from '@cgdx/core/merkle/node-store.ts';
import { replaceLeaves } from '@cgdx/core/merkle/replace.ts';
import { rootOf, type Tree } from '@cgdx/core/merkle/tree.ts';
import { type Head, treeOf } from '../../store/merkle/head.ts';
import { hashOfLeaf, readLeaves } from '../../store/merkle/leaf-log.ts';
import {
  type ClaimEntry,
  findClaimed,
  findPublication,
  type Publication,
} from '../../store/merkle/root-update.ts';
import { findRootEvent, findTransaction, type MinedTransaction } from '../node/chain-query.ts';
import { marketplace } from '../node/marketplace.ts';
import { attemptOf } from '../transaction/request-signature.ts';

/** No reorg goes deeper; proofs name the newest alone. */
const mostVersions = 64;
/** How far a reorg may move a transaction forward. */
const slackBlocks = 256;

/**
 * Goes back from HEAD, through versions that are there, too.
 * @param nodes of HEAD's tree
 * @returns oldest first; nothing older than what the chain does not tell
 */
export async function rebuildPublications(head: Head, nodes: NodeReader): Promise<Publication[]> {
  const store = memoryStore(nodes);
  const made: Publication[] = [];
  let tree = treeOf(head);
  let before: number | undefined;
  for (let version = head.version; version > Math.max(0, head.version - mostVersions); version--) {
    const root = toHex(rootOf(tree));
    const known = await findPublication(version);
    if (known && known.newRoot !== root) break;
    const transaction = known ? undefined : await transactionOf(root, before);
    const data = known?.data ?? transaction?.data;
    const undone = data === undefined ? undefined : await undo(store, tree, data);
    if (!undone) break;
    if (transaction) made.unshift(publicationOf(version, tree, undone, transaction));
    tree = undone.before;
    // What came earlier is in no later block.
    before = known?.blockNumber ?? transaction?.blockNumber;
  }
  return made;
}

interface Undone {
  readonly before: Tree;
  readonly kind: Publication['kind'];
  readonly claims: readonly ClaimEntry[];
}

async function transactionOf(root: string, to?: number): Promise<MinedTransaction | undefined> {
  const event = await findRootEvent(root, 0, to);
  return event && ((await findTransaction(event.transactionHash)) ?? undefined);
}

/** What the call made of the tree before it to come to `tree`; undefined where it is none of the lane's. */
async function undo(store: NodeStore, tree: Tree, data: string): Promise<Undone | undefined> {
  const call = marketplace.parseTransaction({ data });
  if (call?.name === 'appendUploads') {
    const peaks = [...call.args.peaks].map((peak: string) => fromHex(peak));
    return { before: { size: tree.size - Number(call.args[1]), peaks }, kind: 'append', claims: [] };
  }
  const paid: { index: bigint; userAddress: string }[] =
    call?.name === 'uploadIncentives'
      ? [...call.args.claims]
      : call?.name === 'uploadIncentive'
        ? [{ index: call.args.index, userAddress: call.args.userAddress }]
        : [];
  if (paid.length === 0) return undefined;
  const claims = await Promise.all(paid.map(({ index }) => claimOf(Number(index))));
  const replaced = await replaceLeaves(store, tree, await Promise.all(claims.map(unclaimed)));
  await store.write(replaced.nodes);
  return { before: replaced.tree, kind: 'claim', claims };
}

async function claimOf(at: number): Promise<ClaimEntry> {
  const claimed = await findClaimed(at);
  invariant(claimed, 'a claim that the chain has is noted');
  const { payoutId, index, wallet } = claimed;
  return { payoutId, index, wallet };
}

async function unclaimed({ index }: ClaimEntry) {
  const [leaf] = await readLeaves(index, index + 1);
  invariant(leaf, 'a claimed upload has a leaf');
  return { index, leaf: hashOfLeaf(leaf) };
}

function publicationOf(
  version: number,
  tree: Tree,
  { before, kind, claims }: Undone,
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
