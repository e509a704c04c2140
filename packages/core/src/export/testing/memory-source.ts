/** A byte source in memory for tests, with chunks of any size. */
import type { ByteSource } from '../format/byte-source.ts';

/** `pieceBytes`: the size of each chunk; the last may be shorter. */
export function memorySource(bytes: Uint8Array, pieceBytes = 65_536): ByteSource {
  return {
    size: bytes.length,
    async *read(start, end) {
      for (let at = start; at < end; at += pieceBytes)
        yield bytes.subarray(at, Math.min(end, at + pieceBytes));
    },
  };
}
