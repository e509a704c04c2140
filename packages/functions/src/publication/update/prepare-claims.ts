/**
 * Prepares the transaction that pays waiting claims together, or marks them as paid by a bank. It contains only
 * claims that the contract would accept now.
 */

import { mostPerUpdate } from '@cgdx/workflows/wiring/limit.ts';
import type { Head } from '../../chain/merkle/head.ts';
import {
  type ClaimKind,
  type ClaimRequest,
  claimRequests,
  recordClaimWait,
} from '../../chain/merkle/request.ts';
import { findFannedOut, type RootUpdate } from '../../chain/merkle/root-update.ts';
import { parseRevert } from '../../chain/node/marketplace.ts';
import {
  claimableFrom,
  claimableSize,
  epochBudget,
  estimateGas,
} from '../../chain/node/marketplace-query.ts';
import { describeRevert } from '../../chain/node/revert.ts';
import { RpcRefusal } from '../../chain/node/rpc.ts';
import type { LaneSession } from '../../chain/transaction/lane-session.ts';
import { prepareUpdate } from '../../chain/transaction/prepare-update.ts';
import { SigningRefused } from '../../chain/transaction/request-signature.ts';
import { senderOf } from '../../chain/transaction/sender.ts';
import { isTooLarge } from '../../chain/transaction/too-large.ts';
import { warn } from '../../ground/log/log.ts';
import { renewLease } from '../../ground/table/lease.ts';
import { claimableSentence } from './claimable-sentence.ts';
import { draftClaims } from './draft-claims.ts';
import { notifyPaid, notifyRefused } from './notify-workflows.ts';

/** How many claims get their reason to wait in one call; the others get it once it is their turn. */
const mostTold = 1_000;

/** Claims that the chain would not accept now: this call of the lane does not ask about them again. Grows. */
export interface Postponed {
  /** Payout ids of claims that were tried. */
  readonly claims: Set<string>;
  /** Rails on which nothing more is paid now: the day's cap is reached, or the market is paused. */
  readonly kinds: Set<ClaimKind>;
  /** The most claims in one transaction; fewer after no node took so many. */
  most: number;
}

export const nothingPostponed = (): Postponed => ({
  ...{ claims: new Set<string>(), kinds: new Set<ClaimKind>() },
  most: Math.max(mostPerUpdate.claims, mostPerUpdate.bankClaims),
});

/**
 * Refuses claims that can never be paid, and postpones those that cannot be paid now.
 * @returns undefined if no claim is left to pay
 */
export async function prepareClaims(
  session: LaneSession,
  head: Head,
  postponed: Postponed,
  kind: ClaimKind,
): Promise<RootUpdate | undefined> {
  let chosen = await claimsToTry(session, head, postponed, kind);
  while (chosen.length > 0) {
    try {
      return await prepareUpdate(session, head, await draftClaims(head, chosen));
    } catch (error) {
      if (error instanceof SigningRefused && error.payoutIds.length > 0) {
        chosen = postponeRefused(chosen, error, postponed);
        continue;
      }
      if (isTooLarge(error) && chosen.length > 1) {
        postponed.most = Math.ceil(chosen.length / 2);
        chosen = chosen.slice(0, postponed.most);
        continue;
      }
      if (!(error instanceof RpcRefusal)) throw error;
      const refusal = describeRevert(error);
      if (refusal.code === 'EpochCapReached' && chosen.length > 1) {
        // The earlier half may fit below the cap.
        chosen = chosen.slice(0, Math.ceil(chosen.length / 2));
        continue;
      }
      if (await isOfWholeMarket(error, refusal.code)) {
        await postponeKind(kind, refusal, postponed);
        return undefined;
      }
      const payable = await payableOf(session, head, chosen, postponed);
      // Each of them could be paid alone, but not all together: the escrow is enough for some of them.
      const half = payable.slice(0, Math.floor(payable.length / 2));
      if (payable.length === 1 && chosen.length === 1) postponed.claims.add(payable[0]?.payoutId ?? '');
      chosen = payable.length < chosen.length ? payable : half;
    }
  }
  return undefined;
}

