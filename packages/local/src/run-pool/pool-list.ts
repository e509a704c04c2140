/** Lists every pool as its operator sees it: what the table says, what the chain says, and where its money is. */
import { type Books, balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import { poolMoney, poolTerms } from '@cgdx/functions/chain/node/pool-query.ts';
import { differencesOf } from '@cgdx/functions/pool/pool-difference.ts';
import type { StoredPool } from '@cgdx/functions/store/pool.ts';
import { formatCgdx } from '../contribute/show.ts';

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
  /** Paid by cards, and the owner's: Stripe keeps it for the market. */
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

const columns = ['pool', 'price', 'reward', 'sells', 'escrow', 'held', 'withdrawable', 'by card'];

/** Returns a table, and below it what needs a person. */
export function linesOf(pools: readonly ListedPool[]): string[] {
  const rows = pools.map((pool) => [
    pool.dataPoolId,
    `${pool.price} CGDX`,
    `${pool.maxIncentive} CGDX`,
    pool.isForSale ? 'yes' : 'no',
    ...[pool.escrowWei, pool.heldWei, pool.withdrawableWei].map((wei) => `${formatCgdx(wei)} CGDX`),
    formatSgd(BigInt(pool.cardProceedsCents)),
  ]);
  const table = [columns, ...rows];
  const widths = columns.map((_name, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const missing = poolIds.filter((id) => !pools.some(({ dataPoolId }) => dataPoolId === id));
  return [
    ...table.map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...pools.flatMap(({ dataPoolId, differences }) => differences.map((text) => `${dataPoolId}: ${text}`)),
    ...missing.map((id) => `${id}: The table does not have it: npm run pool -- add ${id}`),
  ];
}
