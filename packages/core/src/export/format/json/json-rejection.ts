/** Refusals for a file that should contain JSON and does not. */

import { FileNotUnderstood } from '../../rejection/file-not-understood.ts';
import { type NamedFile, theFile } from '../archive/shown-name.ts';
import type { NotRecordsError } from './split-records.ts';

const why: Record<NotRecordsError['found'], string> = {
  markup: 'is a web page',
  'not-json': 'is not JSON',
  incomplete: 'stops in the middle',
  'record-too-large': 'holds a single record of more than 32 MB',
  'other-encoding': 'is not saved as UTF-8 text',
};

export function brokenJson(file: NamedFile, found: NotRecordsError['found']): FileNotUnderstood {
  return new FileNotUnderstood(
    why[found],
    `${theFile(file)} in the archive ${why[found]}, so its records cannot be read.`,
    'broken-json',
    'Send the original download: a file that was opened and saved again is often changed.',
  );
}

export function htmlNotJson(file: NamedFile): FileNotUnderstood {
  return new FileNotUnderstood(
    why.markup,
    `${theFile(file)} in the archive is a web page (HTML); we need the data as JSON.`,
    'html-not-json',
    'Ask the platform for your data again with JSON as the format, and send the .zip exactly as it comes.',
  );
}
