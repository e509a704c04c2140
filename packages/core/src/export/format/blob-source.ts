/** A `ByteSource` of a `Blob`: a file that a page was given, or a file in Node (`openAsBlob`). */
import type { ByteSource } from './byte-source.ts';

/** The size of a read; larger ones take more memory and are not faster. */
const sliceBytes = 128 * 1024;

export function blobSource(file: Blob): ByteSource {
  return {
    size: file.size,
    async *read(start, end) {
      for (let at = start; at < end; at += sliceBytes) {
        yield new Uint8Array(await file.slice(at, Math.min(end, at + sliceBytes)).arrayBuffer());
      }
    },
  };
}
