import { describe, expect, it } from 'vitest';
import type { PlatformId } from '../../../pool/platform-id.ts';
import { scoreQuality } from '../../../quality/score-quality.ts';
import {
  comments,
  commentsPath,
  count,
  day,
  filesOf,
  lists,
  newest,
  own,
  posts,
  postsPath,
  profile,
  reactions,
  reactionsPath,
  root,
  threadPath,
  timeOf,
} from '../../testing/facebook-history.ts';
import { doubtsIn, inspectBytes, inspectionOf } from '../../testing/inspect-bytes.ts';
import { testAsOfMs } from '../../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const inspect = async (changed?: Readonly<Record<string, unknown>>) =>
  inspectionOf(await zipOf(filesOf(changed)), undefined, 'facebook');
const refusal = async (files: readonly TestFile[], platform: PlatformId = 'facebook') => {
  const result = await inspectBytes(await zipOf(files), { platform });
  if (result.kind !== 'rejected') throw new Error('not refused');
  return result.rejection;
};
const verdictOf = async (changed: Readonly<Record<string, unknown>>) => {
  const result = await inspectBytes(await zipOf(filesOf(changed)), { platform: 'facebook' });
  return result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
};
const found = (inspection: { findings: readonly { label: string; value: string }[] }, label: string) =>
  inspection.findings.find((finding) => finding.label === label)?.value;

describe('a Facebook export', () => {
  it('is read whole', async () => {
    const inspection = await inspect();
    expect(inspection).toMatchObject({
      variant: 'json-2024',
      verdict: 'genuine',
      recordCounts: { post: count, comment: count, reaction: count, message: 40, friend: 1 },
      counters: { soundRecords: 1 },
    });
    expect(doubtsIn(inspection)).toEqual([]);
  });

  it.each([
    ['newest first', { [postsPath]: [...posts].reverse(), [reactionsPath]: [...reactions].reverse() }],
    [
      'with localised file names',
      {
        [postsPath]: undefined,
        [reactionsPath]: undefined,
        [`${root}/posts/deine_beiträge__fotos_1.json`]: posts,
        [`${root}/kommentare/gefällt_mir_1.json`]: reactions,
      },
    ],
    ['with records of a later year under a key of its own', { [commentsPath]: { comments_v3: comments } }],
    [
      'in which the new list of reactions repeats the old',
      {
        [`${root}/comments_and_reactions/likes_and_reactions.json`]: reactions
          .slice(0, 60)
          .map(({ timestamp }, n) => ({
            timestamp,
            media: [],
            label_values: [
              { label: 'Reaktion', value: 'LIKE' },
              { label: 'Name', value: 'Kim Orchid' },
            ],
            fbid: String(17_900_000_000_000_000 + n * 7_000_003 + ((n * n * 7919) % 1_000_003)),
          })),
      },
    ],
    [
      'in which lists stand empty',
      { 'connections/friends/removed_friends.json': { deleted_friends_v2: [] } },
    ],
  ])('%s gives the same records and fingerprint', async (_, changed) => {
    const [plain, other] = [await inspect(), await inspect(changed)];
    expect(other).toMatchObject({ verdict: 'genuine', recordCounts: plain.recordCounts });
    expect(other.sketch).toEqual(plain.sketch);
  });

  it('reads a reaction of the new list where the old one is absent, in any language', async () => {
    const label = { label: 'Reacción', value: 'LOVE' };
    const labelled = [{ timestamp: newest, media: [], label_values: [label], fbid: '17900000000000001' }];
    const path = `${root}/comments_and_reactions/likes_and_reactions.json`;
    const inspection = await inspect({ [reactionsPath]: undefined, [path]: labelled });
    expect(inspection.recordCounts.reaction).toBe(1);
    const single = await inspect({ [reactionsPath]: undefined, [path]: labelled[0] });
    expect(single.recordCounts.reaction).toBe(1);
    expect(single.sketch).toEqual(inspection.sketch);
  });

  it('whose posts are shares, which bear their time twice, is genuine', async () => {
    const shared = posts.map(({ timestamp }) => ({ timestamp, data: [{ update_timestamp: timestamp }] }));
    expect(await verdictOf({ [postsPath]: shared })).toBe('genuine');
  });

  it('says its language by titles and labels', async () => {
    const german = reactions.map((item) => ({ ...item, title: `${own} gefällt Kims Beitrag.` }));
    const other = { [commentsPath]: undefined, [reactionsPath]: german };
    expect((await inspect(other)).language).toBe('de');
    expect((await inspect({ [commentsPath]: undefined, [reactionsPath]: undefined })).language).toBe('und');
  });

  it('with records that lack a time leaves them out and counts them', async () => {
    const broken = [...posts, { data: [{ post: 'when?' }] }, { timestamp: 0 }, { timestamp: 'yesterday' }];
    const inspection = await inspect({ [postsPath]: broken });
    expect(inspection).toMatchObject({
      recordCounts: { post: count },
      ledger: { records: { notUnderstood: { 'without a time that we can read': 3 } } },
    });
  });

  it('with a file that stops in the middle is read without the rest of it, which is told', async () => {
    const { ledger, findings, verdict } = await inspectionOf(
      await zipOf(filesOf({ [commentsPath]: '{"comments_v2":[{"timestamp":1' })),
      undefined,
      'facebook',
    );
    expect(verdict).toBe('genuine');
    expect(ledger?.files.notUnderstood).toEqual({ 'comments.json stops in the middle': 1 });
    expect(findings).toContainEqual({
      label: 'Not understood',
      value: expect.stringContaining('comments.json stops in the middle'),
    });
  });

  it('in parts, each in a folder of its own, is one export', async () => {
    const [first, second] = [
      { ...lists, [reactionsPath]: undefined },
      {
        [reactionsPath]: reactions,
        [threadPath.replace('_1.json', '_2.json')]: { participants: [], messages: [] },
      },
    ];
    const parted = Object.fromEntries([
      ...Object.keys(lists).map((path) => [path, undefined]),
      ...Object.entries(first).map(([path, value]) => [`facebook-zoe-01-05-2026-AbCd/${path}`, value]),
      ...Object.entries(second).map(([path, value]) => [`facebook-zoe-01-05-2026-EfGh/${path}`, value]),
    ]);
    const [plain, inspection] = [await inspect(), await inspect(parted)];
    expect(inspection).toMatchObject({ verdict: 'genuine', recordCounts: plain.recordCounts });
    expect(inspection.sketch).toEqual(plain.sketch);
    expect(found(inspection, 'A part is missing')).toBeUndefined();
  });

  it("leaves out what others wrote on the person's wall", async () => {
    const others = {
      [`${root}/posts/other_people's_posts_to_your_timeline.json`]: { wall_posts_sent_to_you: posts },
    };
    expect((await inspect(others)).recordCounts).toEqual((await inspect()).recordCounts);
  });

  it('scores no higher with its records twice', async () => {
    const twice = { [postsPath]: posts.flatMap((item) => [item, item]) };
    const score = async (changed = {}) =>
      scoreQuality({ inspection: await inspect(changed), novelty: 1, asOfMs: testAsOfMs }).score;
    expect(await score(twice)).toBeLessThanOrEqual(await score());
  });
});

