import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datasetOf, inspectBytes } from '../../testing/inspect-bytes.ts';
import { secrets, secretsOf } from '../../testing/secret.ts';
import { testAsOfMs } from '../../testing/spotify-history.ts';
import { videoIdOf } from '../../testing/tiktok-id.ts';
import { zipOf } from '../../testing/zip-bytes.ts';
import { createSectionSplitter } from './split-sections.ts';

const start = testAsOfMs / 1000 - 100 * 86_400;

/** 1,200 watches, newest first; each video was made a minute to ten days before it was watched. */
const watches = Array.from({ length: 1200 }, (_, i) => {
  const at = start + (1200 - i) * 6_000;
  const made = at - 200 - ((i * 7919) % (10 * 86_400));
  const id = videoIdOf(made, i);
  return {
    Date: new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' '),
    Link: `https://www.tiktokv.com/share/video/${id}/`,
  };
});
type Watch = (typeof watches)[number];

const person = { userName: 'zorbi', emailAddress: 'zorb@example.com', name: 'Zorblatt Vex' };
const json2025 = (list: readonly Watch[]) => ({
  'Ads and data': { 'Ad Interests': { AdInterestCategories: 'x' } },
  Comment: {
    Comments: {
      CommentsList: [{ date: '2026-01-02 03:04:05', comment: 'hi Zorblatt Vex', photo: 'N/A', url: '' }],
    },
  },
  'Direct Message': {
    'Direct Messages': {
      ChatHistory: {
        'Chat History with zack_secret:': [
          { Date: '2026-01-02 03:04:05', From: 'zack_secret', Content: 'secret "}]' },
        ],
      },
    },
  },
  Profile: { 'Profile Info': { ProfileMap: { ...person, PlatformInfo: [{ Platform: 'x' }] } } },
  'Your Activity': {
    'Watch History': { VideoList: list },
    'Like List': { ItemFavoriteList: [{ date: list[0]?.Date, link: list[1]?.Link }] },
    'Favorite Videos': { FavoriteVideoList: null },
    Searches: { SearchList: [{ Date: '2026-01-02 03:04:05', SearchTerm: 'mail zorb@example.com' }] },
    'Login History': { LoginHistoryList: [{ Date: '2026-01-02 03:04:05 UTC', IP: '203.0.113.77' }] },
  },
});
const zip = (value: unknown, path = 'user_data_tiktok.json') =>
  zipOf([{ path, data: JSON.stringify(value) }]);
