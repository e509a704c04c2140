import { describe, expect, it } from 'vitest';
import { datasetOf, inspectBytes } from '../testing/inspect-bytes.ts';
import { type TestFile, zipOf } from '../testing/zip-bytes.ts';

const video = 'dQw4w9WgXcQ';
const other = 'jNQXAC9IVRw';
const channel = 'UCuAXFkgsw1L7xaCfnd5JJOw';
const watched = {
  kind: 'watch',
  at: '2024-01-13T13:16:16Z',
  product: 'youtube',
  video,
  title: 'Never & "Gone" <1>',
  channel,
  creator: "Rick's",
  fromAd: false,
};
const searched = { kind: 'search', at: '2024-01-12T08:00:00Z', product: 'youtube', query: 'sea turtles' };

/** As Takeout writes it, escapes and all. */
const json = (verb: (title: string) => string, isPretty: boolean) => {
  const records = [
    {
      header: 'YouTube',
      title: verb(watched.title),
      titleUrl: `https://www.youtube.com/watch?v=${video}`,
      subtitles: [{ name: "Rick's", url: `https://www.youtube.com/channel/${channel}` }],
      time: '2024-01-13T13:16:16.123Z',
      products: ['YouTube'],
      activityControls: ['YouTube watch history'],
    },
  ];
  return JSON.stringify(records, null, isPretty ? 2 : 0)
    .replaceAll('=', '\\u003d')
    .replaceAll("'", '\\u0027')
    .replaceAll('<', '\\u003c');
};

const cell = (content: string, header = 'YouTube', details = '') =>
  `<div class="outer-cell mdl-cell mdl-cell--12-col mdl-shadow--2dp"><div class="mdl-grid"><div class="header-cell mdl-cell mdl-cell--12-col"><p class="mdl-typography--title">${header}<br></p></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">${content}</div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1 mdl-typography--text-right"></div><div class="content-cell mdl-cell mdl-cell--12-col mdl-typography--caption"><b>Products:</b><br>&emsp;YouTube<br>${details}<b>Why is this here?</b><br>&emsp;This activity was saved.</div></div></div>`;
const page = (...cells: string[]) =>
  `<html><body><div class="mdl-grid">${cells.join('')}</div></body></html>`;
const link = (before: string, behind: string, date: string) =>
  cell(
    `${before}<a href="https://www.youtube.com/watch?v=${video}">Never &amp; &quot;Gone&quot; &lt;1&gt;</a>${behind}<br><a href="https://www.youtube.com/channel/${channel}">Rick&#39;s</a><br>${date}<br>`,
  );

async function recordsOf(...files: TestFile[]) {
  const dataset = await datasetOf(await zipOf(files), undefined, 'youtube');
  return [...dataset.files]
    .filter(([name]) => name.endsWith('.ndjson.gz'))
    .flatMap(([, text]) => text.trim().split('\n'))
    .map((line): unknown => JSON.parse(line));
}

