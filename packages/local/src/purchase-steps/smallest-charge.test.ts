import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '@cgdx/functions/ground/table/table.ts';
import { handler as checkoutRoute } from '@cgdx/functions/purchase/card/checkout-route.ts';
import { handler as quoteRoute } from '@cgdx/functions/purchase/quote/quote-route.ts';
import { stripe } from '@cgdx/functions/stripe/stripe.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPurchaseStand, type PurchaseStand, putUpload } from './purchase-stand.ts';
import { signedInEvent } from './signed-in-event.ts';

const ben = { sub: 'ben', email: 'ben@example.com' };
let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
  const Item = {
    dataPoolId: 'spotify',
    dataPoolName: 'Spotify',
    price: 1,
    availableForPurchase: true,
    maxIncentive: 100,
  };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
});
afterAll(() => stand?.stop());

async function ask(route: 'quote' | 'checkout', body: object) {
  const [routeKey, handler] =
    route === 'quote'
      ? (['POST /quotes', quoteRoute] as const)
      : (['POST /stripe/create-checkout-session', checkoutRoute] as const);
  const { statusCode, body: answer } = await handler(signedInEvent(routeKey, ben, body));
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
  expect((await stripe().checkout.sessions.list()).data).toEqual([]);
});

test('what a card can pay has no obstacle, and its page opens', async () => {
  const quoted = await ask('quote', { uploadHashes: [await putUpload({ quality: 5 })] });
  expect(quoted.body.card).toEqual({ currency: 'sgd', amountCents: '50' });
  expect(await ask('checkout', { quoteId: quoted.body.quoteId })).toMatchObject({ statusCode: 200 });
  expect((await stripe().checkout.sessions.list()).data).toHaveLength(1);
});
