/** Reads the archive's account, for checks and so that the person's names are masked everywhere. */
import { personalWordsOf } from '../../activity/personal-words.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { type RawRecord, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import { readAssignedValue } from './read-assigned-value.ts';
import { isDataFile, stemOf } from './x-file.ts';
import { readXTime } from './x-time.ts';

export interface XAccount {
  /** The account's id; empty if the archive has none. */
  readonly accountId: string;
  /** The number of accounts in the details: 1 in a genuine archive, 0 if it names none. */
  readonly accounts: number;
  readonly userNames: readonly string[];
  /** Seconds since 1970; the earliest, if there are several. */
  readonly openedAt: number | undefined;
  /** The person's names, longest first. */
  readonly words: readonly string[];
}

/** The most files of details that are read: each part of a split archive has its own, and files list earlier names. */
const mostDetailFiles = 100;
const mostRecords = 1_000;

/** The identifying fields of each file of details; other fields are ordinary words. */
const detailsOf: Readonly<Record<string, (raw: RawRecord) => unknown[]>> = {
  account: ({ account }) => {
    const { email, username, accountDisplayName, phoneNumber } = rawRecord(account) ?? {};
    // a name as a hashtag has no blanks
    const tag = rawText(accountDisplayName)?.replace(/\s+/g, '');
    return [email, username, accountDisplayName, tag, phoneNumber];
  },
  // the file of archives from 2012 to 2018
  'user-details': (raw) => [raw.screen_name, raw.full_name],
  'screen-name-change': (raw) => {
    const change = rawRecord(rawRecord(raw.screenNameChange)?.screenNameChange);
    return [change?.changedFrom, change?.changedTo];
  },
  'email-address-change': (raw) => {
    const change = rawRecord(rawRecord(raw.emailAddressChange)?.emailChange);
    return [change?.changedFrom, change?.changedTo];
  },
  'phone-number': ({ device }) => [rawRecord(device)?.phoneNumber],
};

/**
 * Throws `ExportRejected`.
 * @param listedId the account that the list of contents names, if there is one
 */
export async function readXAccount(
  entries: readonly ArchiveEntry[],
  listedId: string | undefined,
): Promise<XAccount> {
  const ids = new Set(listedId ? [listedId] : []);
  const userNames = new Set<string>();
  const details: unknown[] = [];
  let openedAt: number | undefined;
  let files = 0;
  let records = 0;
  for (const entry of entries.filter(isDataFile)) {
    const stem = stemOf(entry.name);
    const take = Object.hasOwn(detailsOf, stem) ? detailsOf[stem] : undefined;
    if (take === undefined || ++files > mostDetailFiles) continue;
    const value = await readAssignedValue(entry);
    for (const raw of Array.isArray(value) ? rawRecords(value) : [rawRecord(value)]) {
      if (raw === undefined || ++records > mostRecords) continue;
      for (const detail of take(raw)) details.push(detail);
      if (stem !== 'account' && stem !== 'user-details') continue;
      const account = rawRecord(raw.account) ?? raw;
      const id = rawText(account.accountId) ?? rawText(account.id);
      const userName = rawText(account.username) ?? rawText(account.screen_name);
      const created = readXTime(account.createdAt ?? account.created_at);
      if (id !== null) ids.add(id);
      if (userName !== null) userNames.add(userName);
      if (created !== undefined)
        openedAt = Math.min(openedAt ?? Number.POSITIVE_INFINITY, utcSeconds(created));
    }
  }
  return {
    accountId: [...ids].sort()[0] ?? '',
    accounts: ids.size,
    userNames: [...userNames],
    openedAt,
    words: personalWordsOf({ names: details }),
  };
}
