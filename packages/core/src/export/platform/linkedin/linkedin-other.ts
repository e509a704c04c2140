/** Reads who is named in a person's tables, so that they are masked everywhere: connections, contacts, who wrote or recommended. */
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { namesOfTable } from './linkedin-file.ts';

/** LinkedIn allows 30,000 connections; more are not genuine. */
const mostOthers = 100_000;
const longestOther = 100;
/** Nearly everybody's messages. Of more it is the beginning. */
const mostMessageBytes = 64e6;

/** The columns of each name by the table's stem: one, or two that make it. */
const memberColumns: Readonly<Record<string, readonly (readonly string[])[]>> = {
  connections: [['first name', 'last name']],
  invitations: [['from'], ['to']],
  recommendations_given: [['first name', 'last name']],
  recommendations_received: [['first name', 'last name']],
  endorsement_given_info: [['endorsee first name', 'endorsee last name']],
  endorsement_received_info: [['endorser first name', 'endorser last name']],
  contacts: [
    ['firstname', 'lastname'],
    ['first name', 'last name'],
  ],
  importedcontacts: [
    ['firstname', 'lastname'],
    ['first name', 'last name'],
  ],
};
/** Firms write messages, too. */
const senderColumns: Readonly<Record<string, readonly (readonly string[])[]>> = {
  messages: [['from'], ['to']],
};

/** Members without a name of their own: "LinkedIn Member". */
const nobody = /linkedin/i;

/** Returns the full names of all connections and contacts. Throws `ExportRejected`. */
export const readOtherNames = (entries: readonly ArchiveEntry[]): Promise<string[]> =>
  readNames(entries, memberColumns, Number.POSITIVE_INFINITY);

/** Returns the full names of those who wrote or got messages, firms among them. Throws `ExportRejected`. */
export const readSenderNames = (entries: readonly ArchiveEntry[]): Promise<string[]> =>
  readNames(entries, senderColumns, mostMessageBytes);

async function readNames(
  entries: readonly ArchiveEntry[],
  columnsOf: Readonly<Record<string, readonly (readonly string[])[]>>,
  mostBytes: number,
): Promise<string[]> {
  const names = new Set<string>();
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
  };
  for (const entry of entries) {
    const { stem } = namesOfTable(entry.path);
    const wanted = Object.hasOwn(columnsOf, stem) ? (columnsOf[stem] ?? []) : [];
    if (wanted.length === 0) continue;
    const isHeader = (columns: readonly string[]) =>
      wanted.some((parts) => parts.every((part) => columns.includes(part)));
    for await (const { columns, rows } of untilNotUnderstood(
      readCsv(entry, { isHeader, mayHaveNoHeader: true }, count),
    )) {
      const places = wanted
        .map((parts) => parts.map((part) => columns.indexOf(part)))
        .filter((parts) => !parts.includes(-1));
      for (const row of rows) {
        for (const parts of places) {
          const cell = parts.map((at) => (row[at] ?? '').trim()).join(' ');
          // a message may go to several
          for (const name of cell.split(',')) {
            const full = name.trim().slice(0, longestOther);
            if (/\S\s+\S/.test(full) && !nobody.test(full) && names.size < mostOthers) names.add(full);
          }
        }
      }
      if (names.size >= mostOthers || bytes > mostBytes) return [...names];
    }
  }
  return [...names];
}
