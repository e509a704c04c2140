import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { mostBytes } from '@cgdx/core/purchase/quote.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { giveAccess } from '../../pool/access.ts';

let stand: PurchaseStand;
let offeredUploads: typeof import('./offered-uploads.ts').offeredUploads;

beforeAll(async () => {
  stand = await openPurchaseStand();
  ({ offeredUploads } = await import('./offered-uploads.ts'));
  const Item = {
    dataPoolId: 'spotify',
    dataPoolName: 'Spotify',
    price: 2,
    availableForPurchase: true,
    maxIncentive: 100,
  };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
});
afterAll(() => stand?.stop());

const half = mostBytes / 2;

const sentence = expect.stringMatching(/\.$/);
const closePool = async (dataPoolId: 'x', availableForPurchase: boolean) => {
  const Item = { dataPoolId, dataPoolName: 'X', price: 2, availableForPurchase, maxIncentive: 100 };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
};

test('an upload that cannot be bought is refused with a sentence that names it', async () => {
  const [good, own, bought, closed] = [
    await putUpload(),
    await putUpload({ userSub: 'ben' }),
    await putUpload(),
    await putUpload({ dataPoolId: 'x' }),
  ];
  const unknown = Buffer.alloc(32, 7).toString('base64');
  await giveAccess('ben', 'a purchase', [bought]);
  await closePool('x', false);
  for (const [hash, code] of [
    [unknown, 'UploadUnknown'],
    [own, 'OwnUpload'],
    [bought, 'BoughtAlready'],
    [closed, 'PoolNotForSale'],
  ] as const)
    await expect(offeredUploads('ben', [good, hash])).rejects.toMatchObject({
      code,
      message: sentence,
      advice: sentence,
      uploadHashes: [hash],
    });
  for (const [hashes, code] of [
    [[], 'EmptyCart'],
    [Array.from({ length: 1_000 }, () => good), 'CartTooLarge'],
  ] as const)
    await expect(offeredUploads('ben', hashes)).rejects.toMatchObject({ code, message: sentence });
  await closePool('x', true);
  expect((await offeredUploads('ben', [good, closed, good])).uploads).toHaveLength(2);
});

test('uploads that exactly fill one download are sold; with a byte more the buyer is told to buy some first', async () => {
  const [first, second] = [await putUpload({ bytes: half }), await putUpload({ bytes: half })];
  expect((await offeredUploads('ben', [first, second])).uploads).toHaveLength(2);
  const third = await putUpload({ bytes: half + 1 });
  await expect(offeredUploads('ben', [first, third])).rejects.toMatchObject({
    kind: 'input',
    code: 'CartTooLarge',
    message: 'These uploads together are larger than 10 GB, which one download cannot hold.',
    advice: 'Buy some of them first, then the others.',
  });
});

test('an upload that no download can hold is refused, alone or among others, with the advice to take it out', async () => {
  const [huge, small] = [await putUpload({ bytes: mostBytes + 1 }), await putUpload()];
  const told = {
    code: 'CartTooLarge',
    advice: 'Take it out of the cart: it cannot be bought at present.',
    uploadHashes: [huge],
  };
  await expect(offeredUploads('ben', [huge])).rejects.toMatchObject({
    ...told,
    message: 'This upload is larger than 10 GB, which one download cannot hold.',
  });
  await expect(offeredUploads('ben', [small, huge])).rejects.toMatchObject({
    ...told,
    message: 'One of these uploads is larger than 10 GB, which one download cannot hold.',
  });
});
