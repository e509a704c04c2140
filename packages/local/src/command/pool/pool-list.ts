/** Lists every pool for operators: its item in the table, its state on the chain, and its money. */
import { type Books, balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { poolMoney, poolTerms } from '@cgdx/functions/chain/node/pool-query.ts';
import type { StoredPool } from '@cgdx/functions/pool/pool.ts';
import { differencesOf } from '@cgdx/functions/pool/pool-difference.ts';
import { actions } from '../operator-view/action.ts';
import { tableOf } from '../operator-view/show.ts';

export interface ListedPool {
  readonly dataPoolId: PoolId;
  /** Whole CGDX for a quality point. */
  readonly price: number;
  /** Whole CGDX for quality 10. */
  readonly maxIncentive: number;
  readonly isForSale: boolean;
  readonly escrowWei: string;
  /** Payments by wallets: those that can still be refunded, and those that the owner can withdraw. */
  readonly heldWei: string;
  readonly withdrawableWei: string;
  /**
   * Payments by card, less rewards paid to banks. Stripe holds them for the market; if negative, the market has
   * advanced the difference.
   */
  readonly cardProceedsCents: string;
  /** Sentences about differences between the table and the chain. */
  readonly differences: readonly string[];
}

export async function listedPool(pool: StoredPool, books: Books): Promise<ListedPool> {
  const { dataPoolId, price, maxIncentive, availableForPurchase } = pool;
  const [terms, money] = await Promise.all([poolTerms(dataPoolId), poolMoney(dataPoolId)]);
  return {
    dataPoolId,
    price,
    maxIncentive,
    isForSale: availableForPurchase,
    escrowWei: String(money.escrowWei),
    heldWei: String(money.heldWei),
    withdrawableWei: String(money.withdrawableWei),
    cardProceedsCents: String(balanceOf(books, proceedsAccount(dataPoolId), 'SGD')),
    differences: differencesOf(pool, terms),
  };
}

/** The same columns and note as `npm run operate -- pools`. */
const { list: shown, note } = actions.pools;

/** Returns a table, and below it the differences that a person must resolve. */
export function linesOf(pools: readonly ListedPool[]): string[] {
  const rows = pools.map((pool) => ({ ...pool, availableForPurchase: pool.isForSale }));
  const missing = poolIds.filter((id) => !pools.some(({ dataPoolId }) => dataPoolId === id));
  return [
    ...tableOf(rows, shown.columns),
    note,
    ...pools.flatMap(({ dataPoolId, differences }) => differences.map((text) => `${dataPoolId}: ${text}`)),
    ...missing.map((id) => `${id}: The table does not have it: npm run pool -- add ${id}`),
  ];
}
