import { createHash } from 'node:crypto';
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mostListed } from '@cgdx/api/route/upload.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../ground/table/table.ts';
import { giveAccess } from './access.ts';
import { findUpload } from './upload.ts';
import { handler } from './upload-route.ts';

const dataPoolId = 'spotify';
const ben = { sub: 'ben', email: 'ben@example.com' };
const base64Url = (hash: string) => Buffer.from(hash, 'base64').toString('base64url');
let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
  const Item = { dataPoolId, dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
});
afterAll(() => stand?.stop());

async function page(person: typeof ben, query: Record<string, string> = {}, poolId = dataPoolId) {
  const event = signedInEvent('GET /upload/datapool/{poolId}', person, {});
  const asked = { ...event, pathParameters: { poolId }, queryStringParameters: query };
  const { statusCode, body = '' } = await handler(asked);
  return { statusCode, body: JSON.parse(body) };
}

async function listed(person: typeof ben): Promise<ReadonlyMap<string, string | undefined>> {
  const { body } = await page(person);
  const uploads: { uploadHash: string; yours?: string }[] = body;
  return new Map(uploads.map(({ uploadHash, yours }) => [uploadHash, yours]));
}

test('a pool shows each person which of its uploads they have bought already', async () => {
  const [own, bought, other] = [await putUpload({ userSub: ben.sub }), await putUpload(), await putUpload()];
  await giveAccess(ben.sub, 'purchase', [bought]);
  const forBen = await listed(ben);
  expect([own, bought, other].map((hash) => forBen.get(hash))).toEqual(['contributed', 'bought', undefined]);
  const forSue = await listed({ sub: 'sue', email: 'sue@example.com' });
  expect([...forSue.values()]).toEqual([undefined, undefined, undefined]);
});

test('a list longer than a page continues after the page’s last upload, and misses none', async () => {
  const first = await findUpload(await putUpload());
  if (first === undefined) throw new Error('it was stored');
  const numbers = Array.from({ length: mostListed + 5 }, (_, number) => number);
  const hashOf = (number: number) => createHash('sha256').update(`upload ${number}`).digest('base64');
  for (let from = 0; from < numbers.length; from += 25) {
    const some = numbers.slice(from, from + 25).map((number) => ({
      PutRequest: {
        // Three at each moment, so that a page ends between two of the same age.
        Item: {
          ...first,
          dataPoolId: 'x',
          uploadHash: hashOf(number),
          createdAt: new Date(1e12 + (number - (number % 3)) * 1e3).toISOString(),
        },
      },
    }));
    await documentClient.send(new BatchWriteCommand({ RequestItems: { 'test-UploadTable': some } }));
  }
  await documentClient.send(
    new PutCommand({
      TableName: 'test-DataPoolTable',
      Item: { dataPoolId: 'x', dataPoolName: 'X', price: 4, maxIncentive: 200 },
    }),
  );
  const { body: newest } = await page(ben, {}, 'x');
  expect(newest).toHaveLength(mostListed);
  const after = base64Url(newest.at(-1).uploadHash);
  const { body: rest } = await page(ben, { after }, 'x');
  const seen = [...newest, ...rest].map(({ uploadHash }: { uploadHash: string }) => uploadHash);
  expect(seen.toSorted(), 'proves buy.lists-beyond-1').toEqual(numbers.map(hashOf).toSorted());
});

test('a page that is to follow an upload of another pool is refused', async () => {
  const hash = base64Url(await putUpload());
  expect((await page(ben, { after: hash }, 'x')).statusCode).toBe(404);
  expect(await page(ben, { after: 'nonsense' })).toMatchObject({ statusCode: 400 });
});
