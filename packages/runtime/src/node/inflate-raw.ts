/** Decompresses with zlib, in another thread than the one that reads. */
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { DamagedDeflate } from '../damaged-deflate.ts';
import type { InflateRaw } from '../port.ts';

/** Large chunks: each passes through a few stream buffers, at a fixed cost. */
const chunkBytes = 64 * 1024;

export const inflateRaw: InflateRaw = async function* (open) {
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  pipeline(Readable.from(open(), { objectMode: false }), inflate, () => {});
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
    }
  } catch (error) {
    throw isOfZlib(error) ? new DamagedDeflate(error) : error;
  }
};

function isOfZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}
