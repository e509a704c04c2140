/** Generates records of Facebook's large lists, in each layout. */
import type { Forgery } from '../ground/forgery.ts';
import type { Person } from '../ground/person.ts';
import type { Timeline } from '../ground/timeline.ts';
import { objectId } from './object-id.ts';
import { wordingOf, wordsOf } from './phrase.ts';
import type { FacebookVariant } from './variant.ts';

export type ListName = 'post' | 'comment' | 'reaction' | 'message' | 'search' | 'notification' | 'photo';

export interface RecordInput {
  readonly variant: FacebookVariant;
  readonly person: Person;
  readonly forge: Forgery | undefined;
}

/** One post in this many has a photo. */
const photoEvery = 3;
const cameras = ['Pixel 8', 'iPhone 14', 'SM-G991B'];
const reactions = ['LIKE', 'LIKE', 'LIKE', 'LOVE', 'HAHA', 'WOW', 'SORRY', 'ANGER'];
const searches = ['hiking groups', 'second hand bikes', 'pasta recipes', 'old school friends'];

const nameOf = ({ givenName, familyName }: Person) => `${givenName} ${familyName}`;
const pickFrom = <T>(items: readonly T[], n: number, timeline: Timeline, use: string): T | undefined =>
  items[timeline.pick(items.length, n, use)];

/** `friend`: the other person in the record. */
export function recordOf(
  list: ListName,
  n: number,
  timeline: Timeline,
  input: RecordInput,
  friend = pickFrom(input.person.friends, n, timeline, 'friend') ?? '',
): object {
  const { person, variant } = input;
  const timestamp = timeline.told(n);
  const wording = wordingOf(variant);
  const own = nameOf(person);
  const thing = pickFrom(wording.things, n, timeline, 'thing') ?? '';
  switch (list) {
    case 'post':
      return postOf(n, timestamp, timeline, input, friend);
    case 'photo':
      return { ...photoOf(n, timestamp, timeline, input), title: `Album of ${own}` };
    case 'comment':
      return {
        timestamp,
        data: [{ comment: { timestamp, comment: wordsOf('comment', n, timeline, person), author: own } }],
        title: wording.commented(own, friend, thing),
      };
    case 'reaction':
      return {
        timestamp,
        data: [{ reaction: { reaction: pickFrom(reactions, n, timeline, 'reaction'), actor: own } }],
        title: wording.likes(own, friend, thing),
      };
    case 'message':
      return {
        sender_name: timeline.pick(2, n, 'sender') === 0 ? own : friend,
        timestamp_ms: timestamp * 1000 + timeline.pick(1000, n, 'ms'),
        content: wordsOf('comment', n, timeline, person),
        is_geoblocked_for_viewer: false,
      };
    case 'search':
      return {
        timestamp,
        data: [{ text: timeline.pick(2, n, 'who') ? friend : pickFrom(searches, n, timeline, 'what') }],
        title: wording.searched,
      };
    case 'notification':
      return {
        timestamp,
        unread: timeline.pick(4, n, 'unread') === 0,
        href: `https://www.facebook.com/groups/${timeline.pick(1e9, n, 'group')}/posts/1`,
        text: wording.commented(friend, own, thing),
      };
    default:
      return list satisfies never;
  }
}

function postOf(
  n: number,
  timestamp: number,
  timeline: Timeline,
  input: RecordInput,
  friend: string,
): object {
  const { person, variant } = input;
  const edited = timeline.pick(10, n, 'edited') === 0;
  const hasLink = timeline.pick(5, n, 'link') === 0;
  const attachments = [
    ...(n % photoEvery === 0 ? [{ data: [{ media: photoOf(n, timeline.at(n), timeline, input) }] }] : []),
    ...(hasLink
      ? [{ data: [{ external_context: { url: `https://example.com/${n}?utm=${person.userName}` } }] }]
      : []),
  ];
  return {
    timestamp,
    ...(attachments.length === 0 ? {} : { attachments }),
    data: [
      { post: wordsOf('post', n, timeline, person) },
      ...(edited ? [{ update_timestamp: timestamp + 61 + timeline.pick(3000, n, 'update') }] : []),
      ...(hasLink && !edited ? [{ update_timestamp: timestamp }] : []),
    ],
    title: wordingOf(variant).updated(nameOf(person)),
    ...(timeline.pick(6, n, 'tag') === 0 ? { tags: [{ name: friend }] } : {}),
  };
}

/** `uploaded`: seconds since 1970. */
function photoOf(n: number, uploaded: number, timeline: Timeline, { person, forge, variant }: RecordInput) {
  const id = objectId(n, 'photo', timeline, forge);
  const within = [3600, 40_000, 86_400 * 20][timeline.pick(3, n, 'since taken')] ?? 0;
  const folder = variant === 'json-2018' ? 'photos_and_videos' : 'your_facebook_activity/posts/media';
  return {
    uri: `${folder}/Mobileuploads_x/${timeline.pick(1e9, n, 'name')}_${id}_n_${id}.jpg`,
    creation_timestamp: uploaded - timeline.pick(30, n, 'upload'),
    media_metadata: {
      photo_metadata: {
        exif_data: [
          {
            upload_ip: person.ipAddress,
            taken_timestamp: timeline.at(n) - 30 - timeline.pick(within, n, 'taken'),
            camera_model: pickFrom(cameras, n, timeline, 'camera'),
            latitude: 1.29,
            longitude: 103.85,
          },
        ],
      },
    },
  };
}

/** Returns a reaction in the format of the second list of 2024. */
export function labelledReaction(
  n: number,
  timeline: Timeline,
  { variant, person, forge }: RecordInput,
): object {
  const wording = wordingOf(variant);
  return {
    timestamp: timeline.told(n),
    media: [],
    label_values: [
      { label: wording.reactionLabel, value: pickFrom(reactions, n, timeline, 'reaction') },
      { label: 'URL', value: `https://www.facebook.com/${person.userName}/posts/${n}` },
      { label: wording.nameLabel, value: pickFrom(person.friends, n, timeline, 'friend') },
    ],
    fbid: objectId(n, 'reaction', timeline, forge),
  };
}
