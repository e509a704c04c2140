import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPurchaseStand, type PurchaseStand, putUpload } from './purchase-stand.ts';
import { signedInEvent } from './signed-in-event.ts';

const dataPoolId = 'spotify';
const ben = { sub: 'ben', email: 'ben@example.com' };
let stand: PurchaseStand;
let code: Awaited<ReturnType<typeof load>>;

const load = async () => ({
  ...(await import('@cgdx/functions/api/upload.ts')),
  ...(await import('@cgdx/functions/store/access.ts')),
  ...(await import('@cgdx/functions/store/table.ts')),
});

beforeAll(async () => {
  stand = await openPurchaseStand();
  code = await load();
  const Item = { dataPoolId, dataPoolName: 'Spotify', price: 2, maxIncentive: 100 };
  await code.documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
});
afterAll(() => stand?.stop());

async function listed(person: typeof ben): Promise<ReadonlyMap<string, string | undefined>> {
  const event = signedInEvent('GET /upload/datapool/{poolId}', person, {});
  const { body = '' } = await code.handler({ ...event, pathParameters: { poolId: dataPoolId } });
  const uploads: { uploadHash: string; yours?: string }[] = JSON.parse(body);
  return new Map(uploads.map(({ uploadHash, yours }) => [uploadHash, yours]));
}

test('a pool tells its visitor, and nobody else, which uploads are theirs already', async () => {
  const [own, bought, other] = [await putUpload({ userSub: ben.sub }), await putUpload(), await putUpload()];
  await code.giveAccess(ben.sub, 'purchase', [bought]);
  const forBen = await listed(ben);
  expect([own, bought, other].map((hash) => forBen.get(hash))).toEqual(['contributed', 'bought', undefined]);
  const forSue = await listed({ sub: 'sue', email: 'sue@example.com' });
  expect([...forSue.values()]).toEqual([undefined, undefined, undefined]);
});
