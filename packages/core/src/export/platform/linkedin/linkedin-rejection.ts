/** Refusals of a LinkedIn export, and advice on what to request instead. */

import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { type ExportRejected, reject } from '../../rejection/export-rejected.ts';

const askFor =
  'In LinkedIn open Settings, "Data privacy", "Get a copy of your data", choose "Download larger data archive", and send the .zip of the second mail, which comes after about a day.';

const spreadsheet =
  /^(connections|messages|invitations|reactions|comments|shares)\b.*\.(xlsx?|ods|numbers)$/i;

export function noActivity(entries: readonly ArchiveEntry[]): ExportRejected {
  if (entries.some(({ name }) => spreadsheet.test(name))) {
    return reject(
      'spreadsheet-not-csv',
      "The tables in the archive were saved as spreadsheets (.xlsx or the like); LinkedIn's own are .csv files.",
      `Send the original .zip. ${askFor}`,
    );
  }
  return reject(
    'no-activity',
    'This is a LinkedIn export, but nothing that the person did is in it: no connections, messages, reactions, comments or posts.',
    askFor,
  );
}

/** Advice if only the first, quick part was sent. */
export const basicAdvice = `This is the quick part of the export. The larger one adds reactions, comments and posts, and earns more. ${askFor}`;
