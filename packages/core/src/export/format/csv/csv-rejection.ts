/** Refusals for a file that should contain a table and does not. */

import { type ExportRejected, reject } from '../../rejection/export-rejected.ts';
import { theFile } from '../archive/shown-name.ts';

const sendOriginal = 'Send the original download: a file that was opened and saved again is often changed.';

/** `fileName` is shown if it is the platform's own. */
export function endlessRow(fileName: string): ExportRejected {
  return reject(
    'broken-csv',
    `${theFile(fileName)} in the archive is damaged: a quotation mark that opens is never closed.`,
    sendOriginal,
  );
}

export function noHeader(fileName: string): ExportRejected {
  return reject(
    'broken-csv',
    `${theFile(fileName)} in the archive does not begin with the column names that it should have.`,
    sendOriginal,
  );
}
