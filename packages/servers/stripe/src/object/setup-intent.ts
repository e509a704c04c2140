/** An intent to save a card for payments while its owner is away. */
import { newId, type StripeObject } from '../store/object-store.ts';

export interface SetupIntentOf {
  readonly customer: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly now: number;
}

export function newSetupIntent({ customer, metadata, now }: SetupIntentOf): StripeObject {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    created: now,
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret')}`,
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}
