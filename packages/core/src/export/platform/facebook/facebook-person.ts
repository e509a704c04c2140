/** Reads the names of the person and of people around them, so that they are masked everywhere. */
import { watermarkUser } from '../../../authenticity/watermark.ts';
import { organizationWords } from '../../activity/organization-name.ts';
import { canBeName, type PersonalDetails } from '../../activity/personal-words.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readRecords } from '../../format/json/read-records.ts';
import { readSmallJson } from '../../format/json/read-small-json.ts';
import { type RawRecord, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { mendText } from './escaped-text.ts';
import { type FacebookFile, plainPath } from './facebook-file.ts';
import { secondsOf } from './facebook-time.ts';

export interface FacebookPerson {
  /** The owner's name in messages and reactions; empty if the export does not say. */
  readonly ownName: string;
  /** Seconds since 1970. */
  readonly registeredAt: number | undefined;
  /** An identifier of the account that stays the same when names and addresses change. */
  readonly account: string | undefined;
  /** The number of accounts with a profile in the export. */
  readonly accounts: number;
  readonly isSample: boolean;
  readonly details: PersonalDetails;
}

const profilePath =
  /(profile_information|about_you|personal_information)\/(profile_information|your_profile_information)\.json$/;

/** Parts of a profile that identify the person; other parts, such as favourite films, are ordinary words. */
const namingParts = ['name', 'username', 'emails', 'previous_names', 'other_names'];
const otherParts = ['screen_names', 'websites', 'profile_uri', 'address', 'addresses'];
/** Places such as "New York", whose parts are not personal names. */
const placeParts = ['current_city', 'hometown'];

/** The most profiles that are read; a genuine export has one. */
const mostProfiles = 10;

export async function readFacebookPerson(entries: readonly ArchiveEntry[]): Promise<FacebookPerson> {
  const profiles: RawRecord[] = [];
  let files = 0;
  for (const entry of entries) {
    if (!profilePath.test(plainPath(entry.path)) || ++files > mostProfiles) continue;
    const root = rawRecord(await readSmallJson(entry));
    const profile = rawRecord(root?.profile_v2) ?? rawRecord(root?.profile) ?? root;
    if (profile !== undefined) profiles.push(mended(profile) as RawRecord);
  }
  const [own = {}] = profiles;
  const name = rawRecord(own.name);
  const email = rawText((rawRecord(own.emails)?.emails as unknown[] | undefined)?.[0]);
  const registeredAt = secondsOf(own.registration_timestamp);
  const birthday = rawRecord(own.birthday);
  return {
    ownName: rawText(name?.full_name) ?? '',
    registeredAt,
    account:
      registeredAt !== undefined && birthday !== undefined
        ? `registered ${registeredAt} ${birthday.year}-${birthday.month}-${birthday.day}`
        : (email?.toLowerCase() ?? rawText(own.profile_uri) ?? rawText(name?.full_name) ?? undefined),
    accounts: new Set(profiles.map((profile) => JSON.stringify([profile.name, profile.emails]))).size,
    isSample: profiles.some(({ username }) => rawText(username)?.startsWith(watermarkUser) === true),
    details: {
      names: profiles.flatMap(namesOf),
      details: profiles.flatMap(placesOf),
      whole: [...profiles.flatMap(numbersOf), ...organizationWords(profiles.flatMap(organizationsOf))],
    },
  };
}

function namesOf(profile: RawRecord): unknown[] {
  const family = [...rawRecords(profile.family_members), rawRecord(profile.relationship) ?? {}];
  return [...namingParts.map((part) => profile[part]), ...family.map(({ name, partner }) => name ?? partner)];
}

const placesOf = (profile: RawRecord): unknown[] => [
  ...otherParts.map((part) => profile[part]),
  ...placeParts.map((part) => rawRecord(profile[part])?.name ?? profile[part]),
];

const numbersOf = (profile: RawRecord): string[] =>
  rawRecords(profile.phone_numbers)
    .map(({ phone_number }) => rawText(phone_number))
    .filter((number) => number !== null);

const organizationsOf = (profile: RawRecord): string[] =>
  [...rawRecords(profile.work_experiences), ...rawRecords(profile.education_experiences)]
    .map(({ employer, name }) => rawText(employer ?? name))
    .filter((name) => name !== null);

/** The deepest level of a profile that is read: real ones have 5 levels, and deeper ones could overflow the stack. */
const deepest = 32;

/** Returns the value with all texts decoded. */
function mended(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return mendText(value);
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((item) => mended(item, depth + 1));
  const record = rawRecord(value);
  if (record === undefined) return value;
  return Object.fromEntries(Object.entries(record).map(([key, item]) => [key, mended(item, depth + 1)]));
}

/** The most friends whose names are searched for; further names are recognised by the name tagger. */
const mostFriends = 3000;

/** Returns the full names in the lists of friends. */
export async function readFriendNames(files: readonly FacebookFile[]): Promise<string[]> {
  const names = new Set<string>();
  for (const { entry, list } of files) {
    if (list.kind !== 'friend' || names.size >= mostFriends) continue;
    for await (const { records } of untilNotUnderstood(readRecords(entry, () => {}))) {
      for (const { name } of records) {
        if (names.size >= mostFriends) break;
        const mendedName = typeof name === 'string' ? mendText(name).trim() : '';
        if (canBeName(mendedName)) names.add(mendedName);
      }
    }
  }
  return [...names];
}
