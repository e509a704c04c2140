/**
 * Delivers webhook messages: those of an event when it happens, all due ones every minute, and one that an
 * operator replays.
 */
import type { Context, EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { mapConcurrently } from '../ground/map-concurrently.ts';
import { sweepEach } from '../ground/sweep/sweep-each.ts';
import { deliver, replayType } from './deliver.ts';
import { addDelivery, deliveryIdOf, dueDeliveries, findDelivery, replayDelivery } from './delivery.ts';
import { eventMessageOf } from './event-message.ts';
import { bodyOf } from './signed-message.ts';

/** The most messages of one run; the others wait for the next minute. */
const atMost = 300;

type Event = EventBridgeEvent<string, unknown>;

/** Stores a delivery for each webhook before any is sent, so that none is lost if this run ends. @returns ids of deliveries */
async function storeDeliveries({ 'detail-type': type, detail, time }: Event): Promise<readonly string[]> {
  const message = await eventMessageOf(type, detail);
  if (message === undefined) return [];
  const body = bodyOf(message.type, time, message.data);
  return mapConcurrently(message.webhooks, async ({ webhookId }) => {
    const deliveryId = deliveryIdOf(webhookId, message.type, message.subject);
    await addDelivery({ deliveryId, webhookId, type: message.type, body }, new Date());
    return deliveryId;
  });
}

const replaySchema = z.object({ deliveryId: z.string() });

async function replay(detail: unknown): Promise<readonly string[]> {
  const { deliveryId } = replaySchema.parse(detail);
  const delivery = await findDelivery(deliveryId);
  if (delivery) await replayDelivery(delivery, new Date());
  return [deliveryId];
}

function dueBy(event: Event): Promise<readonly string[]> {
  const { source, 'detail-type': type, detail } = event;
  if (type === replayType) return replay(detail);
  return source === 'aws.events' ? dueDeliveries(new Date(), atMost) : storeDeliveries(event);
}

export const handler = handled(async (event: Event, context: Context): Promise<{ tried: number }> => {
  // A dead letter names the function without the version that was called.
  const target = context.invokedFunctionArn.replace(/:\$LATEST$/, '');
  const due = await dueBy(event);
  return { tried: await sweepEach(due.slice(0, atMost), (deliveryId) => deliver(deliveryId, target)) };
});
