/** Every five minutes: releases what the contract holds for purchases that are completed. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../../ground/handler/handled.ts';
import { inTurn } from '../../ground/sweep/in-turn.ts';
import { sweepEach } from '../../ground/sweep/sweep-each.ts';
import { purchaseTurn } from '../record/purchase-turn.ts';
import { type Release, releasesDue, sendReleases } from './release-payment.ts';
import { asSettler } from './settler-lease.ts';

/**
 * The most releases of one sweep, which leaves room in a block for others. A later release only delays the
 * pool's money.
 */
const mostAtOnce = 40;
/** How long the sweep waits for the settler's lease. Refunds go first: buyers wait for them. */
const turnWithinMs = 120_000;

export const handler = handled(async (_event: ScheduledEvent): Promise<{ sent: number }> => {
  const due: Release[] = [];
  const look = inTurn(purchaseTurn('releases', 'release', mostAtOnce), (purchases) =>
    sweepEach(purchases, async (purchase) => {
      due.push(...(await releasesDue(purchase)));
      return true;
    }),
  );
  // The payments that could be read are released, even if reading others failed.
  await look.catch(() => undefined);
  const sent = due.length === 0 ? 0 : await asSettler(turnWithinMs, (lease) => sendReleases(due, lease));
  await look;
  return { sent };
});
