/** Plans how the tree on the chain is cut back to ours, after a stolen key appended leaves that we do not know. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { fromHex, type Hash, hashPair, toHex } from '@cgdx/core/merkle/hash.ts';
import { leavesBelow, type Place, subtreesOf } from '@cgdx/core/merkle/shape.ts';
import { readHead } from '../../chain/merkle/head.ts';
import { transactionOf } from '../../chain/merkle/voided-head.ts';
import { findTransaction } from '../../chain/node/chain-query.ts';
import { marketplace } from '../../chain/node/marketplace.ts';
import { claimableSize, currentRoot, rootEventsSince } from '../../chain/node/marketplace-query.ts';

/** The arguments of `cutBack`, and what is cut. */
export interface Cut {
  readonly newSize: number;
  readonly size: number;
  /** 0x hex, like the following fields. */
  readonly peaks: readonly string[];
  readonly subtreeRoots: readonly string[];
  /** The accounts that appended the leaves to be cut. */
  readonly senders: readonly string[];
}

/**
 * Reads everything and changes nothing.
 * @returns undefined if the chain has our root
 * @throws MarketError RootUnknown if something other than appends followed our root; TooLateToCut if the
 * rewards of some of these leaves can be claimed already
 *
 */
export async function planCut(): Promise<Cut | undefined> {
  const [head, root] = await Promise.all([readHead(), currentRoot()]);
  if (root === head.root) return undefined;
  const made = await transactionOf(head);
  const events = await rootEventsSince(made?.blockNumber ?? 0);
  const ours = events.findLastIndex(({ topics }) => topics[1] === head.root);
  if (ours < 0 && head.size > 0)
    throw refused(
      'RootUnknown',
      'The chain never had our root: npm run chain -- reconcile shows what it has.',
    );
  const nodes = new Map<string, Hash>();
  const senders = new Set<string>();
  let size = head.size;
  for (const { transactionHash } of events.slice(ours + 1)) {
    const transaction = await findTransaction(transactionHash);
    const call = transaction && marketplace.parseTransaction({ data: transaction.data });
    if (!transaction || call?.name !== 'appendUploads')
      throw refused('RootUnknown', `A call that is no append has changed the root: ${transactionHash}.`);
    const [roots, count]: [string[], bigint] = [[...call.args[0]], call.args[1]];
    for (const [at, place] of subtreesOf(size, Number(count)).entries())
      nodes.set(nameOf(place), fromHex(roots[at] ?? ''));
    size += Number(count);
    senders.add(transaction.from);
  }
  const counted = await claimableSize();
  if (counted > head.size)
    throw refused('TooLateToCut', `${counted - head.size} of the foreign leaves can be claimed already.`);
  const subtreeRoots = subtreesOf(head.size, size - head.size).map((place) => toHex(hashAt(nodes, place)));
  return { newSize: head.size, size, peaks: head.peaks, subtreeRoots, senders: [...senders] };
}

const nameOf = ({ level, index }: Place): string => `${level}/${index}`;

/** Returns the hash of a subtree that one append filled, or several appends together. */
function hashAt(nodes: ReadonlyMap<string, Hash>, place: Place): Hash {
  const known = nodes.get(nameOf(place));
  if (known) return known;
  if (leavesBelow(place.level) === 1)
    throw refused('RootUnknown', 'A transaction does not show which leaves it appended.');
  const [level, index] = [place.level - 1, 2 * place.index];
  return hashPair(hashAt(nodes, { level, index }), hashAt(nodes, { level, index: index + 1 }));
}

const refused = (code: string, message: string): MarketError =>
  new MarketError('conflict', code, message, {
    advice: 'Keep the market paused, and leave it: "Leaving a market after a theft" in docs/operations.md.',
  });
