/** Describes a purchase's payment as the ledger records it. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import type { Payment } from '@cgdx/core/ledger/purchase-entry.ts';
import { isByHand, type Purchase } from './purchase.ts';

export function ledgerPayment({
  purchaseId,
  captured,
  keyId,
}: Pick<Purchase, 'purchaseId' | 'captured' | 'keyId'>): Payment {
  invariant(captured, 'a captured purchase has an amount');
  return {
    purchaseId,
    currency: captured.currency,
    ...(keyId !== undefined && { keyId }),
    pools: captured.pools.map((pool) => ({
      dataPoolId: pool.dataPoolId,
      amount: BigInt(pool.amount),
      isByHand: isByHand(pool),
    })),
  };
}
