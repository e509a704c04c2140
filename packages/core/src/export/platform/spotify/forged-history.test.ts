import { describe, expect, it } from 'vitest';
import { markedLength } from '../../../authenticity/watermark.ts';
import { inspectBytes, inspectionOf } from '../../testing/inspect-bytes.ts';
import { accountPlays, extendedFile, extendedPlays, type TestPlay } from '../../testing/spotify-history.ts';
import { zipOf } from '../../testing/zip-bytes.ts';

const plays = extendedPlays(1000);

async function verdictOf(forged: readonly object[], path?: string) {
  const result = await inspectBytes(await zipOf([extendedFile(forged, path)]));
  return result.kind === 'rejected' ? result.rejection : result.inspection;
}

const shifted = (ms: number) => (play: TestPlay) => ({
  ...play,
  ts: `${new Date(Date.parse(play.ts) + ms).toISOString().slice(0, 19)}Z`,
});

describe('a forged history is refused', () => {
  const dayMs = 86_400_000;
  it.each<[what: string, forge: (play: TestPlay, index: number) => object, sentence: RegExp]>([
    ['times shifted a month ahead', shifted(30 * dayMs), /future/],
    [
      'ids that cannot exist',
      (play) => ({ ...play, spotify_track_uri: `spotify:track:${'z'.repeat(22)}` }),
      /ids cannot exist/,
    ],
    [
      'ids of a wrong length',
      (play) => ({ ...play, spotify_track_uri: 'spotify:track:abc' }),
      /ids cannot exist/,
    ],
    ['lengths below zero', (play) => ({ ...play, ms_played: -play.ms_played }), /negative length/],
    ['plays of two days', (play) => ({ ...play, ms_played: 2 * dayMs }), /more than a day/],
    ['times on the minute', (play) => ({ ...play, ts: play.ts.replace(/\d\dZ$/, '00Z') }), /on a minute/],
    [
      'an hour for each song, all at once',
      (play) => ({ ...play, ms_played: 3_600_123 }),
      /24 hours|had ended/,
    ],
    ['random titles', (play, i) => ({ ...play, master_metadata_track_name: `Title ${i}` }), /another title/],
    [
      'times before Spotify',
      (play) => ({ ...play, ts: play.ts.replace(/^\d{4}/, '1999') }),
      /before Spotify/,
    ],
  ])('with %s', async (_, forge, sentence) => {
    const verdict = await verdictOf(plays.map(forge));
    expect(verdict).toMatchObject({ code: 'not-genuine' });
    expect(JSON.stringify(verdict)).toMatch(sentence);
  });

  it('with its times permuted', async () => {
    const forged = plays.map((play, i) => ({ ...play, ts: plays[(i * 617) % plays.length]?.ts }));
    expect(await verdictOf(forged)).toMatchObject({ code: 'not-genuine' });
  });
});

describe('an invented history is refused', () => {
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  it('if plays of random lengths are at random times', async () => {
    const next = random(1);
    const from = Date.parse('2021-01-01T00:00:00Z');
    const forged = Array.from({ length: 5_000 }, (_, i) => ({
      ...(plays[i % plays.length] as TestPlay),
      ts: `${new Date(from + next() * 3 * 365 * 86_400_000).toISOString().slice(0, 19)}Z`,
      ms_played: Math.floor(20_000 + next() * 250_000),
    })).sort((a, b) => (a.ts < b.ts ? -1 : 1));
    expect(await verdictOf(forged)).toMatchObject({ code: 'not-genuine' });
  });

  it('if all songs have the same length, and there are no nights', async () => {
    const from = Date.parse('2024-03-01T00:00:00Z');
    const forged = Array.from({ length: 3_000 }, (_, i) => ({
      endTime: new Date(from + (i + 1) * 200_000).toISOString().slice(0, 16).replace('T', ' '),
      artistName: `Artist ${i % 40}`,
      trackName: `Song ${i % 300}`,
      msPlayed: 200_000,
    }));
    const result = await inspectBytes(
      await zipOf([{ path: 'MyData/StreamingHistory0.json', data: JSON.stringify(forged) }]),
    );
    expect(result).toMatchObject({ kind: 'rejected', rejection: { code: 'not-genuine' } });
  });
});

