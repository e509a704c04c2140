/** Decides which of several files of one name is the original: the one among the rest of the export. */
import type { ArchiveFile } from '../../format/archive/open-archive.ts';
import { nameWithoutCopyMarks } from './copy-mark.ts';

/** Finder calls a second copy `like 2.js`: in other names a number means something else. */
const finderNumber = / \d{1,2}(?=(\.[^.]*)?$)/;

/** Of a file or a folder: the same for all that may be copies of each other. */
export const groupName = (name: string): string =>
  nameWithoutCopyMarks(name).replace(finderNumber, '').toLowerCase();

/** Equal files have equal keys. */
export const contentKey = (entry: ArchiveFile): string =>
  `${entry.sizeBytes}/${entry.crc32}/${groupName(entry.name)}`;

/** Deeper folders are told apart by their names alone. */
const mostFolders = 12;

/** By folder: how many files lie below it, and, with a `/` behind it, how many in itself. */
type FilesIn = ReadonlyMap<string, number>;

/** `files`: of which there is no other. */
export function countFiles(files: readonly ArchiveFile[]): FilesIn {
  const counts = new Map<string, number>();
  const add = (folder: string) => counts.set(folder, (counts.get(folder) ?? 0) + 1);
  for (const { path } of files) {
    let end = path.indexOf('/');
    for (let depth = 0; depth < mostFolders && end >= 0; depth++) {
      add(path.slice(0, end));
      end = path.indexOf('/', end + 1);
    }
    add(path.slice(0, path.lastIndexOf('/') + 1) || '/');
  }
  return counts;
}

/**
 * Originals first, in an order that no zip tool changes. If two paths part, that one comes first on whose side more
 * lies that there is only once; then the one with the fewer marks of a copy; then the one in fewer folders.
 */
export function compareOriginals(filesIn: FilesIn) {
  return (a: ArchiveFile, b: ArchiveFile): number => {
    const [left, right] = [a.path.split('/'), b.path.split('/')];
    let at = 0;
    while (at < left.length && left[at] === right[at]) at++;
    const [mine, other] = [sideOf(left, at), sideOf(right, at)];
    return (
      (filesIn.get(other.folder) ?? 0) - (filesIn.get(mine.folder) ?? 0) ||
      mine.marks - other.marks ||
      left.length - right.length ||
      (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)
    );
  };
}

function sideOf(parts: readonly string[], at: number) {
  const name = parts[at] ?? '';
  const isFile = at >= parts.length - 1;
  const before = parts.slice(0, at).join('/');
  return {
    marks: name.length - groupName(name).length,
    folder: isFile ? `${before}/` : before === '' ? name : `${before}/${name}`,
  };
}
