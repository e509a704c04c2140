import { describe, expect, it } from 'vitest';
import { scoreQuality } from '../../../quality/score-quality.ts';
import { datasetOf, doubtsIn, inspectionOf } from '../../testing/inspect-bytes.ts';
import { accountPlays, extendedFile, extendedPlays, testAsOfMs } from '../../testing/spotify-history.ts';
import { zipOf } from '../../testing/zip-bytes.ts';

const plays = extendedPlays(2000);
const withoutName = {
  master_metadata_track_name: null,
  master_metadata_album_artist_name: null,
  master_metadata_album_album_name: null,
  spotify_track_uri: null,
};
const mediaOf = async (path: string, records: readonly unknown[]) => {
  const { files } = await datasetOf(await zipOf([{ path, data: JSON.stringify(records) }]));
  const lines = files.get('play.ndjson.gz')?.trim().split('\n') ?? [];
  return new Set(lines.map((line) => JSON.parse(line).medium));
};

describe('plays without a name', () => {
  it('are reported in the findings and the score, and do not count as one song', async () => {
    const gaps = plays.map((play, i) => (i % 5 < 2 ? { ...play, ...withoutName } : play));
    const inspection = await inspectionOf(await zipOf([extendedFile(gaps)]));
    expect(inspection.verdict).toBe('genuine');
    expect(doubtsIn(inspection)).toEqual([]);
    expect(inspection.findings).toContainEqual({
      label: 'Without a name',
      value: expect.stringContaining('800 of 2,000 plays name neither title nor artist'),
    });
    const { parts } = scoreQuality({ inspection, novelty: 1, asOfMs: testAsOfMs });
    expect(parts.find(({ name }) => name === 'completeness')?.reason).toContain('title and artist in 60%');
  });

  it('are not mentioned if every play has a name', async () => {
    const { findings } = await inspectionOf(await zipOf([extendedFile(plays)]));
    expect(findings.map(({ label }) => label)).not.toContain('Without a name');
  });
});

describe('what was played', () => {
  it.each([
    ['audiobook', 'chapter'],
    ['podcast', 'episode'],
    ['video', 'video'],
    ['music', 'track'],
  ])('is determined by the file’s name (%s) if the keys are those of songs', async (part, medium) => {
    const path = `Spotify Account Data/StreamingHistory_${part}_0.json`;
    expect(await mediaOf(path, accountPlays(plays))).toEqual(new Set([medium]));
  });

  it.each([
    { audiobook_title: 'The Small Ledger' },
    { audiobook_chapter_title: 'Chapter 3' },
    { audiobook_uri: 'spotify:show:0000000000000000000001' },
  ])('is a chapter of an audiobook if the play says %j', async (book) => {
    const chapters = plays.map((play) => ({ ...play, ...book }));
    expect(await mediaOf(extendedFile([]).path, chapters)).toEqual(new Set(['chapter']));
  });
});
