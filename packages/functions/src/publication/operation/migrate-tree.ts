/** Copies the stored tree of a retired marketplace to the keys at which its successor's lane reads it. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { copyItems, countItems } from '../../chain/merkle/copy-items.ts';
import { type Head, headSchema, storeHeadAt } from '../../chain/merkle/head.ts';
import type { Kind } from '../../chain/merkle/key.ts';
import { readItemAt } from '../../chain/merkle/read.ts';
import { findMoveIn, rootAndSizeAt, successorOf } from '../../chain/node/marketplace-query.ts';

export interface Markets {
  /** Addresses of the two markets. */
  readonly from: string;
  readonly to: string;
}

export interface MigratedTree {
  readonly leaves: number;
  readonly claimed: number;
  readonly pages: number;
}

/** Work that belongs to the old market, and would be lost in the new one. */
const unfinishedWork: Readonly<Partial<Record<Kind, string>>> = {
  'in-flight': 'a transaction is in flight',
  waiter: 'contributions wait for their root',
  claim: 'claims wait to be paid',
  'bank-claim': 'claims that a bank pays wait to be marked',
  'fan-out': 'paid claims do not all have items of their own yet',
  inbox: 'uploads wait for their place in the log',
};

/**
 * @throws MarketError LaneNotDry if the lane of this market has unfinished work, or the store differs from the
 * chain
 */
export async function assertLaneDry(market: string): Promise<Head> {
  const head = await readItemAt(market, 'head', undefined, headSchema);
  const [chainRoot, chainSize] = await rootAndSizeAt(market);
  if (head?.root !== chainRoot || head.size !== chainSize)
    throw refused('LaneNotDry', 'The store and the old market differ: npm run chain -- reconcile shows how.');
  const log = await readItemAt(market, 'log', undefined, z.object({ size: z.number().int() }));
  if (log?.size !== head.size)
    throw refused('LaneNotDry', `The log has ${log?.size ?? 0} leaves and the old market ${head.size}.`);
  for (const [kind, what] of Object.entries(unfinishedWork)) {
    if ((await countItems(kind as Kind, market)) > 0)
      throw refused('LaneNotDry', `The lane of the old market still has work: ${what}.`);
  }
  return head;
}

/**
 * Changes no item of the old market. HEAD is written last, so a copy that was interrupted can be repeated.
 * @throws MarketError NotRetired, NotMovedIn, LaneNotDry, TreeMovedOn before anything is copied
 *
 */
export async function migrateTree(markets: Markets): Promise<MigratedTree> {
  const { from, to } = markets;
  if ((await successorOf(from)).toLowerCase() !== to.toLowerCase())
    throw refused('NotRetired', `${from} was not retired in favour of ${to}: call retire first.`);
  const movedIn = await findMoveIn(to, from);
  if (!movedIn) throw refused('NotMovedIn', `${to} has not taken the tree over: call moveIn first.`);
  const head = await assertLaneDry(from);
  const there = await readItemAt(to, 'head', undefined, headSchema);
  if (there && there.root !== head.root)
    throw refused('TreeMovedOn', `The lane of ${to} is already working: its tree must not be overwritten.`);
  const leaves = await copyItems('leaf', markets, (leaf) => ({ origin: from, ...leaf }));
  await copyItems('upload', markets);
  await copyItems('append', markets);
  const claimed = await copyItems('claimed', markets);
  // The new lane counts its fence from one.
  const pages = await copyItems('page', markets, (page) => ({ ...page, fence: 0 }));
  await copyItems('log', markets);
  const { transactionHash, blockNumber } = movedIn;
  await storeHeadAt(to, { ...head, movedIn: { transactionHash, blockNumber } });
  return { leaves, claimed, pages };
}

const refused = (code: string, message: string): MarketError =>
  new MarketError('conflict', code, message, { advice: 'Nothing was copied.' });
