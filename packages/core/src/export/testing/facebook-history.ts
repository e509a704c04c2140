/** Makes a small, realistic Facebook export for tests: photos, comments, reactions, two threads. */
import { testAsOfMs } from './spotify-history.ts';
import type { TestFile } from './zip-bytes.ts';

export const day = 86_400;
export const newest = Math.floor(testAsOfMs / 1000) - 60 * day;
export const count = 120;
/** Returns times from the oldest to the newest. */
export const timeOf = (n: number) => newest - (count - n) * 3 * day + ((n * 7919) % 40_000);

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

export const posts = Array.from({ length: count }, (_, n) => post(n));
export const own = 'Zoe Quill';
const reaction = (n: number) => ({
  timestamp: timeOf(n) + 500,
  data: [{ reaction: { reaction: 'LIKE', actor: own } }],
  title: `${own} likes Kim Orchid's post.`,
});
export const reactions = Array.from({ length: count }, (_, n) => reaction(n));
export const comments = Array.from({ length: count }, (_, n) => ({
  timestamp: timeOf(n) + 900,
  data: [{ comment: { timestamp: timeOf(n) + 900, comment: `Well said ${n}`, author: own } }],
  title: `${own} commented on Kim Orchid's photo.`,
}));
export const thread = (n: number) => ({
  participants: [{ name: `Friend ${n}` }, { name: own }],
  messages: Array.from({ length: 20 }, (_, i) => ({
    sender_name: i % 2 ? own : `Friend ${n}`,
    timestamp_ms: (newest - i * 18 * day - n) * 1000 + i,
    content: 'words in confidence',
  })),
});
export const profile = {
  name: { full_name: own },
  emails: { emails: ['zq@example.com'] },
  birthday: { year: 1990, month: 1, day: 2 },
  registration_timestamp: newest - 4000 * day,
};

export const root = 'your_facebook_activity';
export const lists: Readonly<Record<string, unknown>> = {
  [`${root}/posts/your_posts__check_ins__photos_and_videos_1.json`]: posts,
  [`${root}/comments_and_reactions/comments.json`]: { comments_v2: comments },
  [`${root}/comments_and_reactions/likes_and_reactions_1.json`]: reactions,
  [`${root}/messages/inbox/friendone_1/message_1.json`]: thread(1),
  [`${root}/messages/inbox/friendtwo_2/message_1.json`]: thread(2),
  'personal_information/profile_information/profile_information.json': { profile_v2: profile },
  'connections/friends/your_friends.json': { friends_v2: [{ name: 'Kim Orchid', timestamp: newest }] },
};
export const filesOf = (changed: Readonly<Record<string, unknown>> = {}): TestFile[] =>
  Object.entries({ ...lists, ...changed })
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => ({
      path,
      data: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    }));

export const [postsPath = '', commentsPath = '', reactionsPath = '', threadPath = ''] = Object.keys(lists);
