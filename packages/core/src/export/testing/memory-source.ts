/** Lets tests read an export from memory, cut into pieces of any size. */
import type { ByteSource } from '../format/byte-source.ts';

/** `pieceBytes`: the length of each piece; the last may be shorter. */
export function memorySource(bytes: Uint8Array, pieceBytes = 65_536): ByteSource {
  return {
    size: bytes.length,
    async *read(start, end) {
      for (let at = start; at < end; at += pieceBytes)
        yield bytes.subarray(at, Math.min(end, at + pieceBytes));
    },
  };
}
