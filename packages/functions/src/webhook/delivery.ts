/** What webhooks are to be told: one item for each webhook and event, which says when it is tried next. */
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
  /** How often it was tried, since it was made or given again. */
  tries: z.number().int(),
  /** How often an operator has given it again. */
  round: z.number().int(),
  /** Both there as long as it is to be told. */
  due: z.literal('yes').optional(),
  nextAt: z.string().optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;

const table = 'WebhookDeliveryTable';
/** Longer than its dead letter, which gives it again. */
const keptSeconds = 100 * 86_400;
/** Longer than a try takes: whoever stopped in the midst of it has left it to the clock. */
const triedMs = 60_000;

/** @param subject what it is about: an event that comes again is the same message */
export const deliveryIdOf = (webhookId: string, type: WebhookType, subject: string): string =>
  `msg_${createHash('sha256').update([webhookId, type, subject].join('\n')).digest('hex').slice(0, 40)}`;

/** @returns false if there is one already */
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

/** @returns ids of those whose time has come, the longest waiting first */
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

/** Takes the next try. @returns false if another has taken it */
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

/** @param as how it ended */
export const endDelivery = (deliveryId: string, as: 'delivered' | 'dead' | 'unwanted'): Promise<boolean> =>
  tryChange(
    change(table, { deliveryId }, { set: { ended: as }, unset: ['due', 'nextAt'], onlyIf: { due: present } }),
  );

/** Begins a dead one anew. @returns false if it is not dead */
export const giveAgain = ({ deliveryId, round }: Delivery, now: Date): Promise<boolean> =>
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
