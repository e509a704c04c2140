/** Reads the archive's list of contents, `data/manifest.js`, which every part of a split archive has since 2020. */
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { type RawRecord, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import { readAssignedValue } from './read-assigned-value.ts';
import { isDataFile } from './x-file.ts';
import { countOf } from './x-item.ts';
import { readXTime } from './x-time.ts';

export interface ListedFile {
  /** `data/tweets.js` */
  readonly path: string;
  readonly name: string;
  /** Null if the list does not state it. */
  readonly records: number | null;
}

export interface XManifest {
  readonly files: readonly ListedFile[];
  /** Empty if the list names none. */
  readonly accountId: string;
  /** When the archive was made, seconds since 1970; of several parts, the latest. */
  readonly madeAt: number | undefined;
  readonly isPartial: boolean;
}

/** The most lists that are read; each part has one. */
const mostLists = 100;
/** The most files of a list; X has some hundred kinds of files, and splits large ones. */
const mostListed = 10_000;

/** Returns undefined if the archive has no list of contents. Throws `ExportRejected`. */
export async function readXManifest(entries: readonly ArchiveEntry[]): Promise<XManifest | undefined> {
  const lists: RawRecord[] = [];
  for (const entry of entries) {
    if (!isDataFile(entry) || !/^manifest( ?\(\d+\))?\.js$/i.test(entry.name)) continue;
    if (lists.length >= mostLists) break;
    const value = rawRecord(await readAssignedValue(entry));
    if (value !== undefined) lists.push(value);
  }
  if (lists.length === 0) return undefined;
  const files = new Map<string, ListedFile>();
  let madeAt: number | undefined;
  let accountId = '';
  for (const list of lists) {
    for (const file of filesOf(list)) if (files.size < mostListed) files.set(file.path, file);
    accountId ||= rawText(rawRecord(list.userInfo)?.accountId) ?? '';
    const made = readXTime(rawRecord(list.archiveInfo)?.generationDate);
    if (made !== undefined) madeAt = Math.max(madeAt ?? 0, utcSeconds(made));
  }
  const isPartial = lists.some((list) =>
    /^true$/i.test(String(rawRecord(list.archiveInfo)?.isPartialArchive)),
  );
  return { files: [...files.values()], accountId, madeAt, isPartial };
}

/** Matches names that may be shown to the contributor as missing: only those that X itself could have written. */
const ownScript = /^[\w./-]{1,120}\.js$/;

function filesOf(list: RawRecord): ListedFile[] {
  return Object.values(rawRecord(list.dataTypes) ?? {}).flatMap((type) =>
    rawRecords(rawRecord(type)?.files).flatMap(({ fileName, count }): ListedFile[] => {
      const path = rawText(fileName);
      if (path === null || !ownScript.test(path)) return [];
      return [{ path, name: path.slice(path.lastIndexOf('/') + 1), records: countOf(count) }];
    }),
  );
}
