import { concatBytes } from '@cgdx/core/byte/bytes.ts';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { countExport } from '@cgdx/core/export/pass/count-export.ts';
import { inspectAnyAmount } from '@cgdx/core/export/pass/inspect-export.ts';
import { recogniseExport } from '@cgdx/core/export/pass/recognise-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { describe, expect, it } from 'vitest';
import { hashKey } from './testing/export-reading.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { eachPlatform } from './testing/some-layouts.ts';

const asOfMs = sampleAsOfMs;

describe.each(eachPlatform(1))('an export from %s, %s', (platform, variant) => {
  it('is recognised without a pool, and counted as on the server', async () => {
    const source = memorySource(await sampleArchive(platform, variant));
    const opened = await recogniseExport(source);
    expect(opened.reader.platform).toBe(platform);
    const { conclusion } = await countExport(opened, { asOfMs, hashKey });
    const result = await inspectAnyAmount({
      source,
      platform,
      asOfMs,
      hashKey,
      acceptSamples: true,
    });
    if (result.kind === 'rejected') throw new Error(result.rejection.message);
    const { counters, sketch, recordCounts, accountKey } = result.inspection;
    expect({ counters, sketch, recordCounts, accountKey }).toEqual({
      counters: conclusion.counters,
      sketch: conclusion.sketch,
      recordCounts: conclusion.recordCounts,
      accountKey: conclusion.accountKey,
    });
  });
});

it('an export with renamed files is recognised by their contents', async () => {
  const { entries } = await openArchive(memorySource(await sampleArchive('spotify', 'extended')));
  const files: TestFile[] = [];
  for (const [i, entry] of entries.filter(({ name }) => name.endsWith('.json')).entries()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.read()) chunks.push(chunk);
    files.push({ path: `music/${i}.json`, data: concatBytes(chunks) });
  }
  const { reader } = await recogniseExport(memorySource(await zipOf(files)));
  expect(reader.platform).toBe('spotify');
});

describe('an archive that no pool accepts', () => {
  const recognise = async (path: string, data: string | Uint8Array = '[]') =>
    recogniseExport(memorySource(await zipOf([{ path, data }])));

  it('is refused with a list of the pools', async () => {
    await expect(recognise('holiday/photo.jpg')).rejects.toMatchObject({
      rejection: { code: 'unknown-export', advice: expect.stringMatching(/Facebook, .* and TikTok/) },
    });
  });

  it('is refused with its service named, if it is known', async () => {
    await expect(recognise('followers_and_following/followers_1.json')).rejects.toMatchObject({
      rejection: { code: 'unknown-export', message: expect.stringContaining('Instagram') },
    });
  });

  it('is refused with advice to unpack it, if it has only another archive', async () => {
    await expect(recognise('my_spotify_data.zip', await zipOf([]))).rejects.toMatchObject({
      rejection: { code: 'nested-zip' },
    });
  });
});