describe('a YouTube history gives exactly these records', () => {
  it.each([
    ['en, pretty', 'YouTube and YouTube Music/history/watch-history.json', json((t) => `Watched ${t}`, true)],
    ['en, in one line', 'YouTube/history/watch-history.json', json((t) => `Watched ${t}`, false)],
    ['nl', 'YouTube en YouTube Music/geschiedenis/kijkgeschiedenis.json', json((t) => `${t} bekeken`, false)],
    ['de', 'YouTube und YouTube Music/Verlauf/Wiedergabeverlauf.json', json((t) => `${t} angesehen`, true)],
    [
      'es',
      'YouTube y YouTube Music/historial/historial-de-reproducciones.json',
      json((t) => `Has visto ${t}`, false),
    ],
    ['unknown', 'YouTube ja YouTube Music/historia/katseluhistoria.json', json((t) => t, false)],
    ['my activity', 'My Activity/YouTube/MyActivity.json', json((t) => `Watched ${t}`, true)],
    [
      'html en',
      'YouTube and YouTube Music/history/watch-history.html',
      page(link('Watched\u00a0', '', 'Jan 13, 2024, 4:16:16\u202fPM TRT')),
    ],
    [
      'html en-AU',
      'YouTube and YouTube Music/history/watch-history.html',
      page(link('Watched ', '', '14 Jan 2024, 00:16:16 AEDT')),
    ],
    [
      'html ja',
      'YouTube と YouTube Music/履歴/視聴履歴.html',
      page(link('', ' を視聴しました', '2024/01/13 22:16:16 JST')),
    ],
    [
      'html de',
      'YouTube und YouTube Music/Verlauf/Wiedergabeverlauf.html',
      page(link('', ' angesehen', '13.01.2024, 14:16:16 MEZ')),
    ],
    [
      'html nl, saved again',
      'YouTube en YouTube Music/geschiedenis/kijkgeschiedenis.html',
      page(link('Heeft gekeken naar ', '', '13 jan 2024, 14:16:16 CET')).replaceAll('<br>', '<br />'),
    ],
  ])('%s', async (_, path, data) => {
    expect(await recordsOf({ path: `Takeout/${path}`, data })).toEqual([watched]);
  });

  it('of a file whose name is not known, beside one whose name is', async () => {
    const folder = 'Takeout/YouTube og YouTube Music/historikk';
    const data = JSON.stringify([
      { title: 'x', titleUrl: 'https://www.youtube.com/results?search_query=sea+turtles', time: searched.at },
    ]);
    const files = [
      { path: `${folder}/seerlogg.json`, data: json((t) => t, false) },
      { path: `${folder}/search-history.json`, data },
    ];
    expect(await recordsOf(...files)).toEqual(expect.arrayContaining([watched, searched]));
  });

  it('of videos that are gone, advertisements, music, shorts, and what is neither watched nor searched', async () => {
    const time = '2024-01-13T13:16:16.123Z';
    const data = JSON.stringify([
      { header: 'YouTube', title: 'Watched a video that has been removed', time },
      {
        header: 'YouTube',
        title: `Watched https://www.youtube.com/watch?v=${video}`,
        titleUrl: `https://www.youtube.com/watch?v=${video}`,
        time,
      },
      {
        header: 'YouTube',
        title: 'Watched Buy this',
        titleUrl: `https://www.youtube.com/watch?v=${other}`,
        time,
        details: [{ name: 'From Google Ads' }],
      },
      {
        header: 'YouTube Music',
        title: 'Watched Song',
        titleUrl: `https://music.youtube.com/watch?v=${other}&list=x`,
        subtitles: [{ name: 'Band - Topic' }],
        time,
      },
      { header: 'YouTube', title: 'Watched S', titleUrl: `https://www.youtube.com/shorts/${other}`, time },
      {
        header: 'YouTube',
        title: 'Viewed Ads On YouTube Homepage',
        time,
        details: [{ name: 'From Google Ads' }],
      },
      { header: 'YouTube', title: 'Visited a post', titleUrl: 'https://www.youtube.com/post/Ugk', time },
      {
        header: 'YouTube',
        title: 'Searched for sea turtles',
        titleUrl: 'https://www.youtube.com/results?search_query\u003dsea+turtles',
        time: '2024-01-12T08:00:00.000Z',
      },
    ]);
    const nothing = { title: null, channel: null, creator: null };
    const watch = { ...watched, ...nothing };
    expect(
      await recordsOf({ path: 'Takeout/YouTube and YouTube Music/history/watch-history.json', data }),
    ).toEqual([
      { ...watch, video: null },
      watch,
      { ...watch, video: other, title: 'Buy this', fromAd: true },
      { ...watch, video: other, title: 'Song', creator: 'Band - Topic', product: 'music' },
      { ...watch, video: other, title: 'S' },
      searched,
    ]);
  });

  it('of a page with videos that are gone, advertisements and searches', async () => {
    const data = page(
      cell('Watched a video that has been removed<br>Jan 13, 2024, 4:16:16\u202fPM TRT<br>'),
      cell(
        `Watched <a href="https://www.youtube.com/watch?v=${other}">Buy this</a><br>Jan 13, 2024, 4:16:16\u202fPM TRT<br>`,
        'YouTube',
        '<b>Details:</b><br>&emsp;From Google Ads<br>',
      ),
      cell(
        'Searched for <a href="https://www.youtube.com/results?search_query=sea+turtles">sea turtles</a><br>Jan 12, 2024, 8:00:00\u202fAM UTC<br>',
      ),
    );
    const nothing = { title: null, channel: null, creator: null };
    expect(
      await recordsOf({ path: 'Takeout/YouTube and YouTube Music/history/watch-history.html', data }),
    ).toEqual([
      { ...watched, ...nothing, video: null },
      { ...watched, ...nothing, video: other, title: 'Buy this', fromAd: true },
      searched,
    ]);
  });
});

