import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { stripe } from '../../stripe/stripe.ts';
import { storeQuote } from '../record/quote.ts';
import { handler } from './checkout-route.ts';

const dataPoolId = 'spotify' as const;
const dayMs = 86_400_000;
let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
  const pool = {
    dataPoolId,
    dataPoolName: 'Spotify',
    price: 2,
    availableForPurchase: true,
    maxIncentive: 100,
  };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item: pool }));
});
afterAll(() => stand?.stop());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function newQuote(licence = licenceVersion): Promise<string> {
  const [quoteId, priceWei] = [randomUUID(), String(14n * 10n ** 18n)];
  const uploads = [{ uploadHash: await putUpload(), quality: 7, priceWei }];
  await storeQuote({
    quoteId,
    userSub: 'ben',
    createdAt: new Date().toISOString(),
    licence,
    deadline: Math.floor(Date.now() / 1000) + 3_600,
    baskets: [{ dataPoolId, uploads, totalWei: priceWei }],
  });
  return quoteId;
}

async function checkout(email: string, quoteId: string, sub = 'ben') {
  const event = signedInEvent('POST /stripe/create-checkout-session', { sub, email }, { quoteId });
  const { statusCode, body } = await handler(event);
  return { statusCode, body: JSON.parse(body ?? '') };
}

/** Deletes the page's id, as if a call had stopped right after Stripe made the page. */
const forgetPage = (purchaseId: string) =>
  documentClient.send(
    new UpdateCommand({
      TableName: 'test-PurchaseTable',
      Key: { purchaseId },
      UpdateExpression: 'REMOVE checkoutSessionId',
    }),
  );

test('a page whose id was lost is opened again, unless the e-mail address has changed meanwhile', async () => {
  const quoteId = await newQuote();
  const { body } = await checkout('ben@example.com', quoteId);
  await forgetPage(body.purchaseId);
  expect(await checkout('ben@example.com', quoteId)).toMatchObject({
    statusCode: 200,
    body: { url: body.url },
  });
  await forgetPage(body.purchaseId);
  expect(await checkout('other@example.com', quoteId)).toMatchObject({
    statusCode: 409,
    body: { code: 'QuoteExpired', advice: expect.stringContaining('nothing was paid') },
  });
});

test('a page accepts only cards: a debit that arrives days later would outlive its quote', async () => {
  const { sessions } = stripe().checkout;
  const create = vi.spyOn(sessions, 'create');
  const { body } = await checkout('ben@example.com', await newQuote());
  expect(body.url).toBeDefined();
  expect(create.mock.calls.map(([about]) => about?.allowed_payment_method_types)).toEqual([['card']]);
});

test('a buyer whose bank has not confirmed a payment is asked not to pay again', async () => {
  const quoteId = await newQuote();
  await checkout('ben@example.com', quoteId);
  const { sessions } = stripe().checkout;
  const retrieve = sessions.retrieve.bind(sessions);
  vi.spyOn(sessions, 'retrieve').mockImplementation(async (id) => ({
    ...(await retrieve(id)),
    status: 'complete',
    payment_status: 'unpaid',
    url: null,
  }));
  expect(await checkout('ben@example.com', quoteId)).toMatchObject({
    statusCode: 409,
    body: { code: 'PaymentUnderWay', advice: expect.stringContaining('do not pay again') },
  });
});

test('nobody pays another person’s quote, nor learns that it exists', async () => {
  const quoteId = await newQuote();
  const [theirs, none] = [
    await checkout('eve@example.com', quoteId, 'eve'),
    await checkout('eve@example.com', randomUUID(), 'eve'),
  ];
  expect(theirs).toEqual(none);
  expect(theirs).toMatchObject({ statusCode: 404 });
});

test('a page is opened while its quote is valid; a day later, when Stripe has forgotten the idempotency key, none is made', async () => {
  const quoteId = await newQuote();
  const { body } = await checkout('ben@example.com', quoteId);
  await forgetPage(body.purchaseId);
  vi.useFakeTimers({ now: Date.now() + dayMs, toFake: ['Date'] });
  stand.advanceStripe(dayMs);
  expect(await checkout('ben@example.com', quoteId)).toMatchObject({
    statusCode: 409,
    body: { code: 'QuoteExpired' },
  });
  const { data } = await stripe().checkout.sessions.list();
  expect(data.filter(({ metadata }) => metadata?.purchaseId === body.purchaseId)).toHaveLength(1);
});

test('no page is opened for a quote whose buyer agreed to another version of the licence', async () => {
  expect(await checkout('ben@example.com', await newQuote('2026-01-01'))).toMatchObject({
    statusCode: 409,
    body: { code: 'LicenceChanged', advice: expect.stringContaining('nothing was paid') },
  });
});
