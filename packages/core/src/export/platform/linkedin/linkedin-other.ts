/** Collects the names of other people in a person's tables, so that they are masked everywhere: connections, contacts, senders, recommenders. */
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readCsv } from '../../format/csv/read-csv.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { namesOfTable } from './linkedin-file.ts';

/** The most names that are collected; LinkedIn allows 30,000 connections. */
const mostOthers = 100_000;
const longestOther = 100;
/** The most bytes of messages that are read: all of nearly every export, and the beginning of a larger one. */
const mostMessageBytes = 64e6;

/** By the table's stem, the columns of each name: one column, or two that form the name. */
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
/** The columns with senders and recipients, which may also be firms. */
const senderColumns: Readonly<Record<string, readonly (readonly string[])[]>> = {
  messages: [['from'], ['to']],
};

/** Matches placeholders for members without a name: "LinkedIn Member". */
const nobody = /linkedin/i;

/** Returns the full names of all connections and contacts. Throws `ExportRejected`. */
export const readOtherNames = (entries: readonly ArchiveEntry[]): Promise<string[]> =>
  readNames(entries, memberColumns, Number.POSITIVE_INFINITY);

/** Returns the full names of senders and recipients of messages, including firms. Throws `ExportRejected`. */
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
          // a message may have several recipients
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
