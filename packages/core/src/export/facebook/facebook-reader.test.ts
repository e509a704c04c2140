import { describe, expect, it } from 'vitest';
import { scoreQuality } from '../../quality/score-quality.ts';
import { datasetOf, inspectBytes, inspectionOf } from '../testing/inspect-bytes.ts';
import { testAsOfMs } from '../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../testing/zip-bytes.ts';

const day = 86_400;
const newest = Math.floor(testAsOfMs / 1000) - 60 * day;
const count = 120;
/** From the oldest to the newest. */
const timeOf = (n: number) => newest - (count - n) * 3 * day + ((n * 7919) % 40_000);

interface Post {
  readonly timestamp: number;
  readonly [field: string]: unknown;
}

function post(n: number): Post {
  const timestamp = timeOf(n);
  const uri = `posts/media/a/1_n_${10_158_000_000_000_000 + n * 7_000_000 + ((n * n * 7919) % 1_000_003)}.jpg`;
  const exif = { taken_timestamp: timestamp - 100 - ((n * 977) % 50_000) };
  const media = {
    uri,
    creation_timestamp: timestamp - 4,
    media_metadata: { photo_metadata: { exif_data: [exif] } },
  };
  return { timestamp, attachments: [{ data: [{ media }] }], data: [{ post: `A walk, number ${n}` }] };
}

const posts = Array.from({ length: count }, (_, n) => post(n));
const own = 'Zoe Quill';
const reaction = (n: number) => ({
  timestamp: timeOf(n) + 500,
  data: [{ reaction: { reaction: 'LIKE', actor: own } }],
  title: `${own} likes Kim Orchid's post.`,
});
const reactions = Array.from({ length: count }, (_, n) => reaction(n));
const comments = Array.from({ length: count }, (_, n) => ({
  timestamp: timeOf(n) + 900,
  data: [{ comment: { timestamp: timeOf(n) + 900, comment: `Well said ${n}`, author: own } }],
  title: `${own} commented on Kim Orchid's photo.`,
}));
const thread = (n: number) => ({
  participants: [{ name: `Friend ${n}` }, { name: own }],
  messages: Array.from({ length: 20 }, (_, i) => ({
    sender_name: i % 2 ? own : `Friend ${n}`,
    timestamp_ms: (newest - i * 18 * day - n) * 1000 + i,
    content: 'words in confidence',
  })),
});
const profile = {
  name: { full_name: own },
  emails: { emails: ['zq@example.com'] },
  birthday: { year: 1990, month: 1, day: 2 },
  registration_timestamp: newest - 4000 * day,
};

const root = 'your_facebook_activity';
const lists: Readonly<Record<string, unknown>> = {
  [`${root}/posts/your_posts__check_ins__photos_and_videos_1.json`]: posts,
  [`${root}/comments_and_reactions/comments.json`]: { comments_v2: comments },
  [`${root}/comments_and_reactions/likes_and_reactions_1.json`]: reactions,
  [`${root}/messages/inbox/friendone_1/message_1.json`]: thread(1),
  [`${root}/messages/inbox/friendtwo_2/message_1.json`]: thread(2),
  'personal_information/profile_information/profile_information.json': { profile_v2: profile },
  'connections/friends/your_friends.json': { friends_v2: [{ name: 'Kim Orchid', timestamp: newest }] },
};
const filesOf = (changed: Readonly<Record<string, unknown>> = {}): TestFile[] =>
  Object.entries({ ...lists, ...changed })
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => ({
      path,
      data: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    }));
const inspect = async (changed?: Readonly<Record<string, unknown>>) =>
  inspectionOf(await zipOf(filesOf(changed)), undefined, 'facebook');
