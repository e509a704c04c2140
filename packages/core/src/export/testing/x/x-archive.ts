/** Builds archives of X for tests, each record with the id of its time. */
import type { TestFile } from '../zip-bytes.ts';

const epochMs = 1_288_834_974_657n;
export const ownId = '2400000001';
const openedMs = Date.UTC(2012, 4, 6, 7, 8, 9);
/** A little before `testAsOfMs`. */
export const madeMs = Date.UTC(2026, 4, 30, 10, 0, 0, 123);

/** `low`: the lower bits (machine and counter), which distinguish ids of the same millisecond. */
export function xId(ms: number, low = 0): string {
  const bits = (low % 1_024) * 4_096 + (Math.floor(low / 1_024) % 256);
  return String(((BigInt(ms) - epochMs) << 22n) + BigInt(bits));
}

/** Formats a time as `Wed Oct 19 20:07:25 +0000 2022`. */
export function worded(ms: number): string {
  const [day = '', date, month, year, clock] = new Date(ms).toUTCString().split(' ');
  return `${day.slice(0, 3)} ${month} ${date} ${clock} +0000 ${year}`;
}

export interface PostOptions {
  readonly text?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export function postAt(ms: number, n: number, { text = `post ${n}`, fields = {} }: PostOptions = {}) {
  const id = xId(ms, 1_000 + n * 7_919);
  return {
    edit_info: {
      initial: {
        editTweetIds: [id],
        editableUntil: new Date(ms + 3_600_000).toISOString(),
        editsRemaining: '5',
        isEditEligible: true,
      },
    },
    retweeted: false,
    source: '<a href="https://mobile.twitter.com" rel="nofollow">Twitter Web App</a>',
    entities: { hashtags: [], symbols: [], user_mentions: [], urls: [] },
    display_text_range: ['0', String(text.length)],
    favorite_count: String(n % 7),
    id_str: id,
    truncated: false,
    retweet_count: '0',
    id,
    created_at: worded(ms),
    favorited: false,
    full_text: text,
    lang: 'en',
    ...fields,
  };
}
export type TestPost = ReturnType<typeof postAt>;

/** Returns the time of the n-th of `posts`, which are five hours apart. */
export const postMs = (n: number): number => madeMs - 86_400_000 - n * 17_777_777;

export const posts = (count: number): TestPost[] =>
  Array.from({ length: count }, (_, n) => postAt(postMs(n), n));

export const likes = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const tweetId = xId(postMs(n) - 600_000, 500 + n * 104_729);
    const expandedUrl = `https://twitter.com/i/web/status/${tweetId}`;
    return { like: { tweetId, fullText: `liked ${n} #topic https://t.co/abc`, expandedUrl } };
  });

export function script(name: string, records: readonly unknown[], path = `data/${name}.js`): TestFile {
  const variable = `window.YTD.${name.replace(/-part\d+$/, '').replaceAll('-', '_')}.part0`;
  return { path, data: `${variable} = ${JSON.stringify(records, null, 2).replaceAll('": ', '" : ')}` };
}

export const account = script('account', [
  {
    account: {
      email: 'zorb@example.com',
      createdVia: 'web',
      username: 'zorblatt_vex',
      accountId: ownId,
      createdAt: new Date(openedMs).toISOString(),
      accountDisplayName: 'Zorblatt Quillfeather',
    },
  },
]);

export interface ManifestOptions {
  readonly isPartial?: boolean;
  readonly accountId?: string;
}

/** `counts`: the number of records of each file, by its name without `.js`. */
export function manifest(
  counts: Readonly<Record<string, number>>,
  { isPartial = false, accountId = ownId }: ManifestOptions = {},
): TestFile {
  const dataTypes = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      { files: [{ fileName: `data/${name}.js`, globalName: `YTD.${name}.part0`, count: String(count) }] },
    ]),
  );
  const config = {
    userInfo: { accountId, userName: 'zorblatt_vex', displayName: 'Zorblatt Quillfeather' },
    archiveInfo: {
      sizeBytes: '123456',
      generationDate: new Date(madeMs).toISOString(),
      isPartialArchive: isPartial,
      maxPartSizeBytes: '53687091200',
    },
    readmeInfo: { fileName: 'data/README.txt', directory: 'data/', name: 'README.txt' },
    dataTypes,
  };
  return { path: 'data/manifest.js', data: `window.__THAR_CONFIG = ${JSON.stringify(config, null, 2)}` };
}

/** Builds an archive in X's current layout. */
export function archive(
  list: readonly TestPost[] = posts(200),
  others: readonly TestFile[] = [],
): TestFile[] {
  return [
    { path: 'Your archive.html', data: '<html></html>' },
    { path: 'assets/js/main.js', data: '(function(){})()' },
    manifest({ tweets: list.length, like: 100, account: 1 }),
    account,
    script(
      'tweets',
      list.map((tweet) => ({ tweet })),
    ),
    script(
      'tweet-headers',
      list.map(({ id, created_at }) => ({ tweet: { tweet_id: id, user_id: ownId, created_at } })),
    ),
    script('like', likes(100)),
    script('direct-messages', []),
    ...others,
  ];
}
