/** Refusals of an incomplete archive of X: what is missing, and advice. */

import { listNames } from '../../../contribution/list-names.ts';
import { type ExportRejected, reject } from '../../rejection/export-rejected.ts';

export const howToGetAll =
  'In X open Settings, "Your account", "Download an archive of your data", and send the .zip exactly as it comes: all of its parts, with nothing taken out.';

export function noActivity(): ExportRejected {
  return reject(
    'no-x-activity',
    'This is an archive from X, but there are no posts, likes, advertisements or messages in it.',
    howToGetAll,
  );
}

/** `files`: names from the archive's list of contents. */
export function missingFiles(files: readonly string[]): ExportRejected {
  return reject(
    'missing-file',
    `The archive's own list of contents names ${listNames(files)}, which ${files.length === 1 ? 'is' : 'are'} not in what you sent.`,
    howToGetAll,
  );
}

/** `files`: names from the archive's list of contents. `posts`: how many posts it lists. `there`: how many are present. */
export function emptiedFiles(files: readonly string[], posts: number, there: number): ExportRejected {
  const found = there === 0 ? 'there are none' : `only ${there.toLocaleString('en')} are`;
  return reject(
    'emptied-file',
    `The archive's own list of contents says that ${listNames(files)} ${files.length === 1 ? 'holds' : 'hold'} ${posts.toLocaleString('en')} posts, but ${found} in ${files.length === 1 ? 'it' : 'them'}.`,
    howToGetAll,
  );
}

/** Refuses an archive that X itself describes as one of several. */
export function onePart(files: readonly string[]): ExportRejected {
  return reject(
    'missing-part',
    `This is one part of an archive that X split: ${listNames(files)} ${files.length === 1 ? 'is' : 'are'} in another part.`,
    'Download every part that X offers, and send them all together as one contribution.',
  );
}
