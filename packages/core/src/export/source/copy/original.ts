/** Decides which of several files of one name is the original: the one that is among the rest of the export. */
import type { ArchiveFile } from '../../format/archive/open-archive.ts';
import { nameWithoutCopyMarks } from './copy-mark.ts';

/** Finder calls a second copy `like 2.js`: in other names a number means something else. */
const finderNumber = / \d{1,2}(?=(\.[^.]*)?$)/;

/** Returns the name that all possible copies of a file or folder share. */
export const groupName = (name: string): string =>
  nameWithoutCopyMarks(name).replace(finderNumber, '').toLowerCase();

/** Returns a key that is equal for equal files. */
export const contentKey = (entry: ArchiveFile): string =>
  `${entry.sizeBytes}/${entry.crc32}/${groupName(entry.name)}`;

/** Deeper folders are compared only by their names. */
const mostFolders = 12;

/** By folder: the number of files below it, and, with a `/` appended, in the folder itself. */
type FilesIn = ReadonlyMap<string, number>;

/** `files`: files without a copy. */
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
 * Orders originals first, independently of zip tools. Where two paths diverge, the side with more unique files comes
 * first; then the path with fewer marks of a copy; then the one with fewer folders.
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
