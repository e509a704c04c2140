/** Decides from Stripe's answer about a person's account whether a payout to their bank is possible, waits, or is impossible. */
import { requirementWords } from './requirement-word.ts';

export const stripeAccountKinds = [
  'ready',
  'checking',
  'needs',
  'bank-missing',
  'paused',
  'rejected',
  'gone',
] as const;

/**
 * `checking`: Stripe is checking the account, and nobody has to act. `needs`: Stripe requires something of the person.
 * `bank-missing`: transfers are possible, but the money would stay at Stripe. `paused`: no payouts, and the person cannot
 * change that. `rejected`: Stripe has closed the account for good. `gone`: Stripe does not know the account, or it is no longer
 * connected to the market.
 */
export type StripeAccountKind = (typeof stripeAccountKinds)[number];

export interface StripeAccountState {
  readonly kind: StripeAccountKind;
  /** What Stripe requires of the person, in words; also for a `ready` account that would be paused without it. */
  readonly needs: readonly string[];
  /** The deadline for these requirements, ISO 8601; absent if there is none, or it has passed. */
  readonly neededBy?: string;
}

/** The fields of GET /v1/accounts/ID that are used. */
export interface StripeAccountAnswer {
  readonly charges_enabled?: boolean;
  readonly payouts_enabled?: boolean;
  readonly details_submitted?: boolean;
  readonly capabilities?: { readonly transfers?: string } | null;
  readonly external_accounts?: { readonly data: readonly unknown[] } | null;
  readonly requirements?: {
    readonly currently_due?: readonly string[] | null;
    readonly past_due?: readonly string[] | null;
    readonly eventually_due?: readonly string[] | null;
    readonly pending_verification?: readonly string[] | null;
    readonly current_deadline?: number | null;
    readonly disabled_reason?: string | null;
  } | null;
}

/** Stripe's reasons for disabling an account while it checks it. Source: docs.stripe.com/connect/handling-api-verification */
const checkingReasons: readonly string[] = [
  'requirements.pending_verification',
  'under_review',
  'listed',
  'other',
];

const bankAccount = 'external_account';

function kindOf(account: StripeAccountAnswer, asked: readonly string[]): StripeAccountKind {
  const { charges_enabled, payouts_enabled, details_submitted, capabilities, external_accounts } = account;
  const { pending_verification, eventually_due, disabled_reason } = account.requirements ?? {};
  if (disabled_reason?.startsWith('rejected')) return 'rejected';
  if (disabled_reason === 'platform_paused') return 'paused';
  // A transfer needs this capability; whether the account may charge does not matter.
  const transfers = capabilities?.transfers;
  const reachesBank = payouts_enabled !== false;
  if (transfers === 'active' && reachesBank) return 'ready';
  const canHold = transfers === 'active' || (transfers === undefined && charges_enabled === true);
  if (canHold && !reachesBank) {
    if ([...asked, ...(eventually_due ?? [])].includes(bankAccount)) return 'bank-missing';
    if (asked.length === 0 && external_accounts?.data.length === 0) return 'bank-missing';
  }
  if (asked.length > 0) return 'needs';
  const isChecking = checkingReasons.includes(disabled_reason ?? '') || transfers === 'pending';
  if (isChecking || (pending_verification ?? []).length > 0) return 'checking';
  // The person has not given Stripe all of their details yet.
  if (details_submitted === false || (eventually_due ?? []).length > 0) return 'needs';
  return 'paused';
}

