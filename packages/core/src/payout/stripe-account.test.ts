import { describe, expect, test } from 'vitest';
import { requirementWords } from './requirement-word.ts';
import {
  hasSetUpPage,
  payoutFate,
  type StripeAccountAnswer,
  stripeAccountSentence,
  stripeAccountState,
  takesClaims,
} from './stripe-account.ts';

const complete: StripeAccountAnswer = {
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  capabilities: { transfers: 'active' },
  requirements: {
    currently_due: [],
    past_due: [],
    eventually_due: [],
    pending_verification: [],
    current_deadline: null,
    disabled_reason: null,
  },
};
const stopped = { ...complete, charges_enabled: false, payouts_enabled: false };
const inactive = { ...stopped, capabilities: { transfers: 'inactive' } };
const with_ = (account: StripeAccountAnswer, requirements: StripeAccountAnswer['requirements']) => ({
  ...account,
  requirements: { ...account.requirements, ...requirements },
});
const kindOf = (account: StripeAccountAnswer | undefined) => stripeAccountState(account).kind;

test('an account that takes transfers and pays its bank is ready, even if it may not charge', () => {
  expect(kindOf(complete)).toBe('ready');
  expect(kindOf({ ...complete, charges_enabled: false })).toBe('ready');
});

test.each(['requirements.pending_verification', 'under_review', 'listed', 'other'])(
  'an account that Stripe has stopped with %s is being checked: a claim is taken, and waits',
  (disabled_reason) => {
    const state = stripeAccountState(with_(inactive, { disabled_reason }));
    expect([state.kind, state.needs, hasSetUpPage(state)]).toEqual(['checking', [], false]);
    expect([takesClaims(state), payoutFate(state)]).toEqual([true, 'waits']);
    expect(stripeAccountSentence(state)).toContain('nothing for you to do');
  },
);

test('an account whose documents or capability are pending is being checked', () => {
  const pending_verification = ['individual.verification.document'];
  expect(kindOf(with_(inactive, { pending_verification }))).toBe('checking');
  expect(kindOf({ ...inactive, capabilities: { transfers: 'pending' } })).toBe('checking');
});

describe('an account that needs something', () => {
  const deadline = Date.parse('2026-12-03T10:00:00Z') / 1_000;

  test('has the requirements and the deadline', () => {
    const state = stripeAccountState(
      with_(inactive, { currently_due: ['individual.id_number'], current_deadline: deadline }),
    );
    expect(state).toEqual({
      kind: 'needs',
      needs: ['your identity number'],
      neededBy: '2026-12-03T10:00:00.000Z',
    });
    expect(stripeAccountSentence(state)).toContain('your identity number by 3 December 2026');
    expect([takesClaims(state), payoutFate(state)]).toEqual([false, 'waits']);
  });

  test('has no deadline after it has passed', () => {
    const due = ['individual.id_number', 'individual.first_name', 'individual.last_name'];
    const state = stripeAccountState(
      with_(inactive, {
        currently_due: due,
        past_due: due,
        current_deadline: deadline,
        disabled_reason: 'requirements.past_due',
      }),
    );
    expect(state).toEqual({ kind: 'needs', needs: ['your identity number', 'your name'] });
  });

  test('is not “checking”, even if Stripe is checking other details', () => {
    const state = with_(inactive, {
      currently_due: ['individual.email'],
      pending_verification: ['individual.id_number'],
    });
    expect(kindOf(state)).toBe('needs');
  });

  test('includes one without any details yet', () => {
    const state = stripeAccountState(
      with_({ ...inactive, details_submitted: false }, { eventually_due: ['individual.dob.day'] }),
    );
    expect(state).toEqual({ kind: 'needs', needs: ['your date of birth'] });
  });

  test('is paid until the deadline', () => {
    const state = stripeAccountState(
      with_(complete, { currently_due: ['individual.verification.document'], current_deadline: deadline }),
    );
    expect([state.kind, takesClaims(state), hasSetUpPage(state)]).toEqual(['ready', true, true]);
    expect(stripeAccountSentence(state)).toContain('a photo of your identity document by 3 December 2026');
  });
});

test('an account without a bank, at which the money would stay, is not ready', () => {
  const state = stripeAccountState(
    with_({ ...complete, payouts_enabled: false }, { currently_due: ['external_account'] }),
  );
  expect([state.kind, state.needs]).toEqual(['bank-missing', ['your bank account']]);
  expect([takesClaims(state), payoutFate(state)]).toEqual([false, 'waits']);
  expect(stripeAccountSentence(state)).toContain('would stay at Stripe');
  const later = { eventually_due: ['external_account'] };
  expect(kindOf(with_({ ...complete, payouts_enabled: false }, later))).toBe('bank-missing');
  const none = { ...complete, payouts_enabled: false, external_accounts: { data: [] } };
  expect(kindOf(none)).toBe('bank-missing');
  expect(
    kindOf({ ...stopped, charges_enabled: true, requirements: { currently_due: ['external_account'] } }),
  ).toBe('bank-missing');
});

test('an account that was paused, or whose capability is inactive without a reason, is paused', () => {
  const paused = with_(
    { ...complete, capabilities: { transfers: 'inactive' } },
    { disabled_reason: 'platform_paused' },
  );
  expect(kindOf(paused)).toBe('paused');
  expect(kindOf(inactive)).toBe('paused');
  const state = stripeAccountState(paused);
  expect([takesClaims(state), payoutFate(state), hasSetUpPage(state)]).toEqual([false, 'waits', false]);
});

test.each(['rejected.fraud', 'rejected.listed', 'rejected.incomplete_verification', 'rejected.other'])(
  'an account that is %s is never paid again, whatever else Stripe answers',
  (disabled_reason) => {
    const state = stripeAccountState(
      with_(complete, { disabled_reason, currently_due: ['individual.email'] }),
    );
    expect([state.kind, state.needs, payoutFate(state)]).toEqual(['rejected', [], 'ends']);
  },
);

test('an account that Stripe does not know is gone', () => {
  expect([kindOf(undefined), payoutFate(stripeAccountState(undefined))]).toEqual(['gone', 'ends']);
});

test('an answer that lacks newer fields is read too', () => {
  expect(kindOf({})).toBe('paused');
  expect(kindOf({ requirements: { disabled_reason: 'under_review' } })).toBe('checking');
  expect(kindOf({ requirements: { past_due: ['company.tax_id'] } })).toBe('needs');
});

test('each requirement is named once, in words, and unknown ones come last', () => {
  expect(
    requirementWords([
      'individual.something_new',
      'person_1ABC.dob.day',
      'individual.dob.month',
      'individual.address.line1',
      'individual.verification.additional_document',
      'individual.phone',
    ]),
  ).toEqual([
    'your date of birth',
    'your address',
    'a proof of your address',
    'your telephone number',
    'more about you',
  ]);
});
