/** The places of lists in each of TikTok's layouts: in a nested JSON object, or in a folder of text files. */
import { watermarkUser } from '@cgdx/core/authenticity/watermark.ts';
import type { Person } from '../ground/person.ts';
import type { ListName } from './record.ts';
import { type TiktokVariant, type Wording, wordings } from './variant.ts';

type Lists = ReadonlyMap<ListName, () => Iterable<string[]>>;
interface File {
  readonly name: string;
  readonly chunks: Iterable<string>;
}
type Layout = (person: Person, n: number, lists: Lists) => File[];

function* joined(lists: Lists, list: ListName): Generator<string> {
  let first = true;
  yield '[';
  for (const records of lists.get(list)?.() ?? []) {
    yield (first ? '' : ',') + records.join(',');
    first = false;
  }
  yield '\n        ]';
}

/** Returns the owner's name; the second person of a merged export has a unique name. */
const ownerName = (person: Person, n: number): string =>
  n === 0 ? person.userName : `${watermarkUser}${n}-${person.userName.slice(-8)}`;

const profileOf = (person: Person, n: number) => ({
  userName: ownerName(person, n),
  emailAddress: person.email,
  telephoneNumber: person.phone,
  birthDate: person.birthdate,
  name: `${person.givenName} ${person.familyName}`,
});

/** Returns chats and devices, which must never be in a dataset. */
const privateParts = (person: Person): string => `
    "Direct Message": {"Direct Messages": {"ChatHistory": {${person.friends
      .map(
        (friend) =>
          `${JSON.stringify(`Chat History with ${friend}:`)}: [{"Date": "2026-01-02 03:04:05", "From": ${JSON.stringify(friend)}, "Content": "see you at ${person.street}"}]`,
      )
      .join(', ')}}}},
    "Login History": {"LoginHistoryList": [{"Date": "2026-01-02 03:04:05 UTC", "IP": "${person.ipAddress}"}]}`;

/** The names of the sections with the lists. */
interface Sections {
  readonly profile: string;
  readonly profileInfo: string;
  readonly activity: string;
  readonly watches: string;
  /** The section of likes; absent if it is `activity`. */
  readonly likes?: string;
  readonly searches: string;
}

const sections2025: Sections = {
  profile: 'Profile',
  profileInfo: 'Profile Info',
  activity: 'Your Activity',
  watches: 'Watch History',
  searches: 'Searches',
};

const json =
  (file: string, { profile, profileInfo, activity, watches, likes, searches }: Sections): Layout =>
  (person, n, lists) => [
    {
      name: `${file}${n === 0 ? '' : ` (${n})`}.json`,
      chunks: (function* () {
        yield `{
    "${profile}": {"${profileInfo}": {"ProfileMap": ${JSON.stringify(profileOf(person, n))}}},${privateParts(person)},
    "Comment": {"Comments": {"CommentsList": `;
        yield* joined(lists, 'comment');
        yield `}},
    "${activity}": {
      "${watches}": {"VideoList": `;
        yield* joined(lists, 'watch');
        yield `},\n      "${searches}": {"SearchList": `;
        yield* joined(lists, 'search');
        yield likes === undefined ? '},' : `}\n    },\n    "${likes}": {`;
        yield '\n      "Like List": {"ItemFavoriteList": ';
        yield* joined(lists, 'like');
        yield '},\n      "Favorite Videos": {"FavoriteVideoList": ';
        yield* joined(lists, 'favorite');
        yield '}\n    }\n}\n';
      })(),
    },
  ];

function* blocks(lists: Lists, list: ListName): Generator<string> {
  for (const records of lists.get(list)?.() ?? []) yield records.join('');
}

const text =
  (words: Wording): Layout =>
  (person, n, lists) => {
    const folder = n === 0 ? 'TikTok' : `TikTok ${n}`;
    const { userName, ...profile } = profileOf(person, n);
    const lines = Object.entries({ [words.userName]: userName, ...profile }).map(
      ([key, value]) => `${key}: ${value}\n`,
    );
    return [
      { name: `${folder}/${words.profile}.txt`, chunks: lines },
      ...(['watch', 'like', 'favorite', 'search', 'comment'] as const).map((list) => ({
        name: `${folder}/${words[list]}.txt`,
        chunks: blocks(lists, list),
      })),
    ];
  };

export const layouts: Readonly<Record<TiktokVariant, Layout>> = {
  'json-2025': json('user_data_tiktok', sections2025),
  'json-2026': json('user_data_tiktok', {
    ...sections2025,
    profile: 'Profile And Settings',
    likes: 'Likes and Favorites',
  }),
  'json-2023': json('user_data', {
    profile: 'Profile',
    profileInfo: 'Profile Information',
    activity: 'Activity',
    watches: 'Video Browsing History',
    searches: 'Search History',
  }),
  txt: text(wordings.en),
  'txt-nl': text(wordings.nl),
  'txt-es': text(wordings.es),
};
