/** Reads ranges of a file on disk. */
import { createReadStream, statSync } from 'node:fs';
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';

const chunkBytes = 1024 * 1024;

export const fileSource = (file: string): ByteSource => ({
  size: statSync(file).size,
  read: (start, end) =>
    start >= end ? empty() : createReadStream(file, { start, end: end - 1, highWaterMark: chunkBytes }),
});

async function* empty(): AsyncGenerator<Uint8Array> {}
