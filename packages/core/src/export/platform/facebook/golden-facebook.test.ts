import { describe, expect, it } from 'vitest';
import { datasetOf, inspectionOf } from '../../testing/inspect-bytes.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const t = 1_700_000_000; // 2023-11-14T22:13:20Z
const file = (path: string, value: unknown): TestFile => ({ path, data: JSON.stringify(value) });
/** Encodes a text as Facebook does. */
const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

const profile = {
  name: { full_name: bytes('Zoë Quill'), first_name: bytes('Zoë'), last_name: 'Quill' },
  emails: { emails: ['zq@example.com'] },
  birthday: { year: 1990, month: 3, day: 4 },
  registration_timestamp: 1_300_000_000,
};
const posts = [
  {
    timestamp: t,
    attachments: [
      {
        data: [
          {
            media: {
              uri: 'posts/media/x/1_10158000000000001_n_10158000000000001.jpg',
              creation_timestamp: t - 5,
              media_metadata: {
                photo_metadata: {
                  exif_data: [{ upload_ip: '203.0.113.7', taken_timestamp: t - 90, camera_make: 'Google' }],
                },
              },
            },
          },
          { place: { name: 'Larkspur Road 7', coordinate: { latitude: 1.3, longitude: 103.8 } } },
        ],
      },
      { data: [{ external_context: { url: 'https://example.com/?t=secret' } }] },
    ],
    data: [{ post: bytes('Grüße vom Café, yours Zoë Quill') }, { update_timestamp: t + 600 }, {}],
    title: bytes('Zoë Quill was with Kim Orchid.'),
    tags: [{ name: 'Kim Orchid' }],
  },
  { timestamp: t + 10, data: [{}], title: '' },
];
const comment = {
  timestamp: t + 20,
  data: [
    {
      comment: {
        timestamp: t + 20,
        comment: 'Well said Kim Orchid',
        author: bytes('Zoë Quill'),
        group: 'Hikers',
      },
    },
  ],
  title: bytes("Zoë Quill commented on Kim Orchid's photo."),
};
const reaction = {
  timestamp: t + 30,
  data: [{ reaction: { reaction: 'SORRY', actor: bytes('Zoë Quill') } }],
  title: bytes("Zoë Quill reacted to Kim Orchid's post."),
};
const message = {
  participants: [{ name: 'Kim Orchid' }, { name: bytes('Zoë Quill') }],
  messages: [
    { sender_name: 'Kim Orchid', timestamp_ms: t * 1000 + 40_500, content: bytes('né') },
    { sender_name: bytes('Zoë Quill'), timestamp_ms: t * 1000, photos: [{ uri: 'a' }] },
  ],
  title: 'Kim Orchid',
};
const time = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

const records: Readonly<Record<string, readonly object[]>> = {
  post: [
    {
      kind: 'post',
      at: time(t),
      text: expect.stringMatching(/^Grüße vom Café, yours \[PERSON \d\]$/),
      photos: 1,
      videos: 0,
      hasLink: true,
      hasPlace: true,
      tagged: 1,
      edited: true,
      inGroup: false,
    },
    {
      kind: 'post',
      at: time(t + 10),
      text: null,
      photos: 0,
      videos: 0,
      hasLink: false,
      hasPlace: false,
      tagged: 0,
      edited: false,
      inGroup: false,
    },
  ],
  comment: [
    {
      kind: 'comment',
      at: time(t + 20),
      text: expect.stringMatching(/^Well said \[PERSON \d\]$/),
      on: 'photo',
      hasMedia: false,
      inGroup: true,
    },
  ],
  reaction: [{ kind: 'reaction', at: time(t + 30), reaction: 'sad', on: 'post' }],
  message: [
    { kind: 'message', at: time(t + 40), direction: 'received', conversation: 1, length: 2, form: 'text' },
    { kind: 'message', at: time(t), direction: 'sent', conversation: 1, length: 0, form: 'photo' },
  ],
  friend: [{ kind: 'friend', at: time(t - 100), action: 'added' }],
  'page-like': [{ kind: 'page-like', at: time(t - 200), name: 'Tembusu Noodles' }],
  search: [{ kind: 'search', at: time(t - 300), words: 2 }],
  notification: [{ kind: 'notification', at: time(t - 400), about: 'group', unread: true }],
  'ad-interest': [
    { kind: 'ad-interest', name: 'Hiking' },
    { kind: 'ad-interest', name: 'Cafés' },
  ],
  'off-site-event': [
    { kind: 'off-site-event', at: time(t - 500), app: 'larkspur.example', event: 'page_view', times: 2 },
    { kind: 'off-site-event', at: time(t - 500), app: 'larkspur.example', event: 'purchase', times: 1 },
  ],
  event: [
    { kind: 'event', startsAt: time(t - 800), response: 'joined' },
    { kind: 'event', startsAt: time(t - 900), response: 'interested' },
  ],
  view: [
    { kind: 'view', at: time(t - 50), what: 'video' },
    { kind: 'view', at: time(t - 60), what: 'ad' },
  ],
  login: [
    {
      kind: 'login',
      at: time(t - 600),
      action: 'login',
      device: expect.stringMatching(/android/i),
      country: 'SG',
    },
  ],
  photo: [
    { kind: 'photo', at: time(t - 700), takenAt: null, form: 'photo', camera: null, text: 'Früh' },
    { kind: 'photo', at: time(t - 650), takenAt: null, form: 'video', camera: null, text: null },
  ],
};

