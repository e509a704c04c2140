/** The combined state of the payouts of a pool's rewards: in progress, waiting, stopped, or refused the last time. Pure. */
import type { Payout } from '@cgdx/api/route/payout.ts';
import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import { stripeAccountCodes } from '@cgdx/core/payout/stripe-account.ts';

export const isOver = ({ state }: Pick<Payout, 'state'>): boolean =>
  state === 'settled' || state === 'refused';

/** The most serious first. A `waiting` payout has not stopped, and says what it waits for. */
const kinds = ['failed', 'waiting', 'refused', 'paying'] as const;
type PayoutGroupKind = (typeof kinds)[number];

/** The payouts that are in the same state for the same reason. */
export interface PayoutGroup {
  readonly kind: PayoutGroupKind;
  /** Undefined if the payout has no explanation. */
  readonly reason: Payout['failure'];
  readonly payouts: number;
}

/** The codes of payouts that wait, or were refused, until the person changes something at Stripe. */
const ofAccount: readonly string[] = [
  'StripeAccountRefused',
  'StripeNotConnected',
  'StripeWaitedTooLong',
  stripeAccountCodes.needs,
  stripeAccountCodes['bank-missing'],
  stripeAccountCodes.rejected,
  stripeAccountCodes.gone,
];

export const isOfAccount = ({ reason }: Pick<PayoutGroup, 'reason'>): boolean =>
  reason !== undefined && ofAccount.includes(reason.code);

function kindOf({ state, failure }: Payout): PayoutGroupKind {
  // The execution has stopped because the account cannot be paid, which is not a failure on our side.
  if (state === 'failed' && isOfAccount({ reason: failure })) return 'waiting';
  if (state === 'failed' || state === 'refused') return state;
  return failure ? 'waiting' : 'paying';
}

/**
 * Returns the payout that decides the state of an upload's reward; undefined if none does.
 * @param payouts of this upload, newest first
 */
function currentPayout({ rewardState }: OwnUpload, payouts: readonly Payout[]): Payout | undefined {
  const open = payouts.find((payout) => !isOver(payout));
  if (open) return open;
  const [newest] = payouts;
  return newest?.state === 'refused' && rewardState === 'unclaimed' ? newest : undefined;
}

/**
 * @param uploads of one pool, whose rewards are not paid yet
 * @param payouts of the uploads' contributor, newest first
 * @returns the most serious state first
 */
export function groupPayouts(uploads: readonly OwnUpload[], payouts: readonly Payout[]): PayoutGroup[] {
  const byUpload = Map.groupBy(payouts, ({ uploadHash }) => uploadHash);
  const current = uploads.flatMap(
    (upload) => currentPayout(upload, byUpload.get(upload.uploadHash) ?? []) ?? [],
  );
  const alike = Map.groupBy(current, (payout) => JSON.stringify([kindOf(payout), payout.failure?.message]));
  return [...alike.values()]
    .flatMap(([first, ...others]): PayoutGroup[] =>
      first ? [{ kind: kindOf(first), reason: first.failure, payouts: 1 + others.length }] : [],
    )
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