/** @param account Stripe's answer; undefined if Stripe has none */
export function stripeAccountState(account: StripeAccountAnswer | undefined): StripeAccountState {
  if (account === undefined) return { kind: 'gone', needs: [] };
  const { past_due, currently_due, eventually_due, current_deadline } = account.requirements ?? {};
  const asked = [...(past_due ?? []), ...(currently_due ?? [])];
  const kind = kindOf(account, asked);
  const isAsked = kind === 'needs' || kind === 'bank-missing' || kind === 'ready';
  // Requirements that are due later are shown only if the account cannot be paid without them.
  const names = asked.length > 0 || kind === 'ready' ? asked : [...(eventually_due ?? [])];
  if (!isAsked || (names.length === 0 && kind === 'ready')) return { kind, needs: [] };
  const needs = requirementWords(kind === 'bank-missing' ? [bankAccount, ...names] : names);
  const isLate = (past_due ?? []).length > 0;
  if (isLate || typeof current_deadline !== 'number') return { kind, needs };
  return { kind, needs, neededBy: new Date(current_deadline * 1_000).toISOString() };
}

/** Returns whether a new claim to the bank is accepted. While Stripe checks the account, the claim waits and is paid afterwards. */
export const takesClaims = ({ kind }: StripeAccountState): boolean => kind === 'ready' || kind === 'checking';

/** Decides what happens to an accepted claim that is not paid yet. */
export function payoutFate({ kind }: Pick<StripeAccountState, 'kind'>): 'paid' | 'waits' | 'ends' {
  switch (kind) {
    case 'ready':
      return 'paid';
    case 'checking':
    case 'needs':
    case 'bank-missing':
    case 'paused':
      return 'waits';
    case 'rejected':
    case 'gone':
      return 'ends';
    default:
      return kind satisfies never;
  }
}

/** Returns whether the person has something to do on Stripe's own page. */
export const hasSetUpPage = ({ kind, needs }: StripeAccountState): boolean =>
  kind === 'needs' || kind === 'bank-missing' || (kind === 'ready' && needs.length > 0);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Singapore' });
const listed = new Intl.ListFormat('en-GB');

function asked({ needs, neededBy }: StripeAccountState): string {
  const what = needs.length === 0 ? 'more about you' : listed.format(needs);
  return neededBy === undefined ? what : `${what} by ${day.format(new Date(neededBy))}`;
}

/** Describes the state of the account for its person, with advice. */
export function stripeAccountSentence(state: StripeAccountState): string {
  switch (state.kind) {
    case 'ready':
      return state.needs.length === 0
        ? 'Stripe can pay to your bank.'
        : `Stripe can pay to your bank, and needs ${asked(state)}. Without it payouts stop: finish your Stripe setup.`;
    case 'checking':
      return 'Stripe is checking what you told it, which can take some days. There is nothing for you to do: a claim waits meanwhile, and is paid by itself.';
    case 'needs':
      return `Your Stripe account is incomplete: Stripe needs ${asked(state)}. Finish its setup.`;
    case 'bank-missing':
      return state.needs.length > 1
        ? `Your Stripe account has no bank account: what we pay would stay at Stripe. Stripe needs ${asked(state)}. Finish its setup.`
        : `Your Stripe account has no bank account: what we pay would stay at Stripe. Add your bank account there${state.neededBy === undefined ? '' : `, by ${day.format(new Date(state.neededBy))}`}.`;
    case 'paused':
      return 'Payouts to your Stripe account are paused, and there is nothing for you to do at Stripe. If you do not know why, write to us.';
    case 'rejected':
      return 'Stripe has rejected your account. Press Connect Stripe on your account page to connect another, then claim again.';
    case 'gone':
      return 'Your account at Stripe does not exist any more. Press Connect Stripe on your account page to connect another, then claim again.';
    default:
      return state.kind satisfies never;
  }
}

/** The error code of each state except `ready`: why a claim is refused, or what a payout waits for. */
export const stripeAccountCodes = {
  checking: 'StripeChecking',
  needs: 'StripeIncomplete',
  'bank-missing': 'StripeBankMissing',
  paused: 'StripePaused',
  rejected: 'StripeRejected',
  gone: 'StripeGone',
} as const satisfies Record<Exclude<StripeAccountKind, 'ready'>, string>;
