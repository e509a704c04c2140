import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { describe, expect, it } from 'vitest';
import { filesOf, readArchive } from './testing/export-reading.ts';
import { changeRecords } from './testing/record-file/record-file.ts';
import { sampleArchive, sampleLayouts } from './testing/sample-archive.ts';

const copyOf = ({ path, data }: TestFile): TestFile => ({ path: path.replace(/(\.\w+)$/, ' (1)$1'), data });

const repetitions: Readonly<Record<string, (files: readonly TestFile[]) => readonly TestFile[]>> = {
  'each record twice': (files) => changeRecords(files, (list) => list.flatMap((one) => [one, one])),
  'each list once more at its end': (files) => changeRecords(files, (list) => [...list, ...list]),
  'one record fifty times': (files) =>
    changeRecords(files, (list) => [...list, ...Array.from({ length: 50 }, () => list[0]).filter(Boolean)]),
  'each file once more as a copy': (files) => [...files, ...files.map(copyOf)],
  'each file once more in another folder': (files) => [
    ...files,
    ...files.map(({ path, data }) => ({ path: `again/${path}`, data })),
  ],
};

/** The score is rounded: before it was, a repetition must not have raised it either. */
const unrounded = (parts: readonly { value: number; weight?: number | undefined }[]) =>
  parts.reduce((sum, { value, weight }) => sum + (weight ?? 0) * value, 0) *
  parts.reduce((product, { value, weight }) => product * (weight === undefined ? value : 1), 10);

const sizeBytes = 10_000;

describe.each(sampleLayouts)('a %s export in the layout %s', (platform, variant) => {
  it('is never worth more for records that it holds more than once', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes }));
    const once = await readArchive(platform, await zipOf(changeRecords(files, (records) => records)));
    expect(once.quality.score).toBeGreaterThan(0);
    for (const [how, repeat] of Object.entries(repetitions)) {
      const bytes = await zipOf(repeat(files));
      const again = await readArchive(platform, bytes).catch((error: Error) => error.message);
      if (typeof again === 'string') {
        // what is repeated so plainly may be refused as forged, and for no other reason
        expect(again, how).toMatch(/^not-genuine: /);
        continue;
      }
      expect(again.inspection.counters.distinctRecords, how).toBe(once.inspection.counters.distinctRecords);
      expect(unrounded(again.quality.parts), how).toBeLessThanOrEqual(unrounded(once.quality.parts) + 1e-12);
      expect(again.quality.score, how).toBeLessThanOrEqual(once.quality.score);
    }
  });

  it('has a score that its parts explain to the last tenth', async () => {
    const { quality } = await readArchive(platform, await sampleArchive(platform, variant, { sizeBytes }));
    const weights = quality.parts.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
    expect(weights).toBeCloseTo(1, 12);
    expect(Math.abs(unrounded(quality.parts) - quality.score)).toBeLessThanOrEqual(0.5);
    for (const { value, reason } of quality.parts) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(reason).toMatch(/^[A-Z\d].*\.$/);
    }
  });
});
