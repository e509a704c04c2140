/** Asks Stripe about payment pages that may be paid: each sweep goes on where the last one stopped, so that none waits for ever. */
import { findSession, pageExpired } from '../payment/checkout-payment.ts';
import { findPagePosition, keepPagePosition } from '../store/page-position.ts';
import { changePurchase, openPurchasesAfter, type Purchase } from '../store/purchase.ts';
import { resumePurchase } from './resume-purchase.ts';
import { sweepEach } from './sweep-each.ts';

/** Nobody was given the address of a page that is not known after this: quotes are valid for an hour. */
const unknownForMs = 2 * 3_600_000;

const expire = ({ purchaseId }: Purchase): Promise<boolean> =>
  changePurchase(purchaseId, ['awaiting-payment'], { state: 'refused', failure: pageExpired });

async function lookAt(purchase: Purchase): Promise<boolean> {
  const { checkoutSessionId, createdAt } = purchase;
  if (checkoutSessionId === undefined)
    return Date.now() - Date.parse(createdAt) > unknownForMs ? expire(purchase) : false;
  const session = await findSession(checkoutSessionId);
  if (session?.payment_status === 'paid') return resumePurchase(purchase, 'page');
  return session?.status === 'expired' ? expire(purchase) : false;
}

/** Returns the next pages and where they end; behind the last one the first follows. */
async function nextPages(most: number) {
  const after = await findPagePosition();
  const rest = await openPurchasesAfter('page', most, after);
  const room = most - rest.items.length;
  if (rest.last || !after || room === 0) return rest;
  const first = await openPurchasesAfter('page', room, undefined);
  const known = new Set(rest.items.map(({ purchaseId }) => purchaseId));
  return {
    items: [...rest.items, ...first.items.filter(({ purchaseId }) => !known.has(purchaseId))],
    last: first.last,
  };
}

/**
 * @param most how many pages one sweep has time for
 * @returns how many were found to be paid or expired
 */
export async function findPaidPages(most: number): Promise<number> {
  const { items, last } = await nextPages(most);
  const looked = sweepEach(items, lookAt);
  // One that cannot be looked at comes again after all others: it keeps none of them waiting.
  await looked.catch(() => undefined);
  await keepPagePosition(last);
  return looked;
}
