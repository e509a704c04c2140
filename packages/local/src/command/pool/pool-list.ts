/** Lists every pool as its operator sees it: what the table says, what the chain says, and where its money is. */
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
  /** Paid by wallets: what can still be refunded, and what the owner can withdraw. */
  readonly heldWei: string;
  readonly withdrawableWei: string;
  /** Paid by cards, less rewards that went to banks: Stripe keeps it for the market, which advances it if it is below zero. */
  readonly cardProceedsCents: string;
  /** Sentences about what the table and the chain disagree on. */
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

/** The words and figures of `npm run operate -- pools`. */
const { list: shown, note } = actions.pools;

/** Returns a table, and below it what needs a person. */
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
