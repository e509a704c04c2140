/** Changes a purchase together with its ledger entry, in one transaction. */
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { didHold, type Write, writeTogether } from '../../ground/table/item.ts';
import { ledgerPuts } from '../../ledger/ledger.ts';
import { purchaseUpdate } from './purchase.ts';

/** @returns false if the purchase is in another state: another run was faster */
export const bookPurchase = (entry: Entry, ...about: Parameters<typeof purchaseUpdate>): Promise<boolean> =>
  bookPurchaseWith([], entry, ...about);

/** Books a purchase together with further writes, in one transaction. */
export const bookPurchaseWith = (
  more: readonly Write[],
  entry: Entry,
  ...about: Parameters<typeof purchaseUpdate>
): Promise<boolean> => didHold(writeTogether([purchaseUpdate(...about), ...ledgerPuts(entry), ...more]));
