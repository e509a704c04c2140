import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { mostBytes, mostUploads } from '@cgdx/core/purchase/quote.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import {
  markWithdrawn,
  openPurchaseStand,
  type PurchaseStand,
  putUpload,
} from '@cgdx/stand/purchase/purchase-stand.ts';
import { chargesOf, deliverChargeEvent, newProgram, openPool, pay } from '@cgdx/stand/purchase/saved-card.ts';
import { openWorkflowStand, type WorkflowStand } from '@cgdx/stand/purchase/workflow-stand.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { spentThisMonth } from '../key/spending.ts';
import { handler } from '../offer-route.ts';
import type { Program } from '../saved-card/pay-quote.ts';
import { nameNext } from './order.ts';

let stand: PurchaseStand;
let engine: WorkflowStand;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stand = await openPurchaseStand();
  engine = await openWorkflowStand();
  await openPool();
});
afterAll(async () => {
  await engine?.stop();
  await stand?.stop();
});
afterEach(() => {
  vi.useRealTimers();
});

const route = permitted('api-quote', handler);

async function answerOf(event: Parameters<typeof handler>[0]) {
  const { statusCode, body } = await route(event);
  return { statusCode, body: JSON.parse(body ?? '') };
}

/** Calls a route as a person, or as their program by its key. */
async function ask(
  caller: string | Program,
  key: string,
  { body = {}, orderId }: { body?: object; orderId?: string } = {},
) {
  const sub = typeof caller === 'string' ? caller : caller.userSub;
  const event = signedInEvent(key, { sub, email: `${sub}@example.com` }, body);
  const authorizer =
    typeof caller === 'string'
      ? event.requestContext.authorizer
      : { lambda: { userSub: sub, ...caller.key, scopes: caller.key.scopes.join(' ') } };
  return answerOf({
    ...event,
    requestContext: { ...event.requestContext, authorizer },
    ...(orderId !== undefined && { pathParameters: { orderId } }),
  } as never);
}

const manyUploads = (count: number): Promise<string[]> =>
  mapConcurrently(Array.from({ length: count }), () => putUpload());
interface Part {
  readonly quote: { readonly baskets: { readonly uploads: { readonly uploadHash: string }[] }[] };
}
const hashesOf = ({ quote }: Part): string[] =>
  quote.baskets.flatMap(({ uploads }) => uploads.map(({ uploadHash }) => uploadHash));
const statesOf = ({ parts }: { parts: { state: string }[] }): string[] => parts.map(({ state }) => state);

async function buyPart(program: Program, quoteId: string): Promise<string> {
  const { purchaseId } = await pay(program, { quoteId } as never);
  await deliverChargeEvent(purchaseId);
  await engine.settled();
  return purchaseId;
}

test('a cart too large for one quote becomes an order of several quotes, each paid once', async () => {
  const program = await newProgram();
  const uploadHashes = await manyUploads(mostUploads + 1);
  const body = { uploadHashes, licenceVersion };
  const { statusCode, body: order } = await ask(program, 'POST /v1/orders', { body });
  expect(statusCode).toBe(200);
  expect(statesOf(order)).toEqual(['payable', 'payable']);
  expect(order.parts.flatMap(hashesOf).toSorted()).toEqual(uploadHashes.toSorted());
  expect(order.amountCents).toBe(String(140 * uploadHashes.length));

  const { orderId, parts } = order;
  const purchaseId = await buyPart(program, parts[0].quote.quoteId);
  const read = async () => (await ask(program, 'GET /v1/orders/{orderId}', { orderId })).body;
  const half = await read();
  expect(half.parts).toMatchObject([{ state: 'bought', purchaseId }, { state: 'payable' }]);
  // A program that lost its connection pays every part again: a bought part is not charged a second time.
  await buyPart(program, parts[0].quote.quoteId);
  await buyPart(program, parts[1].quote.quoteId);
  expect(statesOf(await read())).toEqual(['bought', 'bought']);
  const charges = await chargesOf(program);
  expect(charges.map(({ amount_received }) => amount_received).toSorted()).toEqual([35_000, 35_140]);
  expect(await spentThisMonth(program.key.keyId)).toBe(70_140);
});