const inspect = async (bytes: Uint8Array, pieceBytes?: number) => {
  const result = await inspectBytes(bytes, { platform: 'tiktok' }, pieceBytes);
  if (result.kind === 'rejected') return result.rejection;
  return result.inspection;
};
const moved = (days: number) =>
  watches.map((watch) => ({
    ...watch,
    Date: new Date(Date.parse(`${watch.Date}Z`) + days * 86_400_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
  }));

describe('a TikTok export', () => {
  it('of 2025 is read completely', async () => {
    expect(await inspect(await zip(json2025(watches)))).toMatchObject({
      platform: 'tiktok',
      variant: 'json-2025',
      verdict: 'genuine',
      recordCounts: { watch: 1200, reaction: 1, search: 1, comment: 1 },
    });
  });

  it('of the old layout and of 2026 is read too', async () => {
    const old = {
      Activity: {
        'Video Browsing History': {
          VideoList: watches.map((watch) => ({ Date: watch.Date, VideoLink: watch.Link })),
        },
      },
    };
    expect(await inspect(await zip(old, 'user_data.json'))).toMatchObject({
      variant: 'json-2023',
      verdict: 'genuine',
      recordCounts: { watch: 1200 },
    });
    const next = {
      'Likes and Favorites': {
        'Like List': { ItemFavoriteList: watches.map((watch) => ({ date: watch.Date, link: watch.Link })) },
      },
    };
    expect(await inspect(await zip(next))).toMatchObject({
      variant: 'json-2026',
      recordCounts: { reaction: 1200 },
    });
  });

  it('with the same list at an old and a new place, and as text, has each of its records once', async () => {
    const likes = (from: number, to: number) => watches.slice(from, to);
    const value = {
      'Likes and Favorites': {
        'Like List': {
          ItemFavoriteList: likes(0, 700).map(({ Date: date, Link: link }) => ({ date, link })),
        },
      },
      'Your Activity': { 'Like List': { ItemFavoriteList: likes(400, 1000) } },
    };
    const text = likes(900, 1200).map((like) => `Date: ${like.Date} UTC\nLink: ${like.Link}\n`);
    const bytes = await zipOf([
      { path: 'user_data_tiktok.json', data: JSON.stringify(value) },
      { path: 'TikTok/Likes and Favorites/Like List.txt', data: text.join('\n') },
    ]);
    expect(await inspect(bytes)).toMatchObject({
      verdict: 'genuine',
      recordCounts: { reaction: 1200 },
      ledger: { records: { read: 1200, twice: 300 + 100 } },
    });
    const { files } = await datasetOf(bytes, undefined, 'tiktok');
    const sold = files.get('reaction.ndjson.gz')?.trim().split('\n') ?? [];
    expect([sold.length, new Set(sold).size]).toEqual([1200, 1200]);
  });

  it('is recognised by its contents, for any file name', async () => {
    expect(await inspect(await zip(json2025(watches), 'tiktok.json'))).toMatchObject({
      recordCounts: { watch: 1200, reaction: 1, search: 1, comment: 1 },
    });
  });

  it('with unknown times of some records is not doubted for it', async () => {
    const unknown = ['1969-12-31 23:59:59', '1970-01-01 00:00:00'];
    const timeless = watches.slice(0, 8).map((watch, i) => ({ ...watch, Date: unknown[i % 2] ?? '' }));
    const clean = await inspect(await zip(json2025(watches)));
    expect(await inspect(await zip(json2025([...watches, ...timeless])))).toMatchObject({
      recordCounts: { watch: 1200 },
      evidence: 'evidence' in clean ? clean.evidence : [],
      ledger: { records: { notUnderstood: {}, leftOut: { 'of which TikTok does not know the time': 8 } } },
    });
  });

  it('with only published videos has their times, likes and visibility', async () => {
    const videos = watches.slice(0, 200).map((watch, i) => ({
      Date: watch.Date,
      Link: 'https://example.com/v.mp4',
      Likes: String(i),
      WhoCanView: i % 2 === 0 ? 'Everyone' : 'Only me',
      Title: 'Zorblatt Vex sings',
    }));
    const value = {
      Profile: { 'Profile Info': { ProfileMap: person } },
      Post: { Posts: { VideoList: videos } },
    };
    const bytes = await zip(value);
    expect(await inspect(bytes)).toMatchObject({ verdict: 'genuine', recordCounts: { post: 200 } });
    const { files } = await datasetOf(bytes, undefined, 'tiktok');
    const [first, second] = files.get('post.ndjson.gz')?.split('\n') ?? [];
    expect(first).toMatch(/^\{"kind":"post","at":"2026-[^"]*","likes":0,"visibility":"public"\}$/);
    expect(second).toMatch(/"likes":1,"visibility":"private"\}$/);
  });

  it.each(['Your Activity/Watch History.txt', 'Je activiteit/Kijkgeschiedenis.txt'])(
    'as text (%s) is read',
    async (path) => {
      const data = watches.map((watch) => `Date: ${watch.Date} UTC\nLink: ${watch.Link}\n`).join('\n');
      const files = [{ path: `TikTok/${path}`, data }];
      expect(await inspect(await zipOf(files))).toMatchObject({
        variant: 'txt',
        verdict: 'genuine',
        recordCounts: { watch: 1200 },
      });
    },
  );

  it('gives the same result for any division into chunks', async () => {
    const value = json2025(watches.slice(0, 30));
    const bytes = Buffer.from(JSON.stringify(value, null, 1));
    const read = (cuts: readonly number[]) => {
      const splitter = createSectionSplitter();
      const records: unknown[] = [];
      const ends = [...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
      ends.reduce((from, end) => {
        for (const batch of splitter.push(bytes.subarray(from, end)))
          for (const item of batch.records) records.push([batch.section, item]);
        return end;
      }, 0);
      splitter.end();
      return records;
    };
    const whole = read([]);
    expect(whole.length).toBe(30 + 6);
    fc.assert(
      fc.property(fc.array(fc.nat()), (cuts) => {
        expect(read(cuts)).toEqual(whole);
      }),
    );
  });

  it('has no id of the person’s own videos, in JSON and as text', async () => {
    const posted = start - 40;
    const linkOf = (made: number, i: number) => `https://www.tiktokv.com/share/video/${videoIdOf(made, i)}/`;
    const own = linkOf(posted - 30, 1);
    const other = linkOf(posted - 9_000, 1);
    const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
    const shared = [own, other].map((Link, i) => ({ Date: dateOf(start + i), Link }));
    const value = {
      ...json2025(watches),
      Post: { Posts: { VideoList: [{ Date: dateOf(posted), Link: 'N/A', Likes: '3' }] } },
    };
    value['Your Activity'] = {
      ...value['Your Activity'],
      ...{ 'Share History': { ShareHistoryList: shared } },
    };
    const block = ({ Date: date, Link }: Watch) => `Date: ${date} UTC\nLink: ${Link}\n\n`;
    const texts = [
      { path: 'Watch History.txt', data: watches.map(block).join('') },
      { path: 'Share History.txt', data: shared.map(block).join('') },
      { path: 'Posts.txt', data: block({ Date: dateOf(posted), Link: 'N/A' }) },
    ];
    for (const entries of [[{ path: 'user_data_tiktok.json', data: JSON.stringify(value) }], texts]) {
      const { files } = await datasetOf(await zipOf(entries), undefined, 'tiktok');
      const reactions = (files.get('reaction.ndjson.gz') ?? '').split('\n');
      const shares = reactions.filter((line) => line.includes('"share"'));
      expect(shares.map((line) => JSON.parse(line).video)).toEqual([null, videoIdOf(posted - 9_000, 1)]);
    }
  });
  it('gives a dataset without the person’s names and private messages', async () => {
    const bytes = await zip(json2025(watches));
    const { files } = await datasetOf(bytes, undefined, 'tiktok');
    const all = [...files.values()].join('\n');
    expect(files.get('watch.ndjson.gz')?.split('\n')[0]).toMatch(
      /^\{"kind":"watch","at":"2026-.*","video":"\d{19}"\}$/,
    );
    for (const secret of ['zorb', 'Zorblatt', 'zack_secret', '203.0.113.77', 'secret "'])
      expect(all).not.toContain(secret);
  });
});

describe('a secret planted in a TikTok export', () => {
  const fields = [
    'Date',
    'Link',
    'date',
    'link',
    'SharedContent',
    'Method',
    'SearchTerm',
    'Comment',
    'IP',
    'future',
  ];
  it.each(fields)('in the field %s of any list is never in the dataset', async (field) => {
    for (const secret of secretsOf(fields.indexOf(field))) {
      const first = { Date: '2026-01-02 03:04:05', Link: '', ...watches[0], [field]: secret };
      const value = {
        // the profile makes this name known, since names in free text are otherwise left to the name tagger
        Profile: { 'Profile Info': { ProfileMap: { userName: 'zorbi', displayName: secrets[0] } } },
        Comment: { Comments: { CommentsList: [first] } },
        'Your Activity': {
          'Watch History': { VideoList: [first, ...watches.slice(1, 200)] },
          'Like List': { ItemFavoriteList: [first] },
          'Share History': { ShareHistoryList: [first] },
          Searches: { SearchList: [first] },
          [secret]: { [secret]: [first] },
        },
      };
      const { files } = await datasetOf(await zip(value), undefined, 'tiktok');
      expect([...files.values()].join('')).not.toContain(secret);
    }
  });
});

describe('a forged TikTok history is caught', () => {
  it.each([-1, -30])('shifted by %d days', async (days) => {
    expect(await inspect(await zip(json2025(moved(days))))).toMatchObject({ code: 'not-genuine' });
  });
  it('shifted ahead', async () => {
    expect(await inspect(await zip(json2025(moved(11))))).toMatchObject({ code: 'not-genuine' });
    expect(await inspect(await zip(json2025(moved(100))))).toMatchObject({ code: 'not-genuine' });
  });
  it('with its times permuted', async () => {
    const permuted = watches.map((watch, i) => ({ ...watch, Link: watches[(i * 7) % 1200]?.Link ?? '' }));
    expect(await inspect(await zip(json2025(permuted)))).toMatchObject({ code: 'not-genuine' });
  });
  it('and an export without watches is refused with advice on what to request', async () => {
    expect(await inspect(await zip({ Profile: {} }))).toMatchObject({
      code: 'no-watch-history',
      advice: expect.stringContaining('JSON'),
    });
  });
});
