/** Finds the files of a TikTok export that contain records: one JSON object, or a folder of text files in any language. */
import { nothingTaken, type UnreadFile } from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readHead } from '../../format/archive/read-head.ts';
import { nameWithoutCopyMarks } from '../../source/copy/copy-mark.ts';
import { languageOfFile, listOfFile, type TiktokList, watchList } from './tiktok-list.ts';

export interface TiktokFile {
  readonly entry: ArchiveEntry;
  readonly isText: boolean;
  /** The list of a text file, which has only one. */
  readonly list?: TiktokList;
}

const jsonName = /^user_data(_tiktok)?\.json$/i;

/** Text files that are opened if no name tells which contains the watched videos. */
const mostPeeks = 60;
const watched =
  /^\uFEFF?\s*[^\n:]{2,20}: ?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d( UTC)?\s*\n[^\n:]{2,20}: ?https?:\/\/\S*tiktok\S*\/video\/\d{15,}/;

/** Returns files in an order that is independent of zip tools. */
export async function findTiktokFiles(entries: readonly ArchiveEntry[]): Promise<TiktokFile[]> {
  const json = entries.filter(({ name }) => jsonName.test(nameWithoutCopyMarks(name)));
  if (json.length > 0) return json.map((entry) => ({ entry, isText: false })).sort(inOrder);
  const files = entries.flatMap((entry): TiktokFile[] => {
    const list = listOfFile(entry.name);
    return list === undefined ? [] : [{ entry, isText: true, list }];
  });
  if (!files.some(({ list }) => list?.kind === 'watch')) {
    const known = new Set(files.map(({ entry }) => entry));
    const entry = await largestOfWatches(entries.filter((other) => !known.has(other)));
    if (entry !== undefined) files.push({ entry, isText: true, list: watchList });
  }
  return files.sort(inOrder);
}

/** Says why no unit has a file. */
export const whyUnreadByTiktok = (
  file: ArchiveEntry,
  files: readonly TiktokFile[],
): UnreadFile | undefined =>
  /\.txt$/i.test(file.name) && files.some(({ isText }) => isText) ? nothingTaken : undefined;

function inOrder({ entry: a }: TiktokFile, { entry: b }: TiktokFile): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.sizeBytes - b.sizeBytes;
}

const peekBytes = 4096;

/** Finds the watched videos if the language is unknown: by far the longest list of dates and videos. */
async function largestOfWatches(entries: readonly ArchiveEntry[]): Promise<ArchiveEntry | undefined> {
  const texts = entries
    .filter((entry) => isInTiktokFolder(entry) && /\.txt$/i.test(entry.name) && entry.sizeBytes > 0)
    .sort((a, b) => b.sizeBytes - a.sizeBytes || (a.path < b.path ? -1 : 1));
  for (const entry of texts.slice(0, mostPeeks)) {
    if (watched.test(await readHead(entry, peekBytes))) return entry;
  }
  return undefined;
}

const isInTiktokFolder = ({ path, name }: ArchiveEntry) =>
  /tiktok/i.test(path.slice(0, path.length - name.length));

/** Returns BCP 47, by the names of text files; keys of JSON are English in every language. */
export function languageOf(files: readonly TiktokFile[]): string {
  const texts = files.filter(({ isText }) => isText);
  if (texts.length === 0) return 'en';
  const counts = new Map<string, number>();
  for (const { entry } of texts) {
    const language = languageOfFile(entry.name) ?? 'und';
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? 'und';
}
