import { describe, expect, it } from 'vitest';
import { doubtsIn, inspectBytes } from '../../testing/inspect-bytes.ts';
import {
  account,
  archive,
  likes,
  madeMs,
  manifest,
  ownId,
  postMs,
  posts,
  script,
  worded,
  xId,
} from '../../testing/x/x-archive.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const inspect = async (files: readonly TestFile[], pieceBytes?: number) => {
  const result = await inspectBytes(await zipOf(files), { platform: 'x' }, pieceBytes);
  return result.kind === 'rejected' ? result.rejection : result.inspection;
};
const without = (name: string) => archive().filter(({ path }) => !path.endsWith(`/${name}.js`));
const findingOf = (found: Awaited<ReturnType<typeof inspect>>, label: string) =>
  'findings' in found ? found.findings.find((finding) => finding.label === label)?.value : undefined;

describe('an archive of X', () => {
  it('of today is read completely', async () => {
    const found = await inspect(archive());
    expect(found).toMatchObject({
      platform: 'x',
      variant: 'archive-2022',
      verdict: 'genuine',
      isSample: false,
      recordCounts: { post: 200, like: 100 },
      accountKey: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect('evidence' in found && doubtsIn(found)).toEqual([]);
    expect(findingOf(found, 'Missing files')).toBeUndefined();
  });

  it('of 2019, with bare posts at the root of the zip, is read too', async () => {
    const bare = posts(60).map(({ edit_info: _, ...post }) => post);
    const files = [
      { ...account, path: 'account.js' },
      script('tweet', bare, 'tweet.js'),
      script('like', likes(50), 'like.js'),
    ];
    expect(await inspect(files)).toMatchObject({
      variant: 'archive-2019',
      verdict: 'genuine',
      recordCounts: { post: 60, like: 50 },
    });
  });

  it('of 2020, with wrapped posts in tweet.js, is read too', async () => {
    const files = [
      manifest({ tweet: 60 }),
      account,
      script(
        'tweet',
        posts(60).map((tweet) => ({ tweet })),
      ),
    ];
    expect(await inspect(files)).toMatchObject({ variant: 'archive-2020', recordCounts: { post: 60 } });
  });

  it('of 2012, with a file for each month, is read too', async () => {
    const month = posts(60).map(({ id, id_str, full_text, source }, n) => ({
      source,
      entities: { user_mentions: [], media: [], hashtags: [], urls: [] },
      id_str,
      text: full_text,
      id: Number(id),
      created_at: `${new Date(postMs(n)).toISOString().slice(0, 19).replace('T', ' ')} +0000`,
      user: { name: 'Zorblatt', id_str: ownId },
    }));
    const files = [
      {
        path: 'data/js/tweets/2026_05.js',
        data: `Grailbird.data.tweets_2026_05 = \n ${JSON.stringify(month)}`,
      },
      { path: 'data/js/user_details.js', data: `var user_details = {"screen_name":"zorb","id":"${ownId}"}` },
      { path: 'data/js/tweet_index.js', data: 'var tweet_index = []' },
    ];
    expect(await inspect(files)).toMatchObject({
      variant: 'archive-2012',
      verdict: 'genuine',
      recordCounts: { post: 60 },
    });
  });

  it('with posts in several files, in another folder, renamed by a browser, gives the same records', async () => {
    const whole = await inspect(archive());
    const list = posts(200).map((tweet) => ({ tweet }));
    const cut = [
      ...without('tweets'),
      script('tweets-part1', list.slice(0, 90)),
      { ...script('tweets', list.slice(90)), path: 'data/tweets (1).js' },
    ].map(({ path, data }) => ({ path: `twitter-2026-05-30-abc/${path}`, data }));
    const found = await inspect(cut);
    if (!('sketch' in whole) || !('sketch' in found)) throw new Error('refused');
    expect(found.sketch).toEqual(whole.sketch);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { post: 200, like: 100 } });
  });

  it('gives the same records with a byte order mark, a semicolon, no assignment, and any division into chunks', async () => {
    const whole = await inspect(archive());
    const edits: ((data: string) => string)[] = [
      (data) => `\uFEFF${data}`,
      (data) => `${data};\n`,
      (data) => data.slice(data.indexOf('=') + 1),
      (data) => data.replace(/\n/g, '\r\n'),
    ];
    for (const edit of edits) {
      const files = archive().map(({ path, data }) => ({
        path,
        data: path.endsWith('.html') ? data : edit(String(data)),
      }));
      expect(await inspect(files, 777)).toMatchObject({
        sketch: 'sketch' in whole ? whole.sketch : [],
        verdict: 'genuine',
      });
    }
  });

  it('without its likes has a finding that names the missing file', async () => {
    expect(findingOf(await inspect(without('like')), 'Missing files')).toMatch(
      /data\/like\.js, which is not in what you sent.*Download an archive of your data/,
    );
  });

  it('without the posts that its list names is refused, whatever else it has', async () => {
    for (const files of [without('tweets'), without('tweets').filter(({ path }) => !/headers/.test(path))]) {
      expect(await inspect(files)).toMatchObject({
        code: 'missing-file',
        message: expect.stringContaining('data/tweets.js, which is not in what you sent'),
        advice: expect.stringContaining('Download an archive of your data'),
      });
    }
    expect(await inspect([...without('tweets'), script('tweets', [])])).toMatchObject({
      code: 'emptied-file',
      message: expect.stringContaining('data/tweets.js holds 200 posts, but there are none in it'),
    });
  });

  it('with hardly any of the posts that its list names is refused, however the others were removed', async () => {
    const nobody = { x: 1 };
    const tweets = archive().find(({ path }) => path === 'data/tweets.js');
    const some = (count: number) =>
      JSON.parse(String(tweets?.data).replace(/^[^=]*=/, '')).slice(0, count) as unknown[];
    for (const left of [some(1), [...some(1), nobody], some(99)]) {
      expect(await inspect([...without('tweets'), script('tweets', left)])).toMatchObject({
        code: expect.stringMatching(/^(emptied-file|not-genuine)$/),
      });
    }
    expect(await inspect([...without('tweets'), script('community-tweet', some(1))])).toMatchObject({
      code: 'missing-file',
    });
    expect(await inspect([...without('tweets'), script('tweets', some(150))])).not.toMatchObject({
      code: 'emptied-file',
    });
  });

  it('without files that are never read is complete', async () => {
    const list = manifest({ tweets: 200, like: 100, 'ip-audit': 40, contact: 3 });
    const files = [...archive().filter(({ path }) => path !== 'data/manifest.js'), list];
    expect(findingOf(await inspect(files), 'Missing files')).toBeUndefined();
  });

  it('without any data is refused, with the missing files named', async () => {
    const gone = archive().filter(({ path }) => !/\/(tweets|tweet-headers|like)\.js$/.test(path));
    expect(await inspect(gone)).toMatchObject({
      code: 'missing-file',
      message: expect.stringContaining('data/tweets.js and data/like.js'),
    });
    expect(await inspect([account, script('tweets', []), script('like', [])])).toMatchObject({
      code: 'no-x-activity',
      advice: expect.stringContaining('Download an archive of your data'),
    });
  });

  it('that is one of several parts is refused without the others', async () => {
    const part = [...without('tweets').slice(3), manifest({ tweets: 200, like: 100 }, { isPartial: true })];
    expect(await inspect(part)).toMatchObject({
      code: 'missing-part',
      message: expect.stringContaining('data/tweets.js'),
    });
    const whole = [...archive().slice(3), manifest({ tweets: 200, like: 100 }, { isPartial: true })];
    expect(await inspect(whole)).toMatchObject({ verdict: 'genuine' });
  });

  it('of which only the web page was sent is refused with advice on what to send', async () => {
    expect(await inspect([{ path: 'Your archive.html', data: '<html></html>' }])).toMatchObject({
      code: 'no-x-activity',
      advice: expect.stringContaining('send the .zip exactly as it comes'),
    });
  });

  it('with unreadable posts is read without them and not doubted for it, with a finding', async () => {
    const whole = String(archive().find(({ path }) => path === 'data/tweets.js')?.data);
    const nobody = Array.from({ length: 200 }, (_, n) => ({ zorb: { n } }));
    const list = JSON.parse(whole.replace(/^[^=]*=/, '')) as unknown[];
    for (const [data, why] of [
      [whole.slice(0, 5000), 'stops in the middle'],
      ['window.YTD.tweets.part0 = zorb', 'is not JSON'],
      [script('tweets', nobody).data, 'holds no record that we can read'],
      [`window.YTD.tweets.part0 = ${JSON.stringify({ page: { list } })}`, 'holds no record that we can read'],
      [script('tweets', [list]).data, 'holds no record that we can read'],
    ] as const) {
      const found = await inspect([...without('tweets'), { path: 'data/tweets.js', data }]);
      expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { like: 100 } });
      expect('evidence' in found && doubtsIn(found)).toEqual([]);
      expect(findingOf(found, 'Not understood')).toContain(`tweets.js ${why}`);
    }
  });

  it('with nothing readable is refused with the reason', async () => {
    const cut = { path: 'data/tweets.js', data: 'window.YTD.tweets.part0 = [ {"a":' };
    expect(await inspect([account, cut])).toMatchObject({
      code: 'broken-json',
      message: expect.stringContaining('tweets.js'),
    });
  });

  it('with records in unknown forms counts each of them and is not doubted for it', async () => {
    const zorb = { zorb: { at: 'some day' } };
    const odd = [zorb, 'zorb', 7, null, [zorb]];
    const whole = await inspect(archive());
    const files = archive().map(({ path, data }) =>
      /data\/(tweets|like|tweet-headers)\.js$/.test(path)
        ? { path, data: String(data).replace(/\]\s*$/, `,${odd.map((one) => JSON.stringify(one)).join()}]`) }
        : { path, data },
    );
    const found = await inspect([...files, script('zorblatt', [zorb]), script('newthing', [])]);
    if (!('ledger' in found) || !('ledger' in whole)) throw new Error('refused');
    expect(found.evidence).toEqual(whole.evidence);
    expect(found.ledger?.records).toEqual({
      ...whole.ledger?.records,
      notUnderstood: { 'without a time or an id': 15 },
    });
    expect(found.ledger?.files).toMatchObject({
      notUnderstood: { 'a .js file is a file that we do not know': 1 },
      leftOut: { 'without contents': 1 },
    });
  });

  it('counts every event of its conversations', async () => {
    const at = '2026-05-01T10:00:00.000Z';
    const messageCreate = { id: xId(Date.parse(at), 7), senderId: ownId, createdAt: at, text: 'hello' };
    const events = [
      { messageCreate },
      { joinConversation: { createdAt: at } },
      { participantsLeave: { userIds: ['7'], createdAt: at } },
      { zorb: { createdAt: at } },
      'zorb',
    ];
    const found = await inspect([
      ...without('direct-messages'),
      script('direct-messages', [
        { dmConversation: { conversationId: `${ownId}-77`, messages: events } },
        { dmConversation: { conversationId: `${ownId}-78`, zorb: events } },
      ]),
    ]);
    expect(found).toMatchObject({
      recordCounts: { message: 1 },
      ledger: {
        records: {
          read: 301,
          twice: 200,
          notUnderstood: { 'without a time or an id': 3 },
          leftOut: { 'of conversations that are no messages': 2 },
        },
      },
    });
  });
});

