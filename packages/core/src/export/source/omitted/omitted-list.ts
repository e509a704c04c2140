/** The list of files that a person left out of an export: `omitted.json`, inside the archive. */
import { encodeUtf8 } from '../../../byte/utf8.ts';
import { mergeReasons } from '../../contract/export-ledger.ts';
import { maxEntries, maxPathLength } from '../../format/archive/archive-limit.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readSmallJson } from '../../format/json/read-small-json.ts';
import { rawRecord } from '../../format/value/raw-value.ts';
import type { OpenedPart } from '../part/join-archives.ts';

/** The path of the list, in the root of the archive. */
export const omittedName = 'omitted.json';
const format = 'cgdx-omitted/1';
const ourList = 'with our own list of what you left out';

/** `paths`: the paths of the files in the original archive. */
export const writeOmitted = (paths: readonly string[]): Uint8Array<ArrayBuffer> =>
  encodeUtf8(JSON.stringify({ format, files: [...paths].sort() }));

export interface WithoutOmitted {
  /** The parts without the lists themselves. */
  readonly parts: readonly OpenedPart[];
  /** Files that the lists name and that no part contains, in order. */
  readonly omitted: readonly string[];
}

/** Extracts the lists from the parts of an export. Another file of that name stays an ordinary file. */
export async function takeOmitted(parts: readonly OpenedPart[]): Promise<WithoutOmitted> {
  const named = new Set<string>();
  const rest: OpenedPart[] = [];
  for (const part of parts) {
    const list = part.entries.find(({ path }) => path === omittedName);
    const paths = list === undefined ? undefined : await readOmitted(list);
    for (const path of paths ?? []) named.add(path);
    rest.push(
      paths === undefined
        ? part
        : {
            ...part,
            entries: part.entries.filter((entry) => entry !== list),
            passedOver: mergeReasons([part.passedOver, { [ourList]: 1 }]),
          },
    );
  }
  if (named.size === 0) return { parts: rest, omitted: [] };
  const there = new Set(rest.flatMap(({ entries }) => entries.map(({ path }) => path)));
  return { parts: rest, omitted: [...named].filter((path) => !there.has(path)).sort() };
}

/** Returns undefined if the file is not such a list. Throws `ExportRejected` if it is damaged. */
async function readOmitted(entry: ArchiveEntry): Promise<readonly string[] | undefined> {
  const list = rawRecord(await readSmallJson(entry));
  if (list?.format !== format || !Array.isArray(list.files)) return undefined;
  return list.files
    .filter((path): path is string => typeof path === 'string' && path.length <= maxPathLength)
    .slice(0, maxEntries);
}
