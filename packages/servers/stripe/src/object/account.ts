/** A connected account: a person who receives payouts. */
import { newId, type StripeObject } from '../store/object-store.ts';
import { listOf } from './list.ts';

export interface AccountOf {
  readonly type: string;
  readonly country: string;
  readonly email: string | null;
  readonly businessType: string | null;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly controller: Readonly<Record<string, unknown>>;
  /** The requested capabilities. */
  readonly capabilities: readonly string[];
  readonly now: number;
}

/** The fields that a person fills in on the onboarding page. */
export const askedFor = [
  'external_account',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
] as const;

interface Requirements {
  readonly alternatives: readonly [];
  /** Seconds since 1970. */
  readonly current_deadline: number | null;
  readonly currently_due: readonly string[];
  readonly disabled_reason: string | null;
  readonly errors: readonly [];
  readonly eventually_due: readonly string[];
  readonly past_due: readonly string[];
  readonly pending_verification: readonly string[];
}

export const requirementsOf = (due: readonly string[]): Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
});

export function newAccount(about: AccountOf): StripeObject {
  const id = newId('acct', 16);
  return {
    id,
    object: 'account',
    created: about.now,
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      product_description: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: about.businessType,
    capabilities: Object.fromEntries(about.capabilities.map((name) => [name, 'inactive'])),
    charges_enabled: false,
    controller: about.controller,
    country: about.country,
    default_currency: about.currency,
    details_submitted: false,
    email: about.email,
    external_accounts: listOf(`/v1/accounts/${id}/external_accounts`, []),
    future_requirements: requirementsOf([]),
    metadata: about.metadata,
    payouts_enabled: false,
    requirements: requirementsOf(askedFor),
    settings: {
      bacs_debit_payments: { display_name: null, service_user_number: null },
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_issuing: { tos_acceptance: { date: null, ip: null } },
      card_payments: {
        decline_on: { avs_failure: false, cvc_failure: false },
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: null, timezone: 'Etc/UTC' },
      invoices: { default_account_tax_ids: null, hosted_payment_method_save: 'offer' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'daily' },
        statement_descriptor: null,
      },
      sepa_debit_payments: {},
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: about.type,
  };
}
