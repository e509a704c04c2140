import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import type { PlatformId } from '../../pool/platform-id.ts';
import { datasetOf } from '../testing/inspect-bytes.ts';
import { testAsOfMs } from '../testing/spotify-history.ts';
import { videoIdOf } from '../testing/tiktok-id.ts';
import { account, posts, script } from '../testing/x/x-archive.ts';
import { type TestFile, zipOf } from '../testing/zip-bytes.ts';

const tagger = loadNameTagger();

const linesOf = async (platform: PlatformId, files: readonly TestFile[]) =>
  (await datasetOf(await zipOf(files), undefined, platform, tagger)).files;

/** Returns one field of the records of a kind. */
const fieldOf = (files: ReadonlyMap<string, string>, kind: string, field: string) =>
  (files.get(`${kind}.ndjson.gz`) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as Record<string, unknown>)[field]);

/** A sentence in which these names look like ordinary words unless the export names them elsewhere. */
const inSentence = (name: string) => `i like the ${name} recipe a lot`;

const withoutNumbers = (values: readonly unknown[]) =>
  values.map((text) => String(text).replace(/ \d+\]/g, ']'));

const stamp = (n: number) =>
  new Date(testAsOfMs - (n + 1) * 6_000_000).toISOString().slice(0, 19).replace('T', ' ');

describe('a person in the lists of a TikTok export', () => {
  const start = testAsOfMs / 1000 - 100 * 86_400;
  const watches = Array.from({ length: 1200 }, (_, i) => {
    const at = start + (1200 - i) * 6_000;
    const id = videoIdOf(at - 200 - ((i * 7919) % 864_000), i);
    return {
      Date: new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' '),
      Link: `https://www.tiktokv.com/share/video/${id}/`,
    };
  });
  const named = [
    'thistlecrumb',
    'zorblina',
    'fenquist',
    'umbertrall',
    'brackenthwaite',
    'vexharrow',
    'quillonia',
  ];
  const comments = [...named, 'adidas', 'music'].map(inSentence);
  const masked = [...named.map(() => '[PERSON]'), 'adidas', 'music'].map(inSentence);
  const shared = 'https://www.tiktok.com/@lottie.quillonia/video/7000000000000000000';
  it('is masked in comments, also by a part of the name in lower case', async () => {
    const user = (UserName: string) => ({ Date: stamp(9), UserName });
    const value = {
      Profile: { 'Profile Info': { ProfileMap: { userName: 'ownname' } } },
      'Direct Message': {
        'Direct Messages': {
          ChatHistory: {
            'Chat History with thistlecrumb_secret:': [
              { Date: stamp(8), From: 'thistlecrumb_secret', Content: 'a' },
              { Date: stamp(7), From: 'zorblina_92', Content: 'b' },
            ],
          },
        },
      },
      Follower: {
        FansList: ['fenquist', 'anna.umbertrall', 'recipe.lover22', 'adidas', 'music'].map(user),
      },
      Following: { Following: ['dagmar.brackenthwaite', 'ella.thistlebrook'].map(user) },
      Comment: {
        Comments: {
          CommentsList: [...comments, 'hi @ayesha.vexharrow'].map((comment, i) => ({
            date: stamp(i),
            comment,
          })),
        },
      },
      'Your Activity': {
        'Watch History': { VideoList: watches },
        'Share History': { ShareHistoryList: [{ Date: stamp(5), Link: shared, SharedContent: 'video' }] },
        Searches: { SearchList: [{ Date: stamp(3), SearchTerm: 'brackenthwaite cooking' }] },
      },
    };
    const files = await linesOf('tiktok', [{ path: 'user_data_tiktok.json', data: JSON.stringify(value) }]);
    expect(withoutNumbers(fieldOf(files, 'comment', 'text')).slice(0, masked.length)).toEqual(masked);
    // publicly followed accounts stay in searches
    expect(fieldOf(files, 'search', 'query')).toEqual(['brackenthwaite cooking']);
  });

  it('is masked in the layout of text files too', async () => {
    const blocks = (key: string, values: readonly string[]) =>
      values.map((value, i) => `Date: ${stamp(i)} UTC\n${key}: ${value}\n`).join('\n');
    const files = await linesOf('tiktok', [
      {
        path: 'TikTok/Your Activity/Watch History.txt',
        data: watches.map((watch) => `Date: ${watch.Date} UTC\nLink: ${watch.Link}\n`).join('\n'),
      },
      { path: 'TikTok/Comment/Comments.txt', data: blocks('Comment', [...comments, 'hi @ayesha.vexharrow']) },
      { path: 'TikTok/Your Activity/Share History.txt', data: blocks('Link', [shared]) },
      {
        path: 'TikTok/Direct Message/Direct Messages.txt',
        data: `>>> Chat History with thistlecrumb_secret::\n${stamp(3)} UTC\nthistlecrumb_secret: hello\n\n>>> Chat History with zorblina_92::\n`,
      },
      {
        path: 'TikTok/Follower/Volgers.txt',
        data: blocks('Gebruikersnaam', ['fenquist', 'anna.umbertrall', 'recipe.lover22', 'adidas', 'music']),
      },
      { path: 'TikTok/Following/Volgend.txt', data: blocks('Gebruikersnaam', ['dagmar.brackenthwaite']) },
    ]);
    expect(withoutNumbers(fieldOf(files, 'comment', 'text')).slice(0, masked.length)).toEqual(masked);
  });
});