describe('a Facebook export that is less than it could be', () => {
  it('is told what was left out', async () => {
    const advice = found(await inspect({ [commentsPath]: undefined }), 'Left out');
    expect(advice).toContain('comments, pages, searches');
    expect(advice).toContain('Accounts Center');
  });

  it('is told that a date range was chosen', async () => {
    expect(found(await inspect(), 'Only a while')).toContain('All time');
    const young = { ...profile, registration_timestamp: timeOf(0) - 10 * day };
    const path = 'personal_information/profile_information/profile_information.json';
    expect(found(await inspect({ [path]: { profile_v2: young } }), 'Only a while')).toBeUndefined();
  });

  it('is told that a numbered file is missing', async () => {
    expect(found(await inspect(), 'A part is missing')).toBeUndefined();
    const gap = await inspect({ [reactionsPath.replace('_1.json', '_3.json')]: reactions.slice(0, 3) });
    expect(found(gap, 'A part is missing')).toContain('every .zip');
  });
});

describe('a Facebook archive that cannot be used', () => {
  it('in HTML says to choose JSON', async () => {
    const pages = Object.keys(lists).map((path) => ({
      path: path.replace('.json', '.html'),
      data: '<html>',
    }));
    expect(await refusal([...pages, { path: 'index.html', data: '<html>' }])).toMatchObject({
      code: 'html-not-json',
      advice: expect.stringContaining('JSON'),
    });
  });

  it('with photos alone is called a part', async () => {
    const media = [{ path: `${root}/posts/media/a/1.jpg`, data: 'x' }];
    expect(await refusal(media)).toMatchObject({ code: 'only-a-part' });
  });

  it('without anything that the person did says what to ask for', async () => {
    const files = [{ path: `${root}/other_activity/pokes.json`, data: '{}' }];
    expect(await refusal(files)).toMatchObject({
      code: 'no-activity',
      advice: expect.stringContaining('All time'),
    });
  });

  it('of Instagram, which has folders of the same names, is none of Facebook', async () => {
    const paths = [
      'your_instagram_activity/comments/post_comments_1.json',
      'your_instagram_activity/messages/inbox/kim_1/message_1.json',
      'logged_information/link_history/link_history.json',
      'ads_information/ads_and_topics/ads_viewed.json',
    ];
    // Facebook's own lists of the same names would be read
    const shared = ['ads_information/ads_viewed.json', 'logged_information/search/your_search_history.json'];
    const login = 'security_and_login_information/login_and_profile_creation/login_activity.json';
    for (const all of [paths, [...paths, ...shared, login]]) {
      expect(await refusal(all.map((path) => ({ path, data: '{}' })))).toMatchObject({
        code: 'unknown-export',
        message: expect.stringContaining('Instagram'),
      });
    }
  });

  it('in another pool is sent to its own', async () => {
    expect(await refusal(filesOf(), 'spotify')).toMatchObject({ code: 'wrong-platform' });
  });
});

