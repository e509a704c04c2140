/** Every five minutes: asks Stripe about open payment pages, disputed payments and fees, since its events may get lost. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../../ground/handler/handled.ts';
import { findDisputes } from './find-disputes.ts';
import { findFees } from './find-fees.ts';
import { findPaidPages } from './find-paid-pages.ts';

const most = 2_000;

export const handler = handled(
  async (_event: ScheduledEvent): Promise<{ changed: number; disputes: number; fees: number }> => {
    // A failure of one sweep does not stop the others.
    const [changed] = await Promise.allSettled([findPaidPages(most)]);
    const [disputes] = await Promise.allSettled([findDisputes()]);
    const [fees] = await Promise.allSettled([findFees()]);
    if (changed.status === 'rejected') throw changed.reason;
    if (disputes.status === 'rejected') throw disputes.reason;
    if (fees.status === 'rejected') throw fees.reason;
    return { changed: changed.value, disputes: disputes.value, fees: fees.value };
  },
);
