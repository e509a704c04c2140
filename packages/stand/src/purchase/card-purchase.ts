/**
 * For tests: a purchase by card, from its quote to its payment. Import the handlers' records after the stand is open.
 */

import { randomUUID } from 'node:crypto';
import { beginPurchase, changePurchase } from '@cgdx/functions/purchase/record/purchase.ts';
import { cardPurchaseId } from '@cgdx/functions/purchase/record/purchase-id.ts';
import { storeQuote } from '@cgdx/functions/purchase/record/quote.ts';
import { stripe } from '@cgdx/functions/stripe/stripe.ts';
import { payByCard } from '@cgdx/local/person/buy/pay-card.ts';

const priceWei = String(14n * 10n ** 18n);
export const priceCents = 140;

export interface CardPurchase {
  readonly purchaseId: string;
  /** The session's id. */
  readonly paymentReference: string;
  readonly pay: (card?: string) => Promise<unknown>;
}

/**
 * Opens a page for one upload, as the API does.
 * @param asks the amount that the page asks for, if not the price, and the version of the accepted licence
 */
export async function openCardPurchase(
  userSub: string,
  uploadHash: string,
  {
    currency = 'sgd',
    cents = priceCents,
    licence,
  }: { currency?: string; cents?: number; licence?: string } = {},
): Promise<CardPurchase> {
  const quoteId = randomUUID();
  await storeQuote({
    quoteId,
    userSub,
    createdAt: new Date().toISOString(),
    ...(licence !== undefined && { licence }),
    deadline: Math.floor(Date.now() / 1000) + 3_600,
    baskets: [{ dataPoolId: 'spotify', uploads: [{ uploadHash, quality: 7, priceWei }], totalWei: priceWei }],
  });
  const purchaseId = cardPurchaseId(quoteId);
  await beginPurchase({ purchaseId, rail: 'card', userSub, state: 'awaiting-payment', quoteId });
  const session = await stripe().checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://127.0.0.1/account',
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: cents, product_data: { name: 'An upload' } },
      },
    ],
    metadata: { purchaseId },
    payment_intent_data: { metadata: { purchaseId } },
  });
  await changePurchase(purchaseId, ['awaiting-payment'], { checkoutSessionId: session.id });
  return {
    purchaseId,
    paymentReference: session.id,
    pay: (card) => payByCard(session.url ?? '', 'ben@example.com', card),
  };
}

export async function paidCardPurchase(
  userSub: string,
  uploadHash: string,
  card?: string,
): Promise<{ purchaseId: string; paymentReference: string }> {
  const { purchaseId, paymentReference, pay } = await openCardPurchase(userSub, uploadHash);
  await pay(card);
  return { purchaseId, paymentReference };
}
