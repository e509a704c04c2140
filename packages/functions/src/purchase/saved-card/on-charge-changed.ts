/** Handles a change of a saved card's payment: reads it from Stripe, starts its purchase once if it is paid, and sends an event to webhooks if a bank asks its owner. */
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { sendEvents } from '../../ground/handler/event.ts';
import { handled } from '../../ground/handler/handled.ts';
import { startPurchase } from '../record/resume-purchase.ts';
import { isAsked, lookAtCharge } from './look-at-charge.ts';

const detailSchema = z.object({ purchaseId: z.string() });

export const handler = handled(async (event: EventBridgeEvent<'charge.changed', unknown>): Promise<void> => {
  const { purchaseId } = detailSchema.parse(event.detail);
  const purchase = await lookAtCharge(purchaseId);
  if (purchase?.cardId !== undefined && purchase.state === 'submitted') await startPurchase(purchase);
  if (purchase && isAsked(purchase))
    await sendEvents([{ type: 'purchase.confirmation-asked', detail: { purchaseId } }]);
});
