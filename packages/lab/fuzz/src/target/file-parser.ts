/** The parsers that turn the bytes of one file into records, behind one interface. */
import { createHash } from 'node:crypto';
import type { ArchiveEntry } from '@cgdx/core/export/format/archive/open-archive.ts';
import { readCsv } from '@cgdx/core/export/format/csv/read-csv.ts';
import { readRecords } from '@cgdx/core/export/format/json/read-records.ts';
import { readSmallJson } from '@cgdx/core/export/format/json/read-small-json.ts';
import { readBlocks } from '@cgdx/core/export/platform/tiktok/read-blocks.ts';
import { readTiktokFile } from '@cgdx/core/export/platform/tiktok/read-tiktok-file.ts';
import { readAssignedRecords } from '@cgdx/core/export/platform/x/read-assigned-records.ts';
import { readAssignedValue } from '@cgdx/core/export/platform/x/read-assigned-value.ts';
import { readHistoryPage } from '@cgdx/core/export/platform/youtube/read-history-page.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import { checkRejection } from '../case/judge.ts';

export interface FileParser {
  readonly name: string;
  /** A pattern for the paths of files that the parser reads. */
  readonly suits: RegExp;
  /**
   * Returns a digest of the records, or `refused` with the reason.
   * @param cuts the positions at which the bytes are divided, ascending
   */
  readonly parse: (bytes: Buffer, cuts: readonly number[]) => Promise<string>;
}

type Read = (entry: ArchiveEntry) => AsyncIterable<unknown> | Promise<unknown>;

const ignoreBytes = () => {};

export const fileParsers: readonly FileParser[] = [
  parser('records', /\.json$/, (entry) => readRecords(entry, ignoreBytes)),
  parser('sections', /\.json$/, (entry) => readTiktokFile({ entry, isText: false }, ignoreBytes)),
  parser('small JSON', /\.json$/, readSmallJson),
  parser('table', /\.csv$/, (entry) =>
    readCsv(entry, { isHeader: (columns) => columns.length > 1, mayHaveNoHeader: true }, ignoreBytes),
  ),
  parser('script', /\.js$/, (entry) => readAssignedRecords(entry, ignoreBytes)),
  parser('small script', /\.js$/, readAssignedValue),
  parser('text blocks', /\.txt$/, (entry) => readBlocks(entry, ignoreBytes)),
  parser('web page', /\.html$/, (entry) => readHistoryPage(entry, undefined, ignoreBytes)),
];

function parser(name: string, suits: RegExp, read: Read): FileParser {
  return {
    name,
    suits,
    async parse(bytes, cuts) {
      try {
        return await digestOf(read(entryOf(bytes, cuts)));
      } catch (error) {
        if (!(error instanceof ExportRejected)) throw error;
        checkRejection(error.rejection);
        return `refused: ${error.rejection.code}`;
      }
    },
  };
}

function entryOf(bytes: Buffer, cuts: readonly number[]): ArchiveEntry {
  return {
    path: 'a/file',
    name: 'file',
    sizeBytes: bytes.length,
    async *read() {
      let from = 0;
      for (const end of [...cuts, bytes.length]) {
        yield bytes.subarray(from, end);
        from = end;
      }
    },
  };
}

/** Computes a digest of the records, independent of their batches, which end where chunks end. */
async function digestOf(read: AsyncIterable<unknown> | Promise<unknown>): Promise<string> {
  const hash = createHash('sha256');
  let records = 0;
  const take = (value: unknown) => {
    records++;
    hash.update(`${describe(value)}\n`);
  };
  let malformed = 0;
  if (!(Symbol.asyncIterator in read)) take(await read);
  else {
    for await (const batch of read) {
      const part = batch as Batch;
      const items = Array.isArray(batch) ? batch : (part.records ?? part.rows ?? []);
      // Once per batch: a broken table may have thousands of columns in its header.
      const header = shortHash(describe([part.section, part.columns]));
      for (const item of items) take([header, item]);
      malformed += part.malformed ?? 0;
    }
  }
  return `${records} records, ${malformed} malformed, ${hash.digest('hex').slice(0, 16)}`;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

interface Batch {
  readonly records?: readonly unknown[];
  readonly rows?: readonly unknown[];
  readonly section?: string;
  readonly columns?: readonly string[];
  readonly malformed?: number;
}

/** Describes a value; one that is nested too deeply for the stack is only noted. */
function describe(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch (error) {
    if (error instanceof RangeError) return 'too deep to tell';
    throw error;
  }
}
