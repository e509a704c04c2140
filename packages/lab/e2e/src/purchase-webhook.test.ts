import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { askQuote, followPurchase } from '@cgdx/local/person/buy/buy.ts';
import { payByCard } from '@cgdx/local/person/buy/pay-card.ts';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import Stripe from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { sharedCloud } from './shared-cloud.ts';

const cloud = sharedCloud();
const { directory } = cloud;
let ann: Person;
let uploadHash = '';

beforeAll(async () => {
  ann = await signUp(cloud.stack);
  const files = [await makeSample(directory, 'spotify', '1MB', 51)];
  const tell = () => undefined;
  const sent = await sendExport({ stack: cloud.stack, person: ann, files, poolId: 'spotify', tell });
  uploadHash = (await follow(cloud.stack, ann, sent.contributionId, tell)).uploadHash ?? '';
});

const secret = (): string =>
  JSON.parse(readFileSync(join(directory, 'stripe', 'webhook.json'), 'utf8')).secret;

const toleranceSeconds = 300;
const now = () => Math.floor(Date.now() / 1000);

async function tell(payload: string, about: { secret?: string; timestamp?: number } = {}): Promise<number> {
  const signed = { payload, secret: secret(), timestamp: now(), ...about };
  const answer = await fetch(`${cloud.stack.apiUrl}/stripe/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(signed) },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}

test('a webhook without a valid and recent signature of Stripe is refused', async () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.updated',
    data: { object: {} },
  });
  expect(await tell(payload)).toBe(200);
  expect(await tell(payload, { secret: 'whsec_of_somebody_else' })).toBe(400);
  // Too old, or from the future.
  expect(await tell(payload, { timestamp: now() - toleranceSeconds - 60 })).toBe(400);
  expect(await tell(payload, { timestamp: now() + toleranceSeconds + 60 })).toBe(400);
  const unsigned = await fetch(`${cloud.stack.apiUrl}/stripe/webhook`, { method: 'POST', body: payload });
  expect(unsigned.status).toBe(400);
});

test('the same payment, reported 20 times in any order, is one purchase', async () => {
  const ben = await signUp(cloud.stack);
  const { quoteId } = await askQuote(cloud.stack, ben, [uploadHash]);
  const { body } = await call(cloud.stack, ben, 'POST /stripe/create-checkout-session', { quoteId });
  await payByCard(body.url, ben.email);
  const { purchaseId } = body;
  const session = { id: new URL(body.url).pathname.split('/').at(-1), object: 'checkout.session' };
  // Ten events, each twice, half of which say that the payment is not complete yet.
  const payloads = Array.from({ length: 20 }, (_, at) =>
    JSON.stringify({
      id: `evt_${at % 10}`,
      object: 'event',
      type: at % 3 === 0 ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed',
      data: {
        object: { ...session, payment_status: at % 2 === 0 ? 'paid' : 'unpaid', metadata: { purchaseId } },
      },
    }),
  );
  expect(new Set(await Promise.all(payloads.toReversed().map((payload) => tell(payload))))).toEqual(
    new Set([200]),
  );
  expect((await followPurchase(cloud.stack, ben, purchaseId)).status).toBe('completed');
  expect((await call(cloud.stack, ben, 'GET /transactions')).body).toHaveLength(1);
  const { credentials, region, endpoints, stateMachines } = cloud.stack;
  const client = new SFNClient({ region, credentials: credentials!, endpoint: endpoints.stepfunctions! });
  const stateMachineArn = stateMachines.PurchaseWorkflow!.arn;
  const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn }));
  client.destroy();
  const own = executions.filter(({ name }) => name?.startsWith(purchaseId));
  expect(own.map(({ status }) => status)).toEqual(['SUCCEEDED']);
});

test('a declined card buys nothing, and another card may pay on the same page', async () => {
  const ben = await signUp(cloud.stack);
  const { quoteId } = await askQuote(cloud.stack, ben, [uploadHash]);
  const { body } = await call(cloud.stack, ben, 'POST /stripe/create-checkout-session', { quoteId });
  await expect(payByCard(body.url, ben.email, '4000000000000002')).rejects.toMatchObject({
    code: 'CardDeclined',
  });
  expect((await call(cloud.stack, ben, 'GET /transactions')).body).toEqual([]);
  await payByCard(body.url, ben.email);
  expect((await followPurchase(cloud.stack, ben, body.purchaseId)).status).toBe('completed');
});

test('who pays twice for the same upload gets the second payment refunded', async () => {
  const ben = await signUp(cloud.stack);
  const quotes = await Promise.all([1, 2].map(() => askQuote(cloud.stack, ben, [uploadHash])));
  const pages = await Promise.all(
    quotes.map(({ quoteId }) => call(cloud.stack, ben, 'POST /stripe/create-checkout-session', { quoteId })),
  );
  await Promise.all(pages.map(({ body }) => payByCard(body.url, ben.email)));
  const ended = await Promise.all(pages.map(({ body }) => followPurchase(cloud.stack, ben, body.purchaseId)));
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['completed', 'refunded']);
  const refunded = ended.find(({ status }) => status === 'refunded');
  expect(refunded).toMatchObject({ failure: { code: 'BoughtAlready' } });
  expect(refunded?.presignedUrl).toBeUndefined();
  expect(
    await call(cloud.stack, ben, 'POST /quotes', { uploadHashes: [uploadHash], licenceVersion }),
  ).toMatchObject({
    status: 409,
    body: { code: 'BoughtAlready' },
  });
});

test('in the end each claim is one payout, each captured payment is access or a refund, and the books balance', async () => {
  expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
});
