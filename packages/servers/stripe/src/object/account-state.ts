/** The states in which an account can be, and the values typed on the set-up page that lead there. */
import { askedFor, requirementsOf } from './account.ts';

const identityDocument = 'individual.verification.document';
const identityNumber = 'individual.id_number';
const daysSeconds = 86_400;
/** The time that Stripe gives a person to send a document; they can be paid meanwhile. */
const deadlineSeconds = 14 * daysSeconds;

interface AccountState {
  /** Shown on the account's page. */
  readonly about: string;
  readonly charges: boolean;
  readonly payouts: boolean;
  readonly capability: 'active' | 'inactive' | 'pending';
  readonly requirements?: (now: number) => Partial<ReturnType<typeof requirementsOf>>;
}

const able = { charges: true, payouts: true, capability: 'active' } as const;
const unable = { charges: false, payouts: false, capability: 'inactive' } as const;
const stoppedFor = (disabled_reason: string) => ({
  ...unable,
  requirements: () => ({ disabled_reason }),
});

export const accountStates = {
  verified: { ...able, about: 'is verified, and paid' },
  checking: {
    ...unable,
    capability: 'pending',
    about: 'is being checked',
    requirements: () => ({
      pending_verification: [identityDocument],
      disabled_reason: 'requirements.pending_verification',
    }),
  },
  'under-review': { ...stoppedFor('under_review'), about: 'is under review' },
  listed: { ...stoppedFor('listed'), about: 'may be on a list of sanctions, which is being checked' },
  incomplete: {
    ...unable,
    about: 'lacks the identity number',
    requirements: () => requirementsOf([identityNumber]),
  },
  unmatched: {
    ...unable,
    about: 'has an identity number that does not match: a document is asked for',
    requirements: () => requirementsOf([identityDocument]),
  },
  'document-due': {
    ...able,
    about: 'is paid, and must send a document within 14 days',
    requirements: (now: number) => ({
      ...requirementsOf([identityDocument]),
      past_due: [],
      disabled_reason: null,
      current_deadline: now + deadlineSeconds,
    }),
  },
  'no-bank': {
    ...able,
    payouts: false,
    about: 'has no bank account: money stays at Stripe',
    requirements: () => ({
      ...requirementsOf(askedFor.filter((name) => name === 'external_account')),
      past_due: [],
      disabled_reason: null,
    }),
  },
  paused: {
    ...unable,
    charges: true,
    about: 'was paused by the platform',
    requirements: () => ({ disabled_reason: 'platform_paused' }),
  },
  rejected: { ...stoppedFor('rejected.other'), about: 'is rejected, for good' },
} as const satisfies Record<string, AccountState>;

export type AccountStateName = keyof typeof accountStates;

export const findAccountState = (name: string): AccountStateName | undefined =>
  Object.hasOwn(accountStates, name) ? (name as AccountStateName) : undefined;

/** Stripe's own test values. Source: docs.stripe.com/connect/testing */
const checkedBirth = '1901-01-01';
const reviewedBirth = '1900-01-01';
const unmatchedNumber = '111111111';

/** Returns the state to which a submitted set-up page leads. A field that is absent counts as correct. */
export function stateOfAnswers(form: URLSearchParams): AccountStateName {
  if (form.get('finish') === 'part') return 'incomplete';
  if (form.get('id_number') === unmatchedNumber) return 'unmatched';
  if (form.get('dob') === reviewedBirth) return 'under-review';
  if (form.get('dob') === checkedBirth) return 'checking';
  return form.get('bank_account')?.trim() === '' ? 'no-bank' : 'verified';
}

/** Returns the fields of an account in this state. @param now seconds since 1970 */
export function fieldsOf(
  name: AccountStateName,
  capabilities: Readonly<Record<string, string>>,
  now: number,
) {
  const { charges, payouts, capability, requirements }: AccountState = accountStates[name];
  const names = new Set([...Object.keys(capabilities), 'transfers']);
  return {
    charges_enabled: charges,
    payouts_enabled: payouts,
    details_submitted: true,
    capabilities: Object.fromEntries([...names].map((each) => [each, capability])),
    requirements: { ...requirementsOf([]), ...requirements?.(now) },
  };
}
