/** The chain lane: whoever holds the lease publishes everything that waits, in as few transactions as can be. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type Head, readHead } from '../../store/merkle/head.ts';
import { leafCount } from '../../store/merkle/leaf-log.ts';
import { keepLease, type Lease, proveLease, takeLease } from '../../store/merkle/lease.ts';
import { claimRequests, waitersBelow } from '../../store/merkle/request.ts';
import {
  dropInFlight,
  type RootUpdate,
  readInFlight,
  storeInFlight,
} from '../../store/merkle/root-update.ts';
import { currentRoot } from '../node/chain-query.ts';
import { chainRefused } from '../node/revert.ts';
import { RpcRefusal } from '../node/rpc.ts';
import type { LaneSession } from '../session/lane-session.ts';
import { standBy } from '../session/stand-by.ts';
import { prepare } from '../transaction/send.ts';
import { commit } from '../update/commit-update.ts';
import { type ConfirmedUpdate, land } from '../update/confirm-update.ts';
import { draftAppend } from '../update/draft-append.ts';
import { republishLost } from '../update/republish-lost.ts';
import { prepareClaimUpdate } from '../update/select-claims.ts';
import { notifyAnchoredBelow, notifyPaid, reportProgressBelow } from '../workflow/notify-workflows.ts';

/**
 * Works until nothing waits, or the time is over, or another holds the lane and a second one stands by.
 * Whoever registers a wait and then calls this is served: a holder looks again after it let go of the lease.
 * @param deadline unix ms
 * @throws MarketError ChainUnavailable and others of kind `unavailable`: what waits goes on waiting
 */
export async function publishPending(deadline: number): Promise<void> {
  // Claims that the chain would not take now are not asked about again in this turn.
  const postponed = new Set<string>();
  while (Date.now() < deadline && (await isAnythingPending(postponed))) {
    const lease = await takeLease();
    if (lease) await holding(lease, () => turn({ lease, deadline }, postponed));
    else if (!(await standBy(deadline))) return;
  }
}

/** Lets go of the lease however the work ends. What the contract says no to is tried again another time. */
async function holding<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  return keepLease(lease, async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
      // A holder that slept through its lease plans from an old HEAD: then the no means nothing.
      await proveLease(lease);
      throw chainRefused(error);
    }
  });
}

/**
 * Publishes again what the chain has lost, also while nothing waits; waits for the lane where another holds it.
 * @param deadline unix ms
 * @returns how many transactions the chain got again
 * @throws MarketError ChainUnavailable and others of kind `unavailable`; RootUnknown
 */
export async function restoreChain(deadline: number): Promise<number> {
  const [head, inFlight, root] = await Promise.all([readHead(), readInFlight(), currentRoot()]);
  if (root === head.root || root === inFlight?.newRoot) return 0;
  const lease = (await takeLease()) ?? ((await standBy(deadline)) ? await takeLease() : undefined);
  if (!lease) return 0;
  return holding(lease, async () => republishLost({ lease, deadline }, await readHead()));
}

async function isAnythingPending(postponed: ReadonlySet<string>): Promise<boolean> {
  const [head, leaves, inFlight] = await Promise.all([readHead(), leafCount(), readInFlight()]);
  if (inFlight || leaves > head.size) return true;
  if ((await waitersBelow(head.size)).length > 0) return true;
  return (await claimRequests(postponed.size + 1)).some(({ payoutId }) => !postponed.has(payoutId));
}

async function turn(run: LaneSession, postponed: Set<string>): Promise<void> {
  let head = await readHead();
  await republishLost(run, head);
  const left = await readInFlight();
  if (left) head = await finish(run, head, left);
  await notifyAnchoredBelow(head.size);
  for (let claimsFirst = false; Date.now() < run.deadline; claimsFirst = !claimsFirst) {
    // Taken in turns, so that neither keeps the other waiting.
    const move = await next(run, head, postponed, claimsFirst);
    if (!move) return;
    head = await finish(run, head, move);
  }
}

async function next(
  run: LaneSession,
  head: Head,
  postponed: Set<string>,
  claimsFirst: boolean,
): Promise<RootUpdate | undefined> {
  const append = async () => {
    const plan = await draftAppend(head);
    return plan && prepare(run, head, plan);
  };
  const claim = () => prepareClaimUpdate(run, head, postponed);
  return claimsFirst ? ((await claim()) ?? append()) : ((await append()) ?? claim());
}

/** Sees a stored move through and answers all whom it serves. */
async function finish(run: LaneSession, head: Head, stored: RootUpdate): Promise<Head> {
  if (stored.version !== head.version + 1) {
    throw new MarketError('bug', 'InvariantBroken', 'A stored move does not follow from HEAD.');
  }
  const landed = await confirmInFlight(run, stored);
  const claimed = await commit(run, head, landed);
  await Promise.all([notifyAnchoredBelow(stored.size), ...claimed.map(notifyPaid)]);
  return readHead();
}

async function confirmInFlight(run: LaneSession, stored: RootUpdate): Promise<ConfirmedUpdate> {
  const landing = {
    ...run,
    save: (move: RootUpdate) => storeInFlight(run.lease, move),
    tell: (sentence: string) => reportProgressBelow(stored.size, sentence),
  };
  try {
    return await land(landing, stored);
  } catch (error) {
    // It can never be mined again; the next turn plans anew from what the chain says then.
    if (error instanceof MarketError && error.code === 'TransactionReverted') await dropInFlight(run.lease);
    throw error;
  }
}