test('only its buyer can read an order, and a program only its own orders', async () => {
  const program = await newProgram();
  const body = { uploadHashes: [await putUpload()], licenceVersion };
  const { orderId } = (await ask(program, 'POST /v1/orders', { body })).body;
  const other = { ...program, key: { ...program.key, keyId: 'another' } };
  expect((await ask(other, 'GET /v1/orders/{orderId}', { orderId })).statusCode).toBe(404);
  expect((await ask('eve', 'GET /orders/{orderId}', { orderId })).statusCode).toBe(404);
  expect(
    (await ask('eve', 'POST /orders', { body: { continues: orderId, licenceVersion } })).statusCode,
  ).toBe(404);
  expect((await ask(program.userSub, 'GET /orders/{orderId}', { orderId })).statusCode).toBe(200);
  // The owner's page does not offer to continue orders of programs.
  expect((await ask(program.userSub, 'GET /orders')).body).toEqual({ orders: [] });
});

test('an order that cannot be made is refused with a sentence', async () => {
  const one = await putUpload();
  for (const [body, code] of [
    [{}, 'EmptyCart'],
    [{ uploadHashes: [one], continues: 'another' }, 'InvalidInput'],
    [{ uploadHashes: Array(5_001).fill(one) }, 'CartTooLarge'],
    [{ continues: 'another' }, 'NotFound'],
  ] as const)
    expect((await ask('ben', 'POST /orders', { body: { ...body, licenceVersion } })).body).toMatchObject({
      code,
      message: expect.stringMatching(/\.$/),
    });
});

test('an order whose quotes have expired is continued by one new order of the unpaid uploads that are still on sale', async () => {
  const program = await newProgram();
  // Two of the uploads are as large as a download may be, so that each of the three is a part of its own.
  const [small, large, withdrawn] = [
    await putUpload(),
    await putUpload({ bytes: mostBytes }),
    await putUpload({ bytes: mostBytes }),
  ];
  const body = { uploadHashes: [large, small, withdrawn], licenceVersion };
  const { orderId, parts } = (await ask(program, 'POST /v1/orders', { body })).body;
  const part = parts.find((one: Part) => hashesOf(one).includes(small));
  await buyPart(program, part.quote.quoteId);
  const goOn = () => ask(program, 'POST /v1/orders', { body: { continues: orderId, licenceVersion } });
  expect(await goOn()).toMatchObject({
    statusCode: 409,
    body: { code: 'OrderUnderWay', message: expect.stringContaining('2 of 3 parts can still be paid') },
  });
  await markWithdrawn(withdrawn);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  const read = await ask(program, 'GET /v1/orders/{orderId}', { orderId });
  expect(statesOf(read.body).toSorted()).toEqual(['bought', 'unpaid', 'unpaid']);
  const [first, ...others] = await Promise.all([goOn(), goOn(), goOn()]);
  expect(first?.body.parts.flatMap(hashesOf)).toEqual([large]);
  for (const { body: next } of others) expect(next.orderId).toBe(first?.body.orderId);
  expect((await goOn()).body.orderId).toBe(first?.body.orderId);
  const begun = { body: { continues: first?.body.orderId, licenceVersion } };
  expect((await ask(program, 'POST /v1/orders', begun)).body.code).toBe('OrderUnderWay');
  expect(await chargesOf(program)).toHaveLength(1);
  // A call ended after it had named the next order. That order cannot be read until another call stores it.
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  const named = await nameNext(first?.body.orderId);
  const second = await ask(program, 'GET /v1/orders/{orderId}', { orderId: first?.body.orderId });
  expect(second.body.nextOrderId).toBeUndefined();
  expect((await ask(program, 'POST /v1/orders', begun)).body.orderId).toBe(named);
});
