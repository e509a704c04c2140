/** Prepares the transaction that pays waiting claims together, or marks them as paid by a bank: those that the contract would take now. */

import { mostPerUpdate } from '@cgdx/workflows/wiring/limit.ts';
import type { Head } from '../../chain/merkle/head.ts';
import {
  type ClaimKind,
  type ClaimRequest,
  claimRequests,
  recordClaimWait,
} from '../../chain/merkle/request.ts';
import { findClaimed, type RootUpdate } from '../../chain/merkle/root-update.ts';
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
import { proveLease } from '../../ground/table/lease.ts';
import { claimableSentence } from './claimable-sentence.ts';
import { draftClaims } from './draft-claims.ts';
import { notifyPaid, notifyRefused } from './notify-workflows.ts';

/** How many are told in one call why they wait; the others are told once it is their turn. */
const mostTold = 1_000;

/** What the chain would not take now: this call of the lane does not ask about it again. Grows. */
export interface Postponed {
  /** Payout ids of claims that were tried. */
  readonly claims: Set<string>;
  /** Rails of which nothing more is paid now: the day's cap is reached, or the market is paused. */
  readonly kinds: Set<ClaimKind>;
  /** Claims that one transaction may have; less once the chain took none of so many. */
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
        // Those that asked first may fit below the cap.
        chosen = chosen.slice(0, Math.ceil(chosen.length / 2));
        continue;
      }
      if (await isOfWholeMarket(error, refusal.code)) {
        await postponeKind(kind, refusal, postponed);
        return undefined;
      }
      const payable = await payableOf(session, head, chosen, postponed);
      // Each could be paid alone and not all together: the escrow is enough for some of them.
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
  const claims = await Promise.all(requests.map(({ index }) => findClaimed(index)));
  for (const [at, request] of requests.entries()) {
    // A leaf that the chain does not have yet has no reward yet.
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

/** Whether what refuses one claim refuses all others of its rail today: not a reward that is larger than a whole day's cap. */
async function isOfWholeMarket(error: RpcRefusal, code: string): Promise<boolean> {
  if (code === 'MarketPaused') return true;
  if (code !== 'EpochCapReached') return false;
  const [cap, paidAfter]: readonly bigint[] = [...(parseRevert(error.data)?.args ?? [])];
  const { paid } = await epochBudget();
  return cap !== undefined && paidAfter !== undefined && paidAfter - paid <= cap;
}

/** Asks the chain about no other claim of this rail in this call of the lane, and tells those who wait why. */
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
 * Those that the contract would pay, though not all of them together: halves are asked about, and halves of those that it
 * refuses, so that one claim in a large batch costs a few questions and not one for each claim.
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

/** A claim that the key's function does not sign is left to an operator, and keeps no other claim waiting. */
function postponeRefused(
  chosen: readonly ClaimRequest[],
  { payoutIds }: SigningRefused,
  postponed: Postponed,
): ClaimRequest[] {
  for (const payoutId of payoutIds) postponed.claims.add(payoutId);
  return chosen.filter(({ payoutId }) => !postponed.claims.has(payoutId));
}

/** The chain pays an upload's reward only a while after its append, so that what a stolen key appended can be cut away. */
async function postponeUncounted(request: ClaimRequest, postponed: Postponed): Promise<void> {
  const message = claimableSentence(await claimableFrom(request.index));
  await postpone(request, { code: 'NotClaimableYet', message }, postponed);
}

/** Leaves the claim to the next invocation. The lane may not write payouts, so the sweep tells the payout what it waits for. */
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

/** A holder that slept through its lease judged by an old HEAD, so it must not refuse. */
async function refuse(
  session: LaneSession,
  request: ClaimRequest,
  code: string,
  message: string,
): Promise<void> {
  await proveLease(session.lease);
  await notifyRefused(request, code, message);
}
