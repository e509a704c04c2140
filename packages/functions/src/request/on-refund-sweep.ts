/**
 * Every five minutes: refunds the purchases whose refund an operator has agreed to. The buyer can no longer
 * download the data.
 */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { sweepEach } from '../ground/sweep/sweep-each.ts';
import { recallPurchase } from '../purchase/recall-purchase.ts';
import { findPurchase } from '../purchase/record/purchase.ts';
import { closeRefunding, refundingRequests } from './request.ts';

const refundAgreed = {
  code: 'RefundAgreed',
  message:
    'You asked for your money back, and we agreed. Please delete every copy of the data; you get all of your money back.',
} as const;

/** The most refunds of one run; the others wait for the next. */
const atMost = 100;

export const handler = handled(async (_event: ScheduledEvent): Promise<{ taken: number }> => {
  const taken = await sweepEach(await refundingRequests(atMost), async ({ requestId, about = '' }) => {
    const purchase = await findPurchase(about);
    const isNew =
      purchase !== undefined && (await recallPurchase(purchase, refundAgreed, 'The buyer asked for it.'));
    // Done last: a run that ends before this is repeated, and a purchase whose refund is ordered is not
    // refunded twice.
    await closeRefunding(requestId);
    return isNew;
  });
  return { taken };
});
