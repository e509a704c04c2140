/** Reads a file of this computer in slices, as its readers ask for them. */
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';

/** Larger slices take more memory and no less time. */
const sliceBytes = 128 * 1024;

export function fileSource(file: Blob): ByteSource {
  return {
    size: file.size,
    async *read(start, end) {
      for (let at = start; at < end; at += sliceBytes) {
        yield new Uint8Array(await file.slice(at, Math.min(end, at + sliceBytes)).arrayBuffer());
      }
    },
  };
}
