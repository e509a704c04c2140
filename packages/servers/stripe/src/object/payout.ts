/** A payout of the account's own balance to its bank. */
import { newId, type StripeObject } from '../store/object-store.ts';

export interface PayoutOf {
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly statementDescriptor: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly now: number;
}

const daySeconds = 86_400;

export const newPayout = (about: PayoutOf): StripeObject => ({
  id: newId('po'),
  object: 'payout',
  created: about.now,
  amount: about.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: about.now + daySeconds,
  automatic: false,
  balance_transaction: null,
  currency: about.currency,
  description: about.description,
  destination: newId('ba'),
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: about.metadata,
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: about.statementDescriptor,
  status: 'pending',
  trace_id: { status: 'pending', value: null },
  type: 'bank_account',
});
