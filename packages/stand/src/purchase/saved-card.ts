/**
 * For tests: a buyer with a saved card, and quotes that their API key may pay. Import the records after the stand is
 * open.
 */
import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import type { CallingKey } from '@cgdx/functions/ground/caller/key-caller.ts';
import { documentClient } from '@cgdx/functions/ground/table/table.ts';
import { handler as onCheckoutSweep } from '@cgdx/functions/purchase/card/on-checkout-sweep.ts';
import type { Purchase } from '@cgdx/functions/purchase/record/purchase.ts';
import { type StoredQuote, storeQuote } from '@cgdx/functions/purchase/record/quote.ts';
import { findCustomer } from '@cgdx/functions/purchase/saved-card/buyer.ts';
import { handler as onChargeChanged } from '@cgdx/functions/purchase/saved-card/on-charge-changed.ts';
import {
  type Program,
  payOnce,
  payQuote,
  quoteOfKey,
} from '@cgdx/functions/purchase/saved-card/pay-quote.ts';
import { openSavingPage } from '@cgdx/functions/purchase/saved-card/saved-card.ts';
import { stripe } from '@cgdx/functions/stripe/stripe.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { permitted, permittedAs } from './permitted.ts';
import { putUpload } from './purchase-stand.ts';

const priceWei = String(14n * 10n ** 18n);
export const priceCents = 140;

/** Puts the pool of `putUpload` on sale. */
export async function openPool(): Promise<void> {
  const Item = { dataPoolId: 'spotify', dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
  const put = { TableName: 'test-DataPoolTable', Item: { ...Item, availableForPurchase: true } };
  await documentClient.send(new PutCommand(put));
}

const personOf = (sub: string) => ({ sub, email: `${sub}@example.com`, username: undefined, groups: [] });

/** Submits a form of a page of the payment server. @returns the address that it redirects to */
export async function submitForm(url: string, form: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The page answered ${answer.status}: ${await answer.text()}`);
  return location;
}

/** Saves a card to a person, with their consent to later payments. */
async function saveCard(userSub: string, card = '4242424242424242'): Promise<void> {
  const form = { card, email: `${userSub}@example.com`, authenticated: 'true' };
  await submitForm(await openSavingPage(personOf(userSub)), form);
}

export const newKey = (capCents = 100_000): CallingKey => ({
  keyId: randomUUID(),
  scopes: ['quote', 'buy'],
  capCents,
});

async function newQuote(
  userSub: string,
  { keyId }: Pick<CallingKey, 'keyId'>,
  uploadHash?: string,
): Promise<StoredQuote> {
  const upload = { uploadHash: uploadHash ?? (await putUpload()), quality: 7, priceWei };
  const quote: StoredQuote = {
    ...{ quoteId: randomUUID(), userSub, keyId, licence: licenceVersion },
    createdAt: new Date().toISOString(),
    deadline: Math.floor(Date.now() / 1_000) + 3_600,
    baskets: [{ dataPoolId: 'spotify', uploads: [upload], totalWei: priceWei }],
  };
  await storeQuote(quote);
  return quote;
}

/** Makes a new buyer with a saved card and an API key. */
export async function newProgram(card?: string, capCents?: number): Promise<Program> {
  const userSub = crypto.randomUUID();
  await saveCard(userSub, card);
  return { userSub, key: newKey(capCents) };
}

/** Stores a quote for a program: for one upload, a new one by default. */
export const quoteFor = ({ userSub, key }: Program, uploadHash?: string): Promise<StoredQuote> =>
  newQuote(userSub, key, uploadHash);

/** Pays a quote as the route does, for the first time or again. */
export const pay = (program: Program, { quoteId }: StoredQuote): Promise<Purchase> =>
  permittedAs('api-charge', async () => {
    const quote = await quoteOfKey(program, quoteId);
    return payOnce(quote, () => payQuote(program, quote));
  });

/** A card that can be saved, but declines each payment. */
export const declinesLater = '4000000000000341';

/** Runs the sweep that finds charges whose events were lost. */
export const sweepCharges = () => permitted('on-checkout-sweep', onCheckoutSweep)({} as ScheduledEvent);

/** Delivers the event that a purchase's payment has changed. */
export const deliverChargeEvent = (purchaseId: string) =>
  permitted('on-charge-changed', onChargeChanged)({ detail: { purchaseId } } as never);

/** Returns every payment of a buyer at Stripe. */
export async function chargesOf({ userSub }: Program) {
  const customer = (await findCustomer(userSub)) ?? '';
  return (await stripe().paymentIntents.list({ customer, limit: 100 })).data;
}
