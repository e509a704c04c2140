/** Refusals of a Facebook export, and advice on how to request a better one. */

import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { type NamedFile, theFile } from '../../format/archive/shown-name.ts';
import { type ExportRejected, reject } from '../../rejection/export-rejected.ts';
import { FileNotUnderstood } from '../../rejection/file-not-understood.ts';

/** The steps in the menus of 2025. */
const askFor =
  'In Facebook open Accounts Center, "Your information and permissions", "Export your information", "Create export"; choose your Facebook profile, "Export to device", date range "All time", format JSON, and send every .zip that comes.';

const isPage = ({ name }: ArchiveEntry) => /\.html?$/i.test(name);
const isMedia = ({ name }: ArchiveEntry) => /\.(jpe?g|png|gif|mp4|mov|webp|heic|aac|mp3)$/i.test(name);

/** Refuses an archive without any list of the person's activity. */
export function nothingDone(entries: readonly ArchiveEntry[]): ExportRejected {
  const pages = entries.filter(isPage).length;
  const lists = entries.filter(({ name }) => /\.json$/i.test(name)).length;
  if (pages > lists) {
    return reject(
      'html-not-json',
      'This is a Facebook export in HTML, which is made for reading; we need it as JSON.',
      askFor,
    );
  }
  if (entries.some(isMedia)) {
    return reject(
      'only-a-part',
      'This is a part of a Facebook export that holds photos and videos alone: what you did is in another part.',
      'Facebook splits large exports into several .zip files: send all of them together.',
    );
  }
  return reject(
    'no-activity',
    'This is a Facebook export, but nothing that the person did is in it: no posts, comments, reactions or messages.',
    askFor,
  );
}

/** For a file that would be parsed as a whole. */
export const tooLarge = (file: NamedFile): FileNotUnderstood =>
  new FileNotUnderstood(
    'is larger than such a file is',
    `${theFile(file)} in the archive is larger than such a file is, so its records cannot be read.`,
    'broken-json',
    askFor,
  );

/** Advice if categories were left out. */
export const missingAdvice = (names: readonly string[]) =>
  `There are no ${names.join(', ')} in it. If you have some, they were not chosen, or are in another part of a split export: everything together earns more. ${askFor}`;

/** Advice if lists are there as web pages. */
export const pageAdvice = (things: readonly string[]) =>
  `Some ${things.join(', ')} are in it as web pages (.html), made for reading, which were not read. As JSON they earn more. ${askFor}`;

export const rangeAdvice = (from: string) =>
  `Nothing is older than ${from} although the account is: a date range was chosen. "All time" earns more. ${askFor}`;

export const gapAdvice =
  'Files are missing in their numbering: a part of a split export was not sent, or something was taken out. Send every .zip that Facebook gave you, together.';
