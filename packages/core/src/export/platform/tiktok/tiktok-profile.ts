/** Reads TikTok's profile, so that the person's details are masked everywhere. */
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { readTiktokFile } from './read-tiktok-file.ts';
import type { TiktokFile } from './tiktok-file.ts';

/** Matches text files with the profile, in any language. */
const profileName = /profi|perfil|个人资料|個人資料|プロフィール/i;
const largestProfileBytes = 256 * 1024;
/** The most profile files that are read; a genuine export has one, with one record. */
const mostProfileFiles = 10;
const mostProfiles = 100;

/** Matches the key of the user name, in any language. */
const userNameKey =
  /^(user ?name|gebruikersnaam|nombre de usuario|benutzername|nutzername|nom d['’]utilisateur|nome de (usuário|utilizador)|nome utente|kullanıcı adı|nazwa użytkownika|nama pengguna|用户名|使用者名稱|ユーザー名)$/i;

/** `onList`: called with the other lists, so that the file is read once. Throws `ExportRejected`. */
export async function readTiktokProfiles(
  entries: readonly ArchiveEntry[],
  files: readonly TiktokFile[],
  onList: (section: string, records: readonly RawRecord[]) => void = () => {},
): Promise<RawRecord[]> {
  const json = files.filter(({ isText }) => !isText);
  if (json.length === 0) return readTextProfiles(entries);
  const found: RawRecord[] = [];
  for (const file of json.slice(0, mostProfileFiles)) {
    for await (const { section, records } of untilNotUnderstood(readTiktokFile(file, () => {}))) {
      if (section.endsWith('ProfileMap')) found.push(...records.slice(0, mostProfiles - found.length));
      else onList(section, records);
    }
  }
  return found;
}

/** Reads the profiles in text files. Throws `ExportRejected`. */
export async function readTextProfiles(entries: readonly ArchiveEntry[]): Promise<RawRecord[]> {
  const found: RawRecord[] = [];
  let files = 0;
  for (const entry of entries) {
    if (!/\.txt$/i.test(entry.name) || !profileName.test(entry.name)) continue;
    if (entry.sizeBytes > largestProfileBytes || ++files > mostProfileFiles) continue;
    for await (const { records } of untilNotUnderstood(readTiktokFile({ entry, isText: true }, () => {})))
      found.push(...records.slice(0, mostProfiles - found.length));
  }
  return found;
}

/** Returns the account names in profiles. */
export function userNamesOf(profiles: readonly RawRecord[]): string[] {
  const names = profiles.flatMap((profile) =>
    Object.entries(profile)
      .filter(([key]) => userNameKey.test(key))
      .map(([, value]) => rawText(value))
      .filter((name) => name !== null),
  );
  return [...new Set(names)];
}
