/** Objects that record movements of money: balance transactions, refunds, transfers, their reversals. */
import { newId, type StripeObject } from '../store/object-store.ts';
import { listOf } from './list.ts';

export interface MovedOf {
  /** In the currency's smallest unit; negative if the money left the balance. */
  readonly amount: number;
  readonly currency: string;
  readonly type: string;
  readonly source: string;
  readonly description: string | null;
  /** Stripe's fee, for a payment or a dispute. */
  readonly fee: number;
  readonly availableOn: number;
  readonly now: number;
}

export const newBalanceTransaction = (about: MovedOf): StripeObject => ({
  id: newId('txn'),
  object: 'balance_transaction',
  created: about.now,
  amount: about.amount,
  available_on: about.availableOn,
  balance_type: 'payments',
  currency: about.currency,
  description: about.description,
  exchange_rate: null,
  fee: about.fee,
  fee_details:
    about.fee === 0
      ? []
      : [
          {
            amount: about.fee,
            application: null,
            currency: about.currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ],
  net: about.amount - about.fee,
  reporting_category: about.type,
  source: about.source,
  status: about.availableOn <= about.now ? 'available' : 'pending',
  type: about.type,
});

export interface RefundOf {
  readonly charge: StripeObject;
  readonly amount: number;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly now: number;
}

export const newRefund = ({ charge, amount, reason, metadata, now }: RefundOf): StripeObject => ({
  id: newId('re'),
  object: 'refund',
  created: now,
  amount,
  balance_transaction: null,
  charge: charge.id,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

export interface TransferOf {
  readonly amount: number;
  readonly currency: string;
  readonly destination: string;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly transferGroup: string | null;
  readonly sourceTransaction: string | null;
  readonly now: number;
}

export function newTransfer(about: TransferOf): StripeObject {
  const id = newId('tr');
  return {
    id,
    object: 'transfer',
    created: about.now,
    amount: about.amount,
    amount_reversed: 0,
    balance_transaction: null,
    currency: about.currency,
    description: about.description,
    destination: about.destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: about.metadata,
    reversals: listOf(`/v1/transfers/${id}/reversals`, []),
    reversed: false,
    source_transaction: about.sourceTransaction,
    source_type: 'card',
    transfer_group: about.transferGroup,
  };
}

export const newTransferReversal = (
  transfer: StripeObject,
  amount: number,
  metadata: Readonly<Record<string, string>>,
  now: number,
): StripeObject => ({
  id: newId('trr'),
  object: 'transfer_reversal',
  created: now,
  amount,
  balance_transaction: null,
  currency: transfer.currency,
  destination_payment_refund: newId('pyr'),
  metadata,
  source_refund: null,
  transfer: transfer.id,
});
