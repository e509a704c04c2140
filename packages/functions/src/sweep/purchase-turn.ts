/** What sweeps read when they look at purchases in turn. */
import { type OpenKind, openPurchasesAfter, type Purchase } from '../store/purchase.ts';
import type { SweptList } from '../store/sweep-position.ts';
import type { Turn } from './in-turn.ts';

/** @param open what must be left to do @param most how many one sweep has time for */
export const purchaseTurn = (list: SweptList, open: OpenKind, most: number): Turn<Purchase> => ({
  list,
  most,
  readAfter: (room, after) => openPurchasesAfter(open, room, after),
  idOf: ({ purchaseId }) => purchaseId,
});
