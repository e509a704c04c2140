/** Lets the zip reader read a `ByteSource`, asking it for few and large ranges: over S3 each is a request. */
import { Readable } from 'node:stream';
import { Reader } from 'yauzl-promise';
import type { ByteSource } from '../byte-source.ts';

/** One request brings the central directory of an archive with about 3,000 entries. */
const blockBytes = 256 * 1024;

/** How many blocks are kept: local headers and small entries lie close to each other. */
const usualBlocks = 8;

/** The source failed, not the archive; `cause` is its own error. */
export class SourceError extends Error {
  constructor(cause: unknown) {
    super('the source could not be read', { cause });
    this.name = 'SourceError';
  }
}

/** Reads exactly `length` bytes. Throws `SourceError`. */
export async function readBytes(source: ByteSource, start: number, length: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readRange(source, start, start + length)) chunks.push(chunk);
  return Buffer.concat(chunks);
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

/** yauzl-promise's own abstract class is the only way in, hence a class. */
export class SourceReader extends Reader {
  readonly #source: ByteSource;
  readonly #keptBlocks: number;
  readonly #blocks = new Map<number, Promise<Buffer>>();

  constructor(source: ByteSource, keptBlocks = usualBlocks) {
    super();
    this.#source = source;
    this.#keptBlocks = keptBlocks;
  }

  override async _open(): Promise<object> {
    return {};
  }

  override async _close(): Promise<object> {
    return {};
  }

  override async _read(start: number, length: number): Promise<Buffer> {
    if (start + length > this.#source.size) throw new Error('Unexpected end of file');
    const parts: Buffer[] = [];
    for (let at = start; at < start + length; ) {
      const index = Math.floor(at / blockBytes);
      const block = await this.#block(index);
      const from = at - index * blockBytes;
      const part = block.subarray(from, Math.min(block.length, from + start + length - at));
      parts.push(part);
      at += part.length;
    }
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
  }

  override _createReadStream(start: number, length: number): Readable {
    if (length <= blockBytes) {
      const once = async function* (reader: SourceReader) {
        yield await reader._read(start, length);
      };
      return Readable.from(once(this), { objectMode: false });
    }
    return Readable.from(readRange(this.#source, start, start + length), { objectMode: false });
  }

  #block(index: number): Promise<Buffer> {
    const known = this.#blocks.get(index);
    if (known !== undefined) return known;
    const start = index * blockBytes;
    const block = readBytes(this.#source, start, Math.min(blockBytes, this.#source.size - start));
    this.#blocks.set(index, block);
    const oldest = this.#blocks.keys().next();
    if (this.#blocks.size > this.#keptBlocks && !oldest.done) this.#blocks.delete(oldest.value);
    return block;
  }
}
