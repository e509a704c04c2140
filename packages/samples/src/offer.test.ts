import { gunzipSync } from 'node:zlib';
import { kindsOfOffer } from '@cgdx/core/export/dataset/offer-kind.ts';
import { meterExport } from '@cgdx/core/export/pass/meter-export.ts';
import { rewriteAsRecords } from '@cgdx/core/export/pass/rewrite-as-records.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { meterOf } from '@cgdx/core/insight/meter.ts';
import { poolOfOffer } from '@cgdx/core/pool/pool.ts';
import { describe, expect, it } from 'vitest';
import { writeWhole } from './testing/export-reading.ts';
import { sampleArchive } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

type Files = Awaited<ReturnType<typeof writeWhole>>['files'];

const recordsIn = (files: Files): Record<string, unknown>[] =>
  [...files].flatMap(([name, text]) =>
    name.endsWith('.gz') && text !== ''
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [],
  );

const all = (files: Files): string => [...files.values()].join('\n');

/** Returns whether a value is so long that no other text contains it by chance. */
const isTelling = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 12 && !value.endsWith('-01T00:00:00Z');

describe.each(someLayouts(1))('a %s export in the layout %s', (platform, variant) => {
  const { kinds } = readers[platform];
  const of = (offer: 'whole' | 'records' | 'words' | 'profile') =>
    sampleArchive(platform, variant).then((bytes) => writeWhole(platform, bytes, undefined, offer));

  function valuesOf(files: Files, isWanted: (privacy: string, rule: string) => boolean): string[] {
    return recordsIn(files).flatMap((record) =>
      kinds
        .filter(({ kind }) => kind === record.kind)
        .flatMap(({ fields }) => fields)
        .filter(({ privacy = '', rule }) => isWanted(privacy, rule))
        .map(({ name }) => record[name])
        .filter(isTelling),
    );
  }

  it('as records has no public text of the person, and no exact time of a public act', async () => {
    const whole = await of('whole');
    const { files, manifest } = await of('records');
    const told = all(files);
    for (const text of valuesOf(whole.files, (privacy) => privacy === 'public-written'))
      expect(told).not.toContain(JSON.stringify(text).slice(1, -1));
    const kept = kindsOfOffer(kinds, 'records');
    for (const record of recordsIn(files)) {
      const fields = kept.find(({ kind }) => kind === record.kind)?.fields ?? [];
      for (const { name, privacy, type } of fields)
        if (privacy === 'public-act' && type === 'time')
          expect(record[name] ?? '-01T00:00:00Z').toMatch(/-01T00:00:00Z$/);
    }
    expect([manifest.offer, Object.keys(manifest.records)]).toEqual([
      'records',
      Object.keys(whole.manifest.records),
    ]);
  });

  it('from before offers existed is converted to the same records as today', async () => {
    const whole = await of('whole');
    const records = await of('records');
    const files = new Map<string, string>();
    const { manifest } = whole;
    await rewriteAsRecords({
      ...{ platform, manifest, contributionId: 'test' },
      async *linesOf(name) {
        yield* (whole.files.get(name) ?? '').split('\n').filter(Boolean);
      },
      sink: {
        async write(name, chunks) {
          const kept: Uint8Array[] = [];
          for await (const chunk of chunks) kept.push(chunk);
          const bytes = Buffer.concat(kept);
          files.set(name, (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
        },
      },
    });
    expect([...files.keys()].sort()).toEqual([...records.files.keys()].sort());
    for (const text of valuesOf(whole.files, (privacy) => privacy === 'public-written'))
      expect(all(files)).not.toContain(JSON.stringify(text).slice(1, -1));
    const kept = (of: Files) =>
      recordsIn(of)
        .map(({ kind, at }) => `${kind} ${at}`)
        .sort();
    expect(kept(files)).toEqual(kept(records.files));
  });

  it('as words has nothing private', async () => {
    const whole = await of('whole');
    const { files } = await of('words');
    const told = all(files);
    for (const value of valuesOf(
      whole.files,
      (privacy, rule) => privacy.startsWith('private') && rule !== 'ours',
    ))
      expect(told).not.toContain(JSON.stringify(value).slice(1, -1));
    const privateKinds = kinds.filter(({ fields }) =>
      fields.every(({ privacy }) => privacy?.startsWith('private')),
    );
    for (const { kind } of privateKinds) expect(told).not.toContain(`"${kind}"`);
  });

  it('as words has the texts in another order, without times or the number of records', async () => {
    const whole = await of('whole');
    const { files, manifest } = await of('words');
    const written = (all: Files) => valuesOf(all, (privacy) => privacy === 'public-written');
    const [told, all] = [written(files), written(whole.files)];
    // How many leave is drawn, and of a few it may be all.
    expect(told.length).toBeGreaterThanOrEqual(Math.floor(all.length / 4));
    if (told.length >= 10) expect(told).not.toEqual(all.filter((text) => told.includes(text)));
    expect([...files.values()].join('')).not.toMatch(/\d{4}-(?:\d\d-\d\d|Q\d)/);
    expect(manifest.period).toEqual({ firstDay: null, lastDay: null });
    const counts = (name: string) => recordsIn(files).filter(({ kind }) => kind === name).length;
    for (const [kind, count] of Object.entries(manifest.records)) expect(counts(kind)).toBe(count);
  });

  it('as a profile has no record and no value of a record', async () => {
    const whole = await of('whole');
    const { files, manifest, inspection } = await of('profile');
    expect([...files.keys()].sort()).toEqual(['manifest.json', 'profile.ndjson', 'schema.json']);
    const told = all(files);
    for (const value of valuesOf(whole.files, (_privacy, rule) => rule !== 'ours'))
      expect(told).not.toContain(value);
    expect(manifest.records).toEqual({ profile: told.split('"row":"').length - 1 });
    const { firstDay = '', lastDay = '' } = inspection.counters;
    const dates = JSON.stringify(manifest.period);
    if (!/-(?:01|04|07|10)-01$/.test(firstDay)) expect(dates).not.toContain(firstDay);
    if (!/-(?:01|04|07|10)-01$/.test(lastDay)) expect(dates).not.toContain(lastDay);
  });

  it.each(['records', 'words'] as const)(
    'has the same meter as %s in the browser and on the server',
    async (offer) => {
      if (poolOfOffer(platform, offer) === undefined) return;
      const bytes = await sampleArchive(platform, variant);
      const { inspection, metered } = await of(offer);
      const items = metered.flatMap(({ item: name }) => (name === undefined ? [] : [{ name, people: 300 }]));
      const years = [2023, 2024, 2025, 2026].map((year) => ({
        ...{ year, people: 1_000, margin: { items: 0, classes: 0 }, classes: [] },
        items: [...new Map(items.map((item) => [item.name, item])).values()],
      }));
      const table = { format: 'cgdx-table/1', dataPoolId: platform, note: '', years } as const;
      const look = inspection;
      const shown = await meterExport({ source: memorySource(bytes), offer, look, table });
      const kept = meterOf(metered, table);
      expect([shown.isKnown, shown.people]).toEqual([true, 1_000]);
      for (const [at, { alone, strangerFits }] of shown.taken.entries()) {
        expect(alone).toBeCloseTo(kept.taken[at]?.alone ?? -1, 10);
        expect(strangerFits).toBeCloseTo(kept.taken[at]?.strangerFits ?? -1, 10);
      }
      if (items.length > 0) expect(kept.taken[0]?.alone).toBeLessThan(1);
    },
  );

  it('earns the same for all offers, since the summary and the verdict do not depend on the offer', async () => {
    const [records, profile] = [await of('records'), await of('profile')];
    expect(profile.inspection).toEqual(records.inspection);
    expect(profile.summary).toEqual(records.summary);
    expect(records.files.get('profile.ndjson')).toBe(profile.files.get('profile.ndjson'));
  });
});
