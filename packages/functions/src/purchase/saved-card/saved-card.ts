/** The card that a person saved for their programs. It is stored at Stripe only, and looked up each time. */
import type { SavedCard } from '@cgdx/api/route/saved-card.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type Stripe from 'stripe';
import type { Person } from '../../ground/caller/person.ts';
import { siteUrl } from '../../ground/links.ts';
import { currency } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import { findCustomer, storeCustomer } from './buyer.ts';

/** What a payment by saved card needs. */
export interface ChargeableCard {
  readonly customerId: string;
  /** Stripe's id of the card. */
  readonly cardId: string;
}

/** More cards than anybody saves; several are possible, since two pages may be open at once. */
const most = 20;

const cardsOf = async (customerId: string): Promise<Stripe.PaymentMethod[]> =>
  (await stripe().paymentMethods.list({ customer: customerId, type: 'card', limit: most })).data;

/** @returns the newest, if there are several; undefined if none is saved */
export async function findChargeable(userSub: string): Promise<ChargeableCard | undefined> {
  const customerId = await findCustomer(userSub);
  const [newest] = customerId === undefined ? [] : await cardsOf(customerId);
  return customerId !== undefined && newest ? { customerId, cardId: newest.id } : undefined;
}

/** @returns undefined if none is saved */
export async function findSavedCard(userSub: string): Promise<SavedCard | undefined> {
  const customerId = await findCustomer(userSub);
  const [newest] = customerId === undefined ? [] : await cardsOf(customerId);
  if (!newest?.card) return undefined;
  const { brand, last4, exp_month, exp_year } = newest.card;
  return { brand, last4, expires: `${String(exp_month).padStart(2, '0')}/${exp_year}` };
}

const hourMs = 3_600_000;

async function customerOf({ sub, email }: Person): Promise<string> {
  const kept = await findCustomer(sub);
  if (kept !== undefined) return kept;
  const made = await stripe().customers.create(
    email === undefined ? {} : { email },
    // Stripe repeats a failure under its key for a day, so the key changes every hour. A superfluous customer
    // has no card.
    { idempotencyKey: `customer-${sub}-${email ?? ''}-${Math.floor(Date.now() / hourMs)}` },
  );
  return storeCustomer(sub, made.id);
}

/**
 * @returns the address of Stripe's page on which a card is saved
 * @throws MarketError CardSavedAlready
 */
export async function openSavingPage(person: Person): Promise<string> {
  if (await findSavedCard(person.sub))
    throw new MarketError('conflict', 'CardSavedAlready', 'A card is saved already.', {
      advice: 'Remove it first; then save the other one.',
    });
  const account = `${siteUrl()}/account`;
  const { url } = await stripe().checkout.sessions.create({
    mode: 'setup',
    currency,
    customer: await customerOf(person),
    allowed_payment_method_types: ['card'],
    success_url: `${account}?card=saved`,
    cancel_url: account,
  });
  if (url === null) throw new MarketError('unavailable', 'PageMissing', 'Stripe has opened no page.');
  return url;
}

/** Removes every card that the person has saved. */
export async function removeCards(userSub: string): Promise<void> {
  const customerId = await findCustomer(userSub);
  for (const { id } of customerId === undefined ? [] : await cardsOf(customerId))
    await stripe().paymentMethods.detach(id);
}
