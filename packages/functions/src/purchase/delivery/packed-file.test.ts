import { packedLines } from '@cgdx/core/purchase/testing/packed-lines.ts';
import { expect, test } from 'vitest';
import { derivedFile } from './packed-file.ts';

const plan = {
  kind: 'play',
  from: 'play.ndjson.gz',
  name: 'play.parquet',
  fields: [{ name: 'kind', type: 'text' }],
};

test('a file that is generated while it is packed has its size and checksum only afterwards', async () => {
  const packed = await packedLines(['{"kind":"play"}']);
  const { name, bytes, read, describe } = derivedFile('spotify/ab/', plan, async function* () {
    yield packed;
  });
  expect([name, bytes]).toEqual(['spotify/ab/play.parquet', undefined]);
  expect(describe).toThrow('the manifest is packed after what it lists');
  let made = 0;
  for await (const chunk of read()) made += chunk.length;
  expect(describe()).toMatchObject({ name, bytes: made, derivedFrom: 'spotify/ab/play.ndjson.gz' });
});
