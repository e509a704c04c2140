/**
 * Makes quotes of uploads that are on offer: drafts them, holds their amounts under a key's cap, stores them,
 * and has them signed for a wallet.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Quote } from '@cgdx/api/route/quote.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cardObstacle, chargeCents } from '@cgdx/core/pricing/pricing.ts';
import { basketRoot } from '@cgdx/core/purchase/basket.ts';
import { type Basket, type OfferedUpload, priceBaskets, quoteSeconds } from '@cgdx/core/purchase/quote.ts';
import { quotesAnHour } from '@cgdx/workflows/wiring/limit.ts';
import { linkedWallet } from '../../account/wallet.ts';
import { assertScope, type CallingKey } from '../../ground/caller/key-caller.ts';
import type { StoredPool } from '../../pool/pool.ts';
import { holdAmounts } from '../key/spending.ts';
import {
  countQuote,
  type StoredBasket,
  type StoredQuote,
  storeQuote,
  storeSignatures,
  takeNonce,
} from '../record/quote.ts';
import { requestQuoteSignatures } from './request-quote-signatures.ts';

/** The person or program that asks, and how they may pay. */
export interface Asker {
  readonly userSub: string;
  readonly key?: CallingKey | undefined;
  /** The version of the licence that they agree to. */
  readonly licence: string;
  /** Linked to their account. */
  readonly wallet?: string | undefined;
}

/** @throws MarketError WalletNotLinked; KeyBeyondScope, since a signed offer is money that a wallet spends */
export async function ownWallet(
  sub: string,
  address: string | undefined,
  key: CallingKey | undefined,
): Promise<string | undefined> {
  if (address === undefined) return undefined;
  if (key) assertScope(key, 'buy');
  const wallet = await linkedWallet(sub);
  if (wallet?.toLowerCase() === address.toLowerCase()) return wallet;
  throw new MarketError('auth', 'WalletNotLinked', 'This wallet is not linked to your account.', {
    advice: 'Connect the wallet and sign the message that links it, then try again.',
  });
}

const hourMs = 3_600_000;

/** @throws MarketError TooManyQuotes: quotes are stored for ever, and each costs a signature */
async function assertFewQuotes(userSub: string, nowMs: number): Promise<void> {
  const hour = Math.floor(nowMs / hourMs);
  if (await countQuote(userSub, hour, quotesAnHour)) return;
  throw new MarketError('busy', 'TooManyQuotes', 'You have asked for very many offers in this hour.', {
    advice: 'The offers that you have are still valid. Ask for another one later.',
    retryAfterSeconds: Math.ceil(((hour + 1) * hourMs - nowMs) / 1_000),
  });
}

type Draft = Omit<StoredQuote, 'baskets'> & { readonly baskets: readonly Basket[] };

const centsOf = ({ baskets }: Draft): number =>
  Number(chargeCents(baskets.reduce((sum, { totalWei }) => sum + totalWei, 0n)));

async function offer(
  { dataPoolId, uploads, totalWei }: Basket,
  { quoteId, wallet, deadline }: Pick<StoredQuote, 'quoteId' | 'wallet' | 'deadline'>,
): Promise<StoredBasket> {
  const stored = { dataPoolId, uploads: [...uploads], totalWei: String(totalWei) };
  if (wallet === undefined) return stored;
  const basketSalt = randomBytes(32).toString('base64');
  const contractQuote = {
    buyer: wallet,
    dataPoolId,
    basketRoot: basketRoot(basketSalt, uploads),
    basketSize: String(uploads.length),
    total: String(totalWei),
    nonce: await takeNonce(wallet, dataPoolId, quoteId),
    deadline: String(deadline),
  };
  return { ...stored, basketSalt, contractQuote };
}

async function store(draft: Draft): Promise<Quote> {
  const quote = {
    ...draft,
    baskets: await Promise.all(draft.baskets.map((basket) => offer(basket, draft))),
  };
  // Stored before it is signed, so that every quote that is ever paid can be looked up.
  await storeQuote(quote);
  if (quote.wallet === undefined) return quoteAnswer(quote, []);
  const signatures = await requestQuoteSignatures({ quoteId: quote.quoteId, sign: 'offer' });
  await storeSignatures(quote.quoteId, signatures);
  return quoteAnswer(quote, signatures);
}

/**
 * Makes a quote for each part; returns all of them or throws.
 * @param parts uploads on offer, a list for each quote; at least one
 * @throws MarketError TooManyQuotes, KeyBeyondCap with the figures of all parts together
 */
export async function makeQuotes(
  { userSub, key, licence, wallet }: Asker,
  parts: readonly (readonly OfferedUpload[])[],
  pools: readonly StoredPool[],
): Promise<Quote[]> {
  const priceOf = new Map(pools.map((pool) => [pool.dataPoolId, pointPriceWei(pool)]));
  const now = Date.now();
  const drafts = parts.map(
    (uploads): Draft => ({
      ...{ quoteId: randomUUID(), userSub, licence },
      createdAt: new Date(now).toISOString(),
      ...(key && { keyId: key.keyId }),
      deadline: Math.floor(now / 1_000) + quoteSeconds,
      ...(wallet !== undefined && { wallet }),
      baskets: priceBaskets(uploads, (pool) => priceOf.get(pool) ?? 0n),
    }),
  );
  for (const _ of drafts) await assertFewQuotes(userSub, now);
  const [first, ...others] = drafts.map((quote) => ({ quote, cents: centsOf(quote) }));
  // A signed offer is money that a wallet spends.
  if (key && wallet !== undefined && first) await holdAmounts(key, [first, ...others]);
  const quotes: Quote[] = [];
  // Sequential, since offers to a wallet get consecutive numbers.
  for (const draft of drafts) quotes.push(await store(draft));
  return quotes;
}

/** @param signatures in the order of the baskets; empty without a wallet */
export function quoteAnswer(quote: StoredQuote, signatures: readonly string[]): Quote {
  const totalWei = quote.baskets.reduce((sum, basket) => sum + BigInt(basket.totalWei), 0n);
  const cents = chargeCents(totalWei);
  return {
    quoteId: quote.quoteId,
    createdAt: quote.createdAt,
    expiresAt: new Date(quote.deadline * 1_000).toISOString(),
    totalWei: String(totalWei),
    card: { currency: 'sgd', amountCents: String(cents), obstacle: cardObstacle(cents) },
    baskets: quote.baskets.map(({ contractQuote, basketSalt: _, ...basket }, at) => ({
      ...basket,
      ...(contractQuote && { quote: contractQuote, signature: signatures[at] }),
    })),
  };
}
