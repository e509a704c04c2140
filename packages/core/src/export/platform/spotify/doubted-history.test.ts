import { describe, expect, it } from 'vitest';
import { inspectionOf } from '../../testing/inspect-bytes.ts';
import { accountPlays, extendedFile, extendedPlays } from '../../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const folder = 'Spotify Account Data';
const history = (plays: readonly unknown[]): TestFile =>
  extendedFile(plays, `${folder}/StreamingHistory_music_0.json`);
const opened = (creationTime: string): TestFile => ({
  path: `${folder}/Userdata.json`,
  data: JSON.stringify({ username: 'quilluser', creationTime }),
});

/** Returns the verdict and the outcome of the check. */
async function checked(id: string, ...files: readonly TestFile[]) {
  const { verdict, evidence } = await inspectionOf(await zipOf(files));
  return [verdict, evidence.find((check) => check.id === id)?.outcome];
}

describe('an operator reviews the export, and nothing is refused, if', () => {
  const plays = accountPlays(extendedPlays(1_000));

  it('plays are from before the account was opened', async () => {
    expect(await checked('before-account', history(plays), opened('2026-05-01'))).toEqual([
      'genuine',
      'doubts',
    ]);
    expect(await checked('before-account', history(plays), opened('2014-02-03'))).toEqual([
      'genuine',
      'supports',
    ]);
    expect(await checked('before-account', history(plays), opened('long ago'))).toEqual([
      'genuine',
      'too little to tell',
    ]);
  });

  it('all plays of a song have different lengths', async () => {
    expect(await checked('lengths-recur', history(plays))).toEqual(['genuine', 'supports']);
    const drawn = plays.map((play, i) => ({ ...play, msPlayed: 60_000 + ((i * 7_919) % 240_007) }));
    expect((await checked('lengths-recur', history(drawn)))[1]).toBe('doubts');
  });

  it('thousands of plays have only a few distinct songs', async () => {
    const long = accountPlays(extendedPlays(2_400));
    expect(await checked('few-songs', history(long))).toEqual(['genuine', 'doubts']);
    const different = long.map((play, i) => ({ ...play, trackName: `${play.trackName} ${i % 7}` }));
    expect((await checked('few-songs', history(different)))[1]).toBe('supports');
  });
});
