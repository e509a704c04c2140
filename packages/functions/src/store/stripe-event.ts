/** Which of Stripe's events were heard: it tells each at least once, for three days. */
import { z } from 'zod';
import { findItem, put, write } from './item.ts';

const table = 'StripeEventTable';
/** Longer than Stripe goes on. */
const keptSeconds = 30 * 86_400;

export const isHeard = async (eventId: string): Promise<boolean> =>
  (await findItem(table, { eventId }, z.unknown())) !== undefined;

/** Said once what came of it is safe: an event that is heard halfway is told again. */
export const markHeard = (eventId: string): Promise<void> =>
  write(put(table, { eventId, expiresAt: Math.floor(Date.now() / 1000) + keptSeconds }));
