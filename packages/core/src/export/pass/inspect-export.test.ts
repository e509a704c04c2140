import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlatformId, platformName } from '../../pool/platform-id.ts';
import { inspectBytes, inspectionOf } from '../testing/inspect-bytes.ts';
import { accountPlays, extendedFile, extendedPlays, testAsOfMs } from '../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../testing/zip-bytes.ts';

const plays = extendedPlays(600);

const json = (path: string, value: unknown): TestFile => ({ path, data: JSON.stringify(value) });

async function rejectionOf(files: readonly TestFile[], platform: PlatformId = 'spotify') {
  const result = await inspectBytes(await zipOf(files), { platform });
  if (result.kind !== 'rejected') throw new Error('it was not refused');
  return result.rejection;
}

describe('a Spotify export', () => {
  const oldPlays = plays.map((play) => ({ ...play, username: 'anna1985', user_agent_decrypted: 'unknown' }));

  it.each<[variant: string, files: TestFile[]]>([
    ['extended', [extendedFile(plays)]],
    ['extended', [extendedFile(plays, 'x/Streaming_History_Audio_2023_1.json')]],
    ['extended-2023', [extendedFile(oldPlays, 'MyData/Streaming_History_Audio_2021-2023_3.json')]],
    ['endsong', [extendedFile(oldPlays, 'MyData/endsong_0.json')]],
    ['account', [json('Spotify Account Data/StreamingHistory_music_0.json', accountPlays(plays))]],
    ['account-2018', [json('MyData/StreamingHistory0.json', accountPlays(plays))]],
    ['account-2018', [json('StreamingHistory.json', accountPlays(plays))]],
    [
      'extended+account',
      [extendedFile(plays), json('Spotify Account Data/StreamingHistory_music_0.json', accountPlays(plays))],
    ],
    ['extended', [extendedFile(plays, 'Verlauf/Streaming-Verlauf 2024.json')]],
    ['extended', [extendedFile(plays, 'a/Streaming_History_Audio_2024_1 (1).json')]],
  ])('in the layout %s is recognised', async (variant, files) => {
    const inspection = await inspectionOf(await zipOf(files));
    expect(inspection).toMatchObject({ platform: 'spotify', variant, verdict: 'genuine', isSample: false });
    expect(inspection.counters.distinctRecords).toBe(600);
    expect(inspection.ledger?.records.notUnderstood).toEqual({});
  });

  it("with podcasts, audiobooks, video and a person's own files is read", async () => {
    const base = { ...plays[0], spotify_track_uri: null, master_metadata_track_name: null };
    const others = [
      {
        ...base,
        episode_name: 'One',
        episode_show_name: 'Show',
        spotify_episode_uri: `spotify:episode:${'0'.repeat(22)}`,
      },
      {
        ...base,
        audiobook_title: 'Book',
        audiobook_chapter_title: 'I',
        audiobook_chapter_uri: `spotify:chapter:${'1'.repeat(22)}`,
      },
      { ...base, spotify_track_uri: 'spotify:local:Me:Home:Demo+of+Anna:180' },
    ];
    const inspection = await inspectionOf(
      await zipOf([
        extendedFile([...plays, ...others]),
        extendedFile(others, 'Spotify Extended Streaming History/Streaming_History_Video_2019-2026.json'),
      ]),
    );
    expect(inspection).toMatchObject({ verdict: 'genuine', recordCounts: { play: 606 } });
  });

  it('gives the same pseudonym for the same account', async () => {
    const withDetails = (name: string) => [
      json('Spotify Account Data/StreamingHistory_music_0.json', accountPlays(plays)),
      json('Spotify Account Data/Userdata.json', { username: name }),
    ];
    const anna = await inspectionOf(await zipOf(withDetails('anna1985')));
    const old = await inspectionOf(await zipOf([extendedFile(oldPlays, 'MyData/endsong_0.json')]));
    const otto = await inspectionOf(await zipOf(withDetails('otto')));
    expect(anna.accountKey).toMatch(/^[0-9a-f]{64}$/);
    expect(old.accountKey).toBe(anna.accountKey);
    expect(otto.accountKey).not.toBe(anna.accountKey);
    expect(JSON.stringify([anna, old])).not.toContain('anna1985');
  });

  it('gives the same inspection for any division into chunks', async () => {
    const bytes = await zipOf([extendedFile(plays.slice(0, 60))]);
    const whole = await inspectionOf(bytes);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2000 }), async (pieceBytes) => {
        expect(await inspectionOf(bytes, pieceBytes)).toEqual(whole);
      }),
      { numRuns: 15 },
    );
  });

  it('reports progress that never decreases and ends at the total', async () => {
    const seen: [number, number][] = [];
    await inspectBytes(await zipOf([extendedFile(plays)]), {
      onProgress: (done, total) => seen.push([done, total]),
    });
    const done = seen.map(([bytes]) => bytes);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(seen.at(-1)?.[0]).toBe(seen.at(-1)?.[1]);
  });
});

