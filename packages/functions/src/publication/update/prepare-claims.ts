/** Prepares the transaction that pays waiting claims together: those that the contract would pay now. One that a bank pays goes alone. */

import { mostPerUpdate } from '@cgdx/workflows/wiring/limit.ts';
import type { Head } from '../../chain/merkle/head.ts';
import {
  type ClaimKind,
  type ClaimRequest,
  claimRequests,
  recordClaimWait,
} from '../../chain/merkle/request.ts';
import { findClaimed, type RootUpdate } from '../../chain/merkle/root-update.ts';
import { claimableFrom, claimableSize, estimateGas } from '../../chain/node/marketplace-query.ts';
import { describeRevert } from '../../chain/node/revert.ts';
import { RpcRefusal } from '../../chain/node/rpc.ts';
import type { LaneSession } from '../../chain/transaction/lane-session.ts';
import { prepareUpdate } from '../../chain/transaction/prepare-update.ts';
import { SigningRefused } from '../../chain/transaction/request-signature.ts';
import { senderOf } from '../../chain/transaction/sender.ts';
import { warn } from '../../ground/log/log.ts';
import { proveLease } from '../../ground/table/lease.ts';
import { claimableSentence } from './claimable-sentence.ts';
import { draftClaims } from './draft-claims.ts';
import { notifyPaid, notifyRefused } from './notify-workflows.ts';

/**
 * Refuses claims that can never be paid, and postpones those that cannot be paid now.
 * @param postponed payout ids; grows
 * @returns undefined if no claim is left to pay
 */
export async function prepareClaims(
  session: LaneSession,
  head: Head,
  postponed: Set<string>,
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
      if (!(error instanceof RpcRefusal)) throw error;
      const payable = await payableAlone(session, head, chosen, postponed);
      // Each could be paid alone and not all together: the escrow is enough for some of them.
      const half = payable.slice(0, Math.floor(payable.length / 2));
      if (payable.length === 1 && chosen.length === 1) postponed.add(payable[0]?.payoutId ?? '');
      chosen = payable.length < chosen.length ? payable : half;
    }
  }
  return undefined;
}

async function claimsToTry(
  session: LaneSession,
  head: Head,
  postponed: Set<string>,
  kind: ClaimKind,
): Promise<ClaimRequest[]> {
  const most = kind === 'claim' ? mostPerUpdate.claims : mostPerUpdate.bankClaims;
  const byIndex = new Map<number, ClaimRequest>();
  const requests = await claimRequests(kind, most + postponed.size);
  const counted = requests.length > 0 ? await claimableSize() : 0;
  for (const request of requests) {
    // A leaf that the chain does not have yet has no reward yet.
    if (request.index >= head.size) postponed.add(request.payoutId);
    if (postponed.has(request.payoutId) || byIndex.has(request.index)) continue;
    const claimed = await findClaimed(request.index);
    if (!claimed && request.index >= counted) await postponeUncounted(request, postponed);
    else if (!claimed) byIndex.set(request.index, request);
    else if (claimed.payoutId === request.payoutId) await notifyPaid(claimed);
    else await refuse(session, request, 'RewardAlreadyClaimed', 'This reward was claimed by another payout.');
  }
  return [...byIndex.values()].slice(0, most);
}

/** Those that the contract would pay if each were the only one. */
async function payableAlone(
  session: LaneSession,
  head: Head,
  requests: readonly ClaimRequest[],
  postponed: Set<string>,
): Promise<ClaimRequest[]> {
  const payable: ClaimRequest[] = [];
  for (const request of requests) {
    try {
      await estimateGas(senderOf({ kind: 'claim' }), (await draftClaims(head, [request])).data);
      payable.push(request);
    } catch (error) {
      const { kind, code, message } = describeRevert(error);
      if (kind === 'later') await postpone(request, { code, message }, postponed);
      else await refuse(session, request, code, message);
    }
  }
  return payable;
}

/** A claim that the key's function does not sign is left to an operator, and keeps no other claim waiting. */
function postponeRefused(
  chosen: readonly ClaimRequest[],
  { payoutIds }: SigningRefused,
  postponed: Set<string>,
): ClaimRequest[] {
  for (const payoutId of payoutIds) postponed.add(payoutId);
  return chosen.filter(({ payoutId }) => !postponed.has(payoutId));
}

/** The chain pays an upload's reward only a while after its append, so that what a stolen key appended can be cut away. */
async function postponeUncounted(request: ClaimRequest, postponed: Set<string>): Promise<void> {
  const message = claimableSentence(await claimableFrom(request.index));
  await postpone(request, { code: 'NotClaimableYet', message }, postponed);
}

/** Leaves the claim to the next invocation. The lane may not write payouts, so the sweep tells the payout what it waits for. */
async function postpone(
  request: ClaimRequest,
  reason: NonNullable<ClaimRequest['waitsFor']>,
  postponed: Set<string>,
): Promise<void> {
  const { payoutId } = request;
  warn('chain-lane.claim-postponed', { code: reason.code, payoutId });
  await recordClaimWait(request, reason);
  postponed.add(payoutId);
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
