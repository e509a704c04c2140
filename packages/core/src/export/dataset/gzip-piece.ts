/** Compresses pieces of a text independently, on any thread or machine, into one gzip file (RFC 1952). */
import { crc32 } from '@cgdx/runtime/crc32.ts';
import { deflateRaw } from '@cgdx/runtime/deflate-raw.ts';
import { concatBytes, viewOf } from '../../byte/bytes.ts';
import { encodeUtf8 } from '../../byte/utf8.ts';
import { combineCrc32 } from './combine-crc32.ts';

/** Checksum and length of a piece's text. */
export interface PieceSum {
  readonly bytes: number;
  readonly crc32: number;
}

export interface PieceWriter {
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>;
  /** Resolves when `onChunk` has received all chunks. */
  end(): Promise<PieceSum>;
}

/** Blocks have a fixed size, so that the compressed bytes depend only on the text. */
const blockBytes = 128 * 1024;

/** `onChunk` is awaited before the next chunk. A piece ends on a whole byte, without an end mark. */
export function createPieceWriter(onChunk: (chunk: Uint8Array) => Promise<void>): PieceWriter {
  const deflate = deflateRaw(onChunk);
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let bytes = 0;
  let sum = 0;

  async function pass(block: Uint8Array): Promise<void> {
    sum = crc32(block, sum);
    bytes += block.length;
    await deflate.write(block);
  }

  return {
    async write(text) {
      const part = encodeUtf8(text);
      held.push(part);
      heldBytes += part.length;
      if (heldBytes < blockBytes) return;
      const all = concatBytes(held);
      const whole = heldBytes - (heldBytes % blockBytes);
      for (let at = 0; at < whole; at += blockBytes) await pass(all.subarray(at, at + blockBytes));
      held = [all.subarray(whole)];
      heldBytes -= whole;
    },
    async end() {
      if (heldBytes > 0) await pass(concatBytes(held));
      await deflate.end();
      return { bytes, crc32: sum };
    },
  };
}

/** The header without name and time, so that the same text gives the same bytes. */
export const gzipHead: Uint8Array = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** Returns the empty final block, and the trailer with the combined checksum and length of all pieces. */
export function gzipTail(pieces: readonly PieceSum[]): Uint8Array {
  const all = pieces.reduce(
    (sum, piece) => ({
      bytes: sum.bytes + piece.bytes,
      crc32: combineCrc32(sum.crc32, piece.crc32, piece.bytes),
    }),
    { bytes: 0, crc32: 0 },
  );
  const tail = new Uint8Array(10);
  const view = viewOf(tail);
  view.setUint8(0, 0x03);
  view.setUint32(2, all.crc32, true);
  view.setUint32(6, all.bytes % 2 ** 32, true);
  return tail;
}
