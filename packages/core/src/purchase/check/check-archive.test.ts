import { expect, test } from 'vitest';
import { memorySource } from '../../export/testing/memory-source.ts';
import { zipOf } from '../../export/testing/zip-bytes.ts';
import { packedLines } from '../testing/packed-lines.ts';
import { parquetBytes, type SoldFiles, soldFiles } from '../testing/sold-files.ts';
import { areFilesWhole, checkArchive } from './check-archive.ts';

const zipped = async (files: SoldFiles) =>
  zipOf(
    [...files].map(([path, data]) => ({ path, data })),
    { compress: false },
  );
const check = async (files: SoldFiles) => checkArchive(memorySource(await zipped(files)));

test('a sold archive is valid, including its Parquet files, which are made again and compared', async () => {
  const { files } = await soldFiles();
  const { uploads, certificates, ...counts } = await check(files);
  expect(counts).toEqual({ files: 6, derived: 1 });
  expect(uploads).toHaveLength(1);
  expect(certificates).toMatchObject([{ quality: 7, index: 5 }]);
});

test('Parquet with other records is detected, even if checksums and manifest match it', async () => {
  const { files, folder } = await soldFiles(async (forged, where) => {
    forged.set(`${where}play.parquet`, await parquetBytes(await packedLines(['{"kind":"play"}'])));
  });
  await expect(check(files)).rejects.toThrow(
    `${folder}play.parquet does not say what ${folder}play.ndjson.gz says.`,
  );
});

test('a file in an upload’s folder that is neither certified nor derived is refused', async () => {
  const { files, folder } = await soldFiles((forged, where) => {
    forged.set(`${where}more.parquet`, Buffer.from('PAR1'));
  });
  await expect(check(files)).rejects.toThrow(`${folder}more.parquet is made of no file that was certified.`);
});

test.each(['play.ndjson.gz', 'schema.json'])('a changed %s is not the certified file', async (name) => {
  const { files, folder } = await soldFiles((forged, where) => {
    forged.set(where + name, Buffer.from('another'));
  });
  await expect(check(files)).rejects.toThrow(`${folder}${name} is not the file that was certified.`);
});

test('a single changed byte is detected, and the message names its file', async () => {
  const { files, folder } = await soldFiles();
  const bytes = await zipped(files);
  const at = Buffer.from(bytes).indexOf('PAR1') + 40;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await expect(checkArchive(memorySource(bytes))).rejects.toThrow(
    `${folder}play.parquet has another checksum than the archive says.`,
  );
  expect(await areFilesWhole(memorySource(bytes))).toBe(false);
});
