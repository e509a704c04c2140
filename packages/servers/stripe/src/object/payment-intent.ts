/** A requested payment. */
import { newId, type StripeObject } from '../store/object-store.ts';

export interface PaymentIntentOf {
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly transferGroup: string | null;
  readonly customer?: string;
  readonly now: number;
}

export function newPaymentIntent(about: PaymentIntentOf): StripeObject {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    created: about.now,
    amount: about.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    currency: about.currency,
    customer: about.customer ?? null,
    customer_account: null,
    description: about.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: about.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: about.transferGroup,
  };
}
