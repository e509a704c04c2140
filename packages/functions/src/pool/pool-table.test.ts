import { quarterOf } from '@cgdx/core/insight/calendar.ts';
import { editionOf, madeUpContributors } from '@cgdx/core/insight/made-up-pool.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchasedFiles } from '../purchase/delivery/purchased-files.ts';
import { handler } from './data-pool-route.ts';
import { publishEdition } from './edition.ts';
import { readPoolTable } from './pool-table.ts';
import { findUpload } from './upload.ts';

let stand: PurchaseStand;
const publishedAt = new Date().toISOString();

beforeAll(async () => {
  stand = await openPurchaseStand();
  const edition = editionOf('spotify', madeUpContributors('spotify', 50), { copies: 100 });
  await publishEdition({ ...edition, number: quarterOf(publishedAt), madeAt: publishedAt });
});
afterAll(() => stand?.stop());

async function ask(dataPoolId: string) {
  const route = 'GET /data-pool/{dataPoolId}/table';
  const event = { ...signedInEvent(route, { sub: 'ann', email: '' }, {}), pathParameters: { dataPoolId } };
  const { statusCode = 0, body = '' } = await handler(event);
  const answered = JSON.parse(body);
  if (statusCode === 200) assertResponse(route, statusCode, answered);
  return { statusCode, answered };
}

test('any signed-in person can read the table of a pool', async () => {
  const { answered } = await ask('spotify');
  expect(answered.years).toMatchObject([{ year: 2026 }]);
  expect((await ask('tiktok')).answered.years).toEqual([]);
  expect((await ask('myspace')).statusCode).toBe(404);
});

test('a data.zip has the table of each pool as it was when it was bought, and names it in its manifest', async () => {
  const before = new Date(Date.parse(publishedAt) - 1_000).toISOString();
  expect((await readPoolTable('spotify', before)).years).toEqual([]);
  const table = await readPoolTable('spotify', publishedAt);
  const upload = await findUpload(await putUpload());
  if (upload === undefined) throw new Error('the upload is there');
  const files = await purchasedFiles([upload], [table], publishedAt);
  const texts = new Map<string, string>();
  for (const { name, read } of files) {
    const parts: Uint8Array[] = [];
    for await (const part of read()) parts.push(part);
    texts.set(name, Buffer.concat(parts).toString());
  }
  const textOf = (name: string): string => texts.get(name) ?? '';
  expect(JSON.parse(textOf('spotify/table.json'))).toEqual(table);
  const { files: listed } = JSON.parse(textOf('manifest.json'));
  const names = listed.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...texts.keys()].filter((name) => name !== 'manifest.json'));
  for (const name of ['spotify/table.json', 'LICENSE.md', 'odrl.json', 'croissant.json'])
    expect(names).toContain(name);
  expect(textOf('README.md')).toContain('<pool>/table.json');
});
