import { totalOf } from '@cgdx/core/export/contract/export-ledger.ts';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { inspectAnyAmount } from '@cgdx/core/export/pass/inspect-export.ts';
import { lookAtExport } from '@cgdx/core/export/pass/look-at-export.ts';
import { openExport } from '@cgdx/core/export/pass/open-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { describe, expect, it } from 'vitest';
import { filesOf, hashKey } from './testing/export-reading.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { eachPlatform } from './testing/some-layouts.ts';
import { withUnknownRecords } from './testing/unknown-record.ts';

const given = { asOfMs: sampleAsOfMs, hashKey, acceptSamples: true };

async function inspect(platform: PlatformId, files: readonly TestFile[]) {
  const source = memorySource(await zipOf(files));
  const result = await inspectAnyAmount({ ...given, source, platform });
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  const { ledger } = result.inspection;
  if (ledger === undefined) throw new Error('there is no ledger');
  const { entries } = await openArchive(source);
  // each file of the archive has exactly one state
  expect(totalOf(ledger.files)).toBe(entries.length);
  return { ...result.inspection, ledger, source };
}

const renamed = (path: string, to: string) => path.replace(/[^/]+$/, to);

describe.each(eachPlatform(0))('the ledger of %s in the layout %s', (platform, variant) => {
  it('accounts for all files of the archive, for any change of the archive', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 150_000 }));
    const whole = await inspect(platform, files);
    expect(whole.ledger.records.read).toBeGreaterThan(0);
    expect(whole.ledger.files.notUnderstood).toEqual({});
    expect(whole.ledger.records.notUnderstood).toEqual({});

    const doubled = await inspect(platform, [
      ...files,
      ...files.map(({ path, data }) => ({ path: `Copy of all/${path}`, data })),
    ]);
    expect(totalOf(doubled.ledger.records)).toBe(totalOf(whole.ledger.records));
    expect(doubled.ledger.files.read).toBe(whole.ledger.files.read);

    const [{ path } = { path: '' }] = files;
    const garbage = await inspect(platform, [
      ...files,
      { path: renamed(path, 'zorblatt.json'), data: '{"what": "nobody knows", "list": []}' },
      { path: renamed(path, 'zorblatt.html'), data: '<html><body>nobody knows</body></html>' },
      { path: renamed(path, 'zorblatt.jpg'), data: 'no picture' },
    ]);
    expect(garbage.ledger.records).toEqual(whole.ledger.records);
    expect(garbage.ledger.files.notUnderstood).toMatchObject({
      'a .html file is a web page that we cannot read': 1,
    });
    expect(JSON.stringify(garbage.ledger)).not.toContain('zorblatt');
    expect(garbage.verdict).toBe(whole.verdict);
  });

  it('counts each record in an unknown form and each unknown file, without a doubt about the export', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 150_000 }));
    const whole = await inspect(platform, files);
    const { files: found } = await openExport(whole.source, platform);
    const paths = new Set(found.units.flatMap((unit) => unit.files.map(({ path }) => path)));
    const changed = files.map((file) =>
      paths.has(file.path) ? withUnknownRecords(file) : { ...file, inserted: 0 },
    );
    const inserted = changed.reduce((sum, file) => sum + file.inserted, 0);
    expect(inserted).toBeGreaterThan(0);
    const folders = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1)));
    const others = [...folders].map((path) => ({ path: `${path}zorblatt.json`, data: '[{"zorb": 1}, 7]' }));
    const odd = await inspect(platform, [...changed, ...others]);
    expect(odd.verdict).toBe(whole.verdict);
    expect(odd.evidence).toEqual(whole.evidence);
    expect(odd.recordCounts).toEqual(whole.recordCounts);
    const { records } = odd.ledger;
    expect({ ...records, notUnderstood: {}, leftOut: {} }).toEqual({ ...whole.ledger.records, leftOut: {} });
    expect(totalOf(records)).toBe(totalOf(whole.ledger.records) + inserted);
  });

  it('counts broken records as not understood, without a doubt about the export', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 150_000 }));
    const whole = await inspect(platform, files);
    const broken = await inspect(platform, files.map(breakTimes));
    expect(broken.verdict).toBe('genuine');
    expect(broken.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
    expect(totalOf(broken.ledger.records)).toBe(totalOf(whole.ledger.records));
    const { source } = broken;
    const looked = await lookAtExport({ ...given, source, platform });
    const seen = looked.kind === 'looked' ? looked.look.ledger : looked.rejection;
    expect(seen).toEqual(broken.ledger);
  });
});

/** Breaks the time of about every fifth record, in any form. */
function breakTimes({ path, data }: TestFile): TestFile {
  const text = Buffer.from(data).toString('utf8');
  let times = 0;
  const changed = text.replace(/(?<=[":,>] ?"?)(20\d\d)-(\d\d)-(\d\d)(?=[T ]\d\d:\d\d)/g, (day) =>
    times++ % 5 === 3 ? 'some-day-or' : day,
  );
  return { path, data: changed };
}
