/** Compares what the ledger holds with the purchases that are not finished: each must be in both, with the same amount. */
import type { BookedLine } from './check-ledger.ts';
import type { Currency } from './entry.ts';
import { heldAccount } from './purchase-entry.ts';

/** A purchase whose payment was captured, but which has led neither to access nor to a refund yet. */
export interface UnfinishedPurchase {
  readonly purchaseId: string;
  readonly currency: Currency;
  readonly amount: bigint;
}

const keyOf = (purchaseId: string, currency: Currency): string => `${purchaseId} ${currency}`;

/** @returns the held amount of each purchase with one, by `purchase currency` */
function heldByPurchase(lines: Iterable<BookedLine>): Map<string, bigint> {
  const held = new Map<string, bigint>();
  for (const { entryId, account, currency, amount } of lines) {
    if (account !== heldAccount) continue;
    const key = keyOf(entryId.slice(entryId.indexOf('#') + 1), currency);
    held.set(key, (held.get(key) ?? 0n) + amount);
  }
  return new Map([...held].filter(([, amount]) => amount !== 0n));
}

/** @returns a sentence for each difference */
export function heldFaults(
  lines: Iterable<BookedLine>,
  unfinished: readonly UnfinishedPurchase[],
): readonly string[] {
  const held = heldByPurchase(lines);
  const known = new Map(unfinished.map((each) => [keyOf(each.purchaseId, each.currency), each.amount]));
  const wrong = unfinished
    .filter(({ purchaseId, currency, amount }) => held.get(keyOf(purchaseId, currency)) !== amount)
    .map(
      ({ purchaseId, currency, amount }) =>
        `Purchase ${purchaseId} has captured ${amount} ${currency}, and the ledger holds ${held.get(keyOf(purchaseId, currency)) ?? 0n} for it.`,
    );
  const extra = [...held]
    .filter(([key]) => !known.has(key))
    .map(([key, amount]) => `The ledger holds ${amount} for ${key}, and no such purchase is unfinished.`);
  return [...wrong, ...extra];
}
