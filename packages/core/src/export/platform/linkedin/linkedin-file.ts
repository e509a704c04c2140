/** Finds LinkedIn's tables in an archive, with any suffix and in any folder, and reads their rows. */
import { isOwnName, nothingTaken, onlyToMask, type UnreadFile } from '../../contract/export-reader.ts';
import { baseName } from '../../format/archive/archive-path.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import type { OnBytes } from '../../format/json/read-records.ts';
import { nameWithoutCopyMarks } from '../../source/copy/copy-mark.ts';
import { type Cells, type LinkedinTable, linkedinTables } from './linkedin-table.ts';

export interface LinkedinFile {
  readonly entry: ArchiveEntry;
  readonly stem: string;
  /** The account's number, which is in some file names since 2026. */
  readonly memberId: string | undefined;
  /** Absent for files with details of the person, which are read only for names to mask. */
  readonly table: LinkedinTable | undefined;
}

/** Files with details of the person by stem, and the column that identifies their header. */
const personFiles: Readonly<Record<string, string>> = {
  profile: 'first name',
  registration: 'registered at',
  email_addresses: 'email address',
  phonenumbers: 'number',
};

/** The stems of tables until about 2019, by today's stem. */
const olderStems: Readonly<Record<string, string>> = { search_queries: 'searchqueries' };

const fileName = /^(.+?)(?:_(\d{4,}))?\.csv(?:\.csv)?$/;
/** The suffix that spreadsheets add. */
const sheet = / - sheet ?\d(?=\.csv$)/;

const bySize = (a: LinkedinFile, b: LinkedinFile) =>
  a.stem < b.stem ? -1 : a.stem > b.stem ? 1 : a.entry.sizeBytes - b.entry.sizeBytes;

/** Returns an empty stem for a file that is not a table. */
export function namesOfTable(path: string): Pick<LinkedinFile, 'stem' | 'memberId'> {
  const saved = nameWithoutCopyMarks(baseName(path).toLowerCase()).replace(sheet, '');
  const match = fileName.exec(nameWithoutCopyMarks(saved));
  const stem = (match?.[1] ?? '').replace(/ /g, '_');
  return { stem: olderStems[stem] ?? stem, memberId: match?.[2] };
}

/** Returns files in an order that does not depend on the zip tool. */
export function findLinkedinFiles(entries: readonly ArchiveEntry[]): LinkedinFile[] {
  const files: LinkedinFile[] = [];
  for (const entry of entries) {
    const { stem, memberId } = namesOfTable(entry.path);
    const table = linkedinTables.find((known) => known.stem === stem);
    if (table === undefined && !Object.hasOwn(personFiles, stem)) continue;
    files.push({ entry, stem, memberId, table });
  }
  return files.sort((a, b) => bySize(a, b) || (a.entry.path < b.entry.path ? -1 : 1));
}

/** Returns why no unit contains the file; undefined if the file is unknown. */
export function whyUnreadByLinkedin(file: ArchiveEntry): UnreadFile | undefined {
  const { stem } = namesOfTable(file.path);
  if (stem === '') return undefined;
  if (Object.hasOwn(personFiles, stem)) return onlyToMask;
  return isOwnName(file) ? nothingTaken : undefined;
}

export interface CellRows {
  /** Calls `visit` for each row; `cells` reads the cells of the current row. */
  each(visit: (cells: Cells) => void): void;
  readonly malformed: number;
}

/** Throws `ExportRejected` if the file is not such a table. */
export async function* readRows(
  { entry, table, stem }: LinkedinFile,
  onBytes: OnBytes,
): AsyncGenerator<CellRows> {
  const header = table?.header ?? [personFiles[stem] ?? ''];
  const isHeader = (columns: readonly string[]) => header.every((name) => columns.includes(name));
  let places: ReadonlyMap<string, number> | undefined;
  // a small file may have a sentence in place of a table, which means that there are no rows
  const options = { isHeader, mayHaveNoHeader: table !== undefined && entry.sizeBytes <= longestNothing };
  for await (const { columns, rows, malformed } of readCsv(entry, options, onBytes)) {
    places ??= placesOf(columns);
    const index = places;
    yield {
      malformed,
      each(visit) {
        let row: readonly string[] = [];
        const cells: Cells = (column) => row[index.get(column) ?? -1] ?? '';
        for (row of rows) visit(cells);
      },
    };
  }
}

/** The largest file, in bytes, that may have a sentence such as "No conversations found" in place of a table. */
const longestNothing = 200;

/** Returns the position of each column; of several columns with the same name, the first. */
function placesOf(columns: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [i, column] of columns.entries()) if (!places.has(column)) places.set(column, i);
  return places;
}
