/** Decompresses with zlib: large files in another thread, small ones in the caller's. */
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { DamagedDeflate } from '../damaged-deflate.ts';
import type { InflateRaw, OpenPacked } from '../port.ts';

/** Chunks are large, since each passes through several stream buffers at a fixed cost. */
const chunkBytes = 64 * 1024;

/** The largest compressed size of a small file. Exports have thousands of these, for each of which a stream would cost more than its bytes. */
const fewPackedBytes = 8 * 1024;
/** The most decompressed bytes that block the caller's thread. */
const fewBytes = 256 * 1024;

export const inflateRaw: InflateRaw = (open, packedBytes = Number.POSITIVE_INFINITY) =>
  packedBytes <= fewPackedBytes ? inflateAtOnce(open) : inflateAsStream(open);

async function* inflateAtOnce(open: OpenPacked): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  for await (const chunk of open()) packed.push(chunk);
  let bytes: Uint8Array;
  try {
    bytes = inflateRawSync(Buffer.concat(packed), { maxOutputLength: fewBytes });
  } catch (error) {
    if (!isTooLarge(error)) throw isOfZlib(error) ? new DamagedDeflate(error) : error;
    yield* inflateAsStream(open);
    return;
  }
  yield new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

async function* inflateAsStream(open: OpenPacked): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  pipeline(Readable.from(open(), { objectMode: false }), inflate, () => {});
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
    }
  } catch (error) {
    throw isOfZlib(error) ? new DamagedDeflate(error) : error;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

function isOfZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}
