import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { PlatformId } from '../../../pool/platform-id.ts';
import { openArchive } from '../../format/archive/open-archive.ts';
import { platforms } from '../../platform/platforms.ts';
import { datasetOf, inspectBytes, inspectionOf } from '../../testing/inspect-bytes.ts';
import { linkedinTables } from '../../testing/linkedin-history.ts';
import { memorySource } from '../../testing/memory-source.ts';
import { extendedFile, extendedPlays } from '../../testing/spotify-history.ts';
import { macZip, rawZip, type TestFile, zipOf } from '../../testing/zip-bytes.ts';
import type { ExportPart } from './export-part.ts';
import { missingInSeries } from './file-series.ts';
import { joinArchives } from './join-archives.ts';

const plays = extendedPlays(400);
const folder = 'Spotify Extended Streaming History/';
const files: readonly TestFile[] = [
  ...[0, 1, 2, 3].map((i) => ({
    ...extendedFile(plays.slice(i * 100, i * 100 + 100)),
    path: `${folder}Streaming_History_Audio_2026_${i}.json`,
  })),
  { path: `${folder}ReadMeFirst_ExtendedStreamingHistory.pdf`, data: '%PDF-1.4 read me' },
];

const part = async (name: string, held: readonly TestFile[]): Promise<ExportPart> => ({
  name,
  source: memorySource(await zipOf(held)),
});

async function inspect(parts: readonly ExportPart[], platform: PlatformId = 'spotify') {
  return inspectBytes(Buffer.alloc(0), { source: parts, platform });
}

async function refusal(parts: readonly ExportPart[], platform: PlatformId = 'spotify') {
  const result = await inspect(parts, platform);
  return result.kind === 'rejected' ? result.rejection : undefined;
}

async function inspection(parts: readonly ExportPart[]) {
  const result = await inspect(parts);
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.inspection;
}

const whole = await inspectionOf(await zipOf(files));

describe('an export in several parts', () => {
  it('has the same inspection as the whole, for any order and any split', async () => {
    const split = fc.record({
      at: fc.array(fc.nat(2), { minLength: files.length, maxLength: files.length }),
      repeats: fc.array(fc.nat(files.length - 1), { maxLength: 3 }),
      order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      zip: fc.constantFrom(zipOf, rawZip, macZip),
    });
    await fc.assert(
      fc.asyncProperty(split, async ({ at, repeats, order, zip }) => {
        const held = [0, 1, 2].map((number) => files.filter((_, i) => at[i] === number));
        for (const [i, file] of repeats.entries()) {
          const [target, one] = [held[i % 3], files[file]];
          if (one && target && !target.includes(one)) target.push(one);
        }
        const parts = await Promise.all(
          held.map(async (list, i) => ({ name: `${i}.zip`, source: memorySource(await zip(list)) })),
        );
        const sent = order.flatMap((i) => ((held[i] ?? []).length > 0 ? (parts[i] ?? []) : []));
        const found = await inspection(sent);
        // only the findings about the parts, and the sizes, differ
        const { sizeBytes, findings, ledger, ...same } = found;
        expect({ ...whole, ...same }).toEqual(whole);
        expect(ledger?.records).toEqual(whole.ledger?.records);
        expect(ledger?.files.read).toBe(whole.ledger?.files.read);
        expect(await inspection([...sent].reverse())).toEqual(found);
      }),
    );
  });

  it('gives the same dataset as the whole', async () => {
    const [a, b] = [await part('a.zip', files.slice(3)), await part('b.zip', files.slice(0, 3))];
    const one = await datasetOf(await zipOf(files));
    const two = await datasetOf([a, b]);
    expect(two.uploadHash).toBe(one.uploadHash);
    expect([...two.files]).toEqual([...one.files]);
  });

  it('has a finding with the number of parts', async () => {
    const { findings, sizeBytes } = await inspection([
      await part('a.zip', files.slice(0, 2)),
      await part('b.zip', files.slice(1)),
    ]);
    const bytes = (await zipOf(files.slice(0, 2))).length + (await zipOf(files.slice(1))).length;
    expect(sizeBytes).toBe(bytes);
    expect(findings[0]).toEqual({
      label: 'Parts',
      value:
        'Your export came in 2 parts, read as one. 1 of the files in them came more than once and count once.',
    });
  });

  it('counts a part once that is sent twice, with a finding', async () => {
    const first = await part('history.zip', files.slice(0, 2));
    const again = await part('history (1).zip', [...files.slice(0, 2)].reverse());
    const found = await inspection([again, first, await part('rest.zip', files.slice(2))]);
    expect(found.recordCounts).toEqual(whole.recordCounts);
    const twice = found.findings.filter(({ label }) => label === 'Sent twice');
    expect(twice).toHaveLength(1);
    expect(twice[0]?.value).toContain('history (1).zip');
  });

  it('counts a part once that was repacked inside another folder', async () => {
    const moved = files.slice(0, 2).map(({ path, data }) => ({ path: `Downloads/${path}`, data }));
    const found = await inspection([await part('a.zip', files), await part('b.zip', moved)]);
    expect(found.recordCounts).toEqual(whole.recordCounts);
  });

  it('keeps two equal files that are in the same part', async () => {
    const both = [
      { path: 'x/notes.json', data: '[]' },
      { path: 'notes.json', data: '[]' },
    ];
    const open = async (name: string) => ({
      name,
      ...(await openArchive(memorySource(await zipOf(both)))),
    });
    expect(joinArchives([await open('a.zip'), await open('b.zip')])).toMatchObject({
      entries: [{ path: 'notes.json' }, { path: 'x/notes.json' }],
      findings: [
        { label: 'Parts', value: expect.stringContaining('2 of the files in them came more than once') },
        { label: 'Sent twice', value: 'b.zip holds nothing that a.zip does not hold: it counts once.' },
      ],
    });
  });
});

