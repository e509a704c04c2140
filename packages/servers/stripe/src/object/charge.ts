/** A charge: an attempt to take money from a card, successful or not. */

import { newId, type StripeObject } from '../store/object-store.ts';
import { noBillingDetails } from './address.ts';
import { type Card, fingerprintOf } from './card.ts';
import { listOf } from './list.ts';

export interface ChargeOf {
  readonly intent: StripeObject;
  readonly card: Card;
  readonly email: string | null;
  /** A saved card; a new one by default. */
  readonly paymentMethod?: string;
  readonly now: number;
  readonly url: string;
}

/** Returns the card as objects show it. */
export const shownCard = ({ number, country }: Card) => ({
  brand: 'visa',
  country,
  exp_month: 12,
  exp_year: 2034,
  fingerprint: fingerprintOf({ number }),
  funding: 'credit',
  last4: number.slice(-4),
  network: 'visa',
});

export function newCharge({ intent, card, email, paymentMethod, now, url }: ChargeOf): StripeObject {
  const id = newId('ch');
  const isPaid = card.refusal === undefined;
  const { refusal } = card;
  return {
    id,
    object: 'charge',
    created: now,
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...noBillingDetails, email },
    calculated_statement_descriptor: 'LOCAL',
    captured: isPaid,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: refusal?.declineCode ?? null,
      seller_message: isPaid ? 'Payment complete.' : (refusal?.message ?? null),
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: paymentMethod ?? newId('pm'),
    payment_method_details: {
      type: 'card',
      card: {
        ...shownCard(card),
        amount_authorized: isPaid ? intent.amount : null,
        authorization_code: null,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        extended_authorization: { status: 'disabled' },
        incremental_authorization: { status: 'unavailable' },
        installments: null,
        mandate: null,
        multicapture: { status: 'unavailable' },
        network_token: { used: false },
        network_transaction_id: null,
        overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${url}/receipt/${id}`,
    refunded: false,
    refunds: listOf(`/v1/charges/${id}/refunds`, []),
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group ?? null,
  };
}
