/**
 * Orders: more uploads than one quote holds. Each part is a quote, so it is paid, delivered and refunded like
 * any other.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { notFound, ok, type Request } from '../../ground/caller/api.ts';
import { parseId } from '../../ground/caller/id.ts';
import type { CallingKey } from '../../ground/caller/key-caller.ts';
import { parseUploadHash } from '../../ground/caller/upload-hash.ts';
import { assertAgreed } from '../quote/agreed-licence.ts';
import { ownWallet } from '../quote/make-quote.ts';
import { continueOrder, newOrder, orderPanel } from './make-order.ts';
import { findOrder, ordersOf, type StoredOrder } from './order.ts';
import { begunOf, orderAnswer } from './order-answer.ts';

/** @throws MarketError NotFound, also for a key that did not request the order */
async function ownOrder(userSub: string, key: CallingKey | undefined, orderId: string): Promise<StoredOrder> {
  const order = await findOrder(userSub, parseId(orderId, 'This order'));
  if (!order || (key && order.keyId !== key.keyId)) throw notFound('This order');
  return order;
}

async function make({ person, key, body }: Request<'POST /orders' | 'POST /v1/orders'>) {
  const { uploadHashes, panelId, continues, clientAccountAddress, licenceVersion } = body;
  const userSub = person.sub;
  if ([uploadHashes, panelId, continues].filter((each) => each !== undefined).length > 1)
    throw new MarketError('input', 'InvalidInput', 'Send one of uploadHashes, panelId and continues.');
  assertAgreed(licenceVersion);
  const wallet = await ownWallet(userSub, clientAccountAddress, key);
  const asker = { userSub, key, licence: licenceVersion, wallet };
  if (continues !== undefined) return ok(await continueOrder(asker, await ownOrder(userSub, key, continues)));
  if (panelId !== undefined) return ok(await orderPanel(asker, panelId));
  return ok(await newOrder(asker, (uploadHashes ?? []).map(parseUploadHash)));
}

async function read({ person, key, path }: Request<'GET /orders/{orderId}' | 'GET /v1/orders/{orderId}'>) {
  return ok(await orderAnswer(await ownOrder(person.sub, key, path.orderId)));
}

/** The most orders in a list; older ones are read by their ids. */
const mostListed = 10;
const listedForMs = 7 * 86_400_000;

async function list({ person }: Request<'GET /orders'>) {
  const own = (await ordersOf(person.sub, mostListed)).filter(
    ({ keyId, createdAt }) => keyId === undefined && Date.now() - Date.parse(createdAt) < listedForMs,
  );
  const orders = await Promise.all(own.map(orderAnswer));
  const begun = orders.filter(({ parts, nextOrderId }) => {
    const states = parts.map(({ state }) => state);
    const isBegun = states.some((state) => state !== 'payable' && state !== 'unpaid');
    const isLeft = states.some((state) => state === 'payable' || state === 'unpaid');
    return nextOrderId === undefined && isBegun && isLeft;
  });
  return ok({ orders: begun.map(begunOf) });
}

export const orderHandlers = {
  'POST /orders': make,
  'GET /orders': list,
  'GET /orders/{orderId}': read,
  'POST /v1/orders': make,
  'GET /v1/orders/{orderId}': read,
};
