/** Refusals for a file that should contain a table and does not. */

import { FileNotUnderstood } from '../../rejection/file-not-understood.ts';
import { type NamedFile, theFile } from '../archive/shown-name.ts';

const sendOriginal = 'Send the original download: a file that was opened and saved again is often changed.';

export function endlessRow(file: NamedFile): FileNotUnderstood {
  return new FileNotUnderstood(
    'has a quotation mark that is never closed',
    `${theFile(file)} in the archive is damaged: a quotation mark that opens is never closed.`,
    'broken-csv',
    sendOriginal,
  );
}

export function noHeader(file: NamedFile): FileNotUnderstood {
  return new FileNotUnderstood(
    'does not begin with the column names that it should have',
    `${theFile(file)} in the archive does not begin with the column names that it should have.`,
    'broken-csv',
    sendOriginal,
  );
}
