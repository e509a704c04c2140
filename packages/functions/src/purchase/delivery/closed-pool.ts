/** Decides about a card payment whose pool was taken off sale while its page was open. */
import { findPool } from '../../pool/pool.ts';
import type { Failure, Purchase } from '../record/purchase.ts';

export const poolClosed: Failure = {
  code: 'PoolNotForSale',
  message: 'The data pool was taken off sale before your payment arrived; you get all of your money back.',
};

/**
 * Whether one of its pools is off sale now. Only for cards: the contract itself refuses wallets, so what it
 * sold was on sale.
 */
export async function isOffSale({ rail, uploads = [] }: Purchase): Promise<boolean> {
  if (rail === 'cgdx') return false;
  const names = [...new Set(uploads.map(({ dataPoolId }) => dataPoolId))];
  const pools = await Promise.all(names.map(findPool));
  return pools.some((pool) => pool?.availableForPurchase === false);
}
