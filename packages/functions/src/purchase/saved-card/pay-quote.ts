/**
 * A program pays a quote with the card that its owner saved. The amount is held under the key's cap first; the
 * card is charged once.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { cardObstacle } from '@cgdx/core/pricing/pricing.ts';
import { notFound } from '../../ground/caller/api.ts';
import type { CallingKey } from '../../ground/caller/key-caller.ts';
import { putOnce } from '../../ground/table/item.ts';
import { holdSpending } from '../key/spending.ts';
import { assertForSale } from '../quote/assert-for-sale.ts';
import { findPurchase, newPurchase, type Purchase, purchaseTable, readPurchase } from '../record/purchase.ts';
import { cardPurchaseId } from '../record/purchase-id.ts';
import { findQuote, type StoredQuote } from '../record/quote.ts';
import { uploadsOf } from '../record/verdict.ts';
import { centsOfQuote } from './charge.ts';
import { chargePurchase, lookAtCharge } from './look-at-charge.ts';
import { findChargeable } from './saved-card.ts';
import { authenticateBy } from './settle-charge.ts';

/** The person in whose name a program calls, and the API key. */
export interface Program {
  readonly userSub: string;
  readonly key: CallingKey;
}

/** @throws MarketError NotFound for a quote that was made for another key */
export async function quoteOfKey({ userSub, key }: Program, quoteId: string): Promise<StoredQuote> {
  const quote = await findQuote(quoteId);
  if (quote?.userSub !== userSub || quote.keyId !== key.keyId) throw notFound('This quote');
  return quote;
}

/** @returns the purchase, if this quote was paid before */
async function purchaseOfQuote({ quoteId }: StoredQuote): Promise<Purchase | undefined> {
  const purchase = await findPurchase(cardPurchaseId(quoteId));
  if (purchase === undefined || purchase.cardId !== undefined) return purchase;
  throw new MarketError('conflict', 'PaymentUnderWay', 'A payment page is open for this offer.', {
    advice: 'Ask for a new offer, and pay that one; nothing was charged.',
  });
}

/** @throws MarketError if the quote cannot be bought, or not with this card or key */
async function begin({ userSub, key }: Program, quote: StoredQuote): Promise<Purchase> {
  const { quoteId, createdAt, wallet } = quote;
  // The quote is signed: the wallet could pay it as well, and the cap holds its amount once.
  if (wallet !== undefined)
    throw new MarketError('conflict', 'QuoteForWallet', 'This offer is signed for a wallet.', {
      advice: 'Ask for one without clientAccountAddress to pay by card.',
    });
  await assertForSale(quote);
  const cents = centsOfQuote(quote);
  const obstacle = cardObstacle(BigInt(cents));
  if (obstacle !== undefined) throw new MarketError('input', 'CardNotPossible', obstacle);
  const card = await findChargeable(userSub);
  if (!card)
    throw new MarketError('conflict', 'NoSavedCard', 'No card is saved to this account.', {
      advice: 'Its owner saves one on the account page.',
    });
  const purchase = newPurchase({
    ...{ purchaseId: cardPurchaseId(quoteId), rail: 'card', userSub, state: 'awaiting-payment', quoteId },
    ...{ keyId: key.keyId, ...card, uploads: uploadsOf(quote.baskets) },
  });
  const deadline = Math.floor(Date.parse(authenticateBy(purchase)) / 1_000);
  await holdSpending(key, { quoteId, createdAt, deadline }, cents, [putOnce(purchaseTable, purchase)]);
  return readPurchase(purchase.purchaseId);
}

/**
 * Pays a quote that was not paid before.
 * @returns the purchase: paid (`submitted`), refused, or waiting for Stripe or for its owner
 */
export const payQuote = async (program: Program, quote: StoredQuote): Promise<Purchase> =>
  chargePurchase(await begin(program, quote), quote, true);

/**
 * Pays a quote once; a later call returns the state of that payment.
 * @param payFirst pays it, as `payQuote` does
 */
export async function payOnce(quote: StoredQuote, payFirst: () => Promise<Purchase>): Promise<Purchase> {
  const before = await purchaseOfQuote(quote);
  return before ? ((await lookAtCharge(before.purchaseId)) ?? before) : payFirst();
}
