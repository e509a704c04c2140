/** Packs an unpacked folder into an archive, so that it can be read and sent like the original archive. */
import { isJunk } from '@cgdx/core/export/format/archive/archive-path.ts';
import { directory, localHeader, type PlacedEntry } from '@cgdx/core/export/format/archive/write-header.ts';
import { crc32 } from '@cgdx/runtime/crc32.ts';
import type { FolderFile } from './look-message.ts';

const storedMethod = 0;
const deflatedMethod = 8;

/** Files to compress; media are compressed already. */
const worthPacking = /\.(json|js|csv|html?|txt|xml|md)$/i;

export async function packFolder(
  name: string,
  files: readonly FolderFile[],
  onBytes: (bytes: number) => void,
): Promise<File> {
  const content: BlobPart[] = [];
  const entries: PlacedEntry[] = [];
  let at = 0;
  let lastModified = 0;
  const kept = files.filter(({ path }) => !isJunk(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, file } of kept) {
    const { packed, ...entry } = await packFile(path, file, onBytes);
    const header = localHeader(entry) as Uint8Array<ArrayBuffer>;
    content.push(header, packed);
    entries.push({ ...entry, start: at });
    at += header.length + entry.packedBytes;
    lastModified = Math.max(lastModified, file.lastModified);
  }
  content.push(directory(entries, at) as Uint8Array<ArrayBuffer>);
  return new File(content, `${name}.zip`, { type: 'application/zip', lastModified });
}

async function packFile(path: string, file: File, onBytes: (bytes: number) => void) {
  let checksum = 0;
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        checksum = crc32(chunk, checksum);
        onBytes(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const isDeflated = worthPacking.test(path) && file.size > 0;
  let packed: Blob = file;
  if (isDeflated)
    packed = await new Response(counted.pipeThrough(new CompressionStream('deflate-raw'))).blob();
  else await counted.pipeTo(new WritableStream());
  return {
    path,
    method: isDeflated ? deflatedMethod : storedMethod,
    crc32: checksum,
    packedBytes: packed.size,
    sizeBytes: file.size,
    packed,
  };
}
