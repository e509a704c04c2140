/** Every five minutes: asks Stripe about open payment pages, disputed payments and fees, since its events may get lost. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../handled.ts';
import { findSession, pageExpired } from '../payment/checkout-payment.ts';
import { changePurchase, openPurchases, type Purchase } from '../store/purchase.ts';
import { findDisputes } from '../sweep/find-disputes.ts';
import { findFees } from '../sweep/find-fees.ts';
import { resumePurchase } from '../sweep/resume-purchase.ts';
import { sweepEach } from '../sweep/sweep-each.ts';

const most = 2_000;
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

export const handler = handled(
  async (_event: ScheduledEvent): Promise<{ changed: number; disputes: number; fees: number }> => {
    const look = async () => sweepEach(await openPurchases('page', most), lookAt);
    // One that fails does not keep the others from their work.
    const [changed] = await Promise.allSettled([look()]);
    const [disputes] = await Promise.allSettled([findDisputes()]);
    const [fees] = await Promise.allSettled([findFees()]);
    if (changed.status === 'rejected') throw changed.reason;
    if (disputes.status === 'rejected') throw disputes.reason;
    if (fees.status === 'rejected') throw fees.reason;
    return { changed: changed.value, disputes: disputes.value, fees: fees.value };
  },
);
