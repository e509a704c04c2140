/** Finds Facebook's lists in an archive, for the folders of any year and for any file names. */
import { textHash } from '../../../authenticity/text-hash.ts';
import { isOwnName, nothingTaken, type UnreadFile } from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readHead } from '../../format/archive/read-head.ts';
import { nameWithoutCopyMarks } from '../../source/copy/copy-mark.ts';
import { type FacebookList, facebookLists, listOfPath, listOfSection } from './facebook-list.ts';

export interface FacebookFile {
  readonly entry: ArchiveEntry;
  readonly list: FacebookList;
  /** For message files, the number of the thread, from 1, in an order that does not depend on its name. */
  readonly conversation: number | null;
}

/** If a kind of these is not found by path, the file names may be unknown ones. */
const mainKinds = ['post', 'comment', 'reaction', 'message'];
/** How many files are opened in that case to identify them. */
const mostSniffed = 400;

/** Returns the path in lower case, with apostrophes as Facebook writes them today, and without marks of copies. */
export function plainPath(path: string): string {
  const plain = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘'`]/g, '_');
  const name = plain.lastIndexOf('/') + 1;
  return plain.slice(0, name) + nameWithoutCopyMarks(plain.slice(name));
}

const ownFolder = /^(.*\/)?(facebook|meta)-[^/]*\//;
/** Matches files that others wrote, and Instagram's lists, which Meta names in the same way. */
const notOwn = /your_instagram_activity|(^|\/)instagram-|other_people_s_posts|posts_from_apps|\/no-data/;

/** `omitted`: paths of files that the person left out, so that no other file is taken for one of them. */
export async function findFacebookFiles(
  entries: readonly ArchiveEntry[],
  omitted: readonly string[] = [],
): Promise<FacebookFile[]> {
  const found: { entry: ArchiveEntry; list: FacebookList; path: string }[] = [];
  const unknown: { entry: ArchiveEntry; path: string }[] = [];
  for (const entry of entries) {
    const path = plainPath(entry.path);
    if (!path.endsWith('.json') || notOwn.test(path)) continue;
    const list = listOfPath(path);
    if (list !== undefined) found.push({ entry, list, path });
    else unknown.push({ entry, path });
  }
  const kinds = new Set([
    ...found.map(({ list }) => list.kind),
    ...omitted.map((path) => listOfPath(plainPath(path))?.kind),
  ]);
  if (mainKinds.some((kind) => !kinds.has(kind))) {
    for (const { entry, path } of unknown.slice(0, mostSniffed)) {
      const list = await sniff(entry);
      if (list !== undefined) found.push({ entry, list, path });
    }
  }
  const threads = numberThreads(found);
  return found
    .sort((a, b) => order(a.path, b.path) || a.entry.sizeBytes - b.entry.sizeBytes)
    .map(({ entry, list, path }) => ({
      entry,
      list,
      conversation: threads.get(threadOf(path)) ?? null,
    }));
}

/** Returns the path inside the export's own folder, which may have another name in each part. */
export const insidePath = (path: string) => path.replace(ownFolder, '');

function order(a: string, b: string): number {
  const [left, right] = [insidePath(a), insidePath(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const messageFile = /(?:^|\/)([^/]+\/[^/]+)\/message(_\d+)?\.json$/;
const threadOf = (path: string) => messageFile.exec(path)?.[1] ?? '';

function numberThreads(files: readonly { path: string; list: FacebookList }[]): Map<string, number> {
  const threads = new Set(files.map(({ path }) => threadOf(path)).filter((thread) => thread !== ''));
  const inOrder = [...threads].sort((a, b) => textHash(a) - textHash(b) || (a < b ? -1 : 1));
  return new Map(inOrder.map((thread, n) => [thread, n + 1]));
}

/** Returns why no unit contains the file; undefined if the file is unknown. */
export function whyUnreadByFacebook(file: ArchiveEntry): UnreadFile | undefined {
  if (/\.json$/i.test(file.name)) return isOwnName(file) ? nothingTaken : undefined;
  const kind = kindOfPage(file.path);
  if (kind === undefined) return undefined;
  return { as: 'notUnderstood', why: `is a web page of ${kind}s, which we cannot read: choose JSON` };
}

const page = /\.html?$/i;

/** Returns the kind of a web page that stands in place of a JSON list. */
export function kindOfPage(path: string): string | undefined {
  const plain = plainPath(path);
  if (!page.test(plain) || notOwn.test(plain)) return undefined;
  return listOfPath(plain.replace(page, '.json'))?.kind;
}

const sniffBytes = 4096;
const rootKey = /^\uFEFF?\s*\{\s*"([^"]{1,60})"/;
const rootList = /^\uFEFF?\s*\[\s*\{/;

const ofKind = (kind: string) => facebookLists.find((list) => list.kind === kind);

/** Identifies a file by the keys in its first bytes, which are never localised. */
async function sniff(entry: ArchiveEntry): Promise<FacebookList | undefined> {
  const head = await readHead(entry, sniffBytes);
  const key = rootKey.exec(head)?.[1];
  if (key === 'participants') return ofKind('message');
  if (key !== undefined) return listOfSection(key);
  if (!rootList.test(head)) return undefined;
  if (/"reaction"\s*:\s*\{|"value"\s*:\s*"(LIKE|LOVE|HAHA|WOW|SORRY|ANGER|SUPPORT)"/.test(head)) {
    return ofKind('reaction');
  }
  return /"(post|update_timestamp|external_context)"\s*:/.test(head) ? ofKind('post') : undefined;
}
