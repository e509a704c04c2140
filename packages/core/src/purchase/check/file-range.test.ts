import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import type { ByteSource } from '../../export/format/byte-source.ts';
import { memorySource } from '../../export/testing/memory-source.ts';
import { zipOf } from '../../export/testing/zip-bytes.ts';
import { soldFiles } from '../testing/sold-files.ts';
import { fileRange } from './file-range.ts';

/** Creates a remote archive of which only ranges are read. */
async function remoteArchive() {
  const { files, folder } = await soldFiles((own) => {
    own.set(
      'large.bin',
      new Uint8Array(5_000_000).map((_, at) => at % 251),
    );
  });
  const bytes = await zipOf(
    [...files].map(([path, data]) => ({ path, data })),
    { compress: false, streamed: true },
  );
  let readBytes = 0;
  const source: ByteSource = {
    size: bytes.length,
    async *read(start, end) {
      readBytes += end - start;
      yield* memorySource(bytes).read(start, end);
    },
  };
  return { bytes, folder, source, readBytes: () => readBytes };
}

test('hyparquet reads one Parquet file in an archive by ranges', async () => {
  const { bytes, folder, source, readBytes } = await remoteArchive();
  const { start, end } = await fileRange(source, `${folder}play.parquet`);
  const rows = await parquetReadObjects({
    file: {
      byteLength: end - start,
      slice: (from, to = end - start) => Uint8Array.from(bytes.subarray(start + from, start + to)).buffer,
    },
    columns: ['time', 'msPlayed'],
  });
  expect(rows).toEqual(
    [1, 2, 3].map((at) => ({ time: new Date(`2026-01-0${at}T12:00:00Z`), msPlayed: BigInt(at * 1000) })),
  );
  expect(readBytes()).toBeLessThan(source.size / 4);
});

test('a missing or compressed file has no range', async () => {
  const { source } = await remoteArchive();
  await expect(fileRange(source, 'more.parquet')).rejects.toThrow('The archive lacks more.parquet');
  const packed = await zipOf([{ path: 'a.txt', data: 'a'.repeat(100) }]);
  await expect(fileRange(memorySource(packed), 'a.txt')).rejects.toThrow('or has it packed');
});
