import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { leastUploads } from '@cgdx/core/pool/card/pool-figures.ts';
import { initialPools } from '@cgdx/core/pool/pool.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentClient } from '../ground/table/table.ts';
import { handler } from './catalogue-route.ts';
import { countInTotal, countMissing, readTotal, takeFromTotal } from './pool-total.ts';
import { findUpload, type Upload } from './upload.ts';

let stand: PurchaseStand;
const siteUrl = 'https://market.example';

beforeAll(async () => {
  stand = await openPurchaseStand();
  for (const Item of initialPools)
    await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
});
afterAll(() => stand?.stop());

async function ask(
  route: 'GET /catalogue.jsonld' | 'GET /data-pool/{dataPoolId}/card',
  about: { readonly dataPoolId?: string; readonly page?: string },
) {
  const event = {
    ...signedInEvent(route, { sub: '', email: '' }, {}),
    pathParameters: { dataPoolId: about.dataPoolId },
    queryStringParameters: about.page ? { page: about.page } : {},
  };
  const { statusCode = 0, body = '', headers } = await handler(event);
  const answered = JSON.parse(body);
  if (statusCode === 200) assertResponse(route, statusCode, answered);
  return { statusCode, answered, headers };
}

/** An upload of the pool whose summary is stored, in the state in which the event of its completion finds it. */
async function keptUpload(records: number): Promise<Upload> {
  const stored = await findUpload(await putUpload());
  if (stored === undefined) throw new Error('it was stored');
  const upload = { ...stored, records };
  await documentClient.send(new PutCommand({ TableName: 'test-UploadTable', Item: upload }));
  const Item = { dataPoolId: 'spotify', contributor: `${upload.userSub}#${upload.uploadHash}` };
  await documentClient.send(new PutCommand({ TableName: 'test-SummaryTable', Item }));
  return upload;
}

test('the sum of a pool follows its uploads, whichever event comes twice or too late', async () => {
  const [one, other] = [await keptUpload(1_000), await keptUpload(500)];
  await countInTotal(one);
  await countInTotal(one);
  expect(await readTotal('spotify')).toEqual({ uploads: 1, records: 1_000, quality: one.quality });
  // The sweep finds an upload whose event was lost, and counts no other twice.
  await countMissing('spotify');
  await countMissing('spotify');
  expect(await readTotal('spotify')).toMatchObject({ uploads: 2, records: 1_500 });
  await takeFromTotal(one);
  await takeFromTotal(one);
  expect(await readTotal('spotify')).toEqual({ uploads: 1, records: 500, quality: other.quality });
});

test('the card of a pool sums up twenty uploads and more, and names none of them', async () => {
  expect((await ask('GET /data-pool/{dataPoolId}/card', { dataPoolId: 'spotify' })).answered.figures).toBe(
    undefined,
  );
  for (let at = 1; at < leastUploads; at++) await countInTotal(await keptUpload(1_234));
  const { answered } = await ask('GET /data-pool/{dataPoolId}/card', { dataPoolId: 'Spotify' });
  expect(answered).toMatchObject({
    dataPoolId: 'spotify',
    figures: { uploads: leastUploads, records: 24_000 },
    grewOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    table: { years: [] },
  });
  expect(answered.columns[0].fields.map(({ name }: { name: string }) => name)).toContain('msPlayed');
  const upload = await findUpload(await putUpload());
  for (const secret of [upload?.uploadHash, upload?.userSub])
    expect(JSON.stringify(answered)).not.toContain(secret);
  expect((await ask('GET /data-pool/{dataPoolId}/card', { dataPoolId: 'myspace' })).statusCode).toBe(404);
});

test('a pool of words has columns of text only, and a pool of profiles has no columns of records', async () => {
  const columns = async (dataPoolId: string) =>
    (await ask('GET /data-pool/{dataPoolId}/card', { dataPoolId })).answered.columns;
  expect((await columns('x-words'))[0].fields.map(({ name }: { name: string }) => name)).toEqual([
    'kind',
    'text',
  ]);
  expect((await columns('x-profile')).map(({ kind }: { kind: string }) => kind)).toEqual(['profile']);
});

test('a harvester gets the pools as JSON-LD, and no page after the last', async () => {
  setLinks({ Site: { url: siteUrl } });
  const { answered, headers } = await ask('GET /catalogue.jsonld', {});
  expect(headers).toMatchObject({ 'content-type': 'application/ld+json' });
  const spotify = answered['@graph'].find(
    (node: { '@id': string }) => node['@id'] === `${siteUrl}/data/spotify`,
  );
  expect(spotify).toMatchObject({ '@type': 'dcat:Dataset', 'dct:modified': { '@type': 'xsd:date' } });
  expect((await ask('GET /catalogue.jsonld', { page: '2' })).statusCode).toBe(200);
  expect((await ask('GET /catalogue.jsonld', { page: '3' })).statusCode).toBe(404);
  expect((await ask('GET /catalogue.jsonld', { page: '0' })).statusCode).toBe(400);
});