it('a person whom a Spotify export names outside of its plays is masked in its texts, and artists stay', async () => {
  const plays = Array.from({ length: 300 }, (_, i) => ({
    endTime: stamp(300 - i).slice(0, 16),
    artistName: i % 2 === 0 ? 'Anna Umbertrall' : 'Dagmar',
    trackName: `Song for Brackenthwaite ${i % 40}`,
    msPlayed: 180_000 + i,
  }));
  const playlist = (name: string, description: string, collaborators: unknown[] = []) => ({
    name,
    description,
    lastModifiedDate: '2026-01-01',
    collaborators,
    items: [],
    numberOfFollowers: 0,
  });
  const json = (name: string, value: unknown) => ({
    path: `Spotify Account Data/${name}.json`,
    data: JSON.stringify(value),
  });
  const files = await linesOf('spotify', [
    json('StreamingHistory_music_0', plays),
    json('Playlist1', {
      playlists: [
        playlist('Roadtrip', inSentence('thistlecrumb'), ['spotify:user:thistlecrumb_77']),
        playlist('the brackenthwaite songs', inSentence('umbertrall')),
        playlist('Evening', inSentence('fenquist'), [{ name: 'Ingeborg Fenquist' }]),
        playlist('Family', inSentence('vexharrow')),
        playlist('the exploder songs', inSentence('exploder')),
      ],
    }),
    json('Follow', {
      userIsFollowing: ['Song Exploder', 'Dagmar Brackenthwaite'],
      userIsFollowedBy: ['anna.umbertrall', '12128436556'],
      userIsBlocking: [],
    }),
    json('MessageData', [
      { chatUri: 'x', members: ['vexharrow'], messages: [{ from: 'vexharrow', message: 'sleepy' }] },
    ]),
  ]);
  expect(withoutNumbers(fieldOf(files, 'playlist', 'description'))).toEqual(
    ['[PERSON]', '[PERSON]', '[PERSON]', '[PERSON]', 'exploder'].map(inSentence),
  );
  // people with many followers stay in titles
  expect(fieldOf(files, 'playlist', 'name')).toEqual(
    expect.arrayContaining(['the brackenthwaite songs', 'the exploder songs']),
  );
  expect(new Set(fieldOf(files, 'play', 'creator'))).toEqual(new Set(['Anna Umbertrall', 'Dagmar']));
  expect(fieldOf(files, 'play', 'title')).toContain('Song for Brackenthwaite 7');
});

