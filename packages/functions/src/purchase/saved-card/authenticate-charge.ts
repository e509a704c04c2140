/** Opens the page on which the bank of a card asks its owner whether a payment is theirs. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type Stripe from 'stripe';
import { stripe } from '../../stripe/stripe.ts';
import type { Purchase } from '../record/purchase.ts';

/** The bank may have changed its decision, or the payment has ended. */
export const nothingToConfirm = () =>
  new MarketError('conflict', 'NothingToConfirm', 'Nobody asks you to confirm this payment.', {
    advice: 'Load the page again to see how it stands.',
  });

const pageOf = ({ next_action }: Stripe.PaymentIntent): string | undefined =>
  next_action?.redirect_to_url?.url ?? undefined;

/**
 * Confirms the existing payment again, now with the card's owner present; never creates a second payment.
 * @param returnUrl where the bank's page leads back to
 * @returns the URL of the bank's page
 * @throws MarketError NothingToConfirm
 */
export async function openAuthentication(
  { paymentIntentId, cardId = '' }: Purchase,
  returnUrl: string,
): Promise<string> {
  invariant(paymentIntentId, 'a payment that waits for confirmation has a payment intent');
  const intent = await stripe().paymentIntents.retrieve(paymentIntentId);
  const open = pageOf(intent);
  if (open !== undefined) return open;
  if (intent.status === 'requires_payment_method') {
    const about = { payment_method: cardId, return_url: returnUrl };
    const page = pageOf(await stripe().paymentIntents.confirm(paymentIntentId, about));
    if (page !== undefined) return page;
  }
  throw nothingToConfirm();
}
