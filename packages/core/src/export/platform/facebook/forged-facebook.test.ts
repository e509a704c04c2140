import { describe, expect, it } from 'vitest';
import {
  comments,
  commentsPath,
  count,
  day,
  filesOf,
  newest,
  own,
  posts,
  postsPath,
  profile,
  reactions,
  reactionsPath,
  root,
  thread,
  threadPath,
} from '../../testing/facebook-history.ts';
import { datasetOf, inspectBytes } from '../../testing/inspect-bytes.ts';
import { secrets, secretsOf } from '../../testing/secret.ts';
import { zipOf } from '../../testing/zip-bytes.ts';

const verdictOf = async (changed: Readonly<Record<string, unknown>>) => {
  const result = await inspectBytes(await zipOf(filesOf(changed)), { platform: 'facebook' });
  return result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
};

describe('a forged Facebook export is caught', () => {
  const moved = (days: number) => posts.map((item) => ({ ...item, timestamp: item.timestamp + days * day }));

  it.each([-30, -1, 1, 30])('with posts shifted by %d days', async (days) => {
    expect(await verdictOf({ [postsPath]: moved(days) })).toBe('not-genuine');
  });

  it.each([-30, -1, 1, 30])(
    'with posts and uploads shifted by %d days, but not the times of cameras',
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

  it('with one post of eight moved back, and all sorted again', async () => {
    const edited = posts.map((item, n) =>
      n % 8 === 3 ? { ...item, timestamp: item.timestamp - (20 + n) * day } : item,
    );
    edited.sort((a, b) => a.timestamp - b.timestamp);
    expect(await verdictOf({ [postsPath]: edited })).toBe('suspicious');
  });

  it('with random ids, or ids from a counter', async () => {
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

  it('merged from the archives of two people', async () => {
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
  const named = {
    'personal_information/profile_information/profile_information.json': {
      profile_v2: { ...profile, other_names: [{ name: secrets[0] }] },
    },
  };

  const fields = [
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
  ];

  it.each(fields)('in the field %s of any list is never in the dataset', async (field) => {
    for (const secret of secretsOf(fields.indexOf(field))) {
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
