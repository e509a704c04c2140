/** Decompresses one entry as a stream and checks the result against the archive's own size and checksum. */
import { crc32 } from '@cgdx/runtime/crc32.ts';
import { DamagedDeflate } from '@cgdx/runtime/damaged-deflate.ts';
import { inflateRaw } from '@cgdx/runtime/inflate-raw.ts';
import { maxEntryBytes, maxRatio, ratioAppliesAboveBytes } from './archive-limit.ts';
import { damagedEntry, unreadableCompression, zipBomb } from './archive-rejection.ts';
import type { BlockReader } from './block-reader.ts';
import { deflateMethod, type EntryHeader, storedMethod } from './entry-header.ts';
import { startOfBytes } from './local-header.ts';
import { fourGiB } from './mac-layout.ts';
import type { NamedFile } from './shown-name.ts';

/**
 * @param end the offset beyond which no entry's bytes extend
 * @param file the file's name for messages, without folders, whose names can be personal
 * @throws ExportRejected if the entry is damaged, SourceError if the source failed
 */
export async function* readEntry(
  reader: BlockReader,
  entry: EntryHeader,
  end: number,
  file: NamedFile,
): AsyncGenerator<Uint8Array> {
  const { method, sizeBytes, isSizeCertain } = entry;
  if (method !== storedMethod && method !== deflateMethod) throw unreadableCompression(method);
  const start = await startOfBytes(reader, entry, end);
  // The headers were checked against the same ratio, but a size from macOS may be too small by any multiple of 4 GiB.
  const mostBytes = Math.max(ratioAppliesAboveBytes, maxRatio * entry.packedBytes);
  const openPacked = () => reader.stream(start, start + entry.packedBytes);
  const chunks = method === storedMethod ? openPacked() : inflateRaw(openPacked, entry.packedBytes);
  let checksum = 0;
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      checksum = crc32(chunk, checksum);
      bytes += chunk.length;
      if (bytes > maxEntryBytes) throw zipBomb('one of its files is over 16 GB');
      if (bytes > mostBytes) throw zipBomb(`one of its files grows over ${maxRatio} times`);
      if (isSizeCertain && bytes > sizeBytes) throw damagedEntry(file);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof DamagedDeflate ? damagedEntry(file) : error;
  }
  if (checksum !== entry.crc32 || bytes % fourGiB !== sizeBytes % fourGiB) throw damagedEntry(file);
}
