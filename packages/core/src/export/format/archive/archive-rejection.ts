/** The refusals for each way in which an archive cannot be read, with a message and advice. */
import { type ExportRejected, reject } from '../../rejection/export-rejected.ts';
import { type NamedFile, nameOrKind } from './shown-name.ts';
import type { FileKind } from './sniff-file.ts';

const sendOriginal =
  'Send the .zip file exactly as the platform gave it to you: do not unpack it or pack it again.';

const repack = 'Unpack it, pack the files as an ordinary .zip, and send that.';

const foundInstead: Record<
  Exclude<FileKind, 'zip' | 'split-zip'>,
  readonly [found: string, advice: string]
> = {
  '7z': ['a 7-Zip archive (.7z)', repack],
  rar: ['a RAR archive (.rar)', repack],
  gzip: [
    'a gzip archive (.tgz or .gz)',
    'Ask the platform for the .zip format (in Google Takeout: File type, .zip), or unpack it and pack the files as an ordinary .zip.',
  ],
  tar: ['a tar archive (.tar)', repack],
  xz: ['an xz archive (.xz)', repack],
  bzip2: ['a bzip2 archive (.bz2)', repack],
  zstd: ['a Zstandard archive (.zst)', repack],
  pdf: ['a PDF document', sendOriginal],
  html: ['a web page (HTML)', `${sendOriginal} If the platform asks for a format, choose JSON.`],
  json: ['a single JSON file, not the whole export', `${sendOriginal} It holds this file and the others.`],
  image: ['a picture', sendOriginal],
  video: ['a video', sendOriginal],
  text: ['a text file', sendOriginal],
  binary: ['something we do not recognise', sendOriginal],
};

export function emptyFile(): ExportRejected {
  return reject(
    'empty-file',
    'The file is empty: it holds 0 bytes.',
    'The download probably did not finish. Download the export again and check its size before you send it.',
  );
}

export function notAZip(kind: Exclude<FileKind, 'zip' | 'split-zip'>): ExportRejected {
  const [found, advice] = foundInstead[kind];
  return reject('not-a-zip', `This is not a zip file: it is ${found}.`, advice);
}

export function splitZip(): ExportRejected {
  return reject(
    'split-zip',
    'This is one piece of a zip file that was split into several.',
    'Join the pieces into one .zip (most zip tools do that when you open the last piece) and send that.',
  );
}

export function truncatedZip(): ExportRejected {
  return reject(
    'truncated-zip',
    'The zip file is cut off: its end is missing.',
    'The download or the upload probably stopped half way. Download the export again and send the complete file.',
  );
}

export function damagedZip(): ExportRejected {
  return reject(
    'damaged-zip',
    'The zip file is damaged: its list of files cannot be read.',
    'Download the export again and send the new file.',
  );
}

export function damagedEntry(file: NamedFile): ExportRejected {
  return reject(
    'damaged-entry',
    `The zip file is damaged: ${file.shownName === undefined ? `a ${nameOrKind(file)}` : file.shownName} inside it does not match its checksum or its size.`,
    'Download the export again and send the new file.',
  );
}

export function emptyZip(): ExportRejected {
  return reject('empty-zip', 'The zip file is empty: there are no files in it.', sendOriginal);
}

export function encryptedZip(): ExportRejected {
  return reject(
    'encrypted-zip',
    'The zip file is protected by a password, so we cannot read it.',
    'Send it without a password: the file as the platform gave it to you has none.',
  );
}

export function zipBomb(what: string): ExportRejected {
  return reject(
    'zip-bomb',
    `The zip file was refused because it would unpack to far more than an export does: ${what}.`,
    sendOriginal,
  );
}

export function unsafePath(what: string): ExportRejected {
  return reject(
    'unsafe-path',
    `The zip file was refused because a file name in it ${what}. No platform's export has such names.`,
    sendOriginal,
  );
}

export function unreadableCompression(method: number): ExportRejected {
  const name = method === 9 ? 'Deflate64 (Windows does this to very large files)' : `zip method ${method}`;
  return reject(
    'unsupported-compression',
    `The files in the zip are compressed in a way that we cannot read: ${name}.`,
    'Send the original download. If you have only this one, unpack it and pack it again with the "Deflate" method.',
  );
}

export function nestedZip(): ExportRejected {
  return reject(
    'nested-zip',
    'There is only another zip file inside this zip file.',
    'Unpack the outer one once, and send the zip file that is inside it.',
  );
}
