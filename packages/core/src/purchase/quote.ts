/** Computes the price of a cart by pool, and checks its size. */
import { MarketError } from '../error/market-error.ts';
import type { PoolId } from '../pool/pool.ts';
import { uploadPriceWei } from '../pricing/pricing.ts';
import type { QuotedUpload } from './quoted-upload-schema.ts';

/** The most uploads in one purchase, whose zip people must be able to handle. */
export const mostUploads = 500;
/** The most uploads in one order, which is divided into quotes: as many as one call can price. */
export const mostOrderUploads = 5_000;
/** The most bytes in one purchase: a function has time to copy them into a zip even at a sixth of the usual speed. */
export const mostBytes = 10e9;

/** How long a quote can be paid, in seconds, even if prices change meanwhile. */
export const quoteSeconds = 3_600;

/** The uploads of one pool in a quote. */
export interface Basket {
  readonly dataPoolId: PoolId;
  readonly uploads: readonly QuotedUpload[];
  readonly totalWei: bigint;
}

/** Returns the uploads of all baskets of a quote, in their order. */
export const quotedHashes = (quote: {
  readonly baskets: readonly { readonly uploads: readonly { readonly uploadHash: string }[] }[];
}): string[] => quote.baskets.flatMap(({ uploads }) => uploads.map(({ uploadHash }) => uploadHash));

export interface OfferedUpload {
  readonly uploadHash: string;
  readonly dataPoolId: PoolId;
  readonly quality: number;
}

/**
 * @param most the most uploads of one request
 * @throws MarketError if the cart is empty or too large
 */
export function assertCartSize(count: number, most: number = mostUploads): void {
  if (count === 0)
    throw new MarketError('input', 'EmptyCart', 'The cart is empty.', { advice: 'Select an upload first.' });
  if (count > most)
    throw new MarketError(
      'input',
      'CartTooLarge',
      `${most === mostUploads ? 'A quote' : 'An order'} holds at most ${most} uploads, and this one has ${count}.`,
      {
        advice:
          most === mostUploads
            ? `POST /orders divides up to ${mostOrderUploads} among several quotes.`
            : 'Buy some of them first, then the others.',
      },
    );
}

/**
 * @param priceOf the price of a point of quality in a pool, in base units
 * @returns a basket for each pool; pools and uploads are sorted by their ids
 */
export function priceBaskets(
  uploads: readonly OfferedUpload[],
  priceOf: (dataPoolId: PoolId) => bigint,
): Basket[] {
  const pools = [...new Set(uploads.map(({ dataPoolId }) => dataPoolId))].sort();
  return pools.map((dataPoolId) => {
    const priced = uploads
      .filter((upload) => upload.dataPoolId === dataPoolId)
      .map(({ uploadHash, quality }) => ({
        uploadHash,
        quality,
        priceWei: String(uploadPriceWei(quality, priceOf(dataPoolId))),
      }))
      .sort((a, b) => (a.uploadHash < b.uploadHash ? -1 : 1));
    return {
      dataPoolId,
      uploads: priced,
      totalWei: priced.reduce((sum, { priceWei }) => sum + BigInt(priceWei), 0n),
    };
  });
}
