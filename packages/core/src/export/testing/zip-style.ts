/** Packs the same files in the ways of different tools and people; no result may depend on it. */
import { macZip, rawZip, type TestFile, zipOf } from './zip-bytes.ts';

export type PackFiles = (files: readonly TestFile[]) => Promise<Buffer>;

const junk: readonly TestFile[] = [
  { path: '__MACOSX/._Connections.csv', data: '\0\x05\x16\x07' },
  { path: '.DS_Store', data: '\0\0\0\x01Bud1' },
  { path: 'Thumbs.db', data: '\xd0\xcf' },
  { path: 'desktop.ini', data: '[.ShellClassInfo]' },
];

const folder = 'Downloads of mine (2)/export é/';

export const zipStyles: Readonly<Record<string, PackFiles>> = {
  deflated: (files) => zipOf(files),
  stored: (files) => zipOf(files, { compress: false }),
  'with sizes after the data': (files) => zipOf(files, { streamed: true }),
  'with zip64 fields': (files) => zipOf(files, { zip64: true }),
  'streamed with zip64 fields': (files) => zipOf(files, { streamed: true, zip64: true }),
  'with other times': (files) => zipOf(files, { mtime: new Date(Date.UTC(1999, 11, 31)) }),
  'by macOS': async (files) => macZip([...junk, ...files]),
  'in another folder': (files) => zipOf(files.map(({ path, data }) => ({ path: folder + path, data }))),
  'in another order': (files) => zipOf([...files].reverse()),
  'with entries for folders': async (files) => rawZip([...foldersOf(files), ...files]),
  'with files that a computer added': (files) => zipOf([...files, ...junk]),
};

function foldersOf(files: readonly TestFile[]) {
  const folders = new Set(
    files.flatMap(({ path }) => {
      const parts = path.split('/').slice(0, -1);
      return parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
    }),
  );
  return [...folders, 'empty/'].map((path) => ({ path, data: '', method: 0 }));
}
