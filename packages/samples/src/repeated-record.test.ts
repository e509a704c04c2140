import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { describe, expect, it } from 'vitest';
import { filesOf, readArchive } from './testing/export-reading.ts';
import type { RecordFile } from './testing/record-file/contents.ts';
import { changeRecords, openRecordFile } from './testing/record-file/record-file.ts';
import { sampleArchive } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

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

/** Returns the length of the texts of a record, without placeholders; a number counts 1. */
const fullnessOf = (record: unknown): number => {
  if (typeof record === 'string') return record.replace(/N\/A|null/g, '').length;
  if (Array.isArray(record)) return record.reduce((sum: number, item) => sum + fullnessOf(item), 0);
  if (typeof record === 'object' && record !== null)
    return Object.values(record).reduce((sum: number, item) => sum + fullnessOf(item), 0);
  return typeof record === 'number' ? 1 : 0;
};

/** Returns the fullest half of a list, and the other half. */
function halvesOf(list: readonly unknown[]): readonly [most: readonly unknown[], least: readonly unknown[]] {
  const sorted = [...list].sort((a, b) => fullnessOf(b) - fullnessOf(a));
  const half = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, half), sorted.slice(half)];
}

/** Removes links, ids, names and texts from two records in five, so that one half is less full. */
const unevenOf = (files: readonly TestFile[]): readonly TestFile[] =>
  files.map((file) => {
    const opened = openRecordFile(file);
    if (opened === undefined) return file;
    const lists = opened.lists.map((list) =>
      list.map((record, i) => (i % 5 < 2 ? withoutWords(opened, record) : record)),
    );
    return { path: file.path, data: opened.write({ lists, rest: opened.rest }) };
  });

const wordField =
  /link|enlace|uri|country|track_name|trackName|url|text|post|comment|title|company|position|favorite_count|value [01]$/i;

function withoutWords(opened: RecordFile, record: unknown): unknown {
  return opened
    .fieldsOf(record)
    .reduce((bare, field, at) => (wordField.test(field) ? opened.plant(bare, at, '') : bare), record);
}

const repeatHalf = (half: 0 | 1, times: number) => (files: readonly TestFile[]) =>
  changeRecords(files, (list) => [
    ...list,
    ...Array.from({ length: times }, () => halvesOf(list)[half]).flat(),
  ]);

const selectiveRepetitions: Readonly<Record<string, (files: readonly TestFile[]) => readonly TestFile[]>> = {
  'the fullest half': repeatHalf(0, 1),
  'the fullest half, three times': repeatHalf(0, 3),
  'the least full half': repeatHalf(1, 1),
};

/** Returns the score before rounding, which a repetition must not raise either. */
const unrounded = (parts: readonly { value: number; weight?: number | undefined }[]) =>
  parts.reduce((sum, { value, weight }) => sum + (weight ?? 0) * value, 0) *
  parts.reduce((product, { value, weight }) => product * (weight === undefined ? value : 1), 10);

const sizeBytes = 10_000;

describe.each(someLayouts(3))('a %s export in the layout %s', (platform, variant) => {
  it('never has a higher score for repeated records', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes }));
    const once = await readArchive(platform, await zipOf(changeRecords(files, (records) => records)));
    expect(unrounded(once.quality.parts)).toBeGreaterThan(0);
    for (const [how, repeat] of Object.entries(repetitions)) {
      const bytes = await zipOf(repeat(files));
      const again = await readArchive(platform, bytes).catch((error: Error) => error.message);
      if (typeof again === 'string') {
        // an obvious repetition may be refused as forged, but for no other reason
        expect(again, how).toMatch(/^not-genuine: /);
        continue;
      }
      expect(again.inspection.counters.distinctRecords, how).toBe(once.inspection.counters.distinctRecords);
      expect(unrounded(again.quality.parts), how).toBeLessThanOrEqual(unrounded(once.quality.parts) + 1e-12);
      expect(again.quality.score, how).toBeLessThanOrEqual(once.quality.score);
    }
  });

  it('has the same counts, and never a higher score, if only its fullest records are repeated', async () => {
    const files = unevenOf(await filesOf(await sampleArchive(platform, variant, { sizeBytes })));
    const once = await readArchive(platform, await zipOf(files));
    for (const [how, repeat] of Object.entries(selectiveRepetitions)) {
      const again = await readArchive(platform, await zipOf(repeat(files))).catch(
        (error: Error) => error.message,
      );
      if (typeof again === 'string') {
        expect(again, how).toMatch(/^not-genuine: /);
        continue;
      }
      expect(again.inspection.counters, how).toEqual(once.inspection.counters);
      expect(unrounded(again.quality.parts), how).toBeLessThanOrEqual(unrounded(once.quality.parts) + 1e-12);
    }
  });

  it('has a score that equals the sum of its parts to a tenth', async () => {
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
