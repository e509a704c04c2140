/**
 * Records the outcome of a card payment that its bank disputes. Only Stripe's word counts, and one sweep at a
 * time records it.
 */

import {
  type DisputedPayment,
  disputeLost,
  disputeLostTwice,
  disputeOpened,
  disputeOwed,
  disputeRecovered,
  disputeRefunded,
  disputeRegained,
  disputeWon,
  refundRepeated,
} from '@cgdx/core/ledger/dispute-entry.ts';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import type Stripe from 'stripe';
import { fail } from '../../ground/log/log.ts';
import { didHold, writeTogether } from '../../ground/table/item.ts';
import { ledgerPuts } from '../../ledger/ledger.ts';
import { giveAccess, releaseAccess } from '../../pool/access.ts';
import { stateOfDispute } from '../../stripe/dispute-state.ts';
import { purchaseTag } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import { ledgerPayment } from '../record/payment-entry.ts';
import {
  disputeStanding,
  disputesUpdate,
  findPurchase,
  isPaidFor,
  type Purchase,
  readPurchase,
} from '../record/purchase.ts';
import { refundCard } from '../refund/card-refund.ts';

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

async function purchaseOf({ payment_intent }: Stripe.Dispute): Promise<Purchase | undefined> {
  const { metadata } = await stripe().paymentIntents.retrieve(idOf(payment_intent));
  const purchaseId = metadata[purchaseTag];
  return purchaseId === undefined ? undefined : findPurchase(purchaseId);
}

/** Whether the dispute replaced the refund that was due. */
const wasRefund = ({ refundedBy = [] }: Purchase, { id }: Stripe.Dispute): boolean => refundedBy.includes(id);

/** Records each step once. @returns false if it was recorded before */
const book = (
  { purchaseId, disputes, disputedCents }: Purchase,
  { id, amount }: Stripe.Dispute,
  state: 'open' | 'won' | 'lost',
  entry: Entry,
) => {
  const taken = {
    disputes: { ...disputes, [id]: state },
    disputedCents: { ...disputedCents, [id]: String(amount) },
  };
  return didHold(writeTogether([disputesUpdate(purchaseId, taken), ...ledgerPuts(entry)]));
};

const hashesOf = ({ uploads = [] }: Purchase): readonly string[] =>
  uploads.map(({ uploadHash }) => uploadHash);

function entryOfWin(purchase: Purchase, dispute: Stripe.Dispute, disputed: DisputedPayment): Entry {
  // Nobody has borne a loss, unless the dispute was lost for good before.
  if (purchase.disputes?.[dispute.id] !== 'lost') return disputeWon(disputed);
  if (wasRefund(purchase, dispute)) return disputeOwed(disputed);
  return purchase.state === 'completed'
    ? disputeRecovered(disputed, ledgerPayment(purchase).pools)
    : disputeRegained(disputed);
}

/** Gives the buyer the money that the bank returned to us, although the dispute had replaced their refund. */
async function refundAgain(purchase: Purchase, disputed: DisputedPayment): Promise<void> {
  await refundCard(purchase);
  await didHold(writeTogether(ledgerPuts(refundRepeated(disputed))));
}

async function recordWon(
  purchase: Purchase,
  dispute: Stripe.Dispute,
  disputed: DisputedPayment,
): Promise<void> {
  const entry = entryOfWin(purchase, dispute, disputed);
  await book(purchase, dispute, 'won', entry);
  // Done even if an earlier run has booked it: that run may have ended right after.
  if (wasRefund(purchase, dispute)) await refundAgain(purchase, disputed);
  const now = await readPurchase(purchase.purchaseId);
  if (now.state === 'completed' && isPaidFor(now))
    await giveAccess(now.userSub, now.purchaseId, hashesOf(now));
}

function entryOfLoss(purchase: Purchase, dispute: Stripe.Dispute, disputed: DisputedPayment): Entry {
  if (wasRefund(purchase, dispute)) return disputeRefunded(disputed);
  return purchase.state === 'completed'
    ? disputeLost(disputed, ledgerPayment(purchase).pools)
    : disputeLostTwice(disputed);
}

async function recordLost(
  purchase: Purchase,
  dispute: Stripe.Dispute,
  disputed: DisputedPayment,
): Promise<void> {
  await book(purchase, dispute, 'lost', entryOfLoss(purchase, dispute, disputed));
  const now = await readPurchase(purchase.purchaseId);
  // The buyer has all of the money back, and may buy again. A buyer with only a part of it back has paid the
  // rest.
  if (now.state === 'completed' && disputeStanding(now) === 'lost')
    await releaseAccess(now.userSub, now.purchaseId, hashesOf(now));
}

/**
 * Returns whether the purchase may still be refunded. Before it is settled, the pools have earned nothing that
 * a dispute could take.
 */
const isUnderWay = ({ state }: Purchase): boolean =>
  state === 'paid' || state === 'granted' || state === 'to-refund';

/**
 * @returns whether there was anything to record: the dispute's purchase was captured and, if the dispute was
 * lost, has ended. Otherwise the next sweep looks again
 */
export async function recordDispute(dispute: Stripe.Dispute): Promise<boolean> {
  const state = stateOfDispute(dispute);
  if (state === 'none') return true;
  const purchase = await purchaseOf(dispute);
  if (!purchase) return true;
  if (!purchase.captured) return false;
  const disputed = {
    disputeId: dispute.id,
    purchaseId: purchase.purchaseId,
    amount: BigInt(dispute.amount),
  };
  if (await book(purchase, dispute, 'open', disputeOpened(disputed)))
    // The alarm counts this line.
    fail('payment.disputed', { purchaseId: purchase.purchaseId, disputeId: dispute.id });
  if (state === 'won') await recordWon(purchase, dispute, disputed);
  if (state === 'lost') {
    if (isUnderWay(purchase)) return false;
    await recordLost(purchase, dispute, disputed);
  }
  return true;
}
