/** Chooses the claims that go out together: those that the contract would pay now. */
import type { Head } from '../../store/merkle/head.ts';
import { proveLease } from '../../store/merkle/lease.ts';
import { type ClaimRequest, claimRequests } from '../../store/merkle/request.ts';
import { findClaimed, type RootUpdate } from '../../store/merkle/root-update.ts';
import { estimateGas } from '../node/chain-query.ts';
import { describeRevert } from '../node/revert.ts';
import { RpcRefusal } from '../node/rpc.ts';
import type { LaneSession } from '../session/lane-session.ts';
import { SigningRefused } from '../transaction/request-signature.ts';
import { prepare } from '../transaction/send.ts';
import { senderOf } from '../transaction/sender.ts';
import { notifyPaid, notifyRefused } from '../workflow/notify-workflows.ts';
import { draftClaims } from './draft-claims.ts';

/** Bounds the transaction that records them: 100 items, and its calldata. */
const claimsOfMove = 50;

/** Refuses what can never be paid, postpones what cannot be paid now. Nothing where no claim is left. */
export async function prepareClaimUpdate(
  run: LaneSession,
  head: Head,
  postponed: Set<string>,
): Promise<RootUpdate | undefined> {
  let chosen = await payable(run, head, postponed);
  while (chosen.length > 0) {
    try {
      return await prepare(run, head, await draftClaims(head, chosen));
    } catch (error) {
      if (error instanceof SigningRefused && error.payoutIds.length > 0) {
        chosen = withoutRefused(chosen, error, postponed);
        continue;
      }
      if (!(error instanceof RpcRefusal)) throw error;
      const sound = await payableAlone(run, head, chosen, postponed);
      // All are sound alone and not together: the escrow pays some of them.
      const half = sound.slice(0, Math.floor(sound.length / 2));
      if (sound.length === 1 && chosen.length === 1) postponed.add(sound[0]?.payoutId ?? '');
      chosen = sound.length < chosen.length ? sound : half;
    }
  }
  return undefined;
}

async function payable(run: LaneSession, head: Head, postponed: Set<string>): Promise<ClaimRequest[]> {
  const byIndex = new Map<number, ClaimRequest>();
  for (const request of await claimRequests(claimsOfMove + postponed.size)) {
    // A leaf that the chain does not know yet has no reward yet.
    if (request.index >= head.size) postponed.add(request.payoutId);
    if (postponed.has(request.payoutId) || byIndex.has(request.index)) continue;
    const claimed = await findClaimed(request.index);
    if (!claimed) byIndex.set(request.index, request);
    else if (claimed.payoutId === request.payoutId) await notifyPaid(claimed);
    else await refuse(run, request, 'RewardAlreadyClaimed', 'This reward was claimed by another payout.');
  }
  return [...byIndex.values()].slice(0, claimsOfMove);
}

/** Those that the contract would pay if they were alone. */
async function payableAlone(
  run: LaneSession,
  head: Head,
  requests: readonly ClaimRequest[],
  postponed: Set<string>,
): Promise<ClaimRequest[]> {
  const sound: ClaimRequest[] = [];
  for (const request of requests) {
    try {
      await estimateGas(senderOf({ kind: 'claim' }), (await draftClaims(head, [request])).data);
      sound.push(request);
    } catch (error) {
      const { kind, code, message } = describeRevert(error);
      if (kind === 'later') postpone(request, code, postponed);
      else await refuse(run, request, code, message);
    }
  }
  return sound;
}

/** What no payout holds is left to an operator, and keeps no other claim waiting. */
function withoutRefused(
  chosen: readonly ClaimRequest[],
  { payoutIds }: SigningRefused,
  postponed: Set<string>,
): ClaimRequest[] {
  for (const payoutId of payoutIds) postponed.add(payoutId);
  return chosen.filter(({ payoutId }) => !postponed.has(payoutId));
}

/** Until the next turn. */
function postpone({ payoutId }: ClaimRequest, code: string, postponed: Set<string>): void {
  console.warn(JSON.stringify({ event: 'chain-lane.claim-postponed', code, payoutId }));
  postponed.add(payoutId);
}

/** A holder that slept through its lease judged by an old HEAD: its no means nothing. */
async function refuse(run: LaneSession, request: ClaimRequest, code: string, message: string): Promise<void> {
  await proveLease(run.lease);
  await notifyRefused(request, code, message);
}
