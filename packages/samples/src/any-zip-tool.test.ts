import { zipStyles } from '@cgdx/core/export/testing/zip-style.ts';
import { describe, expect, it } from 'vitest';
import { filesOf, readArchive, writeWhole } from './testing/export-reading.ts';
import { sampleArchive } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

const sizeBytes = 3000;

describe.each(someLayouts(3))('a %s export in the layout %s', (platform, variant) => {
  it('gives the same result for any zip tool and any division into chunks', async () => {
    const original = await sampleArchive(platform, variant, { sizeBytes });
    const expected = await readArchive(platform, original);
    expect(expected.records.length).toBeGreaterThan(0);
    const files = await filesOf(original);
    for (const [style, pack] of Object.entries(zipStyles)) {
      expect(await readArchive(platform, await pack(files)), style).toEqual(expected);
    }
    for (const pieceBytes of [1, 997]) {
      expect(await readArchive(platform, original, pieceBytes), `pieces of ${pieceBytes}`).toEqual(expected);
    }
  });

  it('gives the same dataset, byte for byte', async () => {
    const original = await sampleArchive(platform, variant, { sizeBytes });
    const { manifest, inspection } = await writeWhole(platform, original);
    const files = await filesOf(original);
    for (const style of ['by macOS', 'in another folder', 'in another order']) {
      const again = await writeWhole(platform, (await zipStyles[style]?.(files)) ?? original);
      expect(again.manifest, style).toEqual(manifest);
      expect(again.inspection.unitCounts, style).toEqual(inspection.unitCounts);
    }
  });
});
