/** Decides which of several copies is the original: the one among the other files of the export. */
import type { ArchiveFile } from '../../format/archive/open-archive.ts';
import { nameWithoutCopyMarks } from './copy-mark.ts';

/** Matches Finder's mark, as in `like 2.js`. It is no general mark, since a number may mean something else in other names. */
const finderNumber = / \d{1,2}(?=(\.[^.]*)?$)/;

/** Returns the name that all possible copies of a file or folder share. */
export const groupName = (name: string): string =>
  nameWithoutCopyMarks(name).replace(finderNumber, '').toLowerCase();

/** Returns a key that is equal for equal files. */
export const contentKey = (entry: ArchiveFile): string =>
  `${entry.sizeBytes}/${entry.crc32}/${groupName(entry.name)}`;

/** The most levels of folders whose files are counted; deeper folders are compared only by name. */
const mostFolders = 12;

/** By folder, the number of files below it; by folder with a `/` appended, the number of files directly in it. */
type FilesIn = ReadonlyMap<string, number>;

/** `files`: the files without copies. */
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
 * Sorts originals first, independently of the zip tool. At the folder where two paths diverge, the side with more unique files
 * comes first; then the path with fewer marks of a copy; then the path with fewer folders.
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
