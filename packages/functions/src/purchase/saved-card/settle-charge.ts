/** Decides what the state of a saved card's payment means for its purchase. Only Stripe's answer counts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type Stripe from 'stripe';
import { tryTogether } from '../../ground/table/item.ts';
import { releaseHold } from '../key/spending.ts';
import {
  changePurchase,
  type Failure,
  type Purchase,
  purchaseUpdate,
  readPurchase,
} from '../record/purchase.ts';
import type { StoredQuote } from '../record/quote.ts';
import { cancelCharge } from './charge.ts';

/** The owner has a day to confirm a payment; then it is canceled. */
const authenticateMs = 86_400_000;

export const authenticateBy = ({ createdAt }: Pick<Purchase, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + authenticateMs).toISOString();

const isLate = (purchase: Purchase): boolean => Date.now() >= Date.parse(authenticateBy(purchase));

const nothing = 'Nothing was charged.';

export const cardGone: Failure = {
  code: 'CardGone',
  message: `The saved card was removed. ${nothing}`,
};

export const chargeLapsed: Failure = {
  code: 'ChargeLapsed',
  message: `Stripe could not be asked for a day. ${nothing}`,
};

/** Returns the failure that the card's owner reads, with Stripe's reason for the refusal. */
function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): Failure {
  if (error?.code === 'payment_intent_authentication_failure')
    return {
      code: 'AuthenticationFailed',
      message: `The bank of the card asked its owner, who did not confirm the payment. ${nothing}`,
    };
  if (!error || error.code === 'authentication_required')
    return {
      code: 'AuthenticationLapsed',
      message: `The bank of the card asked its owner to confirm this payment, and nobody did within a day. ${nothing}`,
    };
  const reason = error.decline_code === undefined ? '' : ` (${error.decline_code})`;
  return {
    code: 'CardDeclined',
    message: `${error.message ?? 'The card was declined.'}${reason} ${nothing}`,
  };
}

const mostTries = 50;
const longestPauseMs = 100;

/** Refuses a purchase without a charge, and releases its amount under the key's cap, in one transaction. */
export async function refuseCharge(
  { purchaseId }: Purchase,
  quote: StoredQuote,
  failure: Failure,
  paymentIntentId?: string,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    if ((await readPurchase(purchaseId)).state !== 'awaiting-payment') return;
    const refusal = purchaseUpdate(purchaseId, ['awaiting-payment'], {
      ...{ state: 'refused', failure },
      ...(paymentIntentId !== undefined && { paymentIntentId }),
    });
    if (await tryTogether([refusal, ...(await releaseHold(quote))])) return;
    await sleep(Math.random() * longestPauseMs);
  }
  throw new MarketError('busy', 'TooManyRequests', 'This key is buying very much at once.', {
    retryAfterSeconds: 1,
  });
}

type Standing = 'paid' | 'wait' | 'ask' | 'refuse' | 'refused';

function standingOf({ status, last_payment_error: error }: Stripe.PaymentIntent): Standing {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'refused';
    case 'requires_action':
      return 'ask';
    case 'requires_payment_method':
      if (error?.code === 'authentication_required') return 'ask';
      // A payment without an error is being confirmed right now.
      return error ? 'refuse' : 'wait';
    default:
      return 'wait';
  }
}

/**
 * Records the state of a payment. A repetition changes nothing.
 * @returns the purchase afterwards: `submitted` if it is paid and may be verified
 */
export async function settleCharge(
  purchase: Purchase,
  quote: StoredQuote,
  intent: Stripe.PaymentIntent,
): Promise<Purchase> {
  const { purchaseId } = purchase;
  const paymentIntentId = intent.id;
  const standing = standingOf(intent);
  if (standing === 'paid')
    await changePurchase(purchaseId, ['awaiting-payment'], { state: 'submitted', paymentIntentId });
  else if (standing === 'refused')
    // From now on no call can charge it.
    await refuseCharge(purchase, quote, failureOf(intent), paymentIntentId);
  else if (standing === 'refuse' || (isLate(purchase) && intent.status !== 'processing')) {
    const ended = await cancelCharge(intent);
    if (['canceled', 'succeeded'].includes(ended.status)) return settleCharge(purchase, quote, ended);
  } else
    await changePurchase(purchaseId, ['awaiting-payment'], {
      paymentIntentId,
      ...(standing === 'ask' && { authenticateBy: authenticateBy(purchase) }),
    });
  return readPurchase(purchaseId);
}
