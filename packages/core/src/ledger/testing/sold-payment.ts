/** A payment for two pools, and the balances of entries, for tests. */
import type { Entry } from '../entry.ts';
import type { Payment } from '../purchase-entry.ts';

export const payment: Payment = {
  purchaseId: 'p',
  currency: 'SGD',
  pools: [
    { dataPoolId: 'spotify', amount: 160n },
    { dataPoolId: 'x', amount: 41n },
  ],
};

/** Returns the sum of each account. */
export function balances(...entries: readonly Entry[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { account, amount } of entries.flatMap(({ lines }) => lines))
    sums[account] = (sums[account] ?? 0n) + amount;
  return sums;
}
