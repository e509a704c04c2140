/** Makes orders: a quote for each part of the requested uploads, or of those left of an earlier order. */
import type { Order } from '@cgdx/api/route/order.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { quotedHashes } from '@cgdx/core/purchase/quote.ts';
import { splitOrder } from '@cgdx/core/purchase/split-order.ts';
import { notFound } from '../../ground/caller/api.ts';
import { findAccess } from '../../pool/access.ts';
import { findUploads } from '../../pool/upload.ts';
import { releaseHolds } from '../key/spending.ts';
import { type Asker, makeQuotes } from '../quote/make-quote.ts';
import { orderedUploads } from '../quote/offered-uploads.ts';
import { isWithdrawn } from '../record/withdrawn-upload.ts';
import { findNextOrder, findOrder, nameNext, newOrderId, type StoredOrder, storeOrder } from './order.ts';
import { orderAnswer, orderOf } from './order-answer.ts';
import { findPanel } from './panel.ts';
import { availabilityOf } from './panel-availability.ts';

/** @returns undefined if an order with this id exists: another call was faster */
async function makeOrder(
  asker: Asker,
  uploadHashes: readonly string[],
  orderId: string,
  panel?: StoredOrder['panel'],
): Promise<Order | undefined> {
  const { userSub, key, wallet } = asker;
  const { uploads, sizes, pools } = await orderedUploads(userSub, uploadHashes);
  const sized = uploads.map((upload, at) => ({ ...upload, bytes: sizes[at] ?? 0 }));
  const quotes = await makeQuotes(asker, splitOrder(sized, wallet !== undefined), pools);
  const order: StoredOrder = {
    ...{ orderId, userSub, createdAt: new Date().toISOString() },
    ...(key && { keyId: key.keyId }),
    ...(panel && { panel }),
    quoteIds: quotes.map(({ quoteId }) => quoteId),
  };
  if (await storeOrder(order))
    return orderOf(
      order,
      quotes.map((quote) => ({ state: 'payable', quote })),
      undefined,
    );
  // These quotes were never returned to the caller.
  if (key) await releaseHolds(key.keyId, quotes);
  return undefined;
}

/** @returns the order, whose parts can be paid now */
export async function newOrder(
  asker: Asker,
  uploadHashes: readonly string[],
  panel?: StoredOrder['panel'],
): Promise<Order> {
  const order = await makeOrder(asker, uploadHashes, newOrderId(), panel);
  if (order) return order;
  throw new MarketError('bug', 'InvariantBroken', 'A new order has an id of its own.');
}

/**
 * Orders the uploads of a panel that are on sale and not the buyer's already. @throws MarketError NoPanel,
 * NothingLeft
 */
export async function orderPanel(asker: Asker, panelId: string): Promise<Order> {
  const panel = await findPanel(panelId);
  const { uploads } = await availabilityOf(asker.userSub, panel);
  const left = uploads.filter(({ yours }) => yours === undefined);
  if (left.length === 0)
    throw new MarketError('conflict', 'NothingLeft', 'Nothing of this panel is left to buy.', {
      advice: 'Its uploads are yours already, or are no longer on sale.',
    });
  const { dataPoolId, day, version } = panel;
  const hashes = left.map(({ uploadHash }) => uploadHash);
  return newOrder(asker, hashes, { dataPoolId, day, version });
}

/**
 * @throws MarketError OrderUnderWay if a part may still be paid, or may have been: it must not be offered a
 * second time
 */
function assertSettled({ parts }: Order): void {
  const open = parts.filter(({ state }) => state === 'payable' || state === 'under-way');
  if (open.length === 0) return;
  const last = open
    .map(({ quote }) => quote.expiresAt)
    .sort()
    .at(-1);
  throw new MarketError(
    'conflict',
    'OrderUnderWay',
    `Of this order, ${open.length} of ${parts.length} parts can still be paid, or are being paid.`,
    {
      advice: `Pay these first, or wait until shortly after ${last}: then the remaining uploads can be ordered again.`,
    },
  );
}

/** Returns the uploads of an order that were not bought, and are still on offer. */
async function unpaidUploads(userSub: string, { parts }: Order): Promise<string[]> {
  const hashes = parts.filter(({ state }) => state === 'unpaid').flatMap(({ quote }) => quotedHashes(quote));
  const bought = new Set((await findAccess(userSub, hashes)).map(({ uploadHash }) => uploadHash));
  const uploads = await findUploads(hashes.filter((hash) => !bought.has(hash)));
  return uploads.filter((upload) => !isWithdrawn(upload)).map(({ uploadHash }) => uploadHash);
}

/**
 * Makes an order of the uploads left of an order: one such order, whoever asks and however often.
 * @throws MarketError OrderUnderWay, NothingLeft
 */
export async function continueOrder(asker: Asker, before: StoredOrder): Promise<Order> {
  const { userSub } = asker;
  const known = await findNextOrder(before);
  if (known) return orderAnswer(known);
  const answer = await orderAnswer(before);
  assertSettled(answer);
  const left = await unpaidUploads(userSub, answer);
  if (left.length === 0)
    throw new MarketError('conflict', 'NothingLeft', 'Nothing is left of this order.', {
      advice: 'What you have bought is under Transactions.',
    });
  const orderId = await nameNext(before.orderId);
  const next = await makeOrder(asker, left, orderId, before.panel);
  if (next) return next;
  const faster = await findOrder(userSub, orderId);
  if (!faster) throw notFound('This order');
  return orderAnswer(faster);
}
