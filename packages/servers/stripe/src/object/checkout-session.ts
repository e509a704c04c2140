/** A visit to the payment page: for one payment, or to save a card. */
import { newId, type StripeObject } from '../store/object-store.ts';

export interface CheckoutSessionOf {
  /** Null if the session saves a card. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly customer?: string;
  readonly setupIntent?: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly expiresAt: number;
  readonly clientReferenceId: string | null;
  readonly customerEmail: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly now: number;
  readonly url: string;
}

export function newCheckoutSession(about: CheckoutSessionOf): StripeObject {
  const id = newId('cs_test', 58);
  return {
    id,
    object: 'checkout.session',
    created: about.now,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    amount_subtotal: about.amount,
    amount_total: about.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: about.cancelUrl,
    client_reference_id: about.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: about.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: about.customer ?? null,
    customer_account: null,
    customer_creation: about.customer === undefined ? 'if_required' : null,
    customer_details: null,
    customer_email: about.customerEmail,
    discounts: [],
    expires_at: about.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: about.metadata,
    mode: about.amount === null ? 'setup' : 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: about.amount === null ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: about.setupIntent ?? null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: about.successUrl,
    total_details: about.amount === null ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${about.url}/pay/${id}`,
    wallet_options: null,
  };
}

export interface LineItemOf {
  readonly currency: string;
  readonly description: string;
  readonly unitAmount: number;
  readonly quantity: number;
}

export function newLineItem({ currency, description, unitAmount, quantity }: LineItemOf) {
  const amount = unitAmount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description,
    metadata: {},
    price: {
      id: newId('price'),
      object: 'price',
      currency,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: String(unitAmount),
    },
    quantity,
  };
}
