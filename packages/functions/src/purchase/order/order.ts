/**
 * Orders: which quotes belong together. A stored order never changes; the uploads left of it are in another
 * order.
 */
import { randomUUID } from 'node:crypto';
import { boughtPanelSchema } from '@cgdx/api/route/panel.ts';
import { z } from 'zod';
import { addOnce, findItem } from '../../ground/table/item.ts';
import { listItems } from '../../ground/table/query.ts';

const orderSchema = z.object({
  orderId: z.string(),
  userSub: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The API key that requested it. */
  keyId: z.string().optional(),
  panel: boughtPanelSchema.optional(),
  /** One quote for each part. */
  quoteIds: z.array(z.string()),
});
export type StoredOrder = z.infer<typeof orderSchema>;

const table = 'QuoteTable';
const partitionOf = (userSub: string): string => `orders#${userSub}`;
const nextKey = (orderId: string) => ({ pk: `order#${orderId}`, sk: 'next' });

/** Digits of a time in base 36: enough until the year 5188. */
const timeDigits = 9;

/** Returns the id of an order that is made now: ids sort by time. */
export const newOrderId = (): string =>
  `${Date.now().toString(36).padStart(timeDigits, '0')}-${randomUUID()}`;

/** @returns false if an order with this id exists: another call was faster */
export const storeOrder = (order: StoredOrder): Promise<boolean> =>
  addOnce(table, { pk: partitionOf(order.userSub), sk: order.orderId, ...order });

export const findOrder = (userSub: string, orderId: string): Promise<StoredOrder | undefined> =>
  findItem(table, { pk: partitionOf(userSub), sk: orderId }, orderSchema);

/** Returns a person's newest orders. */
export const ordersOf = (userSub: string, most: number): Promise<StoredOrder[]> =>
  listItems(table, { pk: partitionOf(userSub) }, { schema: orderSchema, newestFirst: true, most });

const nextSchema = z.object({ next: z.string() });
const findNextName = async (orderId: string): Promise<string | undefined> =>
  (await findItem(table, nextKey(orderId), nextSchema))?.next;

/**
 * Returns the order that continues this one; undefined if none does, or its id was taken but it was never
 * stored.
 */
export async function findNextOrder({ userSub, orderId }: StoredOrder): Promise<StoredOrder | undefined> {
  const next = await findNextName(orderId);
  return next === undefined ? undefined : findOrder(userSub, next);
}

/** Sets, once, the id of the order that continues this one. @returns that id, also if another call has set it */
export async function nameNext(orderId: string): Promise<string> {
  const next = newOrderId();
  if (await addOnce(table, { ...nextKey(orderId), next })) return next;
  return (await findNextName(orderId)) ?? next;
}
