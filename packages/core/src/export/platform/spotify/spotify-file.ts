/** Identifies the files of Spotify's packages: by name, in any folder, or by content if they were renamed. */
import { isOwnName, nothingTaken, onlyToMask, type UnreadFile } from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readHead } from '../../format/archive/read-head.ts';
import { nameWithoutCopyMarks } from '../../source/copy/copy-mark.ts';

export type SpotifyFileType =
  | 'extended-audio'
  | 'extended-video'
  | 'account-history'
  | 'playlists'
  | 'library'
  | 'searches'
  /** Account details, which are read only for names to mask. */
  | 'person'
  /** Lists of people around the person, which are read only for names to mask. */
  | 'people';

export interface SpotifyFile {
  readonly type: SpotifyFileType;
  readonly entry: ArchiveEntry;
  /** True for names as before mid 2023: `endsong_N.json`, `endvideo.json`. */
  readonly isOldLayout: boolean;
}

const namePatterns: readonly (readonly [SpotifyFileType, RegExp, isOldLayout?: boolean])[] = [
  ['extended-audio', /^streaming_history_audio.*\.json$/],
  ['extended-video', /^streaming_history_video.*\.json$/],
  ['extended-audio', /^endsong(_\d+)?\.json$/, true],
  ['extended-video', /^endvideo(_\d+)?\.json$/, true],
  ['account-history', /^streaminghistory(_?(music|podcast|audiobook|video))?_?\d*\.json$/],
  ['playlists', /^playlist\d*\.json$/],
  ['library', /^yourlibrary\d*\.json$/],
  ['searches', /^searchqueries\d*\.json$/],
  ['people', /^(follow|messagedata|messages)\.json$/],
  ['person', /^(userdata|identity|identifiers|useraddress|payments|familyplan|duonewfamily)\.json$/],
];

/** Keys of a first record that identify a renamed file. */
const contentPatterns: readonly (readonly [SpotifyFileType, RegExp])[] = [
  ['extended-audio', /"ts"\s*:[\s\S]*"ms_played"\s*:/],
  ['account-history', /"(endTime|time)"\s*:[\s\S]*"msPlayed"\s*:/],
  ['searches', /"searchTime"\s*:[\s\S]*"searchQuery"\s*:/],
];

/** The bytes of a file that contain its first record. */
const peekBytes = 4096;

/** The most files that are opened, since archives of other platforms have thousands of JSON files. */
const maxPeeks = 200;

function patternOf(name: string) {
  const plain = nameWithoutCopyMarks(name.toLowerCase());
  return namePatterns.find(([, pattern]) => pattern.test(plain));
}

export const typeOfName = (name: string): SpotifyFile['type'] | undefined => patternOf(name)?.[0];

/** Returns the files to read, in an order that depends only on their names and sizes, not on the zip tool. */
export async function findSpotifyFiles(entries: readonly ArchiveEntry[]): Promise<SpotifyFile[]> {
  const files: SpotifyFile[] = [];
  let peeks = 0;
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    const byName = patternOf(name);
    if (byName !== undefined) {
      files.push({ type: byName[0], entry, isOldLayout: byName[2] ?? false });
    } else if (name.endsWith('.json') && entry.sizeBytes > 0 && peeks++ < maxPeeks) {
      const type = await typeOfContent(entry);
      if (type !== undefined) files.push({ type, entry, isOldLayout: false });
    }
  }
  return files.sort(byNameThenSize);
}

async function typeOfContent(entry: ArchiveEntry): Promise<SpotifyFileType | undefined> {
  const head = await readHead(entry, peekBytes);
  return contentPatterns.find(([, pattern]) => pattern.test(head))?.[0];
}

/** Returns why no unit contains the file; undefined if the file is unknown. */
export function whyUnreadBySpotify(file: ArchiveEntry): UnreadFile | undefined {
  const { name } = file;
  const type = typeOfName(name);
  if (type === 'person' || type === 'people') return onlyToMask;
  return /\.json$/i.test(name) && isOwnName(file) ? nothingTaken : undefined;
}

const names = new Intl.Collator('en', { numeric: true });

function byNameThenSize(a: SpotifyFile, b: SpotifyFile): number {
  return (
    names.compare(a.entry.name, b.entry.name) ||
    a.entry.sizeBytes - b.entry.sizeBytes ||
    names.compare(a.entry.path, b.entry.path)
  );
}
