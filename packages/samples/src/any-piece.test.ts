import { describe, expect, it } from 'vitest';
import { filesOf, readFiles } from './testing/export-reading.ts';
import { sampleArchive } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

/** Sizes of chunks; chunks of one byte split every character and every token. */
const pieceSizes = [1, 2, 3, 5, 64, 1021];

describe.each(someLayouts(2))('a %s export in the layout %s', (platform, variant) => {
  it('gives the same result for any division of its files into chunks', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 3000 }));
    const expected = await readFiles(platform, files, 2 ** 20);
    expect(expected.records.length).toBeGreaterThan(0);
    for (const pieceBytes of pieceSizes) {
      expect(await readFiles(platform, files, pieceBytes), `pieces of ${pieceBytes}`).toEqual(expected);
    }
  });

  it('is judged the same for any merging and cloning of its units’ observations', async () => {
    const files = await filesOf(await sampleArchive(platform, variant));
    const expected = await readFiles(platform, files, 65_536);
    for (const mergedAtOnce of [1, 2, 3]) {
      expect(await readFiles(platform, files, 65_536, mergedAtOnce), `by ${mergedAtOnce}`).toEqual(expected);
    }
  });
});