async function claimsToTry(
  session: LaneSession,
  head: Head,
  postponed: Postponed,
  kind: ClaimKind,
): Promise<ClaimRequest[]> {
  if (postponed.kinds.has(kind)) return [];
  const most = Math.min(postponed.most, kind === 'claim' ? mostPerUpdate.claims : mostPerUpdate.bankClaims);
  const byIndex = new Map<number, ClaimRequest>();
  const requests = await claimRequests(kind, most + postponed.claims.size);
  const counted = requests.length > 0 ? await claimableSize() : 0;
  const claims = await Promise.all(requests.map(({ index }) => findFannedOut(index)));
  for (const [at, request] of requests.entries()) {
    // The confirmed tree does not have the leaf yet, so there is no reward yet.
    if (request.index >= head.size) postponed.claims.add(request.payoutId);
    if (postponed.claims.has(request.payoutId) || byIndex.has(request.index)) continue;
    const claimed = claims[at];
    if (!claimed && request.index >= counted) await postponeUncounted(request, postponed);
    else if (!claimed) byIndex.set(request.index, request);
    else if (claimed.payoutId === request.payoutId) await notifyPaid(claimed);
    else await refuse(session, request, 'RewardAlreadyClaimed', 'This reward was claimed by another payout.');
  }
  return [...byIndex.values()].slice(0, most);
}

/**
 * Whether the reason that refuses one claim refuses all others of its rail today. A reward that is larger than
 * a whole day's cap does not.
 */
async function isOfWholeMarket(error: RpcRefusal, code: string): Promise<boolean> {
  if (code === 'MarketPaused') return true;
  if (code !== 'EpochCapReached') return false;
  const [cap, paidAfter]: readonly bigint[] = [...(parseRevert(error.data)?.args ?? [])];
  const { paid } = await epochBudget();
  return cap !== undefined && paidAfter !== undefined && paidAfter - paid <= cap;
}

/**
 * Asks the chain about no other claim of this rail in this call of the lane, and records the reason in the
 * waiting claims.
 */
async function postponeKind(
  kind: ClaimKind,
  { code, message }: NonNullable<ClaimRequest['waitsFor']>,
  postponed: Postponed,
): Promise<void> {
  postponed.kinds.add(kind);
  const waiting = await claimRequests(kind, mostTold);
  warn('chain-lane.claims-postponed', { code, kind, claims: waiting.length });
  for (const request of waiting) await recordClaimWait(request, { code, message });
}

/**
 * Returns the claims that the contract would accept, though not all of them together. Asks about halves, and
 * about halves of a refused half, so that one bad claim in a large batch costs a few questions and not one for
 * each claim.
 */
async function payableOf(
  session: LaneSession,
  head: Head,
  requests: readonly ClaimRequest[],
  postponed: Postponed,
): Promise<ClaimRequest[]> {
  const middle = Math.ceil(requests.length / 2);
  const halves = [requests.slice(0, middle), requests.slice(middle)].filter((half) => half.length > 0);
  const payable: ClaimRequest[] = [];
  for (const half of halves) {
    try {
      await estimateGas(senderOf({ kind: 'claim' }), (await draftClaims(head, half)).data);
      payable.push(...half);
    } catch (error) {
      const [only, ...more] = half;
      if (only && more.length === 0) await judge(session, only, error, postponed);
      else if (!(error instanceof RpcRefusal)) throw error;
      else payable.push(...(await payableOf(session, head, half, postponed)));
    }
  }
  return payable;
}

async function judge(
  session: LaneSession,
  request: ClaimRequest,
  error: unknown,
  postponed: Postponed,
): Promise<void> {
  const { kind, code, message } = describeRevert(error);
  if (kind === 'later') await postpone(request, { code, message }, postponed);
  else await refuse(session, request, code, message);
}

/** Leaves the claims that the key's function refused to an operator, so that they delay no other claim. */
function postponeRefused(
  chosen: readonly ClaimRequest[],
  { payoutIds }: SigningRefused,
  postponed: Postponed,
): ClaimRequest[] {
  for (const payoutId of payoutIds) postponed.claims.add(payoutId);
  return chosen.filter(({ payoutId }) => !postponed.claims.has(payoutId));
}

/**
 * The chain pays an upload's reward only a while after its append, so that leaves appended with a stolen key
 * can be cut.
 */
async function postponeUncounted(request: ClaimRequest, postponed: Postponed): Promise<void> {
  const message = claimableSentence(await claimableFrom(request.index));
  await postpone(request, { code: 'NotClaimableYet', message }, postponed);
}

/**
 * Leaves the claim to the next invocation. The lane may not write payouts, so a sweep records in the payout
 * what it waits for.
 */
async function postpone(
  request: ClaimRequest,
  reason: NonNullable<ClaimRequest['waitsFor']>,
  postponed: Postponed,
): Promise<void> {
  const { payoutId } = request;
  warn('chain-lane.claim-postponed', { code: reason.code, payoutId });
  await recordClaimWait(request, reason);
  postponed.claims.add(payoutId);
}

/** A holder that slept through its lease judged by an old HEAD, so it must not refuse the claim. */
async function refuse(
  session: LaneSession,
  request: ClaimRequest,
  code: string,
  message: string,
): Promise<void> {
  await renewLease(session.lease);
  await notifyRefused(request, code, message);
}
