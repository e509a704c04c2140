/** Describes the differences between the table of pools and the chain, and what to do about each. */
import { maxIncentiveWei, pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import type { PoolTerms } from '../chain/node/pool-query.ts';
import type { StoredPool } from './pool.ts';

/**
 * @param terms on the chain; undefined if the market has no such pool
 * @returns sentences
 */
export function differencesOf(pool: StoredPool, terms: PoolTerms | undefined): string[] {
  const { dataPoolId, price, maxIncentive, availableForPurchase } = pool;
  if (!terms) return [`The chain does not have it: npm run pool -- add ${dataPoolId}`];
  const { isForSale } = terms;
  return [
    ...(terms.priceWei === pointPriceWei(pool)
      ? []
      : [`The chain has another price: npm run pool -- set ${dataPoolId} --price ${price}`]),
    ...(terms.maxIncentiveWei === maxIncentiveWei(pool)
      ? []
      : [
          `The chain pays ${cgdx(terms.maxIncentiveWei)} for quality 10, the table says ${maxIncentive}: a bank and a wallet would get different rewards. Ask a developer before more is paid.`,
        ]),
    ...(isForSale === availableForPurchase
      ? []
      : [
          `On the chain it is ${isForSale ? '' : 'not '}for sale: npm run pool -- set ${dataPoolId} --for-sale ${availableForPurchase ? 'yes' : 'no'}`,
        ]),
  ];
}
