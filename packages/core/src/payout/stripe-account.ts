/** Decides from Stripe's answer about a person's account whether a payout to their bank can be made, waits, or never can. */
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
 * `checking`: Stripe looks at it, and nobody has to do anything. `needs`: its person must give Stripe something.
 * `bank-missing`: it can be paid, but the money would stay at Stripe. `paused`: it is not paid, and its person cannot
 * change that. `rejected`: Stripe has closed it for good. `gone`: Stripe does not know it, or it is not ours any more.
 */
export type StripeAccountKind = (typeof stripeAccountKinds)[number];

export interface StripeAccountState {
  readonly kind: StripeAccountKind;
  /** What Stripe asks of the person, in words: of a `ready` account too, before it would stop. */
  readonly needs: readonly string[];
  /** When Stripe must have it, ISO 8601; absent if it names no time, or that is over. */
  readonly neededBy?: string;
}

/** The parts of GET /v1/accounts/ID that decide. */
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

/** Reasons for which Stripe has stopped an account that it looks at. Source: docs.stripe.com/connect/handling-api-verification */
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
  // A transfer needs the capability, whether or not the account may charge.
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
  // Requirements that are due later are asked for only if the account cannot be paid without them.
  const names = asked.length > 0 || kind === 'ready' ? asked : [...(eventually_due ?? [])];
  if (!isAsked || (names.length === 0 && kind === 'ready')) return { kind, needs: [] };
  const needs = requirementWords(kind === 'bank-missing' ? [bankAccount, ...names] : names);
  const isLate = (past_due ?? []).length > 0;
  if (isLate || typeof current_deadline !== 'number') return { kind, needs };
  return { kind, needs, neededBy: new Date(current_deadline * 1_000).toISOString() };
}

/** Whether a new claim to the bank is taken: while Stripe checks it is kept, and paid once Stripe has finished. */
export const takesClaims = ({ kind }: StripeAccountState): boolean => kind === 'ready' || kind === 'checking';

/** Decides what happens to an accepted claim of which nothing is paid yet. */
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

/** Whether the person has something to do on Stripe's own page. */
export const hasSetUpPage = ({ kind, needs }: StripeAccountState): boolean =>
  kind === 'needs' || kind === 'bank-missing' || (kind === 'ready' && needs.length > 0);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Singapore' });
const listed = new Intl.ListFormat('en-GB');

function asked({ needs, neededBy }: StripeAccountState): string {
  const what = needs.length === 0 ? 'more about you' : listed.format(needs);
  return neededBy === undefined ? what : `${what} by ${day.format(new Date(neededBy))}`;
}

/** How the account stands, in words for its person: what happened, and what they can do. */
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

/** The code of each state but `ready`: why a claim is refused, or what a payout waits for. */
export const stripeAccountCodes = {
  checking: 'StripeChecking',
  needs: 'StripeIncomplete',
  'bank-missing': 'StripeBankMissing',
  paused: 'StripePaused',
  rejected: 'StripeRejected',
  gone: 'StripeGone',
} as const satisfies Record<Exclude<StripeAccountKind, 'ready'>, string>;
