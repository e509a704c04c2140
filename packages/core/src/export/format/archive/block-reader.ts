/** Reads a `ByteSource` for the zip reader in few and large ranges, since each range is a request to S3. */
import { concatBytes } from '../../../byte/bytes.ts';
import type { ByteSource } from '../byte-source.ts';
import { truncatedZip } from './archive-rejection.ts';

/** One request fetches the central directory of an archive with about 3,000 entries. */
export const blockBytes = 256 * 1024;

/** How many blocks are cached, since local headers and small entries are close together. */
const usualBlocks = 8;

/** The source could not be read, which is not a fault of the archive; `cause` is the source's error. */
class SourceError extends Error {
  constructor(cause: unknown) {
    super('the source could not be read', { cause });
    this.name = 'SourceError';
  }
}

/** Throws `SourceError`. */
export interface BlockReader {
  readonly size: number;
  /** Reads through the cached blocks. Throws `ExportRejected` if the archive ends before. */
  read(start: number, length: number): Promise<Uint8Array>;
  /** Streams a range, and caches it only if it is no longer than a block. */
  stream(start: number, end: number): AsyncIterable<Uint8Array>;
}

export function createBlockReader(source: ByteSource, keptBlocks = usualBlocks): BlockReader {
  const blocks = new Map<number, Promise<Uint8Array>>();

  function blockAt(index: number): Promise<Uint8Array> {
    const known = blocks.get(index);
    if (known !== undefined) return known;
    const start = index * blockBytes;
    const block = readBytes(source, start, Math.min(blockBytes, source.size - start));
    blocks.set(index, block);
    const oldest = blocks.keys().next();
    if (blocks.size > keptBlocks && !oldest.done) blocks.delete(oldest.value);
    return block;
  }

  async function read(start: number, length: number): Promise<Uint8Array> {
    if (start + length > source.size) throw truncatedZip();
    const parts: Uint8Array[] = [];
    for (let at = start; at < start + length; ) {
      const index = Math.floor(at / blockBytes);
      const block = await blockAt(index);
      const from = at - index * blockBytes;
      const part = block.subarray(from, Math.min(block.length, from + start + length - at));
      parts.push(part);
      at += part.length;
    }
    return concatBytes(parts);
  }

  async function* stream(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (end - start <= blockBytes) yield await read(start, end - start);
    else yield* readRange(source, start, end);
  }

  return { size: source.size, read, stream };
}

/** Reads exactly `length` bytes. Throws `SourceError`. */
async function readBytes(source: ByteSource, start: number, length: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readRange(source, start, start + length)) chunks.push(chunk);
  return concatBytes(chunks);
}

async function* readRange(source: ByteSource, start: number, end: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of source.read(start, end)) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw new SourceError(error);
  }
  if (bytes !== end - start) throw new SourceError(new Error('fewer bytes than its size promises'));
}
