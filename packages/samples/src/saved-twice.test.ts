import { inspectAnyAmount } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import type { ExportSource } from '@cgdx/core/export/source/part/export-part.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf, hashKey, withoutFileCounts } from './testing/export-reading.ts';
import { changeRecords, openRecordFile } from './testing/record-file/record-file.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

const asOfMs = sampleAsOfMs;

/** Returns the results that must not change; throws if the export is refused. */
async function outcomeOf(platform: PlatformId, source: ExportSource) {
  const result = await inspectAnyAmount({ source, platform, asOfMs, hashKey, acceptSamples: true });
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  const { inspection } = result;
  const sink = {
    async write(_name: string, chunks: AsyncIterable<Uint8Array>) {
      for await (const _ of chunks);
    },
  };
  const placeholderKey = hashKey;
  const { manifest, uploadHash } = await writeDataset({
    source,
    inspection,
    offer: 'whole',
    contributionId: 'c',
    placeholderKey,
    sink,
  });
  const isSaid = ({ label }: { label: string }) => label === 'Saved twice';
  return {
    twice: inspection.findings.filter(isSaid).map(({ value }) => value),
    outcome: {
      inspection: withoutFileCounts(inspection),
      quality: scoreQuality({ inspection, novelty: 1, asOfMs }),
      manifest,
      uploadHash,
    },
  };
}

const ofFiles = async (platform: PlatformId, files: readonly TestFile[]) =>
  outcomeOf(platform, memorySource(await zipOf(files)));

const named = (name: string) => (path: string) => path.replace(/([^/]*)(\.\w+)$/, name);

/** Functions that return the path of a copy. */
const places: Readonly<Record<string, (path: string) => string>> = {
  'with a browser’s name': named('$1(1)$2'),
  'with another browser’s name': named('$1 (1)$2'),
  'with a name by Windows': named('$1 - Kopie (2)$2'),
  'with a name by macOS': named('$1 copy$2'),
  'with a number by Finder': named('$1 2$2'),
  'with a name by a cloud drive': named('Copy of $1$2'),
  'in an outer folder': (path) => `again/${path}`,
  'in an inner folder': named('old/$1$2'),
  'in a copy of the folder': (path) => (path.includes('/') ? path.replace('/', ' copy/') : `x/${path}`),
};

/** Removes one record in thirty. */
const fewer = (list: readonly unknown[]) => list.filter((_, n) => n % 30 !== 29);
const isLong = (file: TestFile) => openRecordFile(file)?.lists.some(({ length }) => length >= 30) === true;

/** Changes of the contents of copies. */
const changes: Readonly<Record<string, (file: TestFile) => TestFile>> = {
  'with the same contents': (file) => file,
  'with a few records less': (file) => (isLong(file) ? (changeRecords([file], fewer)[0] ?? file) : file),
  'saved by an editor': ({ path, data }) => ({
    path,
    data: Buffer.from(data).toString('utf8').replaceAll('\n', '\r\n'),
  }),
};

const isData = ({ path }: TestFile) => /\.(json|js|csv|html|txt)$/.test(path) && !path.includes('CGDX_');

/** Returns a third of the cases for each layout, since the place and the change of a copy do not depend on the layout. */
const thirdOf = (names: readonly string[], layout: number): string[] =>
  names.filter((_, n) => (n + layout) % 3 === 0);

const numberedLayouts = someLayouts(4).map(([platform, variant], n) => [platform, variant, n] as const);

describe.each(numberedLayouts)('a %s export in the layout %s', (platform, variant, layout) => {
  let files: TestFile[];
  let once: Awaited<ReturnType<typeof outcomeOf>>;
  beforeAll(async () => {
    files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 60_000 }));
    once = await ofFiles(platform, files);
    expect(once.twice).toEqual([]);
  });

  it.each(thirdOf(Object.keys(places), layout))(
    'counts once if every file is in it twice, %s',
    async (place) => {
      const copies = files
        .filter(isData)
        .map(({ path, data }) => ({ path: places[place]?.(path) ?? '', data }));
      const again = await ofFiles(platform, [...files, ...copies]);
      expect(again.outcome).toEqual(once.outcome);
      expect(again.twice).toEqual([
        expect.stringMatching(
          / in the export more than once, with the same contents or nearly the same: .* once\.$/,
        ),
      ]);
    },
  );

  it.each(thirdOf(Object.keys(changes), layout))(
    'counts once if its longest file is in it twice, %s',
    async (change) => {
      const [longest] = files.filter(isData).sort((a, b) => b.data.length - a.data.length);
      if (longest === undefined) throw new Error('there is no data in it');
      const changed = changes[change]?.(longest) ?? longest;
      for (const place of [named('$1 (1)$2'), (path: string) => `again/${path}`]) {
        const again = await ofFiles(platform, [...files, { path: place(longest.path), data: changed.data }]);
        expect(again.outcome).toEqual(once.outcome);
        expect(again.twice).toHaveLength(1);
      }
    },
  );

  it('counts once if the copies are in another part', async () => {
    const copies = files.filter(isData).map(({ path, data }) => ({ path: named('$1 (1)$2')(path), data }));
    const parts = [files.slice(0, 3), [...files.slice(3), ...copies]];
    const sent = await Promise.all(
      parts.map(async (part, n) => ({ name: `${'ba'[n]}.zip`, source: memorySource(await zipOf(part)) })),
    );
    expect((await outcomeOf(platform, sent)).outcome).toEqual(once.outcome);
  });
});