const friends = [{ name: 'Kim Orchid', timestamp: t - 100 }];
const pages = [{ name: 'Tembusu Noodles', timestamp: t - 200, url: 'https://www.facebook.com/1' }];
const searches = [{ timestamp: t - 300, data: [{ text: 'kim orchid' }], title: 'You searched Facebook' }];
const notifications = [
  { timestamp: t - 400, unread: true, href: 'https://www.facebook.com/groups/1', text: 'Kim Orchid posted' },
];
const topics = ['Hiking', bytes('Cafés')];
const pageView = { id: 12345, type: 'PAGE_VIEW', timestamp: t - 500 };
const offSite = [
  { name: 'larkspur.example', events: [pageView, pageView, { ...pageView, type: 'PURCHASE' }] },
];
const logins = [
  {
    action: 'Login',
    timestamp: t - 600,
    ip_address: '203.0.113.7',
    user_agent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)',
    country: 'SG',
    city: 'Singapore',
  },
];
const events = {
  events_joined: [{ name: 'Kim Orchid turns 30', start_timestamp: t - 800, end_timestamp: 0 }],
  events_interested: [{ name: 'Quiz', start_timestamp: t - 900 }],
};
const viewed = [
  {
    name: 'Facebook Watch Videos and Shows',
    description: 'Videos you watched',
    children: [
      { name: 'Videos', entries: [{ timestamp: t - 50, data: { name: 'Kim Orchid live', uri: 'x' } }] },
    ],
  },
  { name: 'Ads', entries: [{ timestamp: t - 60, data: { name: 'else' } }] },
];
const album = {
  name: 'Mobile uploads',
  photos: [
    { uri: 'a/1.jpg', creation_timestamp: t - 700, title: 'Kim Orchid', description: bytes('Früh') },
    { uri: 'a/2.mp4', creation_timestamp: t - 650 },
  ],
  cover_photo: { uri: 'a/1.jpg', creation_timestamp: t - 700 },
  comments: [{ timestamp: t, comment: 'of somebody else', author: 'Kim Orchid' }],
};

