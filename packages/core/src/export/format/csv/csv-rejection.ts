/** Refusals for a file that should contain a table and does not. */

import { type ExportRejected, reject } from '../../rejection/export-rejected.ts';
import { type NamedFile, theFile } from '../archive/shown-name.ts';

const sendOriginal = 'Send the original download: a file that was opened and saved again is often changed.';

export function endlessRow(file: NamedFile): ExportRejected {
  return reject(
    'broken-csv',
    `${theFile(file)} in the archive is damaged: a quotation mark that opens is never closed.`,
    sendOriginal,
  );
}

export function noHeader(file: NamedFile): ExportRejected {
  return reject(
    'broken-csv',
    `${theFile(file)} in the archive does not begin with the column names that it should have.`,
    sendOriginal,
  );
}