const refusal = async (files: readonly TestFile[], dataPoolId = 'facebook') => {
  const result = await inspectBytes(await zipOf(files), { dataPoolId });
  if (result.kind !== 'rejected') throw new Error('not refused');
  return result.rejection;
};
const verdictOf = async (changed: Readonly<Record<string, unknown>>) => {
  const result = await inspectBytes(await zipOf(filesOf(changed)), { dataPoolId: 'facebook' });
  return result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
};
const found = (inspection: { findings: readonly { label: string; value: string }[] }, label: string) =>
  inspection.findings.find((finding) => finding.label === label)?.value;
const [postsPath = '', commentsPath = '', reactionsPath = '', threadPath = ''] = Object.keys(lists);

describe('a Facebook export', () => {
  it('is read whole', async () => {
    const inspection = await inspect();
    expect(inspection).toMatchObject({
      variant: 'json-2024',
      verdict: 'genuine',
      recordCounts: { post: count, comment: count, reaction: count, message: 40, friend: 1 },
      counters: { soundRecords: 1 },
    });
    expect(inspection.evidence.filter(({ outcome }) => outcome === 'doubts')).toEqual([]);
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
    expect(inspection).toMatchObject({ malformedRecords: 3, recordCounts: { post: count } });
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
    expect(advice).toContain('Accounts Centre');
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

  it('with a file that stops in the middle names it', async () => {
    expect(await refusal(filesOf({ [commentsPath]: '{"comments_v2":[{"timestamp":1' }))).toMatchObject({
      code: 'broken-json',
      message: expect.stringContaining('comments.json'),
    });
  });

  it('of Instagram, which has folders of the same names, is none of Facebook', async () => {
    const paths = [
      'your_instagram_activity/comments/post_comments_1.json',
      'your_instagram_activity/messages/inbox/kim_1/message_1.json',
      'logged_information/link_history/link_history.json',
      'ads_information/ads_and_topics/ads_viewed.json',
    ];
    expect(await refusal(paths.map((path) => ({ path, data: '{}' })))).toMatchObject({
      code: 'unknown-export',
      message: expect.stringContaining('Instagram'),
    });
  });

  it('in another pool is sent to its own', async () => {
    expect(await refusal(filesOf(), 'spotify')).toMatchObject({ code: 'wrong-platform' });
  });
});

describe('a forged Facebook export is caught', () => {
  const moved = (days: number) => posts.map((item) => ({ ...item, timestamp: item.timestamp + days * day }));

  it.each([-30, -1, 1, 30])('with posts shifted by %d days', async (days) => {
    expect(await verdictOf({ [postsPath]: moved(days) })).toBe('not-genuine');
  });

  it.each([-30, -1, 1, 30])(
    'with posts and uploads shifted by %d days, but for the cameras',
    async (days) => {
      const text = JSON.stringify(posts).replace(
        /"(timestamp|creation_timestamp)":(\d+)/g,
        (_, key, value) => `"${key}":${Number(value) + days * day}`,
      );
      expect(['suspicious', 'not-genuine']).toContain(await verdictOf({ [postsPath]: text }));
    },
  );

  it('with permuted times', async () => {
    const permuted = posts.map((item, n) => ({ ...item, timestamp: posts[(n * 7) % count]?.timestamp }));
    expect(await verdictOf({ [postsPath]: permuted })).toBe('not-genuine');
  });

  it('with invented ids, or such as a loop counts', async () => {
    const withIds = (id: (n: number) => string) =>
      posts.map((item, n) => JSON.parse(JSON.stringify(item).replace(/_n_\d+/, `_n_${id(n)}`)));
    const invented = withIds((n) => String(1e16 + ((n * 7_919_119_119) % 9e12) * 1000));
    expect(['suspicious', 'not-genuine']).toContain(await verdictOf({ [postsPath]: invented }));
    const counted = withIds((n) => String(10_158_000_000_000_000 + n));
    expect(await verdictOf({ [postsPath]: counted })).toBe('not-genuine');
  });

  it('with records repeated for volume', async () => {
    const thrice = posts.flatMap((item) => [item, item, item]);
    expect(await verdictOf({ [postsPath]: thrice })).toBe('suspicious');
  });

  it('out of the archives of two people', async () => {
    const other = JSON.parse(JSON.stringify(reactions).replaceAll(own, 'Somebody Else')) as unknown[];
    const profiles = {
      'other/profile_information/profile_information.json': {
        profile_v2: { name: { full_name: 'Somebody Else' } },
      },
    };
    expect(await verdictOf({ [reactionsPath.replace('_1', '_2')]: other, ...profiles })).not.toBe('genuine');
  });

  it.each([-1, 1])('with shared posts shifted by %d days', async (days) => {
    const shared = posts.map(({ timestamp }) => ({
      timestamp: timestamp + days * day,
      data: [{ update_timestamp: timestamp }],
    }));
    expect(await verdictOf({ [postsPath]: shared })).toBe('not-genuine');
  });

  it('with comments whose two times differ', async () => {
    const edited = comments.map((item) => ({ ...item, timestamp: item.timestamp + 2 * day }));
    expect(await verdictOf({ [commentsPath]: { comments_v2: edited } })).toBe('not-genuine');
  });

  it('with records in the future', async () => {
    const later = reactions.map((item) => ({ ...item, timestamp: item.timestamp + 400 * day }));
    expect(await verdictOf({ [reactionsPath]: later })).toBe('not-genuine');
  });
});

describe('a secret planted in a Facebook export', () => {
  const secrets = ['Zorblatt Quillfeather', 'zq@example.com', '+65 9123 4567', '203.0.113.77'];
  const named = {
    'personal_information/profile_information/profile_information.json': {
      profile_v2: { ...profile, other_names: [{ name: secrets[0] }] },
    },
  };

  it.each([
    'timestamp',
    'title',
    'name',
    'tags',
    'text',
    'href',
    'action',
    'user_agent',
    'ip_address',
    'country',
    'uri',
    'description',
    'advertiser_name',
    'future',
  ])('in the field %s of any list never leaves', async (field) => {
    for (const secret of secrets) {
      const deep = (record: object) => ({ ...record, [field]: secret });
      const list = [deep({ timestamp: newest, data: [deep({})], creation_timestamp: newest })];
      const files = {
        ...named,
        [postsPath]: [
          deep({ timestamp: newest, attachments: [{ data: [{ media: deep({}) }] }], data: [deep({})] }),
        ],
        [threadPath]: {
          participants: [{ name: secret }],
          messages: [deep({ timestamp_ms: newest * 1000 })],
          title: secret,
        },
        [`${root}/posts/album/0.json`]: { photos: list, name: secret, comments: list },
        [`${root}/messages/inbox/${secret}_1/message_1.json`]: thread(1),
        [`${root}/pages/pages_you_ve_liked.json`]: { page_likes_v2: list },
        [`${root}/saved_items_and_collections/your_saved_items.json`]: { saves_v2: list },
        [`${root}/groups/your_group_membership_activity.json`]: { groups_joined_v2: list },
        'logged_information/search/your_search_history.json': { searches_v2: list },
        'logged_information/notifications/notifications.json': { notifications_v2: list },
        'security_and_login_information/account_activity.json': { account_activity_v2: list },
        "ads_information/advertisers_you've_interacted_with.json": { history_v2: list },
        'ads_information/advertisers_using_your_activity_or_information.json': {
          custom_audiences_all_types_v2: list,
        },
        'apps_and_websites_off_of_facebook/your_activity_off_meta_technologies.json': {
          off_facebook_activity_v2: [deep({ events: [deep({ timestamp: newest, type: secret })] })],
        },
        [`events/${secret}.json`]: { [secret]: list },
      };
      const { files: written } = await datasetOf(await zipOf(filesOf(files)), undefined, 'facebook');
      expect([...written.values()].join('')).not.toContain(secret);
    }
  });
});
