/** Lists the kinds of file that a state directory holds, so that a new kind is tried by itself. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';

/** More files of one folder and extension than this are of one kind, but for JSON: each has a reader of its own. */
const fewOfAKind = 4;
/** Folders over which many files are spread by the beginning of their names. */
const shard = /(^|[\\/])[0-9a-f]{2}(?=[\\/])/g;

/** @returns the paths in the directory, one for each kind: where there are many, the largest stands for all */
export function filesOfEachKind(directory: string): string[] {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
  const size = (path: string): number => statSync(join(directory, path)).size;
  const kinds = Map.groupBy(paths, (path) => {
    const folder = `${dirname(path)}${sep}`.replace(shard, '$1*');
    return `${folder}*${extname(path)}`;
  });
  return [...kinds.values()].flatMap((alike) =>
    alike.length > fewOfAKind && extname(alike[0] ?? '') !== '.json'
      ? alike.toSorted((a, b) => size(b) - size(a)).slice(0, 1)
      : alike,
  );
}
