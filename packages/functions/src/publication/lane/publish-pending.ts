/** The chain lane: the holder of its lease publishes all that waits, in as few transactions as possible. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { leavesFirst, passedAfter, turnOrder } from '@cgdx/workflows/lane-turn.ts';
import { mostPerUpdate, type UpdateKind } from '@cgdx/workflows/wiring/limit.ts';
import { type Head, readHead } from '../../chain/merkle/head.ts';
import { leafCount } from '../../chain/merkle/leaf-log.ts';
import { takeLease } from '../../chain/merkle/lease.ts';
import {
  type ClaimKind,
  claimKinds,
  claimRequests,
  countClaims,
  waitersBelow,
} from '../../chain/merkle/request.ts';
import {
  dropInFlight,
  fanOut,
  type RootUpdate,
  readInFlight,
  storeInFlight,
} from '../../chain/merkle/root-update.ts';
import { currentRoot } from '../../chain/node/marketplace-query.ts';
import { chainRefused } from '../../chain/node/revert.ts';
import { RpcRefusal } from '../../chain/node/rpc.ts';
import type { LaneSession } from '../../chain/transaction/lane-session.ts';
import { prepareUpdate } from '../../chain/transaction/prepare-update.ts';
import { isTooLarge } from '../../chain/transaction/too-large.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { type Lease, renewLease, withLease } from '../../ground/table/lease.ts';
import { commitUpdate } from '../update/commit-update.ts';
import { type ConfirmedUpdate, confirmUpdate } from '../update/confirm-update.ts';
import { draftAppend } from '../update/draft-append.ts';
import { notifyAnchoredBelow, notifyPaid, reportProgressBelow } from '../update/notify-workflows.ts';
import { nothingPostponed, type Postponed, prepareClaims } from '../update/prepare-claims.ts';
import { republishLost } from '../update/republish-lost.ts';
import { standBy } from './stand-by.ts';

/**
 * Publishes until nothing waits, the deadline passes, or another holds the lane and a second one stands by. A
 * request that was stored before this call is served, since every holder looks for requests again after it has
 * released the lease.
 * @param deadline unix ms
 * @throws MarketError ChainUnavailable and others of kind `unavailable`: requests stay stored
 *
 */
export async function publishPending(deadline: number): Promise<void> {
  const postponed = nothingPostponed();
  while (Date.now() < deadline && (await isAnythingPending(postponed))) {
    const lease = await takeLease();
    if (lease) await whileHolding(lease, () => publishAsHolder({ lease, deadline }, postponed));
    else if (!(await standBy(deadline))) return;
  }
}

/**
 * Releases the lease however the work ends. A revert becomes an error of ours, so that the work is tried again
 * later.
 */
async function whileHolding<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  return withLease(lease, async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
      // A holder that slept through its lease drafted from an old HEAD: its revert means nothing.
      await renewLease(lease);
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
  return whileHolding(lease, async () => {
    await fanOut(lease);
    return republishLost({ lease, deadline }, await readHead());
  });
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
  await fanOut(session.lease);
  let head = await readHead();
  await republishLost(session, head);
  const unfinished = await readInFlight();
  if (unfinished) head = await complete(session, head, unfinished, postponed);
  await notifyAnchoredBelow(head.size);
  let passed = leavesFirst;
  while (Date.now() < session.deadline) {
    const waiting = await countWaiting(head, postponed);
    const next = await prepareNext(session, head, postponed, turnOrder(waiting, passed));
    if (!next) return;
    passed = passedAfter(waiting, passed, next.kind);
    head = await complete(session, head, next.update, postponed);
  }
}

const kindOf = { claims: 'claim', bankClaims: 'bank-claim' } as const satisfies Record<string, ClaimKind>;

async function countWaiting(head: Head, { kinds }: Postponed): Promise<Record<UpdateKind, number>> {
  const claimsOf = async (kind: 'claims' | 'bankClaims') =>
    kinds.has(kindOf[kind]) ? 0 : (await countClaims(kindOf[kind], mostPerUpdate[kind])).count;
  const [leaves, claims, bankClaims] = await Promise.all([
    leafCount(),
    claimsOf('claims'),
    claimsOf('bankClaims'),
  ]);
  return { leaves: leaves - head.size, claims, bankClaims };
}

/** @returns undefined if nothing waits that can be published now */
async function prepareNext(
  session: LaneSession,
  head: Head,
  postponed: Postponed,
  order: readonly UpdateKind[],
): Promise<{ readonly kind: UpdateKind; readonly update: RootUpdate } | undefined> {
  const append = async () => {
    const draft = await draftAppend(head);
    return draft && prepareUpdate(session, head, draft);
  };
  for (const kind of order) {
    const update = await (kind === 'leaves'
      ? append()
      : prepareClaims(session, head, postponed, kindOf[kind]));
    if (update) return { kind, update };
  }
  return undefined;
}

/**
 * Confirms a stored update and notifies everybody whom it serves. If no node takes a transaction with so many
 * claims, they are drafted again, fewer at a time.
 * @returns the new HEAD
 */
async function complete(
  session: LaneSession,
  head: Head,
  stored: RootUpdate,
  postponed: Postponed,
): Promise<Head> {
  if (stored.version !== head.version + 1) {
    throw new MarketError('bug', 'InvariantBroken', 'A stored update does not follow from HEAD.');
  }
  const confirmed = await confirmInFlight(session, stored);
  if (!confirmed) {
    postponed.most = Math.ceil(stored.claims.length / 2);
    return head;
  }
  const claimed = await commitUpdate(session, head, confirmed);
  await Promise.all([notifyAnchoredBelow(stored.size), mapConcurrently(claimed, notifyPaid)]);
  return readHead();
}

/** @returns undefined if no node takes a transaction with so many claims: nothing is in flight then */
async function confirmInFlight(
  session: LaneSession,
  stored: RootUpdate,
): Promise<ConfirmedUpdate | undefined> {
  let latest = stored;
  const context = {
    ...session,
    save: async (update: RootUpdate) => {
      await storeInFlight(session.lease, update);
      latest = update;
    },
    report: (sentence: string) => reportProgressBelow(stored.size, sentence),
  };
  try {
    return await confirmUpdate(context, stored);
  } catch (error) {
    // A transaction that a node once took may still be mined, so it stays in flight.
    const isUntaken = isTooLarge(error) && latest.attempts.length === 1 && latest.claims.length > 1;
    // A reverted update can never be mined: a new one is drafted from the state of the chain.
    if (isUntaken || (error instanceof MarketError && error.code === 'TransactionReverted'))
      await dropInFlight(session.lease);
    if (isUntaken) return undefined;
    throw error;
  }
}
