/** Where each of TikTok's layouts puts its lists: one nested JSON object, or a folder of text files. */
import { watermarkUser } from '@cgdx/core/authenticity/watermark.ts';
import type { Person } from '../person.ts';
import type { ListName } from './record.ts';
import type { TiktokVariant } from './variant.ts';

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

/** Whoever comes second into a merged export has a name that no other person of the sample has. */
const ownerName = (person: Person, n: number): string =>
  n === 0 ? person.userName : `${watermarkUser}${n}-${person.userName.slice(-8)}`;

const profileOf = (person: Person, n: number) => ({
  userName: ownerName(person, n),
  emailAddress: person.email,
  telephoneNumber: person.phone,
  birthDate: person.birthdate,
  name: `${person.givenName} ${person.familyName}`,
});

/** Chats and devices that never leave. */
const privateParts = (person: Person): string => `
    "Direct Message": {"Direct Messages": {"ChatHistory": {${person.friends
      .map(
        (friend) =>
          `${JSON.stringify(`Chat History with ${friend}:`)}: [{"Date": "2026-01-02 03:04:05", "From": ${JSON.stringify(friend)}, "Content": "see you at ${person.street}"}]`,
      )
      .join(', ')}}}},
    "Login History": {"LoginHistoryList": [{"Date": "2026-01-02 03:04:05 UTC", "IP": "${person.ipAddress}"}]}`;

const json =
  (isOld: boolean): Layout =>
  (person, n, lists) => [
    {
      name: `user_data${isOld ? '' : '_tiktok'}${n === 0 ? '' : ` (${n})`}.json`,
      chunks: (function* () {
        const activity = isOld ? 'Activity' : 'Your Activity';
        yield `{
    "Profile": {"${isOld ? 'Profile Information' : 'Profile Info'}": {"ProfileMap": ${JSON.stringify(profileOf(person, n))}}},${privateParts(person)},
    "Comment": {"Comments": {"CommentsList": `;
        yield* joined(lists, 'comment');
        yield `}},
    "${activity}": {
      "${isOld ? 'Video Browsing History' : 'Watch History'}": {"VideoList": `;
        yield* joined(lists, 'watch');
        yield '},\n      "Like List": {"ItemFavoriteList": ';
        yield* joined(lists, 'like');
        yield '},\n      "Favorite Videos": {"FavoriteVideoList": ';
        yield* joined(lists, 'favorite');
        yield `},\n      "${isOld ? 'Search History' : 'Searches'}": {"SearchList": `;
        yield* joined(lists, 'search');
        yield '}\n    }\n}\n';
      })(),
    },
  ];

function* blocks(lists: Lists, list: ListName): Generator<string> {
  for (const records of lists.get(list)?.() ?? []) yield records.join('');
}

const text: Layout = (person, n, lists) => {
  const folder = n === 0 ? 'TikTok' : `TikTok ${n}`;
  const profile = Object.entries(profileOf(person, n)).map(([key, value]) => `${key}: ${value}\n`);
  return [
    { name: `${folder}/Profile And Settings/Profile Info.txt`, chunks: profile },
    { name: `${folder}/Your Activity/Watch History.txt`, chunks: blocks(lists, 'watch') },
    { name: `${folder}/Likes and Favorites/Like List.txt`, chunks: blocks(lists, 'like') },
    { name: `${folder}/Likes and Favorites/Favorite Videos.txt`, chunks: blocks(lists, 'favorite') },
    { name: `${folder}/Your Activity/Searches.txt`, chunks: blocks(lists, 'search') },
    { name: `${folder}/Comment/Comments.txt`, chunks: blocks(lists, 'comment') },
  ];
};

export const layouts: Readonly<Record<TiktokVariant, Layout>> = {
  'json-2025': json(false),
  'json-2023': json(true),
  txt: text,
};
