/** What the state of an account at Stripe means for a payout of which nothing is paid yet. */
import {
  payoutFate,
  type StripeAccountState,
  stripeAccountCodes,
  stripeAccountKinds,
  stripeAccountSentence,
} from '@cgdx/core/payout/stripe-account.ts';
import { stateOfAccount } from '../../stripe/connected-account.ts';
import type { Payout } from '../record/payout.ts';
import type { Reason } from './transfer-refusal.ts';

/**
 * How long a payout waits for its person, who alone can end this wait. Then the reward is unclaimed again and
 * can be claimed in CGDX.
 */
const waitsForPersonMs = 30 * 86_400_000;

const waitedTooLong: Reason = {
  code: 'StripeWaitedTooLong',
  message:
    'Your claim waited 30 days for your Stripe account. Finish its setup, then claim again, or claim in CGDX.',
};

export type AccountReadiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'waits' | 'ends'; readonly reason: Reason };

/** Why an account cannot be paid now, in a sentence for its person; undefined if it can. */
export const reasonOf = (state: StripeAccountState): Reason | undefined =>
  state.kind === 'ready'
    ? undefined
    : { code: stripeAccountCodes[state.kind], message: stripeAccountSentence(state) };

/** Asks Stripe for the account's state. */
export async function accountReadiness({
  stripeAccountId,
  createdAt,
}: Pick<Payout, 'createdAt'> & { readonly stripeAccountId: string }): Promise<AccountReadiness> {
  const state = await stateOfAccount(stripeAccountId);
  const reason = reasonOf(state);
  if (!reason) return { kind: 'ready' };
  if (payoutFate(state) === 'ends') return { kind: 'ends', reason };
  const isForPerson = state.kind !== 'checking';
  if (isForPerson && Date.now() - Date.parse(createdAt) > waitsForPersonMs)
    return { kind: 'ends', reason: waitedTooLong };
  return { kind: 'waits', reason };
}

const waits: readonly string[] = stripeAccountKinds.flatMap((kind) =>
  kind !== 'ready' && payoutFate({ kind }) === 'waits' ? [stripeAccountCodes[kind]] : [],
);

/** Whether a payout, with nothing paid, last waited for its account: its execution has ended since. */
export const waitsForAccount = ({ failure, isAccountChecked }: Payout): boolean =>
  !isAccountChecked && failure !== undefined && waits.includes(failure.code);

/** Whether the account of such a payout is in the state in which the payout last saw it. */
export async function isAccountUnchanged(payout: Payout): Promise<boolean> {
  const { stripeAccountId, failure } = payout;
  if (stripeAccountId === undefined || !waitsForAccount(payout)) return false;
  const standing = await accountReadiness({ ...payout, stripeAccountId });
  return standing.kind === 'waits' && standing.reason.message === failure?.message;
}
