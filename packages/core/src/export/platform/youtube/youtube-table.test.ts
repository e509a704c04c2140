import { describe, expect, it } from 'vitest';
import { datasetOf, inspectBytes } from '../../testing/inspect-bytes.ts';
import { secretsOf } from '../../testing/secret.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const video = 'dQw4w9WgXcQ';
const other = 'jNQXAC9IVRw';
const channel = 'UCuAXFkgsw1L7xaCfnd5JJOw';
const watched = {
  kind: 'watch',
  at: '2024-01-13T13:16:16Z',
  product: 'youtube',
  video,
  title: 'Never',
  channel: null,
  creator: null,
  fromAd: false,
};

async function recordsOf(...files: TestFile[]) {
  const dataset = await datasetOf(await zipOf(files), undefined, 'youtube');
  return [...dataset.files]
    .filter(([name]) => name.endsWith('.ndjson.gz'))
    .flatMap(([, text]) => text.trim().split('\n'))
    .map((line): unknown => JSON.parse(line));
}

const history: TestFile = {
  path: 'Takeout/YouTube and YouTube Music/history/watch-history.json',
  data: JSON.stringify([
    {
      header: 'YouTube',
      title: 'Watched Never',
      titleUrl: `https://www.youtube.com/watch?v=${video}`,
      time: watched.at,
    },
  ]),
};
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('the tables beside a history give exactly these records', () => {
  it.each([
    [
      'YouTube and YouTube Music/subscriptions/subscriptions.csv',
      `Channel Id,Channel Url,Channel Title\r\n${channel},http://www.youtube.com/channel/${channel},"Rick, Inc."\r\n\r\n`,
    ],
    [
      'YouTube en YouTube Music/abonnementen/abonnementen.csv',
      `Kanaal-ID,Kanaal-URL,Kanaaltitel\n${channel},http://www.youtube.com/channel/${channel},"Rick, Inc."\n`,
    ],
  ])('%s', async (path, data) => {
    expect(await recordsOf(history, { path: `Takeout/${path}`, data })).toEqual([
      watched,
      { kind: 'subscription', at: null, channel, creator: 'Rick, Inc.' },
    ]);
  });

  it('subscriptions as JSON, before 2021', async () => {
    const data = JSON.stringify([
      {
        snippet: {
          title: 'Rick',
          publishedAt: '2019-05-01T10:00:00.000Z',
          resourceId: { channelId: channel },
        },
      },
    ]);
    expect(
      await recordsOf(history, { path: 'Takeout/YouTube/subscriptions/subscriptions.json', data }),
    ).toEqual([watched, { kind: 'subscription', at: '2019-05-01T10:00:00Z', channel, creator: 'Rick' }]);
  });

  const at = '2023-09-19T17:42:53Z';
  it.each([
    [
      'before 2024',
      'comments/comments.csv',
      `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text\r\nUgxtiX,${channel},2023-09-19T17:42:53.434647+00:00,0,,${video},${quoted('{"takeoutSegments":[{"text":"so "},{"text":"good"}]}')}\r\n`,
      false,
      'so good',
    ],
    [
      'since 2024, with a mention',
      'reacties/reacties.csv',
      `Reactie-ID,Kanaal-ID,Tijdstempel,Prijs,Bovenliggend,Post-ID,Video-ID,Reactietekst,Hoogste\r\nUgxtiX.a,${channel},2023-09-19T17:42:53.434647+00:00,0,,,${video},${quoted('{"text":"@jc","mention":{"channelId":"UCx"}},{"text":"so, \\"good\\"\\nyes"}')},Ugx\r\n`,
      false,
      'so, "good"\nyes',
    ],
    [
      'as plain text',
      'comments/comments.csv',
      `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text\nUgxtiX,${channel},2023-09-19 17:42:53 UTC,,,${video},"so good"\n`,
      false,
      'so good',
    ],
    [
      'cut off',
      'comments/comments.csv',
      `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text\nUgxtiX,${channel},2023-09-19 17:42:53 UTC,,,${video},${quoted('{"text":"@zorbly","mention":{"channelId":"UCx"}},{"text":"so')}\n`,
      false,
      null,
    ],
    [
      'in a live chat',
      'live chats/live chats.csv',
      `Live Chat ID,Channel ID,Live Chat Create Timestamp,Price,Currency code,Video ID,Live Chat Text\nEhwKGk,${channel},2023-09-19T17:42:53.5+00:00,990000,USD,${video},${quoted('{"text":"hi"}')}\n`,
      true,
      'hi',
    ],
  ])('a comment %s', async (_, path, data, isLive, text) => {
    const found = await recordsOf(history, { path: `Takeout/YouTube and YouTube Music/${path}`, data });
    expect(found).toEqual([watched, { kind: 'comment', at, isLive, text }]);
  });

  it.each([
    [
      'now',
      'playlists/My mix-videos.csv',
      `Video ID,Playlist Video Creation Timestamp\r\n${other},2023-12-07T15:57:57+00:00\r\n`,
    ],
    [
      'in Dutch',
      "afspeellijsten/Mix-video's.csv",
      `Video-ID,Tijdstempel\n${other},2023-12-07T15:57:57+00:00\n`,
    ],
    [
      'with another list before it',
      'playlists/My mix.csv',
      `Playlist ID,Channel ID,Time Created,Time Updated,Title,Description,Visibility\nPLx,${channel},2020-01-01 10:00:00 UTC,2020-01-01 10:00:00 UTC,My mix,secret,Private\n\nVideo ID,Time Added\n${other},2023-12-07 15:57:57 UTC\n`,
    ],
  ])('a playlist %s', async (_, path, data) => {
    const list = {
      path: 'Takeout/YouTube and YouTube Music/playlists/playlists.csv',
      data: 'Playlist ID,Title\nPLx,secret\n',
    };
    const found = await recordsOf(history, list, { path: `Takeout/YouTube and YouTube Music/${path}`, data });
    expect(found).toEqual([watched, { kind: 'playlist-item', at: '2023-12-07T15:57:57Z', video: other }]);
  });

  it('no records from the tables of own channels, uploads and music', async () => {
    const files = {
      'channels/channel.csv': `Channel ID,Channel Country,Channel Title (Original)\n${channel},NL,Zorblatt\n`,
      'video metadata/videos.csv': `Video ID,Approx Duration (ms),Video Title\n${video},1000,Zorblatt at home\n`,
      'music-library-songs/music-library-songs.csv': `Video ID,Song Title,Album Title,Artist Name 1\n${video},a,b,c\n`,
    };
    const tables = Object.entries(files).map(([name, data]) => ({
      path: `Takeout/YouTube and YouTube Music/${name}`,
      data,
    }));
    expect(await recordsOf(history, ...tables)).toEqual([watched]);
  });

  it('but without a history the export is refused with that reason', async () => {
    const path = 'Takeout/YouTube and YouTube Music/subscriptions/subscriptions.csv';
    const data = `Channel Id,Channel Url,Channel Title\n${channel},http://www.youtube.com/channel/${channel},Rick\n`;
    expect(await inspectBytes(await zipOf([{ path, data }]), { platform: 'youtube' })).toMatchObject({
      rejection: { code: 'history-not-included', advice: expect.stringMatching(/tick History/) },
    });
  });
});

