/** A purchase's one payment at Stripe by a saved card, made once, however often it is requested. */
import { chargeCents } from '@cgdx/core/pricing/pricing.ts';
import Stripe from 'stripe';
import { currency, purchaseTag } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import type { Purchase } from '../record/purchase.ts';
import type { StoredQuote } from '../record/quote.ts';

/** The fields of a purchase that a charge needs. */
export type Charge = Pick<Purchase, 'purchaseId' | 'paymentIntentId' | 'cardId' | 'customerId' | 'createdAt'>;

/** @returns cents of SGD */
export const centsOfQuote = ({ baskets }: Pick<StoredQuote, 'baskets'>): number =>
  Number(chargeCents(baskets.reduce((sum, { totalWei }) => sum + BigInt(totalWei), 0n)));

/** The card was removed after the purchase began: Stripe makes no payment then. */
export class CardGone extends Error {
  override readonly name = 'CardGone';
}

/** The largest expected difference between two clocks. */
const skewSeconds = 300;

/**
 * Asks Stripe for the payment. Stripe's list has each payment at once and for ever, whereas an idempotency key
 * is forgotten after a day.
 */
export async function findCharge(charge: Charge): Promise<Stripe.PaymentIntent | undefined> {
  const { purchaseId, paymentIntentId, customerId = '', createdAt } = charge;
  if (paymentIntentId !== undefined) return stripe().paymentIntents.retrieve(paymentIntentId);
  const gte = Math.floor(Date.parse(createdAt) / 1_000) - skewSeconds;
  for await (const intent of stripe().paymentIntents.list({
    ...{ customer: customerId, created: { gte }, limit: 100 },
  }))
    if (intent.metadata[purchaseTag] === purchaseId) return intent;
  return undefined;
}

/**
 * Charges the card while its owner is away.
 * @returns the payment, also one that the card has refused
 * @throws CardGone
 */
export async function makeCharge(charge: Charge, quote: StoredQuote): Promise<Stripe.PaymentIntent> {
  const { purchaseId, cardId = '', customerId = '' } = charge;
  try {
    return await stripe().paymentIntents.create(
      {
        amount: centsOfQuote(quote),
        currency,
        customer: customerId,
        payment_method: cardId,
        allowed_payment_method_types: ['card'],
        confirm: true,
        off_session: true,
        metadata: { [purchaseTag]: purchaseId },
        transfer_group: purchaseId,
      },
      { idempotencyKey: `charge-${purchaseId}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    if (isGone(error)) throw new CardGone();
    throw error;
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param === 'payment_method' || error.param === 'customer');

/** @returns the payment after the call: another call may have ended it otherwise */
export async function cancelCharge({ id }: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe().paymentIntents.cancel(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return stripe().paymentIntents.retrieve(id);
  }
}
