import { expect, it } from 'vitest';
import { droppedFiles } from './chosen-files.ts';

const fileEntry = (fullPath: string) => ({
  isDirectory: false,
  fullPath,
  file: (done: (file: File) => void) => done(new File(['x'], fullPath.split('/').at(-1) ?? '')),
});

/** Returns a folder like a browser's: its entries come in batches, and an empty batch ends them. */
function folderEntry(fullPath: string, entries: readonly object[]) {
  return {
    isDirectory: true,
    fullPath,
    createReader() {
      const left = [...entries];
      return { readEntries: (done: (some: readonly object[]) => void) => done(left.splice(0, 2)) };
    },
  };
}

const dropped = (entries: readonly object[], files: readonly File[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer;

it('a dropped folder is read to its last file, in whatever batches the browser returns its entries', async () => {
  const inner = folderEntry(
    '/export/music',
    [1, 2, 3, 4, 5].map((n) => fileEntry(`/export/music/${n}.json`)),
  );
  const [folder, ...rest] = await droppedFiles(
    dropped([folderEntry('/export', [fileEntry('/export/a.json'), inner, fileEntry('/export/b.json')])]),
  );
  expect(rest).toEqual([]);
  expect(folder, 'proves contribute.unpacked-folder-chosen').toMatchObject({
    kind: 'folder',
    name: 'export',
    size: 7,
  });
  expect(folder?.kind === 'folder' && folder.files.map(({ path }) => path).sort()).toEqual([
    'export/a.json',
    'export/b.json',
    ...[1, 2, 3, 4, 5].map((n) => `export/music/${n}.json`),
  ]);
});

it('several dropped files are the parts of one export', async () => {
  const files = [new File(['1'], 'takeout-001.zip'), new File(['22'], 'takeout-002.zip')];
  const chosen = await droppedFiles(
    dropped(
      files.map(({ name }) => fileEntry(`/${name}`)),
      files,
    ),
  );
  expect(
    chosen.map(({ kind, name, size }) => [kind, name, size]),
    'proves contribute.drag-drop-files',
  ).toEqual([
    ['file', 'takeout-001.zip', 1],
    ['file', 'takeout-002.zip', 2],
  ]);
});

it('a folder and a file that are dropped together are both accepted', async () => {
  const chosen = await droppedFiles(
    dropped([folderEntry('/export', [fileEntry('/export/a.json')]), fileEntry('/rest.zip')]),
  );
  expect(chosen.map(({ kind, name }) => [kind, name])).toEqual([
    ['folder', 'export'],
    ['file', 'rest.zip'],
  ]);
});
