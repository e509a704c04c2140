import { describe, expect, it } from 'vitest';
import { lookAtExport } from '../../pass/look-at-export.ts';
import { inspectBytes, testHashKey } from '../../testing/inspect-bytes.ts';
import { memorySource } from '../../testing/memory-source.ts';
import { accountPlays, extendedPlays, testAsOfMs } from '../../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';
import { omittedName, writeOmitted } from './omitted-list.ts';

const plays = extendedPlays(600);
const folder = 'Spotify Account Data';
const history = (n: number, from: number, to: number): TestFile => ({
  path: `${folder}/StreamingHistory_music_${n}.json`,
  data: JSON.stringify(accountPlays(plays.slice(from, to))),
});
const searches = `${folder}/SearchQueries.json`;
const listing = (...paths: string[]): TestFile => ({ path: omittedName, data: writeOmitted(paths) });

async function inspect(files: readonly TestFile[]) {
  const result = await inspectBytes(await zipOf(files));
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.inspection;
}
const labels = ({ findings }: Awaited<ReturnType<typeof inspect>>) => findings.map(({ label }) => label);

describe('a list of omitted files', () => {
  it('makes the export less complete, with a finding that the person chose this', async () => {
    const inspection = await inspect([history(0, 0, 600), listing(searches)]);
    expect(inspection.counters.parts).toContainEqual({ name: 'searches', isPresent: false, isOmitted: true });
    expect(inspection.findings).toContainEqual({
      label: 'Left out by you',
      value: 'searches (1 file): nothing is missing, but the export is less complete.',
    });
  });

  it('of pictures does not make the export less complete, since no reader opens them', async () => {
    const whole = await inspect([history(0, 0, 600)]);
    const inspection = await inspect([history(0, 0, 600), listing('a/Holiday.JPG', 'a/b.mp4')]);
    expect(inspection.counters).toEqual(whole.counters);
    expect(inspection.findings).toContainEqual({
      label: 'Left out by you',
      value: 'pictures and videos (2 files): nothing of them is read, so nothing is lost.',
    });
  });

  it('has no effect for files that are present', async () => {
    const there = { path: searches, data: '[{"searchTime":"2024-01-01T10:00:00Z","searchQuery":"x"}]' };
    const inspection = await inspect([history(0, 0, 600), there, listing(searches)]);
    expect(labels(inspection)).not.toContain('Left out by you');
  });

  it('does not excuse a missing file that is needed to judge the export', async () => {
    const listed = listing(`${folder}/StreamingHistory_music_1.json`);
    const inspection = await inspect([history(0, 0, 300), history(2, 300, 600), listed]);
    expect(labels(inspection)).toContain('Missing in a series');
    expect(labels(inspection)).not.toContain('Left out by you');
  });

  it.each<[string, string]>([
    ['is another file of that name', '{"files":["a"]}'],
    ['is no JSON', 'omitted'],
    ['has no paths', '{"format":"cgdx-omitted/1","files":{"a":1}}'],
  ])('is an ordinary file if it %s', async (_, data) => {
    const inspection = await inspect([history(0, 0, 600), { path: omittedName, data }]);
    expect(labels(inspection)).not.toContain('Left out by you');
  });

  it('may be in each of several parts, with different contents', async () => {
    const parts = [
      { name: 'my_part1.zip', source: memorySource(await zipOf([history(0, 0, 600), listing(searches)])) },
      {
        name: 'my_part2.zip',
        source: memorySource(
          await zipOf([listing(`${folder}/Playlist1.json`), { path: 'a.txt', data: 'a' }]),
        ),
      },
    ];
    const result = await lookAtExport({
      source: parts,
      platform: 'spotify',
      asOfMs: testAsOfMs,
      hashKey: testHashKey,
      acceptSamples: false,
    });
    expect(result).toMatchObject({ kind: 'looked', look: { omittedGroups: ['playlists', 'searches'] } });
  });
});