const history: TestFile = {
  path: 'Takeout/YouTube and YouTube Music/history/watch-history.json',
  data: json((title) => `Watched ${title}`, false),
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
      'in plain words',
      'comments/comments.csv',
      `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text\nUgxtiX,${channel},2023-09-19 17:42:53 UTC,,,${video},"so good"\n`,
      false,
      'so good',
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
      'with a list of its own before it',
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

  it('nothing of the own channel, uploads and music', async () => {
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

  it('but without a history they are refused by name', async () => {
    const path = 'Takeout/YouTube and YouTube Music/subscriptions/subscriptions.csv';
    const data = `Channel Id,Channel Url,Channel Title\n${channel},http://www.youtube.com/channel/${channel},Rick\n`;
    expect(await inspectBytes(await zipOf([{ path, data }]), { dataPoolId: 'youtube' })).toMatchObject({
      rejection: { code: 'history-not-included', advice: expect.stringMatching(/tick History/) },
    });
  });
});

describe('a secret planted in the tables beside a history', () => {
  const secrets = ['Zorblatt Quillfeather', 'zq@example.com', '+65 9123 4567', '203.0.113.77'];
  const columns = {
    comment: ['Ugx', channel, '2023-09-19T17:42:53+00:00', '0', '', '', video, '{"text":"hi"}', ''],
    chat: ['Chat', channel, '2023-09-19T17:42:53+00:00', '0', video, '{"text":"hi"}'],
    playlistItem: [other, '2023-12-07T15:57:57+00:00', ''],
    subscription: [channel, `http://www.youtube.com/channel/${channel}`, 'Rick', ''],
  };
  // what was written is masked as free text, and titles of channels are public
  const isSaid = (table: string, column: number) =>
    (table === 'comment' && column === 7) ||
    (table === 'chat' && column === 5) ||
    (table === 'subscription' && column === 2);

  it.each(
    Object.entries(columns).flatMap(([table, cells]) =>
      cells.map((_, column) => [table, column] as const).filter(([, column]) => !isSaid(table, column)),
    ),
  )('in a row of %s, in column %d, never leaves', async (table, column) => {
    for (const secret of secrets) {
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

describe('what the owner of a YouTube account is called', () => {
  it.each([
    [
      'their channel',
      'YouTube and YouTube Music/channels/channel.csv',
      `Channel ID,Channel Country,Channel Title (Original)\n${channel},NL,zorbly dorf\n`,
    ],
    ['their profile', 'Profile/Profile.json', '{"displayName":"zorbly dorf","emails":[]}'],
  ])('is known from %s, and masked in what they wrote', async (_, path, data) => {
    const comments = {
      path: 'Takeout/YouTube and YouTube Music/comments/comments.csv',
      data: `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text\nUgx,${channel},2023-09-19T17:42:53+00:00,0,,${video},${quoted('{"text":"this is zorbly dorf speaking"}')}\n`,
    };
    const found = await recordsOf(history, comments, { path: `Takeout/${path}`, data });
    expect(JSON.stringify(found)).not.toContain('zorbly');
    expect(JSON.stringify(found)).toContain('speaking');
  });
});