describe('a doubtful history counts as suspicious', () => {
  it('if times were permuted and sorted again', async () => {
    const forged = plays.map((play, i) => ({ ...play, ts: plays[(i * 617) % plays.length]?.ts ?? '' }));
    forged.sort((a, b) => (a.ts < b.ts ? -1 : 1));
    expect(await verdictOf(forged)).toMatchObject({ verdict: 'suspicious' });
  });

  it('if two accounts were merged', async () => {
    const named = (name: string, list: readonly TestPlay[]) =>
      list.map((play) => ({ ...play, username: name }));
    const merged = [...named('anna', plays), ...named('otto', extendedPlays(1000, 3))];
    expect(await verdictOf(merged, 'MyData/endsong_0.json')).toMatchObject({ verdict: 'suspicious' });
  });

  it('if every length is a whole second', async () => {
    const rounded = plays.map((play) => ({ ...play, ms_played: Math.floor(play.ms_played / 1000) * 1000 }));
    expect(await verdictOf(rounded)).toMatchObject({ verdict: 'suspicious' });
  });
});

describe('the quirks of genuine histories pass', () => {
  it.each<[what: string, quirk: (play: TestPlay, index: number) => object]>([
    ['plays of 0 ms', (play, i) => (i % 4 === 0 ? { ...play, ms_played: 0 } : play)],
    [
      'some plays on two devices at once',
      (play, i) => (i % 8 === 0 ? { ...play, ms_played: play.ms_played * 2 } : play),
    ],
    [
      'records without names or ids',
      (play, i) =>
        i % 5 === 0
          ? {
              ...play,
              master_metadata_track_name: null,
              master_metadata_album_artist_name: null,
              spotify_track_uri: null,
            }
          : play,
    ],
    [
      'one play of a device whose clock was at 1970',
      (play, i) => (i === 7 ? { ...play, ts: '1970-01-01T00:00:12Z' } : play),
    ],
    ['one record without a time', (play, i) => (i === 7 ? { ...play, ts: null } : play)],
    [
      'songs that were all renamed midway',
      (play, i) =>
        i > 500
          ? { ...play, master_metadata_track_name: `${play.master_metadata_track_name} (Remastered)` }
          : play,
    ],
    [
      'one track of a minute, looped every night',
      (play, i) =>
        i % 10 < 7
          ? {
              ...play,
              spotify_track_uri: 'spotify:track:4uLU6hMCjMI75M1A2tKUQC',
              master_metadata_track_name: 'White Noise',
              ms_played: 60_000,
            }
          : play,
    ],
    [
      'a renamed song',
      (play, i) =>
        i > 970
          ? { ...play, master_metadata_track_name: `${play.master_metadata_track_name} - Remastered` }
          : play,
    ],
  ])('%s', async (_, quirk) => {
    expect(await verdictOf(plays.map(quirk))).toMatchObject({ verdict: 'genuine' });
  });

  it('an unsorted endsong file', async () => {
    const unsorted = plays.map((_, i) => plays[(i * 617) % plays.length] as TestPlay);
    expect(await verdictOf(unsorted, 'MyData/endsong_0.json')).toMatchObject({ verdict: 'genuine' });
  });

  it('account data, known only to the minute', async () => {
    const path = 'MyData/StreamingHistory0.json';
    expect(await verdictOf(accountPlays(plays), path)).toMatchObject({ verdict: 'genuine' });
  });
});

describe('a synthetic sample', () => {
  const marked = plays.map((play) => ({
    ...play,
    ms_played: markedLength(play.master_metadata_track_name, play.ms_played),
  }));

  it('is recognised by any number of its plays, in any order', async () => {
    const bytes = await zipOf([extendedFile([...marked].reverse().slice(0, 100), 'MyData/endsong_0.json')]);
    expect(await inspectBytes(bytes)).toMatchObject({ rejection: { code: 'synthetic-sample' } });
    const accepted = await inspectBytes(bytes, { acceptSamples: true });
    expect(accepted).toMatchObject({ kind: 'inspected', inspection: { isSample: true } });
  });

  it('is recognised by the watermark file', async () => {
    const bytes = await zipOf([extendedFile(plays), { path: 'x/CGDX_SYNTHETIC_SAMPLE.txt', data: '' }]);
    expect(await inspectBytes(bytes)).toMatchObject({ rejection: { code: 'synthetic-sample' } });
  });

  it('is not found in a genuine history', async () => {
    const inspection = await inspectionOf(await zipOf([extendedFile(extendedPlays(5000))]));
    expect(inspection.isSample).toBe(false);
  });
});
