/**
 * Finds out whether a card has paid, on a page or as a saved card, and for what. Only Stripe and the stored
 * quote decide.
 */
import { chargeCents, chargeCentsOfParts } from '@cgdx/core/pricing/pricing.ts';
import type Stripe from 'stripe';
import { currency, purchaseTag } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import type { Purchase } from '../record/purchase.ts';
import { findQuote } from '../record/quote.ts';
import { type Payment, refused, uploadsOf, type Verdict } from '../record/verdict.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error as Stripe.errors.StripeError).code === 'resource_missing';

export const pageExpired = {
  code: 'CheckoutExpired',
  message: 'The payment page has expired, and nothing was paid.',
} as const;

/** @returns undefined if Stripe does not have this session */
export async function findSession(id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe().checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const idOf = (reference: string | { id: string } | null): string | undefined =>
  typeof reference === 'object' ? reference?.id : reference;

export async function checkoutVerdict(purchase: Purchase, sessionId: string): Promise<Verdict> {
  const session = await findSession(sessionId);
  // Stripe has reported the session, so our key may be of another account: it is found once the key is
  // corrected.
  if (!session)
    return {
      kind: 'unknown',
      failure: { code: 'CheckoutNotFound', message: 'Stripe does not find this payment yet.' },
    };
  if (session.metadata?.[purchaseTag] !== purchase.purchaseId)
    return refused('CheckoutUnknown', 'This payment is for something else.');
  if (session.payment_status !== 'paid') {
    return session.status === 'expired'
      ? refused(pageExpired.code, pageExpired.message)
      : {
          kind: 'unknown',
          failure: { code: 'PaymentNotConfirmed', message: 'Stripe has not confirmed the payment yet.' },
        };
  }
  return paidVerdict(purchase, {
    paymentIntentId: idOf(session.payment_intent),
    currency: session.currency,
    amount: session.amount_total,
  });
}

/** Returns the verdict on a payment by a saved card. */
export async function chargeVerdict(purchase: Purchase, paymentIntentId: string): Promise<Verdict> {
  const intent = await stripe().paymentIntents.retrieve(paymentIntentId);
  if (intent.metadata[purchaseTag] !== purchase.purchaseId)
    return refused('ChargeUnknown', 'This payment is for something else.');
  if (intent.status !== 'succeeded')
    return {
      kind: 'unknown',
      failure: { code: 'PaymentNotConfirmed', message: 'Stripe has not confirmed the payment yet.' },
    };
  return paidVerdict(purchase, {
    ...{ paymentIntentId, currency: intent.currency, amount: intent.amount_received },
  });
}

interface Received {
  readonly paymentIntentId: string | undefined;
  readonly currency: string | null;
  /** In the currency's smallest unit. */
  readonly amount: number | null;
}

async function paidVerdict(
  purchase: Purchase,
  { paymentIntentId, currency: paidIn, amount }: Received,
): Promise<Verdict> {
  const quote = await findQuote(purchase.quoteId ?? '');
  // The quote was stored before the page was opened, so it exists: the payment waits until a read finds it.
  if (!quote)
    return {
      kind: 'unknown',
      failure: { code: 'QuoteMissing', message: 'We do not find what was paid for; your payment is safe.' },
    };
  const totals = quote.baskets.map(({ totalWei }) => BigInt(totalWei));
  const cents = chargeCentsOfParts(totals);
  const paid = BigInt(amount ?? 0);
  const asked = chargeCents(totals.reduce((sum, wei) => sum + wei, 0n));
  const isRight = paidIn === currency && paid === asked;
  const payment: Payment = {
    uploads: uploadsOf(quote.baskets),
    licence: quote.licence,
    // A payment page does not count against the cap of the key that requested the quote.
    ...(purchase.keyId !== undefined && { quotes: [quote] }),
    captured: {
      currency: 'SGD',
      // The whole captured amount is refunded.
      pools: isRight
        ? quote.baskets.map(({ dataPoolId }, at) => ({ dataPoolId, amount: String(cents[at] ?? 0n) }))
        : [{ dataPoolId: quote.baskets[0]?.dataPoolId ?? '', amount: String(paid) }],
    },
    ...(paymentIntentId !== undefined && { paymentIntentId }),
  };
  if (isRight) return { kind: 'paid', payment };
  return {
    kind: 'to-refund',
    payment,
    failure: {
      code: 'AmountDiffers',
      message: 'The amount paid differs from the price; you get it back.',
    },
  };
}