describe('an export without a listening history', () => {
  it.each<[what: string, files: TestFile[], code: string]>([
    [
      'an archive without a history',
      [
        json('Spotify Account Data/Userdata.json', { username: 'a' }),
        json('Spotify Account Data/YourLibrary.json', { tracks: [] }),
      ],
      'no-listening-history',
    ],
    [
      'an empty history',
      [json('Spotify Account Data/StreamingHistory_music_0.json', [])],
      'no-listening-history',
    ],
    ['a history of 0 bytes', [{ path: 'MyData/StreamingHistory0.json', data: '' }], 'no-listening-history'],
    [
      'technical logs',
      [json('Spotify Technical Log Information/AddedToPlaylist.json', [])],
      'no-listening-history',
    ],
    ['a history as HTML', [{ path: 'MyData/StreamingHistory0.html', data: '<html>' }], 'html-not-json'],
    [
      'a history with HTML as its content',
      [{ path: 'MyData/StreamingHistory0.json', data: '<!DOCTYPE html><html>' }],
      'html-not-json',
    ],
    [
      'a history cut short in its first play',
      [{ path: 'MyData/StreamingHistory0.json', data: '[{"endTime":"2024-01-01 10:00","ms' }],
      'broken-json',
    ],
  ])('is refused: %s', async (_, files, code) => {
    const rejection = await rejectionOf(files);
    expect(rejection.code).toBe(code);
    expect(rejection.advice).toMatch(/Spotify|original|JSON/);
  });
});

