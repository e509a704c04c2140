import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { describe, expect, it } from 'vitest';
import { createRandom } from './ground/random.ts';
import { filesOf, readFiles, wholeOf } from './testing/export-reading.ts';
import { changeRecords } from './testing/record-file/record-file.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

type Order = (records: readonly unknown[]) => readonly unknown[];

function shuffled<T>(items: readonly T[], seed: string): T[] {
  const random = createRandom(seed);
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Removes the numbers of conversations and playlists, which depend on the order. */
const unnumbered = (records: readonly string[]): string[] =>
  records.map((record) => record.replace(/"(conversation|playlist)":\d+/g, '"$1":0')).sort();

/** The parts of the score that may change, since a lost order is evidence. */
const judged = new Set(['consistency', 'gate']);

async function readInOrder(platform: PlatformId, files: readonly TestFile[], order: Order) {
  const { inspection, records } = await readFiles(platform, changeRecords(files, order), 65_536);
  const { sketch, accountKey, counters, recordCounts, variant, language } = inspection;
  const { parts } = scoreQuality({
    inspection: wholeOf(platform, inspection),
    novelty: 1,
    asOfMs: sampleAsOfMs,
  });
  return {
    read: { sketch, accountKey, counters, recordCounts, variant, language },
    records: unnumbered(records),
    worth: parts.filter(({ name }) => !judged.has(name)),
    outOfOrder: parts
      .filter(({ name }) => judged.has(name))
      .reduce((product, { value }) => product * value, 1),
  };
}

describe.each(someLayouts(1))('a %s export in the layout %s', (platform, variant) => {
  it('has the same records, score and fingerprint for any order of its records', async () => {
    const files = await filesOf(await sampleArchive(platform, variant));
    const { outOfOrder: inOrder, ...expected } = await readInOrder(platform, files, (records) => records);
    expect(expected.records.length).toBeGreaterThan(5);
    const reversed = await readInOrder(platform, files, (records) => [...records].reverse());
    // platforms write the newest or the oldest record first, and people sort tables
    expect(reversed).toEqual({ ...expected, outOfOrder: inOrder });
    const { outOfOrder, ...any } = await readInOrder(platform, files, (records) => shuffled(records, 'any'));
    expect(any).toEqual(expected);
    expect(outOfOrder).toBeLessThanOrEqual(inOrder);
  });
});
