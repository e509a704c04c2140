/** Decides whether a stored quote may be paid by card now. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { StoredQuote } from '../record/quote.ts';
import { assertAgreed } from './agreed-licence.ts';
import { assertNotBought, poolsForSale, uploadsOnOffer } from './offered-uploads.ts';

export const quoteExpired = () =>
  new MarketError('conflict', 'QuoteExpired', 'This offer has expired.', {
    advice: 'Please ask for a new one; nothing was paid.',
  });

/** @throws MarketError for a quote that has expired, or whose licence has changed */
export function assertValid({ deadline, licence }: StoredQuote): void {
  if (deadline * 1_000 <= Date.now()) throw quoteExpired();
  assertAgreed(licence);
}

/** @throws MarketError if an upload is not on offer any more, or is the buyer's already */
export async function assertOnOffer({ userSub, baskets }: StoredQuote): Promise<void> {
  const quoted = baskets.flatMap(({ dataPoolId, uploads }) =>
    uploads.map(({ uploadHash }) => ({ uploadHash, dataPoolId })),
  );
  const hashes = quoted.map(({ uploadHash }) => uploadHash);
  await uploadsOnOffer(hashes);
  await assertNotBought(userSub, hashes);
  await poolsForSale(quoted);
}

/** @throws MarketError that gives the reason if the quote cannot be paid */
export async function assertForSale(quote: StoredQuote): Promise<void> {
  assertValid(quote);
  await assertOnOffer(quote);
}
