/** Describes the list of open purchases that a sweep works through in turn. */

import type { Turn } from '../../ground/sweep/in-turn.ts';
import type { SweptList } from '../../ground/sweep/sweep-position.ts';
import { type OpenKind, openPurchasesAfter, type Purchase } from './purchase.ts';

/**
 * @param open the work that must be left to do
 * @param most how many one sweep has time for
 */
export const purchaseTurn = (list: SweptList, open: OpenKind, most: number): Turn<Purchase> => ({
  list,
  most,
  readAfter: (room, after) => openPurchasesAfter(open, room, after),
  idOf: ({ purchaseId }) => purchaseId,
});
