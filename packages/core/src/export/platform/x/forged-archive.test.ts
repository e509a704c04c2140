import { describe, expect, it } from 'vitest';
import { doubtsIn, inspectBytes } from '../../testing/inspect-bytes.ts';
import {
  account,
  archive,
  likes,
  madeMs,
  manifest,
  ownId,
  postAt,
  postMs,
  posts,
  script,
  type TestPost,
  worded,
  xId,
} from '../../testing/x/x-archive.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const day = 86_400_000;
const verdictOf = async (files: readonly TestFile[]) => {
  const result = await inspectBytes(await zipOf(files), { platform: 'x' });
  return result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
};
const doubtsOf = async (files: readonly TestFile[]) => {
  const result = await inspectBytes(await zipOf(files), { platform: 'x' });
  if (result.kind === 'rejected') return [result.rejection.code];
  return doubtsIn(result.inspection);
};
const bare = (list: readonly TestPost[]): TestFile[] => [
  account,
  script(
    'tweets',
    list.map((tweet) => ({ tweet })),
  ),
];
const told = (post: TestPost, ms: number): TestPost => ({ ...post, created_at: worded(ms) });
const replies = (count: number, answeredMs: (n: number) => number, salt = 0) =>
  Array.from({ length: count }, (_, n) =>
    postAt(postMs(n), n + salt, {
      fields: { in_reply_to_status_id_str: xId(answeredMs(n), n), in_reply_to_user_id_str: '77' },
    }),
  );

describe('a forged archive of X is caught', () => {
  it.each([-30, -1, 1])('with its times shifted by %d days', async (days) => {
    const moved = posts(100).map((post, n) => told(post, postMs(n) + days * day));
    expect(await verdictOf(bare(moved))).toBe('not-genuine');
  });

  it('with its times permuted', async () => {
    const permuted = posts(100).map((post, n) => told(post, postMs((n * 7) % 100)));
    expect(await verdictOf(bare(permuted))).toBe('not-genuine');
  });

  it('with one post of twenty moved, among a hundred times as many likes', async () => {
    const edited = posts(100).map((post, n) => (n % 20 === 3 ? told(post, postMs(n) - 9 * day) : post));
    expect(await verdictOf([...bare(edited), script('like', likes(10_000))])).toBe('not-genuine');
  });

  it('with ids from a counter', async () => {
    const counted = posts(100).map((post, n) => ({
      ...post,
      id: String(1000 + n),
      id_str: String(1000 + n),
    }));
    expect(await verdictOf(bare(counted))).toBe('not-genuine');
  });

  it('with ids made of whole seconds', async () => {
    const rounded = Array.from({ length: 100 }, (_, n) => postAt(Math.floor(postMs(n) / 1000) * 1000, n));
    expect(await verdictOf(bare(rounded))).toBe('not-genuine');
  });

  it('with ids that all have the same end', async () => {
    const alike = posts(100).map((post, n) => {
      const id = xId(postMs(n), 4096);
      return { ...post, id, id_str: id };
    });
    expect(await verdictOf(bare(alike))).toBe('not-genuine');
    expect(await verdictOf([...bare(alike), script('like', likes(5000))])).toBe('not-genuine');
  });

  it('with every record three times, even if the list of contents was changed too', async () => {
    const list = posts(100);
    const thrice = [...list, ...list, ...list];
    const files = archive(thrice).map((file) =>
      file.path === 'data/manifest.js' ? manifest({ tweets: 300 }) : file,
    );
    expect(await verdictOf(files)).toBe('not-genuine');
  });

  it('with twice as many posts as its list of contents states', async () => {
    const files = archive(posts(200)).map((file) =>
      file.path === 'data/manifest.js' ? manifest({ tweets: 100 }) : file,
    );
    expect(await verdictOf(files)).toBe('not-genuine');
  });

  it('with posts of somebody else mixed in', async () => {
    const others = Array.from({ length: 60 }, (_, n) => postAt(postMs(n) - 5_000_000, n + 500));
    const heads = [...posts(100), ...others].map(({ id, created_at }, n) => ({
      tweet: { tweet_id: id, user_id: n < 100 ? ownId : '555', created_at },
    }));
    expect(await verdictOf([...bare([...posts(100), ...others]), script('tweet-headers', heads)])).toBe(
      'not-genuine',
    );
  });

  it('with the details of two accounts', async () => {
    const second = { path: 'data/account (1).js', data: String(account.data).replaceAll(ownId, '999') };
    expect(await doubtsOf([...bare(posts(100)), second])).toEqual(['one-account']);
    expect(await verdictOf([...bare(posts(100)), second])).toBe('suspicious');
    expect(await verdictOf([...bare(posts(100)), manifest({ tweets: 100 }, { accountId: '999' })])).toBe(
      'suspicious',
    );
  });

  it('with posts from before the account was opened', async () => {
    const young = { path: account.path, data: String(account.data).replace('2012-', '2026-') };
    expect(await verdictOf([young, ...bare(posts(150)).slice(1)])).toBe('not-genuine');
  });

  it('with likes of posts that are newer than the archive', async () => {
    const late = likes(100).map(({ like }, n) => ({
      like: { ...like, tweetId: xId(madeMs + (4 + n) * day, n) },
    }));
    expect(await verdictOf([...bare(posts(50)), manifest({ like: 100 }), script('like', late)])).toBe(
      'not-genuine',
    );
  });

  it('with ids and times shifted together, which its answers to posts show', async () => {
    const back = replies(100, (n) => postMs(n) + day - 60_000);
    expect(await verdictOf(bare(back))).toBe('not-genuine');
    const ahead = replies(100, (n) => postMs(n) - 2 * day);
    expect(await doubtsOf(bare(ahead))).toEqual(['fresh-answers']);
    expect(await verdictOf(bare(replies(100, (n) => postMs(n) - 60_000)))).toBe('genuine');
  });

  it('with times shifted, but not the end of the time to edit', async () => {
    const moved = Array.from({ length: 60 }, (_, n) => {
      const post = postAt(postMs(n), n);
      return { ...postAt(postMs(n) - day, n), edit_info: post.edit_info };
    });
    expect(await verdictOf(bare(moved))).toBe('not-genuine');
  });
});

describe('messages of somebody else', () => {
  const conversation = (name: string, n: number) => ({
    dmConversation: {
      conversationId: name,
      messages: Array.from({ length: 5 }, (_, at) => {
        const ms = postMs(n) - at * 60_000;
        const id = xId(ms, n * 31 + at);
        return {
          messageCreate: {
            id,
            senderId: '4',
            recipientId: '5',
            text: 'x',
            createdAt: new Date(ms).toISOString(),
          },
        };
      }),
    },
  });
  it('do not occur in a genuine archive', async () => {
    const own = Array.from({ length: 20 }, (_, n) => conversation(`${n + 5}-${ownId}`, n));
    const others = Array.from({ length: 20 }, (_, n) => conversation(`${n + 5}-777`, n + 30));
    expect(await verdictOf([account, script('direct-messages', own)])).toBe('genuine');
    expect(await verdictOf([account, script('direct-messages', [...own, ...others])])).toBe('not-genuine');
  });
});
