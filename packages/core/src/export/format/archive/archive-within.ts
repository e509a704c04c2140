/** Finds the archive in a file to which a program has prepended bytes or a device has appended zeros. */
import { viewOf } from '../../../byte/bytes.ts';
import type { ByteSource } from '../byte-source.ts';
import type { BlockReader } from './block-reader.ts';
import { endIn, longestEnd } from './directory-end.ts';

/** The most bytes before the archive: an HTTP header, a byte order mark, or a self-extracting program. */
const longestBefore = 64 * 1024;
/** The most zeros after the archive; the blocks of devices are far smaller. */
const mostZeros = 64 * 1024 * 1024;

/** `reader`: reads the source. Returns the source itself if nothing surrounds the archive, or if there is no archive. Throws `SourceError`. */
export async function archiveWithin(source: ByteSource, reader: BlockReader): Promise<ByteSource> {
  const start = await firstEntryIn(reader);
  const end = await endWithoutZeros(reader);
  if (start === 0 && end === source.size) return source;
  return { size: end - start, read: (from, to) => source.read(start + from, start + to) };
}

/** Returns the offset of the first entry; 0 if no entry is near the beginning. */
async function firstEntryIn(reader: BlockReader): Promise<number> {
  const head = await reader.read(0, Math.min(longestBefore, reader.size));
  if (head[0] === 0x50 && head[1] === 0x4b) return 0;
  for (let at = head.indexOf(0x50); at >= 0; at = head.indexOf(0x50, at + 1)) {
    if (head[at + 1] === 0x4b && head[at + 2] === 3 && head[at + 3] === 4) return at;
  }
  return 0;
}

/** Returns the end of the archive's final record if only zeros follow the record, else the source's size. */
async function endWithoutZeros(reader: BlockReader): Promise<number> {
  const { size } = reader;
  const filled = await lastFilled(reader);
  // the record's own last bytes may be zeros, so it may end after the last byte that is not zero
  const from = Math.max(0, filled - longestEnd);
  const tail = viewOf(await reader.read(from, Math.min(size, filled + longestEnd) - from));
  const found = endIn(tail, (end) => from + end >= filled && from + end <= size);
  return found === undefined ? size : from + found.end;
}

/** Returns the offset after the last byte that is not zero; the size if there are too many zeros. */
async function lastFilled(reader: BlockReader): Promise<number> {
  const { size } = reader;
  // pieces of this length include the range that is later searched for the final record
  for (let end = size; end > 0 && size - end < mostZeros; ) {
    const start = Math.max(0, end - longestEnd);
    const piece = await reader.read(start, end - start);
    const filled = piece.findLastIndex((byte) => byte !== 0);
    if (filled >= 0) return start + filled + 1;
    end = start;
  }
  return size;
}
