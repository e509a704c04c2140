import { describe, expect, it } from 'vitest';
import { datasetOf } from '../../testing/inspect-bytes.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

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

/** Writes JSON as Takeout does, including its escapes. */
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

  it('of a file with an unknown name, next to one with a known name', async () => {
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

  it('and none of another product, in any folder', async () => {
    const data = JSON.stringify([
      { title: 'x', titleUrl: 'https://www.google.com/search?q=zorblatt', time: searched.at },
    ]);
    const files = [
      { path: 'watch-history.json', data: json((t) => `Watched ${t}`, false) },
      { path: 'MyActivity.json', data },
      { path: 'My Activity/Search/MyActivity.json', data },
    ];
    expect(await recordsOf(...files)).toEqual([watched]);
  });

  it('of removed videos, advertisements, music, shorts, and other activity', async () => {
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

  it('of a page with removed videos, advertisements and searches', async () => {
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