it('a person whom a YouTube export follows or mentions is masked in comments, and stays in titles', async () => {
  const channel = `UC${'b'.repeat(21)}A`;
  const folder = 'Takeout/YouTube and YouTube Music';
  const history = Array.from({ length: 60 }, (_, n) => ({
    header: 'YouTube',
    title: `Watched Dagmar Umbertrall cooks ${n}`,
    titleUrl: `https://www.youtube.com/watch?v=${String(n).padStart(10, 'v')}A`,
    subtitles: [{ name: 'Anna Umbertrall', url: `https://www.youtube.com/channel/${channel}` }],
    time: new Date(testAsOfMs - (n + 1) * 7_000_123).toISOString(),
    products: ['YouTube'],
  }));
  const search = [
    {
      header: 'YouTube',
      title: 'Searched for umbertrall soup',
      titleUrl: 'https://www.youtube.com/results?search_query=umbertrall+soup',
      time: new Date(testAsOfMs - 5_000_000).toISOString(),
      products: ['YouTube'],
    },
  ];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const said = ['umbertrall', 'kazimierz', 'fenquist', 'coldplay', 'adidas'].map(inSentence);
  const comment = (n: number, words: string) =>
    `Ugxti${n},${channel},2025-09-19T17:42:5${n}+00:00,0,,dQw4w9WgXcQ,${quoted(words)}\r\n`;
  const files = await linesOf('youtube', [
    { path: `${folder}/history/watch-history.json`, data: JSON.stringify(history) },
    { path: `${folder}/history/search-history.json`, data: JSON.stringify(search) },
    {
      path: `${folder}/subscriptions/subscriptions.csv`,
      data: `Channel ID,Channel URL,Channel title\n${['Anna Umbertrall', 'Kazimierz', 'Coldplay', 'Adidas']
        .map(
          (name, n) =>
            `UC${String(n).repeat(21)}A,http://www.youtube.com/channel/UC${String(n).repeat(21)}A,${name}`,
        )
        .join('\n')}\n`,
    },
    {
      path: `${folder}/comments/comments.csv`,
      data: `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Video ID,Comment Text\r\n${[
        '{"text":"@ingeborg.fenquist","mention":{"channelId":"UCx"}},{"text":" hi"}',
        ...said.map((text) => JSON.stringify({ text })),
      ]
        .map((words, n) => comment(n, words))
        .join('')}`,
    },
  ]);
  expect(withoutNumbers(fieldOf(files, 'comment', 'text'))).toEqual([
    ' hi',
    ...['[PERSON]', '[PERSON]', '[PERSON]', 'coldplay', 'adidas'].map(inSentence),
  ]);
  expect(fieldOf(files, 'watch', 'title')[7]).toBe('Dagmar Umbertrall cooks 7');
  expect(new Set(fieldOf(files, 'watch', 'creator'))).toEqual(new Set(['Anna Umbertrall']));
  expect(fieldOf(files, 'subscription', 'creator')).toContain('Coldplay');
  expect(fieldOf(files, 'search', 'query')).toEqual(['umbertrall soup']);
});

it('a person whom posts on X mention by a given name is masked, and firms and artists are not', async () => {
  const mentioned = ['Kazimierz ✨', 'Adidas', 'Coldplay', 'Summer'];
  const said = ['kazimierz', 'adidas', 'coldplay', 'summer'].map(inSentence);
  const list = posts(200).map((post, n) => ({
    tweet: {
      ...post,
      full_text: said[n] ?? 'hello there',
      entities: {
        hashtags: [],
        symbols: [],
        urls: [],
        user_mentions: n === 5 ? mentioned.map((name) => ({ name, screen_name: 'x', id_str: '1' })) : [],
      },
    },
  }));
  const files = await linesOf('x', [account, script('tweets', list)]);
  expect(withoutNumbers(fieldOf(files, 'post', 'text'))).toEqual(
    expect.arrayContaining(['[PERSON]', 'adidas', 'coldplay', 'summer'].map(inSentence)),
  );
});
