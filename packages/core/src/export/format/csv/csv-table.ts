/** Detects the encoding, the delimiter and the header of a CSV file by its first bytes. */
import { createChunkDecoder, type Encoding } from '../../../byte/chunk-decoder.ts';
import { decodeUtf8, isUtf8 } from '../../../byte/utf8.ts';
import { createRowSplitter, EndlessRowError } from './split-rows.ts';

/** The header must be within these bytes; LinkedIn's notes before it are about 400. */
export const headBytes = 64 * 1024;

/** The most rows before the header. */
const maxPreambleRows = 40;

/** In some countries spreadsheets save with a semicolon or a tab. */
const delimiters = [',', ';', '\t', '|'] as const;

export interface CsvTable {
  readonly encoding: Encoding;
  readonly delimiter: string;
  /** The column names of the header, normalised by `columnName`; some exports repeat one. */
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
  // the last character may be incomplete
  for (let cut = 0; cut < 4; cut++) if (isUtf8(head.subarray(0, head.length - cut))) return 'utf8';
  // one damaged character in a file of UTF-8 does not make the file Latin-1
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
  // the earliest header wins, and of equally early ones the longest: the text of a later row may contain another delimiter
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
