/** The states of a claim from the choice of a reward to the payment: choosing a rail, requested, being paid, done. Pure. */

import type { Payout } from '@cgdx/api/route/payout.ts';
import { takesClaims } from '@cgdx/core/payout/stripe-account.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { walletToClaim } from '@cgdx/core/specification/message.ts';
import type { StripeAccount } from '../../lib/payout/stripe-account.ts';

export type Rail = 'stripe' | 'cgdx';

/** The rewards of some pools, and the amount that each rail would pay for them. */
export interface Claimable {
  readonly dataPoolIds: readonly PoolId[];
  readonly wei: bigint;
  readonly cents: bigint;
}

export type ClaimFlow =
  | { readonly kind: 'closed' }
  | ({ readonly kind: 'choosing'; readonly rail: Rail } & Claimable)
  | ({ readonly kind: 'asking'; readonly rail: Rail } & Claimable)
  | {
      readonly kind: 'paying';
      readonly dataPoolIds: readonly PoolId[];
      readonly payoutIds: readonly string[];
    };

export type ClaimEvent =
  | ({ readonly kind: 'reward-chosen'; readonly rail?: Rail | undefined } & Claimable)
  | { readonly kind: 'rail-chosen'; readonly rail: Rail }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'accepted'; readonly payoutIds: readonly string[] }
  | { readonly kind: 'refused' }
  | { readonly kind: 'dismissed' };

export const closed: ClaimFlow = { kind: 'closed' };

export function nextClaimFlow(flow: ClaimFlow, event: ClaimEvent): ClaimFlow {
  switch (event.kind) {
    case 'reward-chosen':
      return { ...event, kind: 'choosing', rail: event.rail ?? 'stripe' };
    case 'rail-chosen':
      return flow.kind === 'choosing' ? { ...flow, rail: event.rail } : flow;
    case 'confirmed':
      return flow.kind === 'choosing' ? { ...flow, kind: 'asking' } : flow;
    case 'accepted':
      return flow.kind === 'asking'
        ? { kind: 'paying', dataPoolIds: flow.dataPoolIds, payoutIds: event.payoutIds }
        : flow;
    case 'refused':
      return flow.kind === 'asking' ? { ...flow, kind: 'choosing' } : flow;
    case 'dismissed':
      return closed;
    default:
      return event satisfies never;
  }
}

/** Where a claim is paid to, or why it cannot be requested. */
export type ClaimTarget =
  | { readonly kind: 'bank'; readonly stripeAccountId: string }
  | { readonly kind: 'wallet'; readonly address: string }
  /** `problem` is absent if the dialog already says what is missing. */
  | { readonly kind: 'nowhere'; readonly problem?: string };

type Claimed = Exclude<StripeAccount, { readonly kind: 'none' }>;

/** A claim to an account that Stripe is still checking is accepted, and waits. */
export const canClaimAt = (account: StripeAccount | undefined): account is Claimed =>
  account !== undefined && account.kind !== 'none' && takesClaims(account);

export function claimTarget(
  rail: Rail,
  account: StripeAccount | undefined,
  address: string | undefined,
): ClaimTarget {
  if (rail === 'stripe') {
    if (!canClaimAt(account)) return { kind: 'nowhere' };
    return { kind: 'bank', stripeAccountId: account.stripeAccountId };
  }
  if (address === undefined) return { kind: 'nowhere', problem: walletToClaim };
  return { kind: 'wallet', address };
}

/** The combined state of a claim's payouts. `forfeited`: some payouts were forfeited, and none has stopped. */
export type ClaimOutcome = 'paying' | 'settled' | 'stopped' | 'forfeited';

/** Returns whether the upload was withdrawn before its reward was paid: such a reward cannot be claimed again. */
const isForfeited = (payout: Payout | undefined): boolean =>
  payout?.state === 'refused' && payout.failure?.code === 'UploadWithdrawn';

const isStopped = (payout: Payout | undefined): boolean =>
  (payout?.state === 'refused' || payout?.state === 'failed') && !isForfeited(payout);

export function claimOutcome(payouts: readonly (Payout | undefined)[]): ClaimOutcome {
  if (payouts.some(isStopped)) return 'stopped';
  if (payouts.some(isForfeited)) return 'forfeited';
  return payouts.length > 0 && payouts.every((payout) => payout?.state === 'settled') ? 'settled' : 'paying';
}

/** Explains what happens to rewards that will not be paid by this claim; undefined if all are paid or will be. */
export function unpaidSentence(payouts: readonly (Payout | undefined)[]): string | undefined {
  const forfeited = 'The reward of an upload that you withdrew before it was paid is forfeited.';
  const others = payouts.some(isForfeited) ? forfeited : undefined;
  if (!payouts.some(isStopped)) return others;
  const stopped =
    'what was not paid is still yours. Close this and claim it again; if we are still paying it, it continues by itself.';
  return others === undefined ? `Nothing is lost: ${stopped}` : `${others} Of the others, ${stopped}`;
}

/** Adds up the amounts that each rail has paid. */
export function settledAmounts(payouts: readonly (Payout | undefined)[]): { wei: bigint; cents: bigint } {
  const settled = payouts.filter((payout) => payout?.state === 'settled');
  const byWallet = settled.filter((payout) => payout?.rail === 'cgdx');
  return {
    wei: byWallet.reduce((total, payout) => total + BigInt(payout?.amountWei ?? 0), 0n),
    cents: settled.reduce((total, payout) => total + BigInt(payout?.amountCents ?? 0), 0n),
  };
}
