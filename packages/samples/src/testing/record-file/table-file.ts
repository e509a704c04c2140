/** Parses CSV. Records are the rows after the header. */
import { findTable } from '@cgdx/core/export/format/csv/csv-table.ts';
import { createRowSplitter } from '@cgdx/core/export/format/csv/split-rows.ts';
import type { RecordFile } from './contents.ts';
import { plantInText } from './json-file.ts';

type Row = readonly string[];

export function openTable(bytes: Buffer): RecordFile | undefined {
  const table = findTable(bytes, true, isHeader);
  if (table === undefined || table.encoding !== 'utf8') return undefined;
  const { columns, delimiter, rowsBefore } = table;
  const splitter = createRowSplitter(delimiter);
  const rows = splitter.push(bytes.toString('utf8')).concat(splitter.end());
  return {
    lists: [rows.slice(rowsBefore).filter((row) => row.length > 1 || row[0] !== '')],
    rest: [],
    fieldsOf: () => columns,
    plant: (record, field, planted) =>
      (record as Row).map((cell, at) => (at === field ? plantInText(cell, planted) : cell)),
    write({ lists }) {
      const written = [...rows.slice(0, rowsBefore), ...(lists.flat() as Row[])];
      return Buffer.from(written.map((row) => `${row.map(cellOf).join(delimiter)}\r\n`).join(''));
    },
  };
}

/** Returns whether a row is a header: names of columns are a few words without a full stop, unlike texts. */
function isHeader(columns: readonly string[]): boolean {
  const isName = (cell: string) => !/[;:."]/.test(cell) && cell.split(' ').length <= 6;
  return (columns.length > 1 || columns[0] === 'name') && columns.every(isName);
}

function cellOf(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
