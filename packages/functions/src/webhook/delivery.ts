/** Deliveries of webhook messages: one item for each webhook and event, with the time of its next attempt. */
import { createHash } from 'node:crypto';
import { type WebhookType, webhookTypes } from '@cgdx/api/route/webhook.ts';
import { z } from 'zod';
import { tableName } from '../ground/links.ts';
import { is, present } from '../ground/table/expression.ts';
import { addOnce, change, findItem, tryChange } from '../ground/table/item.ts';
import { queryAll } from '../ground/table/query.ts';

const deliverySchema = z.object({
  deliveryId: z.string(),
  webhookId: z.string(),
  type: z.enum(webhookTypes),
  body: z.string(),
  createdAt: z.string(),
  /** Attempts since it was stored or last replayed. */
  tries: z.number().int(),
  /** How often an operator has replayed it. */
  round: z.number().int(),
  /** `due` and `nextAt` are present until the delivery ends. */
  due: z.literal('yes').optional(),
  nextAt: z.string().optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;

const table = 'WebhookDeliveryTable';
/** Longer than its dead letter is kept, from which it can be replayed. */
const keptSeconds = 100 * 86_400;
/** Longer than an attempt takes. Afterwards the scheduled run takes over a delivery whose function stopped. */
const triedMs = 60_000;

/** @param subject the id of the event's purchase or upload, so that a repeated event has the same delivery */
export const deliveryIdOf = (webhookId: string, type: WebhookType, subject: string): string =>
  `msg_${createHash('sha256').update([webhookId, type, subject].join('\n')).digest('hex').slice(0, 40)}`;

/** @returns false if the delivery exists already */
export const addDelivery = (
  delivery: Pick<Delivery, 'deliveryId' | 'webhookId' | 'type' | 'body'>,
  now: Date,
): Promise<boolean> =>
  addOnce(table, {
    ...delivery,
    createdAt: now.toISOString(),
    ...{ tries: 0, round: 0, due: 'yes', nextAt: now.toISOString() },
    expiresAt: Math.floor(now.getTime() / 1_000) + keptSeconds,
  });

export const findDelivery = (deliveryId: string): Promise<Delivery | undefined> =>
  findItem(table, { deliveryId }, deliverySchema);

const dueSchema = z.object({ deliveryId: z.string() });

/** @returns ids of the due deliveries, the longest waiting first */
export async function dueDeliveries(now: Date, most: number): Promise<string[]> {
  const query = {
    TableName: tableName(table),
    IndexName: 'byDue',
    KeyConditionExpression: '#due = :due AND #nextAt <= :now',
    ExpressionAttributeNames: { '#due': 'due', '#nextAt': 'nextAt' },
    ExpressionAttributeValues: { ':due': 'yes', ':now': now.toISOString() },
  };
  const found = await queryAll(query, dueSchema, most);
  return found.map(({ deliveryId }) => deliveryId);
}

/** Claims the next attempt. @returns false if another run has claimed it */
export const takeTry = ({ deliveryId, nextAt, tries }: Delivery, now: Date): Promise<boolean> =>
  tryChange(
    change(
      table,
      { deliveryId },
      {
        set: { nextAt: new Date(now.getTime() + triedMs).toISOString(), tries: tries + 1 },
        onlyIf: { nextAt: is(nextAt) },
      },
    ),
  );

export const tryAgainAt = (deliveryId: string, nextAt: string): Promise<boolean> =>
  tryChange(change(table, { deliveryId }, { set: { nextAt }, onlyIf: { due: present } }));

/** @param as the outcome */
export const endDelivery = (deliveryId: string, as: 'delivered' | 'dead' | 'unwanted'): Promise<boolean> =>
  tryChange(
    change(table, { deliveryId }, { set: { ended: as }, unset: ['due', 'nextAt'], onlyIf: { due: present } }),
  );

/** Makes a dead delivery due again. @returns false if it is not dead */
export const replayDelivery = ({ deliveryId, round }: Delivery, now: Date): Promise<boolean> =>
  tryChange(
    change(
      table,
      { deliveryId },
      {
        set: { due: 'yes', nextAt: now.toISOString(), tries: 0, round: round + 1 },
        unset: ['ended'],
        onlyIf: { ended: is('dead') },
      },
    ),
  );
