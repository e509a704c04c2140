/** The chain lane: whoever holds the lease publishes all that waits, in as few transactions as possible. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type Head, readHead } from '../../chain/merkle/head.ts';
import { leafCount } from '../../chain/merkle/leaf-log.ts';
import { takeLease } from '../../chain/merkle/lease.ts';
import { claimKinds, claimRequests, waitersBelow } from '../../chain/merkle/request.ts';
import {
  dropInFlight,
  type RootUpdate,
  readInFlight,
  storeInFlight,
} from '../../chain/merkle/root-update.ts';
import { currentRoot } from '../../chain/node/marketplace-query.ts';
import { chainRefused } from '../../chain/node/revert.ts';
import { RpcRefusal } from '../../chain/node/rpc.ts';
import type { LaneSession } from '../../chain/transaction/lane-session.ts';
import { prepareUpdate } from '../../chain/transaction/prepare-update.ts';
import { keepLease, type Lease, proveLease } from '../../ground/table/lease.ts';
import { commitUpdate } from '../update/commit-update.ts';
import { type ConfirmedUpdate, confirmUpdate } from '../update/confirm-update.ts';
import { draftAppend } from '../update/draft-append.ts';
import { notifyAnchoredBelow, notifyPaid, reportProgressBelow } from '../update/notify-workflows.ts';
import { type Postponed, prepareClaims } from '../update/prepare-claims.ts';
import { republishLost } from '../update/republish-lost.ts';
import { standBy } from './stand-by.ts';

/**
 * Publishes until nothing waits, the deadline passes, or another holds the lane and a second one stands by.
 * A request that was stored before this call is served: a holder looks again after it has released the lease.
 * @param deadline unix ms
 * @throws MarketError ChainUnavailable and others of kind `unavailable`: requests stay stored
 */
export async function publishPending(deadline: number): Promise<void> {
  const postponed: Postponed = { claims: new Set(), kinds: new Set() };
  while (Date.now() < deadline && (await isAnythingPending(postponed))) {
    const lease = await takeLease();
    if (lease) await whileHolding(lease, () => publishAsHolder({ lease, deadline }, postponed));
    else if (!(await standBy(deadline))) return;
  }
}

/** Releases the lease however the work ends. A revert becomes an error of ours, and is tried again another time. */
async function whileHolding<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  return keepLease(lease, async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
      // A holder that slept through its lease drafted from an old HEAD, and the revert means nothing.
      await proveLease(lease);
      throw chainRefused(error);
    }
  });
}

/**
 * Publishes again what the chain has lost, even if nothing waits. Waits for the lane if another holds it.
 * @param deadline unix ms
 * @returns how many transactions were published again
 * @throws MarketError ChainUnavailable and others of kind `unavailable`; RootUnknown
 */
export async function restoreChain(deadline: number): Promise<number> {
  const [head, inFlight, root] = await Promise.all([readHead(), readInFlight(), currentRoot()]);
  if (root === head.root || root === inFlight?.newRoot) return 0;
  const lease = (await takeLease()) ?? ((await standBy(deadline)) ? await takeLease() : undefined);
  if (!lease) return 0;
  return whileHolding(lease, async () => republishLost({ lease, deadline }, await readHead()));
}

async function isAnythingPending({ claims, kinds }: Postponed): Promise<boolean> {
  const [head, leaves, inFlight] = await Promise.all([readHead(), leafCount(), readInFlight()]);
  if (inFlight || leaves > head.size) return true;
  if ((await waitersBelow(head.size)).length > 0) return true;
  const open = claimKinds.filter((kind) => !kinds.has(kind));
  const waiting = await Promise.all(open.map((kind) => claimRequests(kind, claims.size + 1)));
  return waiting.flat().some(({ payoutId }) => !claims.has(payoutId));
}

async function publishAsHolder(session: LaneSession, postponed: Postponed): Promise<void> {
  let head = await readHead();
  await republishLost(session, head);
  const unfinished = await readInFlight();
  if (unfinished) head = await complete(session, head, unfinished);
  await notifyAnchoredBelow(head.size);
  // Appends, claims of wallets and claims of banks take turns, so that none keeps another waiting.
  for (let turn = 0; Date.now() < session.deadline; turn++) {
    const update = await prepareNext(session, head, postponed, turn);
    if (!update) return;
    head = await complete(session, head, update);
  }
}

/** @returns undefined if nothing waits that can be published now */
async function prepareNext(
  session: LaneSession,
  head: Head,
  postponed: Postponed,
  turn: number,
): Promise<RootUpdate | undefined> {
  const append = async () => {
    const draft = await draftAppend(head);
    return draft && prepareUpdate(session, head, draft);
  };
  const kinds = [append, ...claimKinds.map((kind) => () => prepareClaims(session, head, postponed, kind))];
  for (const at of kinds.keys()) {
    const update = await kinds[(turn + at) % kinds.length]?.();
    if (update) return update;
  }
  return undefined;
}

/** Sees a stored update through and notifies all whom it serves. @returns the new HEAD */
async function complete(session: LaneSession, head: Head, stored: RootUpdate): Promise<Head> {
  if (stored.version !== head.version + 1) {
    throw new MarketError('bug', 'InvariantBroken', 'A stored update does not follow from HEAD.');
  }
  const confirmed = await confirmInFlight(session, stored);
  const claimed = await commitUpdate(session, head, confirmed);
  await Promise.all([notifyAnchoredBelow(stored.size), ...claimed.map(notifyPaid)]);
  return readHead();
}

async function confirmInFlight(session: LaneSession, stored: RootUpdate): Promise<ConfirmedUpdate> {
  const context = {
    ...session,
    save: (update: RootUpdate) => storeInFlight(session.lease, update),
    report: (sentence: string) => reportProgressBelow(stored.size, sentence),
  };
  try {
    return await confirmUpdate(context, stored);
  } catch (error) {
    // A reverted update can never be mined: the next holder drafts a new one from the state of the chain.
    if (error instanceof MarketError && error.code === 'TransactionReverted')
      await dropInFlight(session.lease);
    throw error;
  }
}