describe('what of a Facebook export is not read', () => {
  const albumPage = `${root}/posts/album/0.html`;
  const completenessOf = (inspection: Awaited<ReturnType<typeof inspect>>) =>
    scoreQuality({ inspection, novelty: 1, asOfMs: testAsOfMs }).parts.find(
      ({ name }) => name === 'completeness',
    )?.value ?? 1;

  it('is told of pages beside the lists, by name and kind, and lowers completeness', async () => {
    const whole = await inspect();
    const inspection = await inspect({ [albumPage]: '<html><body>118 photos</body></html>' });
    expect(inspection.ledger?.files.notUnderstood).toEqual({
      '0.html is a web page of photos, which we cannot read: choose JSON': 1,
    });
    expect(found(inspection, 'Not understood')).toContain('0.html is a web page of photos');
    expect(found(inspection, 'Web pages')).toContain('photos');
    expect(completenessOf(inspection)).toBeLessThan(completenessOf(whole));
    expect(inspection.verdict).toBe(whole.verdict);
  });

  it('is never called missing if it is there as a page', async () => {
    const page = commentsPath.replace('.json', '.html');
    const inspection = await inspect({
      [commentsPath]: undefined,
      [page]: '<html><body>comments</body></html>',
    });
    expect(found(inspection, 'Not understood')).toContain('comments.html is a web page of comments');
    expect(found(inspection, 'Left out') ?? '').not.toContain('comments');
    const without = await inspect({ [commentsPath]: undefined });
    expect(found(without, 'Left out')).toContain('comments');
  });

  it('is told of a file that is too large to be read in one piece', async () => {
    const path = 'logged_information/other_logged_information/ads_interests.json';
    const topics = Array.from({ length: 5 }, (_, n) => `${n}`.padEnd(1024 * 1024, 'x'));
    const { ledger, recordCounts } = await inspect({ [path]: { topics_v2: topics } });
    expect(recordCounts['ad-interest']).toBeUndefined();
    expect(ledger?.files.notUnderstood).toEqual({ 'ads_interests.json is larger than such a file is': 1 });
  });

  it('adds up, whatever form its times have', async () => {
    const timeless = { data: [{ comment: { comment: 'when?' } }] };
    const changed = comments.map((one, n) => ({
      ...one,
      timestamp: n % 2 ? String(one.timestamp) : one.timestamp * 1000,
    }));
    const { ledger, recordCounts } = await inspect({
      [commentsPath]: { comments_v2: [...changed, timeless, [7]], strange_list: [{ a: 1 }, { a: 2 }] },
    });
    expect(recordCounts.comment).toBe(count);
    expect(ledger?.records.notUnderstood).toEqual({
      'without a time that we can read': 1,
      'in another form than a record': 1,
      'in lists that we do not know': 2,
    });
  });
});
