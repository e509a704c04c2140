/** Card payments: opens a page at Stripe for a quote's price. The client names only the quote. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { poolName } from '@cgdx/core/pool/pool.ts';
import { cardObstacle, chargeCents, chargeCentsOfParts } from '@cgdx/core/pricing/pricing.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import Stripe from 'stripe';
import { api, assertIsCaller, notFound, ok, type Request } from '../../ground/caller/api.ts';
import type { Person } from '../../ground/caller/person.ts';
import { siteUrl } from '../../ground/links.ts';
import { currency, purchaseTag } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import { assertOnOffer, assertValid, quoteExpired } from '../quote/assert-for-sale.ts';
import { beginPurchase, changePurchase, type Purchase } from '../record/purchase.ts';
import { cardPurchaseId } from '../record/purchase-id.ts';
import { findQuote, type StoredQuote } from '../record/quote.ts';

/** Stripe requires at least 30 minutes. Repeated requests for the same page must send the same value. */
const openSeconds = 31 * 60;

const notPaidYet = () =>
  new MarketError('conflict', 'PaymentUnderWay', 'Your bank has not confirmed this payment yet.', {
    advice: 'Please do not pay again: it appears under Transactions as soon as it is confirmed.',
  });

async function ownQuote(person: Person, quoteId: string): Promise<StoredQuote> {
  const quote = await findQuote(quoteId);
  if (quote?.userSub !== person.sub) throw notFound('This quote');
  return quote;
}

function sessionOf(
  quote: StoredQuote,
  purchase: Purchase,
  person: Person,
): Stripe.Checkout.SessionCreateParams {
  const { purchaseId } = purchase;
  const cents = chargeCentsOfParts(quote.baskets.map(({ totalWei }) => BigInt(totalWei)));
  const account = `${siteUrl()}/account?tab=transactions`;
  return {
    mode: 'payment',
    // Cards only, whatever the dashboard allows: a debit that arrives days later would outlive its quote.
    allowed_payment_method_types: ['card'],
    line_items: quote.baskets.map(({ dataPoolId, uploads: { length } }, at) => ({
      quantity: 1,
      price_data: {
        currency,
        unit_amount: Number(cents[at] ?? 0n),
        product_data: {
          name: `${poolName(dataPoolId)}: ${countOf(length, 'upload')}`,
        },
      },
    })),
    success_url: `${account}&purchase=${purchaseId}`,
    cancel_url: account,
    client_reference_id: purchaseId,
    ...(person.email !== undefined && { customer_email: person.email }),
    expires_at: quote.deadline + openSeconds,
    metadata: { [purchaseTag]: purchaseId },
    payment_intent_data: { metadata: { [purchaseTag]: purchaseId }, transfer_group: purchaseId },
  };
}

/**
 * @throws MarketError if an earlier request, whose page nobody received, differed: it had another e-mail
 * address
 */
async function createSession(
  about: Stripe.Checkout.SessionCreateParams,
  { purchaseId }: Purchase,
): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe().checkout.sessions.create(about, { idempotencyKey: `checkout-${purchaseId}` });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw quoteExpired();
    throw error;
  }
}

/** Returns the address of the page that is already open. @throws MarketError if it was paid or has closed */
async function openPage(sessionId: string): Promise<string> {
  const { status, payment_status, url } = await stripe().checkout.sessions.retrieve(sessionId);
  if (status === 'complete' && payment_status !== 'paid') throw notPaidYet();
  if (status === 'complete')
    throw new MarketError('conflict', 'PaidAlready', 'This was paid already.', {
      advice: 'Look for it under Transactions.',
    });
  if (status !== 'open' || url === null) throw quoteExpired();
  return url;
}

async function checkout({ person, body }: Request<'POST /stripe/create-checkout-session'>) {
  const { quoteId, userSub } = body;
  if (userSub !== undefined) assertIsCaller(person, userSub);
  const quote = await ownQuote(person, quoteId);
  assertValid(quote);
  const cents = chargeCents(quote.baskets.reduce((sum, { totalWei }) => sum + BigInt(totalWei), 0n));
  const obstacle = cardObstacle(cents);
  if (obstacle !== undefined) throw new MarketError('input', 'CardNotPossible', obstacle);
  const purchase = await beginPurchase({
    purchaseId: cardPurchaseId(quoteId),
    rail: 'card',
    userSub: person.sub,
    state: 'awaiting-payment',
    quoteId,
  });
  if (purchase.cardId !== undefined) throw notPaidYet();
  const answer = { purchaseId: purchase.purchaseId, amountCents: String(cents), currency };
  if (purchase.checkoutSessionId !== undefined)
    return ok({ ...answer, url: await openPage(purchase.checkoutSessionId) });
  await assertOnOffer(quote);
  const session = await createSession(sessionOf(quote, purchase, person), purchase);
  await changePurchase(purchase.purchaseId, ['awaiting-payment'], { checkoutSessionId: session.id });
  return ok({ ...answer, url: await openPage(session.id) });
}

export const handler = api({ 'POST /stripe/create-checkout-session': checkout });