describe('a secret planted in the tables beside a history', () => {
  const columns = {
    comment: ['Ugx', channel, '2023-09-19T17:42:53+00:00', '0', '', '', video, '{"text":"hi"}', ''],
    chat: ['Chat', channel, '2023-09-19T17:42:53+00:00', '0', video, '{"text":"hi"}'],
    playlistItem: [other, '2023-12-07T15:57:57+00:00', ''],
    subscription: [channel, `http://www.youtube.com/channel/${channel}`, 'Rick', ''],
  };
  // written text is masked as free text, and titles of channels are public
  const isSaid = (table: string, column: number) =>
    (table === 'comment' && column === 7) ||
    (table === 'chat' && column === 5) ||
    (table === 'subscription' && column === 2);

  it.each(
    Object.entries(columns).flatMap(([table, cells]) =>
      cells.map((_, column) => [table, column] as const).filter(([, column]) => !isSaid(table, column)),
    ),
  )('in a row of %s, in column %d, is never in the dataset', async (table, column) => {
    for (const secret of secretsOf(column)) {
      const cells = columns[table as keyof typeof columns].map((cell, i) =>
        quoted(i === column ? secret : cell),
      );
      const data = `${cells.map(() => 'x').join(',')}\n${cells.join(',')}\n`;
      const path = `Takeout/YouTube and YouTube Music/${secret}/${secret}.csv`;
      const dataset = await datasetOf(await zipOf([history, { path, data }]), undefined, 'youtube');
      expect([...dataset.files.values()].join('')).not.toContain(secret);
    }
  });
});

describe('the name of the owner of a YouTube account', () => {
  it.each([
    [
      'their channel',
      'YouTube and YouTube Music/channels/channel.csv',
      `Channel ID,Channel Country,Channel Title (Original)\n${channel},NL,zorbly dorf\n`,
    ],
    ['their profile', 'Profile/Profile.json', '{"displayName":"zorbly dorf","emails":[]}'],
  ])('is read from %s, and masked in the owner’s texts', async (_, path, data) => {
    const comments = {
      path: 'Takeout/YouTube and YouTube Music/comments/comments.csv',
      data: `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text\nUgx,${channel},2023-09-19T17:42:53+00:00,0,,${video},${quoted('{"text":"this is zorbly dorf speaking"}')}\n`,
    };
    const found = await recordsOf(history, comments, { path: `Takeout/${path}`, data });
    expect(JSON.stringify(found)).not.toContain('zorbly');
    expect(JSON.stringify(found)).toContain('speaking');
  });
});
