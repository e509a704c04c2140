import { inspectAnyAmount, inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { describe, expect, inject, it } from 'vitest';
import { filesOf, hashKey } from './testing/export-reading.ts';
import type { FileRecord } from './testing/record-file/contents.ts';
import { changeRecords, openRecordFile } from './testing/record-file/record-file.ts';
import { sampleArchive, sampleAsOfMs, sampleLayouts } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

/** Large enough for a choice of records in every list. */
const sizeBytes = 120_000;

async function inputOf(platform: PlatformId, files: readonly TestFile[]) {
  const source = memorySource(await zipOf(files));
  return { source, platform, asOfMs: sampleAsOfMs, hashKey, acceptSamples: true };
}

async function refusalOf(platform: PlatformId, files: readonly TestFile[]) {
  const result = await inspectExport(await inputOf(platform, files));
  return result.kind === 'rejected' ? result.rejection : undefined;
}

/** Keeps at most `count` records in all, of the first lists. */
function firstRecords(files: readonly TestFile[], count: number): TestFile[] {
  let left = count;
  // without tables whose header cannot be recognised, which would keep all rows
  const opened = files.filter((file) => openRecordFile(file) !== undefined || !/\.csv$/.test(file.path));
  return changeRecords(opened, (list) => {
    const kept = list.slice(0, left);
    left -= kept.length;
    return kept;
  });
}

/** Returns the record with its seconds, or its length, set to `second`. */
function nearly(record: FileRecord, second: number): FileRecord {
  const seconds = String(second % 60).padStart(2, '0');
  const changed = JSON.stringify(record)
    .replace(/(\d\d:\d\d:)\d\d/g, `$1${seconds}`)
    .replace(/("(?:timestamp|msPlayed|ms_played)":)(\d+)/g, (_, key, n) => `${key}${Number(n) + second}`);
  return JSON.parse(changed);
}

/** Makes the export contain only one record, `count` times. */
function oneRecord(files: readonly TestFile[], count: number, copy = nearly): TestFile[] {
  let isFound = false;
  return changeRecords(files, (list) => {
    const [record] = list;
    if (isFound || list.length < 5) return [];
    isFound = true;
    return Array.from({ length: count }, (_, n) => copy(record, n));
  });
}

/** One JSON layout of each platform that has one. */
const jsonLayouts = new Map(
  sampleLayouts.filter(([, variant]) => /json|archive|split|extended|account|endsong/.test(variant)),
);

describe.each(someLayouts(5))('a %s export in the layout %s', (platform, variant) => {
  const archive = async () => filesOf(await sampleArchive(platform, variant, { sizeBytes }));

  it('with one record, or many copies of one record, is refused with advice on what to send', async () => {
    const files = await archive();
    const exports = {
      'one record': oneRecord(files, 1),
      'a hundred copies': oneRecord(files, 100, (record) => record),
      'a hundred that hardly differ': oneRecord(files, 100),
    };
    for (const [what, made] of Object.entries(exports)) {
      const rejection = await refusalOf(platform, made);
      expect(rejection, what).toBeDefined();
      expect(rejection?.advice?.length, what).toBeGreaterThan(40);
      expect(rejection?.message, what).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('without any readable record is refused with that reason', async () => {
    const blank = (await archive()).map((file) => {
      const opened = openRecordFile(file);
      if (opened === undefined || /(account|profile\w*|manifest|Registration)\.\w+$/i.test(file.path))
        return file;
      const empty = (record: FileRecord) =>
        opened.fieldsOf(record).reduce((bare, _, at) => opened.plant(bare, at, ''), record);
      const lists = opened.lists.map((list) => list.map(empty));
      return { path: file.path, data: opened.write({ lists, rest: opened.rest }) };
    });
    const rejection = await refusalOf(platform, blank);
    expect(rejection?.code).toMatch(
      /^(nothing-read|no-[a-z-]+|too-little|not-genuine|unknown-date-language)$/,
    );
    expect(rejection?.advice).toBeDefined();
  });

  it('with any 99 records is refused', async () => {
    const rejection = await refusalOf(platform, firstRecords(await archive(), 99));
    expect(['too-little', 'nothing-read', 'not-genuine', 'missing-file', 'emptied-file']).toContain(
      rejection?.code.replace(/^no-.*/, 'nothing-read'),
    );
  });

  it('is accepted from the hundredth telling record on', async () => {
    const files = await archive();
    for (const count of [60, 90, 110, 150, 200]) {
      const input = await inputOf(
        platform,
        changeRecords(files, (list) => list.slice(0, count)),
      );
      const any = await inspectAnyAmount(input);
      if (any.kind === 'rejected') continue;
      const telling = any.inspection.counters.tellingRecords ?? 0;
      const result = await inspectExport(input);
      if (telling >= 100) expect(result.kind).toBe('inspected');
      else {
        expect(result).toMatchObject({
          rejection: { code: 'too-little', message: expect.stringContaining(`: ${telling} of the 100`) },
        });
      }
    }
  });
});

it.runIf(inject('everyCase')).each([...jsonLayouts])(
  'a %s export in the layout %s whose only record is a million objects is refused',
  async (platform, variant) => {
    const wide = `{"a":[${'{},'.repeat(1e6)}{}]}`;
    const deep = `${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}`;
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes }));
    for (const record of [wide, deep]) {
      const made = changeRecords(files, () => []).map((file, n) => {
        const before = files[n];
        const isMain = before !== undefined && before.data.length > 20_000;
        return isMain
          ? { path: file.path, data: Buffer.from(String(file.data).replace('[]', `[${record}]`)) }
          : file;
      });
      expect((await refusalOf(platform, made))?.code).toMatch(/^[a-z-]+$/);
    }
  },
);
