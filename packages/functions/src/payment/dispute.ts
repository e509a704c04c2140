/** Records what becomes of a card payment that its bank disputes: only Stripe says so. */
import {
  type DisputedPayment,
  disputeLost,
  disputeOpened,
  disputeRefunded,
  disputeWon,
} from '@cgdx/core/ledger/dispute-entry.ts';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import type Stripe from 'stripe';
import { releaseAccess } from '../store/access.ts';
import { didHold, writeTogether } from '../store/item.ts';
import { ledgerPuts } from '../store/ledger.ts';
import { disputeUpdate, findPurchase, type Purchase } from '../store/purchase.ts';
import { stripe } from '../store/stripe.ts';
import { ledgerPayment } from './payment-entry.ts';
import { purchaseTag } from './purchase-tag.ts';

export type DisputeState = NonNullable<Purchase['dispute']>['state'];

/** An inquiry takes no money back. */
const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning_');

export function stateOfDispute({ status }: Stripe.Dispute): DisputeState {
  if (status === 'won') return 'won';
  return status === 'lost' ? 'lost' : 'open';
}

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

async function purchaseOf({ payment_intent }: Stripe.Dispute): Promise<Purchase | undefined> {
  const { metadata } = await stripe().paymentIntents.retrieve(idOf(payment_intent));
  const purchaseId = metadata[purchaseTag];
  return purchaseId === undefined ? undefined : findPurchase(purchaseId);
}

/** A refund that Stripe made is another movement than the bank's. */
const isRefundDue = ({ state, refundReference }: Purchase, { id }: Stripe.Dispute): boolean =>
  state === 'to-refund' || (state === 'refunded' && refundReference === id);

function lost(purchase: Purchase, dispute: Stripe.Dispute, disputed: DisputedPayment): Entry {
  return isRefundDue(purchase, dispute)
    ? disputeRefunded(disputed)
    : disputeLost(disputed, ledgerPayment(purchase).pools);
}

/** Records each step once. @returns false if it was recorded before */
const book = ({ purchaseId }: Purchase, disputeId: string, state: DisputeState, entry: Entry) =>
  didHold(writeTogether([disputeUpdate(purchaseId, { disputeId, state }), ...ledgerPuts(entry)]));

/**
 * @returns whether it belongs to a purchase that was captured: before that there is nothing to record, and the next sweep
 * looks again
 */
export async function recordDispute(dispute: Stripe.Dispute): Promise<boolean> {
  if (isInquiry(dispute)) return true;
  const purchase = await purchaseOf(dispute);
  if (!purchase) return true;
  if (!purchase.captured) return false;
  const { id, amount } = dispute;
  const { purchaseId, userSub, uploads = [] } = purchase;
  const disputed = { disputeId: id, purchaseId, amount: BigInt(amount) };
  if (await book(purchase, id, 'open', disputeOpened(disputed)))
    // The alarm counts this line.
    console.error(JSON.stringify({ event: 'payment.disputed', purchaseId, disputeId: id }));
  const state = stateOfDispute(dispute);
  if (state === 'won') await book(purchase, id, 'won', disputeWon(disputed));
  if (state === 'lost') {
    await book(purchase, id, 'lost', lost(purchase, dispute, disputed));
    // The buyer has the money back, and may buy again.
    const hashes = uploads.map(({ uploadHash }) => uploadHash);
    if (purchase.state === 'completed') await releaseAccess(userSub, purchaseId, hashes);
  }
  return true;
}
