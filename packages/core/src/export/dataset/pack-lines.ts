/** Packs lines as gzip, counting and hashing what comes out. */
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

export interface PackedFile {
  readonly bytes: number;
  /** Hex digits. */
  readonly sha256: string;
}

/** Half the time of the default, for a few percent more bytes. */
const level = 4;

/** Blocks of one size, so that the packed bytes depend on the lines alone. */
const blockBytes = 128 * 1024;

/** Node writes no time into the header: the same lines give the same bytes. */
export function packLines(lines: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level, chunkSize: 64 * 1024 });
  pipeline(Readable.from(inBlocks(lines), { objectMode: false, highWaterMark: blockBytes }), gzip, () => {});
  return gzip;
}

async function* inBlocks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const text of lines) {
    const part = Buffer.from(text, 'utf8');
    held.push(part);
    bytes += part.length;
    if (bytes < blockBytes) continue;
    const all = Buffer.concat(held);
    const whole = bytes - (bytes % blockBytes);
    for (let at = 0; at < whole; at += blockBytes) yield all.subarray(at, at + blockBytes);
    held = [all.subarray(whole)];
    bytes -= whole;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** Passes chunks on; `finished` gives their size and hash once the last has gone by. */
export function measured(chunks: AsyncIterable<Uint8Array>): {
  chunks: AsyncIterable<Uint8Array>;
  finished(): PackedFile;
} {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pass() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { chunks: pass(), finished: () => ({ bytes, sha256: hash.digest('hex') }) };
}
