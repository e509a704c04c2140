import { inspectAnyAmount } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf, hashKey } from './testing/export-reading.ts';
import { openRecordFile } from './testing/record-file/record-file.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

const day = '(?<![\\w-])20\\d\\d-\\d\\d-\\d\\d';
const clock = '\\d\\d:\\d\\d';

/** Each form of a time, with the seconds 0 and -1 since 1970 as written in UTC, in Singapore and in California. */
const unknownTimes: readonly (readonly [form: RegExp, utc: string, east: string, west: string])[] = [
  [
    new RegExp(`${day}T${clock}:\\d\\d(\\.\\d+)?Z`, 'g'),
    '1970-01-01T00:00:00Z',
    '1970-01-01T07:59:59.000Z',
    '1969-12-31T16:00:00Z',
  ],
  [
    new RegExp(`${day} ${clock}:\\d\\d`, 'g'),
    '1969-12-31 23:59:59',
    '1970-01-01 08:00:00',
    '1969-12-31 15:59:59',
  ],
  [new RegExp(`${day} ${clock}(?!:)`, 'g'), '1969-12-31 23:59', '1970-01-01 08:00', '1969-12-31 16:00'],
  [/(?<="timestamp(_ms)?": ?)1\d{9}(\d{3})?(?=\D)/g, '0', '28800', '-28801'],
  [
    /[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d\d:\d\d:\d\d \+0000 20\d\d/g,
    'Wed Dec 31 23:59:59 +0000 1969',
    'Thu Jan 01 08:00:00 +0000 1970',
    'Wed Dec 31 16:00:00 +0000 1969',
  ],
  [/(?<=,)\d\d [A-Z][a-z]{2} 20\d\d/g, '31 Dec 1969', '01 Jan 1970', '31 Dec 1969'],
  [/\d\d?\/\d\d?\/\d\d, \d\d?:\d\d [AP]M/g, '12/31/69, 11:59 PM', '1/1/70, 8:00 AM', '12/31/69, 4:00 PM'],
  [
    /[A-Z][a-z]{2} \d\d?, 20\d\d, \d\d?:\d\d:\d\d.[AP]M [A-Z+:0-9]+/g,
    'Dec 31, 1969, 11:59:59 PM UTC',
    'Jan 1, 1970, 8:00:00 AM SGT',
    'Dec 31, 1969, 4:00:00 PM PST',
  ],
  [
    /\d\d\.\d\d\.20\d\d, \d\d:\d\d:\d\d [A-Z]+/g,
    '01.01.1970, 00:00:00 UTC',
    '01.01.1970, 01:00:00 MEZ',
    '31.12.1969, 16:00:00 PST',
  ],
];

async function outcomeOf(platform: PlatformId, files: readonly TestFile[]) {
  const source = memorySource(await zipOf(files));
  const result = await inspectAnyAmount({
    source,
    platform,
    asOfMs: sampleAsOfMs,
    hashKey,
    acceptSamples: true,
  });
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.inspection;
}

const isData = ({ path }: TestFile) => /\.(json|js|csv|html|txt)$/.test(path) && !path.includes('manifest');

describe.each(someLayouts(5))('a %s export in the layout %s', (platform, variant) => {
  let files: TestFile[];
  beforeAll(async () => {
    files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 100_000 }));
  });

  it.each([
    ['UTC', 1],
    ['the east', 2],
    ['the west', 3],
  ] as const)('is not doubted for unknown times, written in the zone of %s', async (_, zone) => {
    let times = 0;
    const unknown = files.map((file) => {
      if (!isData(file)) return file;
      const text = unknownTimes.reduce(
        (all, [form, ...written]) =>
          all.replace(form, (known) => (times++ % 10 === 3 ? (written[zone - 1] ?? '') : known)),
        Buffer.from(file.data).toString('utf8'),
      );
      return { path: file.path, data: text };
    });
    expect(times).toBeGreaterThan(50);
    const { verdict, evidence, counters } = await outcomeOf(platform, unknown);
    expect(verdict).toBe('genuine');
    expect(evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
    expect(counters.firstDay ?? '').not.toMatch(/^19[67]/);
  });

  it('is not doubted for searches and advertisements that were logged four times', async () => {
    const again = files.map((file) => {
      const opened = /search|such|zoek|busc|suche|ad-(impressions|engagements)/i.test(file.path)
        ? openRecordFile(file)
        : undefined;
      if (opened === undefined) return file;
      const lists = opened.lists.map((list) => list.flatMap((record) => [record, record, record, record]));
      return { path: file.path, data: opened.write({ lists, rest: opened.rest }) };
    });
    const { verdict, evidence } = await outcomeOf(platform, again);
    expect(verdict).toBe('genuine');
    expect(evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
  });
});