describe('parts that are not one complete export', () => {
  it('are refused with the missing part named', async () => {
    const name = (at: number) => `takeout-20240113T131600Z-00${at}.zip`;
    const rejection = await refusal(
      [await part(name(3), files.slice(2)), await part(name(1), files.slice(0, 2))],
      'youtube',
    );
    expect(rejection).toMatchObject({
      code: 'missing-part',
      message: 'A part of your export is missing: takeout-20240113T131600Z-002.zip.',
    });
    expect(rejection?.advice).toMatch(/Download every part/);
  });

  it('are refused with both named, if their names show two exports', async () => {
    const rejection = await refusal([
      await part('takeout-20240113T131600Z-001.zip', files),
      await part('takeout-20230113T131600Z-001.zip', files),
    ]);
    expect(rejection?.code).toBe('two-exports');
    expect(rejection?.message).toContain('takeout-20240113T131600Z-001.zip');
    expect(rejection?.message).toContain('takeout-20230113T131600Z-001.zip');
  });

  it('are refused with both named, if they have different files with the same path', async () => {
    const [own] = files;
    const others = [{ path: own?.path ?? '', data: JSON.stringify(extendedPlays(7)) }];
    const rejection = await refusal([await part('mine.zip', files), await part('hers.zip', others)]);
    expect(rejection).toMatchObject({
      code: 'two-exports',
      message:
        'hers.zip and mine.zip are parts of two different exports: each holds a Streaming_History_Audio_2026_0.json of its own.',
    });
  });

  it('are refused with both named, if they are from two platforms', async () => {
    const tables = Object.entries(linkedinTables()).map(([path]) => ({ path, data: 'a,b\n' }));
    const rejection = await refusal([await part('b.zip', files), await part('a.zip', tables)]);
    expect(rejection).toMatchObject({
      code: 'two-exports',
      message: 'a.zip is an export from LinkedIn, and b.zip is one from Spotify.',
    });
  });

  it('are accepted if only contents pages and pictures differ', async () => {
    const own = (text: string) => [
      { path: 'my/index.html', data: text },
      { path: 'my/albums/summer/1.jpg', data: text },
    ];
    const found = await inspection([
      await part('a.zip', [...files.slice(0, 2), ...own('one')]),
      await part('b.zip', [...files.slice(2), ...own('two')]),
    ]);
    expect(found.recordCounts).toEqual(whole.recordCounts);
  });

  it('are refused with the part named that is not a zip', async () => {
    const tgz = {
      name: 'takeout-20240113T131600Z-002.tgz',
      source: memorySource(Buffer.from('1f8b0800', 'hex')),
    };
    const rejection = await refusal([await part('takeout-20240113T131600Z-001.tgz', files), tgz]);
    expect(rejection?.code).toBe('not-a-zip');
    expect(rejection?.message).toMatch(/^takeout-20240113T131600Z-002\.tgz: .*gzip archive/);
    expect(rejection?.advice).toMatch(/File type, \.zip/);
  });

  it.each(['my.zip.001', 'my.z01', 'my.7z.002'])(
    'are refused with %s named, a volume of a zip',
    async (name) => {
      const rejection = await refusal([await part(name, files)]);
      expect(rejection?.code).toBe('split-zip');
      expect(rejection?.message).toContain(name);
    },
  );

  it('are read if a numbered file was deleted, with a finding that names it', async () => {
    const account = [0, 2, 3].map((i) => ({
      path: `MyData/StreamingHistory${i}.json`,
      data: JSON.stringify(
        Array.from({ length: 40 }, (_, n) => ({
          endTime: new Date(Date.UTC(2025, i, 1 + (n % 28), n % 24, n))
            .toISOString()
            .slice(0, 16)
            .replace('T', ' '),
          artistName: `Artist ${n % 9}`,
          trackName: `Track ${n}`,
          msPlayed: 100_000 + n * 731,
        })),
      ),
    }));
    const { findings } = await inspection([
      await part('a.zip', account.slice(0, 1)),
      await part('b.zip', account.slice(1)),
    ]);
    expect(findings.find(({ label }) => label === 'Missing in a series')?.value).toContain(
      'StreamingHistory1.json',
    );
  });
});

describe('many files', () => {
  const alike = (name: string, part: number) => ({
    name,
    passedOver: {},
    entries: Array.from({ length: 50_000 }, (_, i) => ({
      path: `${part}/${i}/endsong_999.json`,
      name: 'endsong_999.json',
      sizeBytes: 2,
      crc32: 7,
      read: () => Readable.from([]),
    })),
  });

  it('that are all equal are joined in linear time, and only a few missing files are named', () => {
    const { entries } = joinArchives([alike('a.zip', 1), alike('b.zip', 2)]);
    expect(entries.length).toBe(100_000);
    expect(missingInSeries(entries, platforms.spotify.countedNames ?? []).length).toBe(50);
  });

  it.runIf(inject('everyCase'))(
    'are refused with more files in all parts than one archive may have',
    async () => {
      const many = rawZip(
        Array.from({ length: 60_000 }, (_, i) => ({ path: `${i}.txt`, data: '', method: 0 })),
      );
      const parts = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.zip`, source: memorySource(many) }));
      const rejection = await refusal(parts);
      expect(rejection).toMatchObject({ code: 'zip-bomb', message: expect.stringContaining('d.zip') });
    },
  );
});
