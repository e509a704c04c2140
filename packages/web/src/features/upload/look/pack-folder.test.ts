import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { blobSource } from '@cgdx/core/export/format/blob-source.ts';
import { expect, it } from 'vitest';
import { chosenFolders } from './chosen-files.ts';
import { packFolder } from './pack-folder.ts';

const records = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ n })));
const inFolder = (path: string, content: string) => ({
  path,
  file: new File([content], path.slice(path.lastIndexOf('/') + 1), { lastModified: 5 }),
});
const files = [
  inFolder('Takeout/history/watch-history.json', records),
  inFolder('Takeout/.DS_Store', 'junk'),
  inFolder('Takeout/empty.csv', ''),
  inFolder('Takeout/photo.jpg', 'jpeg'),
];

it('an unpacked folder becomes an archive with the same content', async () => {
  let bytes = 0;
  const packed = await packFolder('Takeout', files, (more) => {
    bytes += more;
  });
  expect(packed).toMatchObject({ name: 'Takeout.zip', lastModified: 5 });
  expect(packed.size).toBeLessThan(records.length / 2);
  expect(bytes).toBe(records.length + 'jpeg'.length);
  const read: Record<string, string> = {};
  for (const entry of (await openArchive(blobSource(packed))).entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.read()) chunks.push(chunk);
    read[entry.path] = Buffer.concat(chunks).toString();
  }
  expect(read).toEqual({
    'Takeout/history/watch-history.json': records,
    'Takeout/empty.csv': '',
    'Takeout/photo.jpg': 'jpeg',
  });
});

it('the same folder gives the same bytes, in whatever order its files were listed', async () => {
  const bytesOf = async (some: typeof files) => (await packFolder('a', some, () => {})).arrayBuffer();
  expect(Buffer.from(await bytesOf(files.toReversed()))).toEqual(Buffer.from(await bytesOf(files)));
});

it('files of several folders become several folders', () => {
  const chosen = chosenFolders([...files, inFolder('Other/a.json', '12345')]);
  expect(chosen.map(({ name, size, kind }) => [name, size, kind])).toEqual([
    ['Takeout', records.length + 8, 'folder'],
    ['Other', 5, 'folder'],
  ]);
});
