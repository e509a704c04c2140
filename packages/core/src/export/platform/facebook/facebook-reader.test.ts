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
  it('is read completely', async () => {
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
    ['with records of a later year under a new key', { [commentsPath]: { comments_v3: comments } }],
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
    ['with empty lists', { 'connections/friends/removed_friends.json': { deleted_friends_v2: [] } }],
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

  it('of shared posts, which have their time twice, is genuine', async () => {
    const shared = posts.map(({ timestamp }) => ({ timestamp, data: [{ update_timestamp: timestamp }] }));
    expect(await verdictOf({ [postsPath]: shared })).toBe('genuine');
  });

  it('has its language detected by titles and labels', async () => {
    const german = reactions.map((item) => ({ ...item, title: `${own} gefällt Kims Beitrag.` }));
    const other = { [commentsPath]: undefined, [reactionsPath]: german };
    expect((await inspect(other)).language).toBe('de');
    expect((await inspect({ [commentsPath]: undefined, [reactionsPath]: undefined })).language).toBe('und');
  });

  it('with records that lack a time is read without these, which are counted', async () => {
    const broken = [...posts, { data: [{ post: 'when?' }] }, { timestamp: 0 }, { timestamp: 'yesterday' }];
    const inspection = await inspect({ [postsPath]: broken });
    expect(inspection).toMatchObject({
      recordCounts: { post: count },
      ledger: { records: { notUnderstood: { 'without a time that we can read': 3 } } },
    });
  });

  it('with a truncated file is read up to the truncation, which is reported', async () => {
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

  it('in parts with different folders is joined to one export', async () => {
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

describe('an incomplete Facebook export', () => {
  it('has a finding about the kinds that are missing', async () => {
    const advice = found(await inspect({ [commentsPath]: undefined }), 'Left out');
    expect(advice).toContain('comments, pages, searches');
    expect(advice).toContain('Accounts Center');
  });

  it('has a finding about the chosen date range', async () => {
    expect(found(await inspect(), 'Only a while')).toContain('All time');
    const young = { ...profile, registration_timestamp: timeOf(0) - 10 * day };
    const path = 'personal_information/profile_information/profile_information.json';
    expect(found(await inspect({ [path]: { profile_v2: young } }), 'Only a while')).toBeUndefined();
  });

  it('has a finding about a missing numbered file', async () => {
    expect(found(await inspect(), 'A part is missing')).toBeUndefined();
    const gap = await inspect({ [reactionsPath.replace('_1.json', '_3.json')]: reactions.slice(0, 3) });
    expect(found(gap, 'A part is missing')).toContain('every .zip');
  });
});

describe('a Facebook archive that cannot be used', () => {
  it('in HTML is refused with the advice to choose JSON', async () => {
    const pages = Object.keys(lists).map((path) => ({
      path: path.replace('.json', '.html'),
      data: '<html>',
    }));
    expect(await refusal([...pages, { path: 'index.html', data: '<html>' }])).toMatchObject({
      code: 'html-not-json',
      advice: expect.stringContaining('JSON'),
    });
  });

  it('with only photos is called a part of an export', async () => {
    const media = [{ path: `${root}/posts/media/a/1.jpg`, data: 'x' }];
    expect(await refusal(media)).toMatchObject({ code: 'only-a-part' });
  });

  it('without any activity is refused with advice on what to request', async () => {
    const files = [{ path: `${root}/other_activity/pokes.json`, data: '{}' }];
    expect(await refusal(files)).toMatchObject({
      code: 'no-activity',
      advice: expect.stringContaining('All time'),
    });
  });

  it('of Instagram, which has folders of the same names, is not taken for Facebook', async () => {
    const paths = [
      'your_instagram_activity/comments/post_comments_1.json',
      'your_instagram_activity/messages/inbox/kim_1/message_1.json',
      'logged_information/link_history/link_history.json',
      'ads_information/ads_and_topics/ads_viewed.json',
    ];
    // without Instagram's folders, lists with these names would be read
    const shared = ['ads_information/ads_viewed.json', 'logged_information/search/your_search_history.json'];
    const login = 'security_and_login_information/login_and_profile_creation/login_activity.json';
    for (const all of [paths, [...paths, ...shared, login]]) {
      expect(await refusal(all.map((path) => ({ path, data: '{}' })))).toMatchObject({
        code: 'unknown-export',
        message: expect.stringContaining('Instagram'),
      });
    }
  });

  it('in another pool is refused with the right pool named', async () => {
    expect(await refusal(filesOf(), 'spotify')).toMatchObject({ code: 'wrong-platform' });
  });
});

describe('unread files and records of a Facebook export', () => {
  const albumPage = `${root}/posts/album/0.html`;
  const completenessOf = (inspection: Awaited<ReturnType<typeof inspect>>) =>
    scoreQuality({ inspection, novelty: 1, asOfMs: testAsOfMs }).parts.find(
      ({ name }) => name === 'completeness',
    )?.value ?? 1;

  it('are reported for web pages among the lists, by name and kind, and lower completeness', async () => {
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

  it('do not count as missing if they are there as a web page', async () => {
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

  it('are reported for a file that is too large to be parsed as a whole', async () => {
    const path = 'logged_information/other_logged_information/ads_interests.json';
    const topics = Array.from({ length: 5 }, (_, n) => `${n}`.padEnd(1024 * 1024, 'x'));
    const { ledger, recordCounts } = await inspect({ [path]: { topics_v2: topics } });
    expect(recordCounts['ad-interest']).toBeUndefined();
    expect(ledger?.files.notUnderstood).toEqual({ 'ads_interests.json is larger than such a file is': 1 });
  });

  it('are counted correctly for any form of the times', async () => {
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
