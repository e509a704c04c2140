/** Reads an export out of a file. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';

const chunkBytes = 256 * 1024;

/** Throws where there is no such file. */
export async function fileByteSource(path: string): Promise<ByteSource> {
  const { size } = await stat(path);
  return {
    size,
    async *read(start, end) {
      if (end > start) yield* createReadStream(path, { start, end: end - 1, highWaterMark: chunkBytes });
    },
  };
}
