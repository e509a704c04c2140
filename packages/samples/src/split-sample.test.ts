import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import type { ExportSource } from '@cgdx/core/export/source/part/export-part.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventPerson } from './ground/person.ts';
import { withoutFileCounts } from './testing/export-reading.ts';
import { someLayouts } from './testing/some-layouts.ts';
import { writeSample } from './write-sample.ts';

const asOfMs = Date.UTC(2026, 10, 1);
const hashKey = Buffer.alloc(32, 5);
const sizeBytes = 120_000;
const parts = 3;
/** The number of random splits of each export. */
const numRuns = 4;

/** Returns the results that must not change: all except the size of the archives, and findings about the parts. */
async function outcomeOf(platform: PlatformId, source: ExportSource) {
  const result = await inspectExport({ source, platform, asOfMs, hashKey, acceptSamples: true });
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  const { inspection } = result;
  const sink = {
    async write(_name: string, chunks: AsyncIterable<Uint8Array>) {
      for await (const _ of chunks);
    },
  };
  const { uploadHash } = await writeDataset({
    source,
    inspection,
    offer: 'whole',
    contributionId: 'c-1',
    placeholderKey: hashKey,
    sink,
  });
  const quality = scoreQuality({ inspection, novelty: 1, asOfMs });
  return { inspection: withoutFileCounts(inspection), quality, uploadHash };
}

test.each(someLayouts(0))(
  'a %s export in the layout %s is the same in parts, in any order',
  async (platform, variant) => {
    const stream = new PassThrough();
    const person = inventPerson('in parts');
    const [bytes] = await Promise.all([
      buffer(stream),
      writeSample({ platform, variant, sizeBytes, seed: 'in parts', asOfMs, person }, stream),
    ]);
    const { entries } = await openArchive(memorySource(bytes));
    const files = await Promise.all(
      entries.map(async (entry) => ({ path: entry.path, data: await buffer(entry.read()) })),
    );
    const whole = await outcomeOf(platform, memorySource(bytes));
    const split = fc.record({
      /** The number of the part of each file; one file in ten is also in the next part. */
      at: fc.array(fc.nat(parts - 1), { minLength: files.length, maxLength: files.length }),
      twice: fc.array(fc.nat(9), { minLength: files.length, maxLength: files.length }),
      names: fc.shuffledSubarray(['a', 'b', 'c'], { minLength: parts }),
    });
    await fc.assert(
      fc.asyncProperty(split, async ({ at, twice, names }) => {
        const sent = await Promise.all(
          names.map(async (name, part) => {
            const held = files.filter(
              (_, i) => at[i] === part || (twice[i] === 0 && ((at[i] ?? 0) + 1) % parts === part),
            );
            return { name: `${name}.zip`, count: held.length, source: memorySource(await zipOf(held)) };
          }),
        );
        const filled = sent.filter(({ count }) => count > 0);
        expect(await outcomeOf(platform, filled)).toEqual(whole);
      }),
      { numRuns },
    );
  },
);
