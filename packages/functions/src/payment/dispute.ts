/** Records what becomes of a card payment that its bank disputes: only Stripe says so. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import {
  type DisputedPayment,
  disputeLost,
  disputeOpened,
  disputeRecovered,
  disputeRefunded,
  disputeWon,
} from '@cgdx/core/ledger/dispute-entry.ts';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import type Stripe from 'stripe';
import { giveAccess, releaseAccess } from '../store/access.ts';
import { didHold, writeTogether } from '../store/item.ts';
import { ledgerPuts } from '../store/ledger.ts';
import { disputeUpdate, findPurchase, type Purchase } from '../store/purchase.ts';
import { stripe } from '../store/stripe.ts';
import { stateOfDispute } from './dispute-state.ts';
import { ledgerPayment } from './payment-entry.ts';
import { purchaseTag } from './purchase-tag.ts';

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
const book = (
  { purchaseId }: Purchase,
  disputeId: string,
  state: NonNullable<Purchase['dispute']>['state'],
  entry: Entry,
) => didHold(writeTogether([disputeUpdate(purchaseId, { disputeId, state }), ...ledgerPuts(entry)]));

/** Records a dispute that was lost, appealed, and won: what the pools bore is theirs again, and the uploads are the buyer's. */
async function recover(
  purchase: Purchase,
  dispute: Stripe.Dispute,
  disputed: DisputedPayment,
): Promise<void> {
  const { purchaseId, userSub, uploads = [] } = purchase;
  if (isRefundDue(purchase, dispute))
    throw new MarketError(
      'bug',
      'RefundTakenBack',
      'A dispute that stood for a refund was won on appeal: pay the buyer by hand.',
    );
  await book(purchase, dispute.id, 'won', disputeRecovered(disputed, ledgerPayment(purchase).pools));
  await giveAccess(
    userSub,
    purchaseId,
    uploads.map(({ uploadHash }) => uploadHash),
  );
}

/** Until the buyer has the data, the pools have earned nothing that they could lose. */
const isUnderWay = ({ state }: Purchase): boolean => state === 'paid' || state === 'granted';

/**
 * @returns whether it belongs to a purchase that was captured, and that has ended if the dispute was lost: before that there
 * is nothing to record, and the next sweep looks again
 */
export async function recordDispute(dispute: Stripe.Dispute): Promise<boolean> {
  const state = stateOfDispute(dispute);
  if (state === 'none') return true;
  const purchase = await purchaseOf(dispute);
  if (!purchase) return true;
  if (!purchase.captured) return false;
  const { id, amount } = dispute;
  const { purchaseId, userSub, uploads = [] } = purchase;
  const disputed = { disputeId: id, purchaseId, amount: BigInt(amount) };
  if (await book(purchase, id, 'open', disputeOpened(disputed)))
    // The alarm counts this line.
    console.error(JSON.stringify({ event: 'payment.disputed', purchaseId, disputeId: id }));
  if (state === 'won') {
    if (purchase.dispute?.state === 'lost') await recover(purchase, dispute, disputed);
    else await book(purchase, id, 'won', disputeWon(disputed));
  }
  if (state === 'lost') {
    if (isUnderWay(purchase)) return false;
    await book(purchase, id, 'lost', lost(purchase, dispute, disputed));
    // The buyer has the money back, and may buy again.
    const hashes = uploads.map(({ uploadHash }) => uploadHash);
    if (purchase.state === 'completed') await releaseAccess(userSub, purchaseId, hashes);
  }
  return true;
}
