/** Reads a file in slices, as its readers ask for them: of a page, or of Node (`openAsBlob`). */
import type { ByteSource } from './byte-source.ts';

/** Larger slices take more memory and no less time. */
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
