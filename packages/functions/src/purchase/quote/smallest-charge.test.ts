import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { stripe } from '../../stripe/stripe.ts';
import { handler as checkoutRoute } from '../card/checkout-route.ts';
import { handler as quoteRoute } from '../offer-route.ts';

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
  const { statusCode, body: answer } = await handler(
    signedInEvent(routeKey, ben, { licenceVersion, ...body }),
  );
  return { statusCode, body: JSON.parse(answer ?? '') };
}

const tooLittle = 'A card pays S$0.50 or more, and this comes to S$0.40. Add uploads, or pay in CGDX.';

test('a quote below the smallest card charge names the minimum, and opens no payment page', async () => {
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

test('a quote that a card can pay has no obstacle and opens a payment page', async () => {
  const quoted = await ask('quote', { uploadHashes: [await putUpload({ quality: 5 })] });
  expect(quoted.body.card).toEqual({ currency: 'sgd', amountCents: '50' });
  expect(await ask('checkout', { quoteId: quoted.body.quoteId })).toMatchObject({ statusCode: 200 });
  expect((await stripe().checkout.sessions.list()).data).toHaveLength(1);
});

test('nothing is quoted to a buyer who has not agreed to the current licence', async () => {
  const uploadHashes = [await putUpload({ quality: 5 })];
  expect(await ask('quote', { uploadHashes, licenceVersion: undefined })).toMatchObject({
    statusCode: 400,
    body: { message: expect.stringContaining(`CGDX Data Licence ${licenceVersion}: read it in section 8`) },
  });
  expect(await ask('quote', { uploadHashes, licenceVersion: '2026-01-01' })).toMatchObject({
    statusCode: 409,
    body: { code: 'LicenceChanged', message: expect.stringContaining(licenceVersion) },
  });
});
