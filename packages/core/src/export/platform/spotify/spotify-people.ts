/** Reads the people around a Spotify listener: followers, followed accounts, chat partners, collaborators. */
import { namesInAccount, singleWord, wordsOfFriend } from '../../activity/account-name.ts';
import { longestName } from '../../activity/personal-words.ts';
import type { Named } from '../../contract/export-reader.ts';
import { readSmallJson } from '../../format/json/read-small-json.ts';
import { type RawRecord, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import type { SpotifyFile } from './spotify-file.ts';

export interface SpotifyPeople extends Required<Named> {
  /** Names of accounts, masked only as a whole. */
  readonly whole: readonly string[];
}

/** The most files of each type that are read; genuine exports have one. */
const mostFiles = 10;
const mostAccounts = 5_000;

/** Throws `ExportRejected`. */
export async function readSpotifyPeople(files: readonly SpotifyFile[]): Promise<SpotifyPeople> {
  const near = new Set<string>();
  const followed = new Set<string>();
  const partners = new Set<string>();
  const addTo = (set: Set<string>, values: unknown) => {
    for (const value of Array.isArray(values) ? values : [values])
      for (const name of accountsOf(value)) if (set.size < mostAccounts) set.add(name);
  };
  for (const { entry } of files.filter(({ type }) => type === 'people').slice(0, mostFiles)) {
    const value = await readSmallJson(entry);
    const raw = rawRecord(value) ?? {};
    addTo(near, raw.userIsFollowedBy);
    addTo(near, raw.userIsBlocking);
    addTo(followed, raw.userIsFollowing);
    for (const chat of rawRecords(raw.chats ?? value)) {
      addTo(partners, chat.members);
      for (const message of rawRecords(chat.messages)) addTo(partners, message.from);
    }
  }
  const friends = friendsNamed([...partners]);
  return {
    otherNames: [...friends.otherNames, ...[...near].flatMap(singleWord)],
    mentionedNames: [...friends.mentionedNames, ...[...near].flatMap(namesInAccount)],
    channelNames: [...followed].flatMap(namesInAccount),
    // followed people are listed by account names, which are lower case; artists and shows by display names
    whole: [...near, ...partners, ...[...followed].filter((name) => name === name.toLowerCase())],
  };
}

/** Returns the names in the accounts of friends, for the mask. */
export const friendsNamed = (accounts: readonly string[]) => ({
  otherNames: accounts.flatMap(wordsOfFriend),
  mentionedNames: accounts.flatMap(namesInAccount),
});

/** Returns the names of an account, which is a string or an object; none for the URI of anything but a person. */
export function accountsOf(value: unknown): string[] {
  const fields: RawRecord = rawRecord(value) ?? { name: value };
  return [fields.name, fields.username, fields.userName, fields.displayName, fields.uri]
    .map(
      (each) =>
        rawText(each)
          ?.trim()
          .replace(/^spotify:user:/, '') ?? '',
    )
    .filter((name) => name !== '' && name.length <= longestName && !/^spotify(:|$)/i.test(name));
}
