/** Lists the kinds of files in a state directory, so that every new kind is tried. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';

/**
 * More than this many files with the same folder and extension are one kind. JSON files are exempt, as each has its own
 * reader.
 */
const fewOfAKind = 4;
/** Folders over which many files are distributed by the first characters of their names. */
const shard = /(^|[\\/])[0-9a-f]{2}(?=[\\/])/g;

/** @returns paths in the directory, one for each kind: of many similar files, the largest */
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
