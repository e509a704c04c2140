import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { openPool } from '@cgdx/stand/purchase/saved-card.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { giveAccess } from '../../pool/access.ts';
import { handler } from '../offer-route.ts';

let stand: PurchaseStand;
beforeAll(async () => {
  stand = await openPurchaseStand();
  await openPool();
});
afterAll(() => stand?.stop());

const route = permitted('api-quote', handler);
const dayMs = 86_400_000;
/** Returns the day that is this many days ago, and a time within it. */
const dayAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

async function stamp(uploadHash: string, field: 'createdAt' | 'withdrawnAt', time: string): Promise<void> {
  await documentClient.send(
    new UpdateCommand({
      TableName: 'test-UploadTable',
      Key: { uploadHash },
      UpdateExpression: `SET ${field} = :time`,
      ExpressionAttributeValues: { ':time': time },
    }),
  );
}

async function uploadOf(day: string, userSub = 'contributor'): Promise<string> {
  const uploadHash = await putUpload({ userSub });
  await stamp(uploadHash, 'createdAt', noonOf(day));
  return uploadHash;
}

const key = 'GET /data-pool/{poolId}/panels/{day}';

async function panel(day: string, since?: string) {
  const { statusCode = 0, body } = await route({
    ...signedInEvent(key, { sub: 'ben', email: 'ben@example.com' }, {}),
    pathParameters: { poolId: 'Spotify', day },
    queryStringParameters: since === undefined ? {} : { since },
  } as never);
  const answered = JSON.parse(body ?? '');
  if (statusCode === 200) assertResponse(key, statusCode, answered);
  return { statusCode, body: answered };
}

async function order(panelId: string) {
  const event = signedInEvent(
    'POST /orders',
    { sub: 'ben', email: 'ben@example.com' },
    { panelId, licenceVersion },
  );
  const { statusCode, body } = await route(event);
  return { statusCode, body: JSON.parse(body ?? '') };
}

const hashesIn = ({ uploads }: { uploads: { uploadHash: string }[] }) =>
  uploads.map(({ uploadHash }) => uploadHash);

test('a panel has the uploads of a pool at the end of a day, never changes, and can be compared with another', async () => {
  const [first, second] = [dayAgo(30), dayAgo(10)];
  const [old, own, bought] = [await uploadOf(first), await uploadOf(first, 'ben'), await uploadOf(first)];
  const withdrawn = await uploadOf(first);
  await stamp(withdrawn, 'withdrawnAt', noonOf(dayAgo(20)));
  const added = await uploadOf(second);
  await giveAccess('ben', 'a purchase', [bought]);

  const { body } = await panel(second, first);
  expect(body).toMatchObject({ panelId: `spotify-${second}`, count: 4, gone: [] });
  expect(hashesIn(body).toSorted()).toEqual([old, own, bought, added].toSorted());
  expect(body.changes).toEqual({ since: first, added: [added], withdrawn: [withdrawn] });
  expect((await panel(first)).body).toMatchObject({ count: 4, gone: [withdrawn] });

  // An upload that is stored later with an earlier day, or withdrawn, does not change the frozen panel.
  await uploadOf(first);
  await stamp(added, 'withdrawnAt', new Date().toISOString());
  const again = (await panel(second)).body;
  expect([again.version, again.count, again.gone]).toEqual([body.version, 4, [added]]);
  expect((await panel(first)).body.version).not.toBe(body.version);

  // The order of a panel leaves out the buyer's own uploads and those no longer on sale.
  const ordered = await order(body.panelId);
  expect(ordered.statusCode).toBe(200);
  expect(ordered.body.panel).toEqual({ dataPoolId: 'spotify', day: second, version: body.version });
  expect(ordered.body.parts).toHaveLength(1);
  expect(ordered.body.parts[0].quote.baskets.flatMap(hashesIn)).toEqual([old]);
  await giveAccess('ben', 'another purchase', [old]);
  expect((await order(body.panelId)).body).toMatchObject({ code: 'NothingLeft' });
});

test('a program can read a panel by its key', async () => {
  const lambda = { userSub: 'ben', keyId: 'k', scopes: 'search', capCents: '0' };
  const event = signedInEvent('GET /v1/pools/{poolId}/panels/{day}', { sub: 'ben', email: '' }, {});
  const { statusCode, body } = await route({
    ...event,
    requestContext: { ...event.requestContext, authorizer: { lambda } },
    pathParameters: { poolId: 'spotify', day: 'latest' },
    queryStringParameters: {},
  } as never);
  expect([statusCode, JSON.parse(body ?? '').dataPoolId]).toEqual([200, 'spotify']);
});

test('neither a day that is not over nor an invalid day has a panel', async () => {
  for (const day of [dayAgo(0), dayAgo(-3), dayAgo(400), '2026-02-31', 'yesterday'])
    expect(await panel(day)).toMatchObject({ statusCode: 422, body: { code: 'NoPanel' } });
  expect((await panel('latest')).statusCode).toBe(200);
  for (const panelId of ['spotify', 'myspace-2026-11-01', `spotify-${dayAgo(0)}`])
    expect((await order(panelId)).body).toMatchObject({ code: 'NoPanel' });
});
