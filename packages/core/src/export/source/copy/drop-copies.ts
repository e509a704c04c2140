/** Finds duplicate files in an export and keeps one of each, before the platform's reader sees them. */

import { listNames } from '../../../contribution/list-names.ts';
import type { ArchiveFile } from '../../format/archive/open-archive.ts';
import type { TimelineFinding } from '../timeline-finding.ts';
import { withoutCopyMarks } from './copy-mark.ts';
import { compareOriginals, contentKey, countFiles, groupName } from './original.ts';
import { canSayTheSame, type FileContent, readContent, saysTheSame } from './same-content.ts';

export interface WithoutCopies {
  /** In their original order. */
  readonly kept: readonly ArchiveFile[];
  /** Copies that differ a little from the kept file; they are read only for names to mask. */
  readonly nearCopies: readonly ArchiveFile[];
  /** Findings about the copies, for the contributor's timeline. */
  readonly findings: readonly TimelineFinding[];
}

/** Matches files that may contain records. */
const dataFile = /\.(json|js|csv|html?|txt)$/i;
/** Smaller files are not compared, since an empty list is not data. */
const smallestBytes = 32;

/** Matches files of which each part of an export may have its own. */
const listOfContents = /^(manifest\.js|archive_browser\.html|your archive\.html|index\.html?)$/;

/** The most files of one name that are all compared with each other; more are threads or albums, which are grouped by folders first. */
const mostCompared = 16;
const mostFolders = 8;
/** The most files that are read for comparison, over all names. */
const mostRead = 400;

/**
 * Copies are files in any folders with the same name, apart from marks of copies, and the same contents or nearly the same.
 * A file with other contents is not a copy, whatever its name. Never throws: an unreadable file is not a copy.
 */
export async function dropCopies(entries: readonly ArchiveFile[]): Promise<WithoutCopies> {
  const data = entries.filter(({ path, sizeBytes }) => dataFile.test(path) && sizeBytes >= smallestBytes);
  const groups = groupBy(data, ({ name }) => groupName(name)).filter(({ length }) => length > 1);
  if (groups.length === 0) return { kept: entries, nearCopies: [], findings: [] };
  const contents = groupBy(data, contentKey);
  const byRank = compareOriginals(countFiles(contents.flatMap((equal) => (equal.length === 1 ? equal : []))));
  const originals = new Set<ArchiveFile>();
  const equalCopies = new Set<ArchiveFile>();
  for (const equal of contents) {
    if (equal.length === 1) continue;
    const original = equal.reduce((best, other) => (byRank(other, best) < 0 ? other : best));
    originals.add(original);
    for (const copy of equal) if (copy !== original) equalCopies.add(copy);
  }
  const nearCopies = new Set<ArchiveFile>();
  const budget = { files: mostRead };
  for (const group of groups) {
    const distinct = group.filter((entry) => !equalCopies.has(entry));
    for (const compared of toBeCompared(distinct)) {
      const isSame = createComparison(budget);
      const kept: ArchiveFile[] = [];
      for (const entry of [...compared].sort(byRank)) {
        const original = await firstOf(kept, (other) => isSame(entry, other));
        if (original === undefined) kept.push(entry);
        else {
          nearCopies.add(entry);
          originals.add(original);
        }
      }
    }
  }
  return {
    kept: entries.filter((entry) => !equalCopies.has(entry) && !nearCopies.has(entry)),
    nearCopies: [...nearCopies],
    findings: findingsOf([...originals].filter((entry) => !nearCopies.has(entry))),
  };
}

/** Divides a large group of files into small ones, by the name of the folder, then of the folder above, and so on. */
function toBeCompared(group: readonly ArchiveFile[], folders = 0): (readonly ArchiveFile[])[] {
  if (group.length < 2 || listOfContents.test(groupName(group[0]?.name ?? ''))) return [];
  if (group.length <= mostCompared) return [group];
  if (folders === mostFolders) return [];
  const below = groupBy(group, ({ path }) =>
    path
      .split('/')
      .slice(-2 - folders, -1)
      .map((folder) => withoutCopyMarks(folder).toLowerCase())
      .join('/'),
  );
  return below.flatMap((part) => toBeCompared(part, folders + 1));
}

/** Reads each file of a group once. `budget`: how many more files may be read. */
function createComparison(budget: { files: number }): (a: ArchiveFile, b: ArchiveFile) => Promise<boolean> {
  const known = new Map<ArchiveFile, Promise<FileContent | undefined>>();
  const contentOf = (entry: ArchiveFile) => {
    const read = known.get(entry);
    if (read !== undefined || budget.files === 0) return read;
    budget.files--;
    const content = readContent(entry);
    known.set(entry, content);
    return content;
  };
  return async (a, b) => {
    // files with the same path are from two parts, whose contents were compared already
    if (a.path === b.path || !canSayTheSame(a.sizeBytes, b.sizeBytes)) return false;
    const [one, other] = [await contentOf(a), await contentOf(b)];
    return one !== undefined && other !== undefined && saysTheSame(one, other);
  };
}

async function firstOf<T>(items: readonly T[], holds: (item: T) => Promise<boolean>): Promise<T | undefined> {
  for (const item of items) if (await holds(item)) return item;
  return undefined;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function findingsOf(originals: readonly ArchiveFile[]): readonly TimelineFinding[] {
  if (originals.length === 0) return [];
  const shown = [...new Set(originals.flatMap(({ shownName }) => shownName ?? []))];
  const rest = originals.length - shown.length;
  const others = rest === 0 ? [] : [rest === 1 ? 'one other file' : `${rest} other files`];
  const named =
    shown.length === 0 ? (rest === 1 ? 'One file' : `${rest} files`) : listNames([...shown, ...others]);
  const [are, each] = originals.length === 1 ? ['is', 'it'] : ['are', 'each'];
  return [
    {
      label: 'Saved twice',
      value: `${named} ${are} in the export more than once, with the same contents or nearly the same: ${each} counts once.`,
    },
  ];
}