describe('quirks of genuine archives of X', () => {
  it('ids from before November 2010, which have no time, pass', async () => {
    const old = Array.from({ length: 120 }, (_, n) => {
      const ms = Date.UTC(2008, 0, 1) + n * 5_000_000;
      const id = String(540_000_000 + n * 54_321);
      return { tweet: { ...posts(1)[0], edit_info: undefined, id, id_str: id, created_at: worded(ms) } };
    });
    const opened = { path: account.path, data: String(account.data).replace('2012-', '2007-') };
    expect(await inspect([opened, script('tweets', old)])).toMatchObject({
      verdict: 'genuine',
      recordCounts: { post: 120 },
    });
  });

  it('small differences from the list of contents pass', async () => {
    const files = [
      ...archive().filter(({ path }) => path !== 'data/manifest.js'),
      manifest({ tweets: 203, like: 99 }),
    ];
    expect(await inspect(files)).toMatchObject({ verdict: 'genuine' });
  });

  it('a like of an old post does not count as activity before the account was opened', async () => {
    const old = Array.from({ length: 50 }, (_, n) => ({
      like: { tweetId: xId(Date.UTC(2011, 0, 1) + n * 1_000_000_001, n) },
    }));
    const found = await inspect([
      account,
      script('like', old),
      script(
        'tweets',
        posts(60).map((tweet) => ({ tweet })),
      ),
    ]);
    expect(found).toMatchObject({
      verdict: 'genuine',
      recordCounts: { like: 50 },
      counters: { firstDay: '2012-05-06' },
    });
  });

  it('posts in no order at all pass', async () => {
    const list = posts(200);
    const mixed = list.map((_, n) => list[(n * 77) % 200] ?? list[0]).filter((post) => post !== undefined);
    expect(await inspect(archive(mixed))).toMatchObject({ verdict: 'genuine' });
  });

  it('a post from the time at which the archive was made passes', async () => {
    expect(await inspect(archive(posts(200).slice(0, 50)))).toMatchObject({ verdict: 'genuine' });
    expect(madeMs).toBeGreaterThan(postMs(0));
  });
});
