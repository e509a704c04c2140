/** Unpacks one entry as a stream and checks what came out against the archive's own size and checksum. */
import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Entry } from 'yauzl-promise';
import { maxEntryBytes } from './archive-limit.ts';
import { baseName } from './archive-path.ts';
import { damagedEntry, damagedZip, unreadableCompression, zipBomb } from './archive-rejection.ts';
import { SourceError } from './source-reader.ts';

/** Large chunks: each passes through a few stream buffers, at a fixed cost. */
const chunkBytes = 64 * 1024;

const storedMethod = 0;
const deflateMethod = 8;

/** macOS truncates sizes of 4 GiB and more to their lower 32 bits. */
const fourGiB = 2 ** 32;

/** Throws `ExportRejected` if the entry is damaged, `SourceError` if the source failed. */
export async function* readEntry(entry: Entry): AsyncGenerator<Buffer> {
  const method = entry.compressionMethod;
  if (method !== storedMethod && method !== deflateMethod) throw unreadableCompression(method);
  let checksum = 0;
  let bytes = 0;
  for await (const chunk of await openBytes(entry)) {
    checksum = crc32(chunk, checksum);
    bytes += chunk.length;
    if (bytes > maxEntryBytes) throw zipBomb('one of its files is over 16 GB');
    if (entry.uncompressedSizeIsCertain && bytes > entry.uncompressedSize) throw damaged(entry);
    yield chunk;
  }
  if (checksum !== entry.crc32 || bytes % fourGiB !== entry.uncompressedSize % fourGiB) throw damaged(entry);
}

async function* openBytes(entry: Entry): AsyncGenerator<Buffer> {
  const packed = await openPacked(entry);
  if (entry.compressionMethod === storedMethod) {
    yield* packed as AsyncIterable<Buffer>;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  pipeline(packed, inflate, () => {});
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof SourceError ? error : damaged(entry);
  }
}

async function openPacked(entry: Entry): Promise<Readable> {
  try {
    const raw = entry.isCompressed() ? { decompress: false } : {};
    return await entry.openReadStream({ ...raw, validateCrc32: false });
  } catch (error) {
    throw error instanceof SourceError ? error : damagedZip();
  }
}

/** Folder names can hold people's names, so the rejection is told the name of the file alone. */
function damaged(entry: Entry) {
  return damagedEntry(baseName(entry.filename));
}
