import { describe, expect, it } from 'vitest';
import type { PlatformId } from '../../../pool/platform-id.ts';
import { datasetOf, inspectBytes } from '../../testing/inspect-bytes.ts';
import { accountPlays, extendedFile, extendedPlays } from '../../testing/spotify-history.ts';
import { account, archive, likes, posts, script } from '../../testing/x/x-archive.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

async function inspect(files: readonly TestFile[], platform: PlatformId) {
  const result = await inspectBytes(await zipOf(files), { platform });
  return result.kind === 'rejected' ? result.rejection : result.inspection;
}

const copyOf = (name: string, records: readonly unknown[]) => script(name, records, `data/${name} (1).js`);
const tweets = (count: number) => posts(count).map((tweet) => ({ tweet }));

describe('a file with the name of a copy', () => {
  it('adds no record if it is one, even with small changes', async () => {
    const whole = await inspect(archive(), 'x');
    for (const list of [likes(100), likes(104), likes(97).reverse()]) {
      const again = await inspect([...archive(), copyOf('like', list)], 'x');
      expect(again).toMatchObject({ verdict: 'genuine' });
      for (const part of ['recordCounts', 'counters', 'sketch', 'evidence'])
        expect(again).toHaveProperty(part, (whole as unknown as Record<string, unknown>)[part]);
    }
  });

  it('is read and judged like any other file if it is not a copy', async () => {
    const others = copyOf('like', likes(300).slice(150));
    const unlisted = archive().filter(({ path }) => !path.endsWith('manifest.js'));
    const more = await inspect([...unlisted, others], 'x');
    expect(more).toMatchObject({ recordCounts: { like: 250 } });
    expect(JSON.stringify(more)).not.toContain('Saved twice');
    // and an archive's own list of contents counts them
    expect(await inspect([...archive(), others], 'x')).toMatchObject({ code: 'not-genuine' });
    const moved = tweets(400)
      .slice(200)
      .map(({ tweet }) => ({ tweet: { ...tweet, created_at: 'Wed Oct 19 20:07:25 +0000 2022' } }));
    expect(await inspect([...archive(), copyOf('tweets', moved)], 'x')).toMatchObject({
      code: 'not-genuine',
    });
  });

  it('cannot hide a second account', async () => {
    const data = String(account.data).replaceAll('2400000001', '2400000002');
    const { evidence } = (await inspect(
      [...archive(), { path: 'data/account (1).js', data }],
      'x',
    )) as Exclude<Awaited<ReturnType<typeof inspect>>, { code: string }>;
    expect(evidence.find(({ id }) => id === 'one-account')).toMatchObject({ against: 1, outcome: 'doubts' });
  });

  it('cannot hide a name: names that only a changed copy has are masked too', async () => {
    const details = (name: string) => ({
      ...Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field ${n}`, `value ${n}`])),
      displayName: name,
    });
    const files = [
      { path: 'MyData/StreamingHistory0.json', data: JSON.stringify(accountPlays(extendedPlays(200))) },
      {
        path: 'MyData/Playlist1.json',
        data: JSON.stringify({
          playlists: [{ name: 'For Zorblatt Quillfeather', lastModifiedDate: '2024-03-02', items: [] }],
        }),
      },
      { path: 'MyData/Identity.json', data: JSON.stringify(details('Margo Brandvold')) },
      { path: 'MyData/Identity (1).json', data: JSON.stringify(details('Zorblatt Quillfeather')) },
    ];
    const { files: written } = await datasetOf(await zipOf(files));
    expect(written.get('playlist.ndjson.gz')).toContain('For [');
    expect([...written.values()].join('\n')).not.toContain('Quillfeather');
  });

  it('that is unreadable is ignored if it is a copy, and else reported by name', async () => {
    const plays = extendedPlays(200);
    const broken = { path: 'MyData/endsong_0 copy.json', data: JSON.stringify(plays).slice(0, -200) };
    const files = [extendedFile(plays, 'MyData/endsong_0.json'), broken];
    // a copy with nearly the same contents is not read to its end
    expect(await inspect(files, 'spotify')).toMatchObject({ recordCounts: { play: 200 } });
    const other = { ...broken, data: JSON.stringify(extendedPlays(200, 1)).slice(0, -200) };
    expect(await inspect([files[0] as TestFile, other], 'spotify')).toMatchObject({
      ledger: { files: { read: 1, notUnderstood: { 'endsong_0 copy.json stops in the middle': 1 } } },
    });
  });
});
