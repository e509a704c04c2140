/** Detects from its first bytes how a CSV file is written: encoding, delimiter, where its header is. */
import { createChunkDecoder, type Encoding } from '../../../byte/chunk-decoder.ts';
import { decodeUtf8, isUtf8 } from '../../../byte/utf8.ts';
import { createRowSplitter, EndlessRowError } from './split-rows.ts';

/** The header must be within these bytes; LinkedIn's notes before it are about 400. */
export const headBytes = 64 * 1024;

/** The most rows before the header. */
const maxPreambleRows = 40;

/** Spreadsheets of other countries save with a semicolon or a tab. */
const delimiters = [',', ';', '\t', '|'] as const;

export interface CsvTable {
  readonly encoding: Encoding;
  readonly delimiter: string;
  /** Names of the header, as `columnName` returns them; some exports repeat one. */
  readonly columns: readonly string[];
  /** The number of rows up to and including the header. */
  readonly rowsBefore: number;
}

/** Returns the name in lower case, without the marks and spaces that programs add around it. */
function columnName(cell: string): string {
  return cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
}

export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf16le';
  // the last character may be cut off
  for (let cut = 0; cut < 4; cut++) if (isUtf8(head.subarray(0, head.length - cut))) return 'utf8';
  // one byte that a program cut off does not make all others letters of their own
  const letters = decodeUtf8(head).match(/[^\0-\x7f]/gu) ?? [];
  const broken = letters.filter((letter) => letter === '\ufffd').length;
  return broken < letters.length - broken ? 'utf8' : 'latin1';
}

/** Returns undefined if no row looks like the header. `isWhole`: the file has no more than `head`. */
export function findTable(
  head: Uint8Array,
  isWhole: boolean,
  isHeader: (columns: readonly string[]) => boolean,
): CsvTable | undefined {
  const encoding = encodingOf(head);
  const text = createChunkDecoder(encoding)
    .write(head)
    .replace(/^\uFEFF/, '');
  // the earliest row counts, and of equally early ones the longest: the text of a later row may hold another delimiter
  let best: CsvTable | undefined;
  for (const delimiter of delimiters) {
    const rows = firstRows(text, delimiter, isWhole).slice(0, maxPreambleRows);
    const at = rows.findIndex((row) => isHeader(row.map(columnName)));
    const columns = rows[at]?.map(columnName);
    if (columns === undefined || at + 1 > (best?.rowsBefore ?? maxPreambleRows)) continue;
    if (best === undefined || at + 1 < best.rowsBefore || columns.length > best.columns.length)
      best = { encoding, delimiter, columns, rowsBefore: at + 1 };
  }
  return best;
}

function firstRows(text: string, delimiter: string, isWhole: boolean): string[][] {
  const splitter = createRowSplitter(delimiter, maxPreambleRows);
  try {
    const rows = splitter.push(text);
    return isWhole && rows.length < maxPreambleRows ? rows.concat(splitter.end()) : rows;
  } catch (error) {
    if (error instanceof EndlessRowError) return [];
    throw error;
  }
}
