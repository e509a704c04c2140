/** Finds the files to read in a Takeout archive, for any language of the account. */
import { onlyToMask, type UnreadFile } from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readHead } from '../../format/archive/read-head.ts';
import { isSubscriptionName, languageOfActivity, languageOfName, plainName } from './youtube-name.ts';

export interface YoutubeFile {
  readonly entry: ArchiveEntry;
  /** `page`: a history as HTML. `table`: CSV. `subscriptions`: JSON, before 2021. */
  readonly form: 'json' | 'page' | 'table' | 'subscriptions';
}

/** All histories of one kind, or all small files. */
export interface YoutubeUnit {
  readonly files: readonly YoutubeFile[];
  readonly isHistory: boolean;
}

/** Only files in YouTube's folders are opened, since archives have many files. */
const isInYoutubeFolder = (entry: ArchiveEntry) => /youtube/i.test(folderOf(entry));
const maxPeeks = 50;
/** The length of the beginning of a page that is read: the styles before its first cell take some 150 kB. */
const peekBytes = 256 * 1024;
/** Matches a history of YouTube, since other products of Google have histories of the same form. */
const historyAsJson = /"titleUrl"\s*:\s*"https?:\\?\/\\?\/[a-z.]*youtube\.com/;

/** The most tables that are read, enough for a person with many playlists. */
const mostTables = 2_000;

/** Returns units in an order that does not depend on the zip tool: histories first, then one unit with all other files. */
export async function findYoutubeUnits(entries: readonly ArchiveEntry[]): Promise<YoutubeUnit[]> {
  const histories = await findHistories(entries);
  const beside = entries
    .filter((entry) => isInYoutubeFolder(entry) && entry.sizeBytes > 0)
    .flatMap((entry): YoutubeFile[] => {
      if (/\.csv$/i.test(entry.name)) return [{ entry, form: 'table' }];
      return /\.json$/i.test(entry.name) && isSubscriptionName(entry.name)
        ? [{ entry, form: 'subscriptions' }]
        : [];
    })
    .sort((a, b) => inOrder(a.entry, b.entry))
    .slice(0, mostTables);
  return [...unitsOf(histories), ...(beside.length === 0 ? [] : [{ files: beside, isHistory: false }])];
}

/**
 * "My Activity" and the folder of YouTube Music repeat records of the history and have further ones, so all are read as one
 * unit, which counts each record once.
 */
function unitsOf(histories: readonly YoutubeFile[]): YoutubeUnit[] {
  if (!histories.some(({ entry }) => isBesideHistory(entry)))
    return histories.map((file) => ({ files: [file], isHistory: true }));
  // the largest first, so that few records of the others are left
  const files = histories.toSorted(
    (a, b) => b.entry.sizeBytes - a.entry.sizeBytes || inOrder(a.entry, b.entry),
  );
  return [{ files, isHistory: true }];
}

const isInMusicFolder = ({ path }: ArchiveEntry) => /(^|\/)youtube music\//i.test(path);
const isBesideHistory = (entry: ArchiveEntry) =>
  languageOfActivity(entry.path) !== undefined || isInMusicFolder(entry);

/** Finds histories. A web page is left out if there is JSON of the same name. */
async function findHistories(entries: readonly ArchiveEntry[]): Promise<YoutubeFile[]> {
  const candidates = entries.filter(({ name, sizeBytes }) => /\.(json|html?)$/i.test(name) && sizeBytes > 0);
  let found = candidates.filter(
    ({ name, path }) => languageOfName(name) !== undefined || languageOfActivity(path) !== undefined,
  );
  const named = new Set(found);
  const hasNamedHistory = found.some(({ name }) => languageOfName(name) !== undefined);
  const folders = new Set(found.map(folderOf));
  // even with a history of a known name, there may be one with an unknown name
  const unknown = candidates.filter(
    (entry) =>
      !named.has(entry) &&
      !isSubscriptionName(entry.name) &&
      (hasNamedHistory ? folders.has(folderOf(entry)) : isInYoutubeFolder(entry)),
  );
  const looked: ArchiveEntry[] = [];
  for (const entry of unknown.slice(0, maxPeeks)) if (await isHistory(entry)) looked.push(entry);
  found = [...found, ...looked];
  const json = new Set(found.filter(({ name }) => /json$/i.test(name)).map(placeAndName));
  return found
    .map((entry): YoutubeFile => ({ entry, form: /json$/i.test(entry.name) ? 'json' : 'page' }))
    .filter(({ entry, form }) => form === 'json' || !json.has(placeAndName(entry)))
    .sort((a, b) => inOrder(a.entry, b.entry));
}

const placeAndName = (entry: ArchiveEntry) => `${isInMusicFolder(entry)} ${plainName(entry.name)}`;

function folderOf({ path, name }: ArchiveEntry): string {
  return path.slice(0, path.length - name.length);
}

const isProfile = /(^|\/)(profile?|perfil|profiel|profilo)\.json$/i;

/** Returns why no unit contains the file; undefined if the file is unknown. */
export function whyUnreadByYoutube(
  file: ArchiveEntry,
  units: readonly YoutubeUnit[],
): UnreadFile | undefined {
  if (isProfile.test(file.path)) return onlyToMask;
  const isPageToo = (entry: ArchiveEntry) => entry !== file && placeAndName(entry) === placeAndName(file);
  // Takeout wrote the history in both forms
  if (units.some(({ files, isHistory }) => isHistory && files.some(({ entry }) => isPageToo(entry))))
    return { as: 'twice', why: '' };
  return /(^|\/)takeout\//i.test(file.path) && !isInYoutubeFolder(file) ? otherProduct : undefined;
}

const otherProduct: UnreadFile = { as: 'leftOut', why: 'of other products of Google' };

function inOrder(a: ArchiveEntry, b: ArchiveEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.sizeBytes - b.sizeBytes;
}

async function isHistory(entry: ArchiveEntry): Promise<boolean> {
  const head = await readHead(entry, peekBytes);
  const cell = head.indexOf('class="outer-cell');
  return (cell >= 0 && head.includes('youtube.com', cell)) || historyAsJson.test(head);
}

/** Returns the language (BCP 47) by the names of files; `und` if no name shows it. */
export function languageOf(units: readonly YoutubeUnit[]): string {
  for (const { files, isHistory } of units) {
    for (const { entry } of isHistory ? files : []) {
      const language = languageOfName(entry.name) ?? languageOfActivity(entry.path);
      if (language !== undefined) return language;
    }
  }
  return 'und';
}

/** Returns the greatest number of files for one history: an account has one of each, so more mean several accounts. */
export function mostOfOneHistory(units: readonly YoutubeUnit[]): number {
  const counts = new Map<string, number>();
  for (const { files, isHistory } of units) {
    for (const { entry } of isHistory ? files : []) {
      const name = placeAndName(entry);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return Math.max(0, ...counts.values());
}
