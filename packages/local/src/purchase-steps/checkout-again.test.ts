import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPurchaseStand, type PurchaseStand, putUpload } from './purchase-stand.ts';
import { signedInEvent } from './signed-in-event.ts';

const dataPoolId = 'spotify' as const;
let stand: PurchaseStand;
let code: Awaited<ReturnType<typeof load>>;

const load = async () => ({
  ...(await import('@cgdx/functions/api/checkout.ts')),
  ...(await import('@cgdx/functions/store/quote.ts')),
  ...(await import('@cgdx/functions/store/table.ts')),
});

beforeAll(async () => {
  stand = await openPurchaseStand();
  code = await load();
  const pool = {
    dataPoolId,
    dataPoolName: 'Spotify',
    price: 2,
    availableForPurchase: true,
    maxIncentive: 100,
  };
  await code.documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item: pool }));
});
afterAll(() => stand?.stop());

async function newQuote(): Promise<string> {
  const [quoteId, priceWei] = [randomUUID(), String(14n * 10n ** 18n)];
  const uploads = [{ uploadHash: await putUpload(), quality: 7, priceWei }];
  await code.storeQuote({
    quoteId,
    userSub: 'ben',
    createdAt: new Date().toISOString(),
    deadline: Math.floor(Date.now() / 1000) + 3_600,
    baskets: [{ dataPoolId, uploads, totalWei: priceWei }],
  });
  return quoteId;
}

async function checkout(email: string, quoteId: string) {
  const event = signedInEvent('POST /stripe/create-checkout-session', { sub: 'ben', email }, { quoteId });
  const { statusCode, body } = await code.handler(event);
  return { statusCode, body: JSON.parse(body ?? '') };
}

/** Forgets the page, as a call does that stopped right after Stripe had made it. */
const forgetPage = (purchaseId: string) =>
  code.documentClient.send(
    new UpdateCommand({
      TableName: 'test-PurchaseTable',
      Key: { purchaseId },
      UpdateExpression: 'REMOVE checkoutSessionId',
    }),
  );

test('a page that was forgotten is opened again, unless the e-mail address has changed meanwhile', async () => {
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
