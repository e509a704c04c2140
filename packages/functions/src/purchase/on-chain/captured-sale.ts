/**
 * The uploads that a purchase has paid by quote, as the chain shows them and as they were captured. Both must
 * agree.
 */
import { isDeepStrictEqual } from 'node:util';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { CapturedPool, Purchase } from '../record/purchase.ts';
import { ownSales, poolsOf, type Sale } from './chain-sale.ts';

/** Returns the pools that were paid by quote, in the order of the sales. */
const poolsByQuote = ({ captured }: Pick<Purchase, 'captured'>): CapturedPool[] =>
  captured?.pools.filter((pool) => pool.isFinal !== true) ?? [];

/** A sale, and the amount that was captured for it. */
export interface CapturedSale {
  readonly sale: Sale;
  readonly pool: CapturedPool;
}

/**
 * @returns the sales by quote that a purchase has paid
 * @throws MarketError PaymentDiffers if the chain does not show every sale that was captured
 */
export async function capturedSales(purchase: Purchase): Promise<CapturedSale[]> {
  const sales = await ownSales(purchase);
  // After a reorg, or with another marketplace's address, sales are missing: their money would not be settled.
  const pools = poolsByQuote(purchase);
  const captured = pools.map(({ dataPoolId, amount }) => ({ dataPoolId, amount }));
  if (isDeepStrictEqual(poolsOf(sales), captured))
    return sales.flatMap((sale, at) => {
      const pool = pools[at];
      return pool ? [{ sale, pool }] : [];
    });
  throw new MarketError(
    'unavailable',
    'PaymentDiffers',
    'The chain shows other sales than were captured. Compare MARKETPLACE_ADDRESS and the node with the transaction.',
  );
}