const today = (activity: string, top: string, v2 = '_v2'): TestFile[] => [
  file(`${top}personal_information/profile_information/profile_information.json`, {
    [`profile${v2}`]: profile,
  }),
  file(`${activity}posts/your_posts__check_ins__photos_and_videos_1.json`, posts),
  file(`${activity}posts/album/0.json`, album),
  file(`${activity}comments_and_reactions/comments.json`, { [`comments${v2}`]: [comment] }),
  file(`${activity}comments_and_reactions/likes_and_reactions_1.json`, [reaction]),
  file(`${activity}messages/inbox/kimorchid_123456/message_1.json`, message),
  file(`${activity}pages/pages_you_ve_liked.json`, { [`page_likes${v2}`]: pages }),
  file(`${top}connections/friends/your_friends.json`, { [`friends${v2}`]: friends }),
  file(`${top}logged_information/search/your_search_history.json`, { [`searches${v2}`]: searches }),
  file(`${top}logged_information/notifications/notifications.json`, {
    [`notifications${v2}`]: notifications,
  }),
  file(`${top}logged_information/other_logged_information/ads_interests.json`, { [`topics${v2}`]: topics }),
  file(`${top}apps_and_websites_off_of_facebook/your_activity_off_meta_technologies.json`, {
    [`off_facebook_activity${v2}`]: offSite,
  }),
  file(`${activity}events/your_event_responses.json`, { [`event_responses${v2}`]: events }),
  file(`${top}logged_information/interactions/recently_viewed.json`, { recently_viewed: viewed }),
  file(`${top}security_and_login_information/account_activity.json`, { [`account_activity${v2}`]: logins }),
];

const archives: Readonly<Record<string, TestFile[]>> = {
  'json-2024': today('your_facebook_activity/', ''),
  'json-2022': today('your_activity_across_facebook/', 'your_activity_across_facebook/'),
  'json-2018': [
    file('profile_information/profile_information.json', { profile }),
    file('posts/your_posts_1.json', { status_updates: posts }),
    file('photos_and_videos/album/0.json', album),
    file('comments/comments.json', { comments: [comment] }),
    file('likes_and_reactions/posts_and_comments.json', { reactions: [reaction] }),
    file('likes_and_reactions/pages.json', { page_likes: pages }),
    file('messages/inbox/KimOrchid_AbCd123/message_1.json', message),
    file('friends/friends.json', { friends }),
    file('search_history/your_search_history.json', { searches }),
    file('about_you/notifications.json', { notifications }),
    file('ads/ads_interests.json', { topics }),
    file('ads_and_businesses/your_off-facebook_activity.json', { off_facebook_activity: offSite }),
    file('events/your_event_responses.json', { event_responses: events }),
    file('about_you/recently_viewed.json', { recently_viewed: viewed }),
    file('security_and_login_information/account_activity.json', { account_activity: logins }),
  ],
};

describe.each(Object.entries(archives))('a Facebook export of the layout %s', (variant, files) => {
  it('gives exactly these records, without its people', async () => {
    const { files: written } = await datasetOf(await zipOf(files), undefined, 'facebook');
    for (const [kind, expected] of Object.entries(records)) {
      const lines = (written.get(`${kind}.ndjson.gz`) ?? '').trim().split('\n');
      expect(
        lines.map((line) => JSON.parse(line)),
        kind,
      ).toEqual(expected);
    }
    const all = [...written.values()].join('\n');
    for (const secret of [
      'Quill',
      'Zoë',
      'Orchid',
      'kimorchid',
      'zq@',
      '203.0.113',
      'Larkspur Road',
      'secret',
      'else',
    ])
      expect(all, secret).not.toContain(secret);
  });

  it('is recognised in any folder, order and division into chunks', async () => {
    const expected = {
      platform: 'facebook',
      variant,
      language: 'en',
      verdict: 'genuine',
      isSample: false,
      recordCounts: Object.fromEntries(Object.entries(records).map(([kind, { length }]) => [kind, length])),
    };
    const plain = await inspectionOf(await zipOf(files), undefined, 'facebook');
    expect(plain).toMatchObject(expected);
    const moved = files.map(({ path, data }) => ({ path: `facebook-zoe-14-11-2023-AbCdEfGh/${path}`, data }));
    const other = await inspectionOf(await zipOf(moved.reverse()), 7, 'facebook');
    expect(other).toMatchObject(expected);
    expect(other.sketch).toEqual(plain.sketch);
    expect(other.accountKey).toBe(plain.accountKey);
  });
});

it('all layouts of one account give the same fingerprint and account', async () => {
  const found = await Promise.all(
    Object.values(archives).map(async (files) => inspectionOf(await zipOf(files), undefined, 'facebook')),
  );
  for (const other of found.slice(1)) {
    expect(other.sketch).toEqual(found[0]?.sketch);
    expect(other.accountKey).toBe(found[0]?.accountKey);
  }
});
