/** Finds the files of a TikTok export that contain records: one JSON object, or a folder of text files in any language. */
import { nothingTaken, type UnreadFile } from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readHead } from '../../format/archive/read-head.ts';
import { nameWithoutCopyMarks } from '../../source/copy/copy-mark.ts';
import { languageOfFile, listOfFile, type TiktokList, watchList } from './tiktok-list.ts';

export interface TiktokFile {
  readonly entry: ArchiveEntry;
  readonly isText: boolean;
  /** The list in a text file; absent for JSON. */
  readonly list?: TiktokList;
  /** Earlier files that may have the same lists. */
  readonly earlier: readonly TiktokFile[];
}

const jsonName = /^user_data(_tiktok)?\.json$/i;

/** The most files that are opened if no file has one of TikTok's names. */
const mostPeeks = 60;
/** Matches the beginning of TikTok's JSON file, its first section in old and new layouts, to recognise a renamed file. */
const sectioned =
  /^\uFEFF?\s*\{\s*"(activity|ads and data|app settings|comment|direct messages?|income plus wallet transactions|likes and favorites|location review|post|profile|profile and settings|tiktok (shop|shopping|live)|video|your activity)"\s*:\s*\{/i;
/** Matches the beginning of TikTok's text file of watched videos: a date, then the address of a video. */
const watched =
  /^\uFEFF?\s*[^\n:]{2,20}: ?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d( UTC)?\s*\n[^\n:]{2,20}: ?https?:\/\/\S*tiktok\S*\/video\/\d{15,}/;

/** Returns files in an order that does not depend on the zip tool, the JSON first. */
export async function findTiktokFiles(entries: readonly ArchiveEntry[]): Promise<TiktokFile[]> {
  const files = entries.flatMap((entry): FoundFile[] => {
    if (jsonName.test(nameWithoutCopyMarks(entry.name))) return [{ entry, isText: false }];
    const list = listOfFile(entry.name);
    return list === undefined ? [] : [{ entry, isText: true, list }];
  });
  const others = entries.filter((other) => !files.some(({ entry }) => entry === other));
  const hasJson = files.some(({ isText }) => !isText);
  if (!hasJson && !files.some(({ list }) => list?.kind === 'watch')) {
    const watches = await largestThat(others.filter(isInTiktokFolder), /\.txt$/i, watched);
    if (watches !== undefined) files.push({ entry: watches, isText: true, list: watchList });
  }
  if (files.length === 0) {
    const json = await largestThat(others, /\.json$/i, sectioned);
    if (json !== undefined) files.push({ entry: json, isText: false });
  }
  const ordered: TiktokFile[] = [];
  for (const file of files.sort(inOrder)) ordered.push({ ...file, earlier: ordered.filter(mayHold(file)) });
  return ordered;
}

/** Returns whether a file may have a list that the other file has too. */
const mayHold = (of: FoundFile) => (file: FoundFile) => !file.isText || !of.isText || file.list === of.list;

type FoundFile = Omit<TiktokFile, 'earlier'>;

/** Returns why no unit contains the file; undefined if the file is unknown. */
export const whyUnreadByTiktok = (
  file: ArchiveEntry,
  files: readonly TiktokFile[],
): UnreadFile | undefined =>
  /\.txt$/i.test(file.name) && files.some(({ isText }) => isText) ? nothingTaken : undefined;

function inOrder(first: FoundFile, second: FoundFile): number {
  if (first.isText !== second.isText) return first.isText ? 1 : -1;
  const [a, b] = [first.entry, second.entry];
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.sizeBytes - b.sizeBytes;
}

const peekBytes = 4096;

/** Returns the largest file with such a name and beginning: of all lists with dates and videos, the watched videos are by far the longest. */
async function largestThat(
  entries: readonly ArchiveEntry[],
  named: RegExp,
  begins: RegExp,
): Promise<ArchiveEntry | undefined> {
  const files = entries
    .filter(({ name, sizeBytes }) => named.test(name) && sizeBytes > 0)
    .sort((a, b) => b.sizeBytes - a.sizeBytes || (a.path < b.path ? -1 : 1));
  for (const entry of files.slice(0, mostPeeks)) {
    if (begins.test(await readHead(entry, peekBytes))) return entry;
  }
  return undefined;
}

const isInTiktokFolder = ({ path, name }: ArchiveEntry) =>
  /tiktok/i.test(path.slice(0, path.length - name.length));

/** Returns the language (BCP 47) by the names of text files; keys of JSON are always English. */
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
