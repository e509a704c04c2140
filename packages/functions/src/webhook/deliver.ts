/** Attempts one delivery of a message to a webhook. */
import { eventSource } from '@cgdx/workflows/wiring/event.ts';
import { noteDeadLetter } from '../operator/page/dead-letter.ts';
import { nextTryAt } from './back-off.ts';
import { type Delivery, endDelivery, findDelivery, takeTry, tryAgainAt } from './delivery.ts';
import { ownReach, type Reach, sendWebhook } from './send-webhook.ts';
import { signedMessage } from './signed-message.ts';
import { findWebhook, noteDelivered, noteFailed, pauseWebhook, type Webhook } from './webhook.ts';

/** The type of the event by which an operator's replay starts a delivery. */
export const replayType = 'webhook.replay';

/**
 * Stores a delivery that failed too often as a dead letter, and pauses a webhook that has accepted nothing since it was created.
 * @param targetArn the function that a replay invokes
 */
async function storeDeadLetter(
  { deliveryId, round, createdAt }: Delivery,
  { webhookId, lastDeliveredAt = '' }: Webhook,
  targetArn: string,
): Promise<void> {
  const at = new Date().toISOString();
  const event = { source: eventSource, 'detail-type': replayType, detail: { deliveryId } };
  await noteDeadLetter(
    {
      letterId: deliveryId.replace('msg_', 'webhook-'),
      handler: 'on-webhook-event',
      kind: 'not-delivered',
      source: eventSource,
      eventType: replayType,
      targetArn,
      payload: JSON.stringify(event),
      error: 'WebhookUnreachable',
      messageId: `${deliveryId}#${round}`,
    },
    at,
  );
  await endDelivery(deliveryId, 'dead');
  if (lastDeliveredAt < createdAt) await pauseWebhook(webhookId, at);
}

/** @returns whether there was anything to deliver */
export async function deliver(
  deliveryId: string,
  targetArn: string,
  reach: Reach = ownReach(),
): Promise<boolean> {
  const delivery = await findDelivery(deliveryId);
  const now = new Date();
  if (delivery?.nextAt === undefined || delivery.nextAt > now.toISOString()) return false;
  if (!(await takeTry(delivery, now))) return false;
  const { webhookId, body, tries } = delivery;
  const webhook = await findWebhook(webhookId);
  if (webhook === undefined) return endDelivery(deliveryId, 'unwanted');
  const refused = await sendWebhook(
    webhook.url,
    signedMessage(webhook, { id: deliveryId, body }, now),
    reach,
  );
  const at = new Date().toISOString();
  if (refused === undefined) {
    await endDelivery(deliveryId, 'delivered');
    await noteDelivered(webhookId, at);
    return true;
  }
  await noteFailed(webhookId, at, refused);
  const next = nextTryAt(tries + 1, Date.now());
  if (next !== undefined) await tryAgainAt(deliveryId, next);
  else await storeDeadLetter(delivery, webhook, targetArn);
  return true;
}
