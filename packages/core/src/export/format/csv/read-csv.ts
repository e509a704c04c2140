/** Reads the rows of one CSV file of an archive, batch by batch, in the order of the file. */
import { concatBytes } from '../../../byte/bytes.ts';
import { createChunkDecoder } from '../../../byte/chunk-decoder.ts';
import { decodeLatin1 } from '../../../byte/utf8.ts';
import type { ArchiveEntry } from '../archive/open-archive.ts';
import type { NamedFile } from '../archive/shown-name.ts';
import type { OnBytes } from '../json/read-records.ts';
import { endlessRow, noHeader } from './csv-rejection.ts';
import { type CsvTable, findTable, headBytes } from './csv-table.ts';
import { createRowSplitter, EndlessRowError } from './split-rows.ts';

export interface CsvBatch {
  /** Lower-case names of the header; some exports repeat one. */
  readonly columns: readonly string[];
  /** Cells in the order of `columns`; cells of an empty or absent column are `''` or `undefined`. */
  readonly rows: readonly (readonly string[])[];
  /** The number of rows with text beyond the last column: a quotation mark or a delimiter is missing. */
  readonly malformed: number;
}

export interface CsvOptions {
  /** Returns whether these lower-case cells are the header: rows before it are skipped. */
  readonly isHeader: (columns: readonly string[]) => boolean;
  /** If true, a file may contain a sentence in place of a table ("No conversations found"), and then has no rows. */
  readonly mayHaveNoHeader?: boolean;
}

/** Throws `ExportRejected` if the file is not such a table. */
export async function* readCsv(
  entry: ArchiveEntry,
  { isHeader, mayHaveNoHeader = false }: CsvOptions,
  onBytes: OnBytes,
): AsyncGenerator<CsvBatch> {
  let head: Uint8Array[] | undefined = [];
  let bytes = 0;
  let rows: RowReader | undefined;
  try {
    for await (const chunk of entry.read()) {
      onBytes(chunk.length);
      bytes += chunk.length;
      if (head === undefined) {
        if (rows !== undefined) yield rows.push(chunk);
        continue;
      }
      head.push(chunk);
      if (bytes < headBytes) continue;
      const first = concatBytes(head);
      head = undefined;
      rows = begin(entry, findTable(first.subarray(0, headBytes), false, isHeader), mayHaveNoHeader);
      if (rows !== undefined) yield rows.push(first);
    }
    if (head !== undefined) {
      const whole = concatBytes(head);
      rows = begin(entry, findTable(whole, true, isHeader), mayHaveNoHeader || isBlank(whole));
      if (rows !== undefined) yield rows.push(whole);
    }
    if (rows !== undefined) yield rows.end();
  } catch (error) {
    throw error instanceof EndlessRowError ? endlessRow(entry) : error;
  }
}

function begin(
  file: NamedFile,
  table: CsvTable | undefined,
  mayHaveNoHeader: boolean,
): RowReader | undefined {
  if (table !== undefined) return createRowReader(table);
  if (mayHaveNoHeader) return undefined;
  throw noHeader(file);
}

function isBlank(bytes: Uint8Array): boolean {
  return decodeLatin1(bytes).replace(/[\s\xef\xbb\xbf"]/g, '') === '';
}

interface RowReader {
  push(chunk: Uint8Array): CsvBatch;
  end(): CsvBatch;
}

function createRowReader({ encoding, delimiter, columns, rowsBefore }: CsvTable): RowReader {
  const decoder = createChunkDecoder(encoding);
  const splitter = createRowSplitter(delimiter);
  let isFirst = true;
  let skip = rowsBefore;

  function decode(text: string): string {
    if (!isFirst || text === '') return text;
    isFirst = false;
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }

  function batchOf(split: string[][]): CsvBatch {
    const rows: string[][] = [];
    let malformed = 0;
    for (const row of split) {
      if (skip > 0) skip--;
      else if (row.length === 1 && row[0] === '') continue;
      else if (row.length > columns.length && row.slice(columns.length).some((cell) => cell !== ''))
        malformed++;
      else rows.push(row);
    }
    return { columns, rows, malformed };
  }

  return {
    push: (chunk) => batchOf(splitter.push(decode(decoder.write(chunk)))),
    end: () => batchOf(splitter.push(decode(decoder.end())).concat(splitter.end())),
  };
}
