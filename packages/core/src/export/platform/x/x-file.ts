/** Decides which files of an archive are read, by X's file names of all years. */
import { nothingTaken, type UnreadFile } from '../../contract/export-reader.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { withoutCopyMarks } from '../../source/copy/copy-mark.ts';
import { isOwnStem } from './x-withheld.ts';

export type XFileType =
  | 'post'
  | 'header'
  | 'deleted'
  | 'note'
  | 'like'
  | 'audience'
  | 'impression'
  | 'engagement'
  | 'message'
  | 'grok'
  | 'interest';

export interface XFile {
  readonly entry: ArchiveEntry;
  /** The lower-case name without `.js`, the part's number and copy marks. */
  readonly stem: string;
  readonly type: XFileType;
}

const types: Readonly<Record<string, XFileType>> = {
  tweets: 'post',
  tweet: 'post',
  'community-tweet': 'post',
  'community-tweets': 'post',
  'tweet-headers': 'header',
  'deleted-tweets': 'deleted',
  'deleted-tweet': 'deleted',
  'note-tweet': 'note',
  'note-tweets': 'note',
  like: 'like',
  likes: 'like',
  follower: 'audience',
  following: 'audience',
  'ad-impressions': 'impression',
  'ad-engagements': 'engagement',
  'direct-message': 'message',
  'direct-messages': 'message',
  'direct-message-group': 'message',
  'direct-messages-group': 'message',
  'grok-chat-item': 'grok',
  personalization: 'interest',
};

/** The stem of a file of posts in archives of 2012 to 2018, which have a file for each month. */
export const monthStem = 'tweets of a month';
const monthFile = /(^|\/)js\/tweets\/\d{4}_\d{2}\.js$/i;

/** Returns `tweets` for `tweets-part1 (2).js`. */
export function stemOf(name: string): string {
  return withoutCopyMarks(name.toLowerCase().replace(/\.js$/, ''))
    .replace(/[-_]part\d{1,4}$/, '')
    .replaceAll('_', '-');
}

/** Returns false for scripts that display the archive, under `assets`, and for pictures, under `<type>_media`. */
export function isDataFile({ path, name }: Pick<ArchiveEntry, 'path' | 'name'>): boolean {
  return /\.js$/i.test(name) && !/(^|\/)(assets|[^/]+_media)\//i.test(path);
}

/** Returns undefined for files that are not read. */
export function typeOf(file: Pick<ArchiveEntry, 'path' | 'name'>): XFileType | undefined {
  if (!isDataFile(file)) return undefined;
  if (monthFile.test(file.path)) return 'post';
  const stem = stemOf(file.name);
  return Object.hasOwn(types, stem) ? types[stem] : undefined;
}

/** Scripts that display the archive, since 2012. */
const program = /(^|\/)(assets|lib)\/|(^|\/)(?<!data\/)js\/[^/]+$/i;

/** The length of `window.YTD.<name>.part0 = [ ]` without the name, in bytes. */
const emptyScriptBytes = 30;
const empty: UnreadFile = { as: 'leftOut', why: 'without contents' };

/** Returns why no unit contains the file (X has some hundred kinds of files); undefined if the file is unknown. */
export function whyUnreadByX({ path, name, sizeBytes }: ArchiveEntry): UnreadFile | undefined {
  if (!/\.js$/i.test(name)) return undefined;
  if (program.test(path) || isOwnStem(stemOf(name))) return nothingTaken;
  return sizeBytes <= name.length + emptyScriptBytes ? empty : undefined;
}

/** Returns files in an order that does not depend on the zip tool. */
export function findXFiles(entries: readonly ArchiveEntry[]): XFile[] {
  const files = entries.flatMap((entry): XFile[] => {
    const type = typeOf(entry);
    const stem = monthFile.test(entry.path) ? monthStem : stemOf(entry.name);
    return type === undefined ? [] : [{ entry, stem, type }];
  });
  return files.sort((a, b) => compare(a.entry, b.entry));
}

const numbered = new Intl.Collator('en', { numeric: true });

function compare(a: ArchiveEntry, b: ArchiveEntry): number {
  const byName = numbered.compare(a.name, b.name) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  return byName || a.sizeBytes - b.sizeBytes || (a.path < b.path ? -1 : 1);
}