describe('an export of another platform', () => {
  const archives: readonly [PlatformId, TestFile[]][] = [
    [
      'x',
      [
        { path: 'data/manifest.js', data: 'window.__THAR_CONFIG = {}' },
        { path: 'data/tweets.js', data: '' },
        { path: 'Your archive.html', data: '<html>' },
      ],
    ],
    ['youtube', [{ path: 'Takeout/YouTube and YouTube Music/history/watch-history.json', data: '[]' }]],
    [
      'youtube',
      [{ path: 'Takeout/YouTube en YouTube Music/geschiedenis/kijkgeschiedenis.json', data: '[]' }],
    ],
    [
      'facebook',
      [{ path: 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json', data: '[]' }],
    ],
    [
      'facebook',
      [
        { path: 'posts/your_posts_1.json', data: '[]' },
        { path: 'friends/friends.json', data: '{}' },
      ],
    ],
    [
      'linkedin',
      [
        { path: 'Connections.csv', data: '' },
        { path: 'Profile.csv', data: '' },
      ],
    ],
    [
      'linkedin',
      [
        { path: 'Complete/Comments_123456.csv', data: '' },
        { path: 'Complete/Positions.csv', data: '' },
      ],
    ],
    ['tiktok', [{ path: 'user_data_tiktok.json', data: '{}' }]],
    ['tiktok', [{ path: 'TikTok/Your Activity/Watch History.txt', data: '' }]],
  ];

  it.each(archives)(
    '(%s) is recognised, and in another pool the advice names the right pool',
    async (platform, files) => {
      const own = await rejectionOf(files, platform);
      expect(own.code).not.toBe('wrong-platform');
      const wrong = await rejectionOf(files);
      expect(wrong.code).toBe('wrong-platform');
      expect(wrong.message).toContain('Spotify pool');
      const name = platformName(platform);
      expect(wrong.advice).toContain(`${name} pool`);
    },
  );

  it('as HTML is refused with the menu that gives JSON', async () => {
    const files = [
      { path: 'Takeout/YouTube and YouTube Music/history/watch-history.html', data: '<html>' },
      { path: 'Takeout/archive_browser.html', data: '<html>' },
    ];
    for (const pool of ['youtube', 'spotify'] as const) {
      expect((await rejectionOf(files, pool)).advice).toMatch(/takeout\.google\.com.*Multiple formats.*JSON/);
    }
  });

  it('is named in the refusal if there is no pool for it', async () => {
    const rejection = await rejectionOf([{ path: 'followers_and_following/followers_1.json', data: '[]' }]);
    expect(rejection).toMatchObject({
      code: 'unknown-export',
      message: expect.stringContaining('Instagram'),
    });
  });

  it('of an unknown service is refused with advice on how to get the right export', async () => {
    const rejection = await rejectionOf([{ path: 'holiday/photo.jpg', data: 'x' }]);
    expect(rejection.code).toBe('unknown-export');
    expect(rejection.advice).toContain('spotify.com/account/privacy');
  });

  it("of Spotify in another pool is refused with Spotify's pool named", async () => {
    const rejection = await rejectionOf([extendedFile(plays)], 'tiktok');
    expect(rejection).toMatchObject({
      code: 'wrong-platform',
      advice: expect.stringContaining('Spotify pool'),
    });
  });
});

describe('the time against which an export is judged', () => {
  it('determines which records are in the future', async () => {
    const bytes = await zipOf([extendedFile(plays)]);
    const early = await inspectBytes(bytes, { asOfMs: testAsOfMs - 10 * 86_400_000 });
    expect(early).toMatchObject({ kind: 'rejected', rejection: { code: 'not-genuine' } });
    expect(JSON.stringify(early)).toContain('are in the future');
  });
});

describe('the doubts about an export', () => {
  const asOfMs = testAsOfMs - 10 * 86_400_000;

  it('are shown to its sender without numbers, and to an operator with them', async () => {
    const refused = await inspectBytes(await zipOf([extendedFile(plays)]), { asOfMs });
    if (refused.kind !== 'rejected') return expect.fail('it was not refused');
    const { message, advice } = refused.rejection;
    expect(`${message} ${advice}`).toContain('Some plays are in the future.');
    expect(`${message} ${advice}`).not.toMatch(/\d/);
    expect(refused.doubts).toContainEqual(
      expect.stringMatching(/^Some plays are in the future\. \d+ of 600, weight 0\.\d+\.$/),
    );
  });

  it('are in the findings of an accepted export, with advice', async () => {
    const { evidence, findings } = await inspectionOf(
      await zipOf([
        extendedFile([
          ...plays,
          ...plays.slice(0, 5).map((play) => ({ ...play, ts: '2005-01-01T00:00:00Z' })),
        ]),
      ]),
    );
    const doubted = evidence.filter(({ outcome }) => outcome === 'doubts');
    expect(doubted.length).toBeGreaterThan(0);
    expect(findings).toContainEqual({ label: 'Checks', value: 'Some raised doubts' });
    for (const { label, sentence } of doubted) {
      expect(findings).toContainEqual({ label, value: sentence });
      expect(sentence).not.toMatch(/\d/);
    }
    expect(findings).toContainEqual({
      label: 'What to do',
      value: expect.stringContaining('exactly as Spotify gave it to you'),
    });
  });
});
