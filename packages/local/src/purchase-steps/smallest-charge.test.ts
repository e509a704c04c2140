import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPurchaseStand, type PurchaseStand, putUpload } from './purchase-stand.ts';
import { signedInEvent } from './signed-in-event.ts';

const ben = { sub: 'ben', email: 'ben@example.com' };
let stand: PurchaseStand;
let code: Awaited<ReturnType<typeof load>>;

const load = async () => ({
  quote: (await import('@cgdx/functions/purchase/quote/quote-route.ts')).handler,
  checkout: (await import('@cgdx/functions/purchase/card/checkout-route.ts')).handler,
  ...(await import('@cgdx/functions/ground/table/table.ts')),
  ...(await import('@cgdx/functions/stripe/stripe.ts')),
});

beforeAll(async () => {
  stand = await openPurchaseStand();
  code = await load();
  const Item = {
    dataPoolId: 'spotify',
    dataPoolName: 'Spotify',
    price: 1,
    availableForPurchase: true,
    maxIncentive: 100,
  };
  await code.documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
});
afterAll(() => stand?.stop());

async function ask(route: 'quote' | 'checkout', body: object) {
  const routeKey = route === 'quote' ? 'POST /quotes' : 'POST /stripe/create-checkout-session';
  const { statusCode, body: answer } = await code[route](signedInEvent(routeKey, ben, body));
  return { statusCode, body: JSON.parse(answer ?? '') };
}

const tooLittle = 'A card pays S$0.50 or more, and this comes to S$0.40. Add uploads, or pay in CGDX.';

test('what is too little for a card says so in the quote, and opens no payment page', async () => {
  const quoted = await ask('quote', { uploadHashes: [await putUpload({ quality: 4 })] });
  expect(quoted).toMatchObject({
    statusCode: 200,
    body: { totalWei: '4000000000000000000', card: { amountCents: '40', obstacle: tooLittle } },
  });
  expect(await ask('checkout', { quoteId: quoted.body.quoteId })).toMatchObject({
    statusCode: 422,
    body: { code: 'CardNotPossible', message: tooLittle },
  });
  expect((await code.stripe().checkout.sessions.list()).data).toEqual([]);
});

test('what a card can pay has no obstacle, and its page opens', async () => {
  const quoted = await ask('quote', { uploadHashes: [await putUpload({ quality: 5 })] });
  expect(quoted.body.card).toEqual({ currency: 'sgd', amountCents: '50' });
  expect(await ask('checkout', { quoteId: quoted.body.quoteId })).toMatchObject({ statusCode: 200 });
  expect((await code.stripe().checkout.sessions.list()).data).toHaveLength(1);
});
