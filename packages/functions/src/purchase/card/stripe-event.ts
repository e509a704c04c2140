/** Records which of Stripe's events were handled: Stripe sends each at least once, for up to three days. */
import { z } from 'zod';
import { findItem, put, write } from '../../ground/table/item.ts';

const table = 'StripeEventTable';
/** Longer than Stripe repeats an event. */
const keptSeconds = 30 * 86_400;

/** @returns whether the event was handled completely */
export const isHandled = async (eventId: string): Promise<boolean> =>
  (await findItem(table, { eventId }, z.unknown())) !== undefined;

/** Called only once the event's effect is stored: if handling stops before, Stripe sends the event again. */
export const markHandled = (eventId: string): Promise<void> =>
  write(put(table, { eventId, expiresAt: Math.floor(Date.now() / 1000) + keptSeconds }));
