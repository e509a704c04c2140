/** A dispute: a cardholder's bank takes a payment back. */
import { newId, type StripeObject } from '../store/object-store.ts';

const evidenceDays = 7;
const daySeconds = 86_400;

export const newDispute = (charge: StripeObject, now: number): StripeObject => ({
  id: newId('du'),
  object: 'dispute',
  created: now,
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: Object.fromEntries([...evidenceNames.map((name) => [name, null]), ['enhanced_evidence', {}]]),
  evidence_details: {
    due_by: now + evidenceDays * daySeconds,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method_details: {
    card: { brand: 'visa', case_type: 'chargeback', network_reason_code: '10.4', network: 'visa' },
    type: 'card',
  },
  reason: 'fraudulent',
  status: 'needs_response',
});

const evidenceNames: readonly string[] = (
  'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal ' +
  'customer_communication customer_email_address customer_name customer_purchase_ip customer_signature ' +
  'duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id product_description receipt ' +
  'refund_policy refund_policy_disclosure refund_refusal_explanation service_date service_documentation ' +
  'shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number ' +
  'uncategorized_file uncategorized_text'
).split(' ');
