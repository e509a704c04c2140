/** Finds the archive in a file: other programs put bytes before it, and some devices fill it up with zeros. */
import { viewOf } from '../../../byte/bytes.ts';
import type { ByteSource } from '../byte-source.ts';
import type { BlockReader } from './block-reader.ts';
import { endIn, longestEnd } from './directory-end.ts';

/** Searched for the first entry: a header of a download, a byte order mark, a program that unpacks itself. */
const longestBefore = 64 * 1024;
/** A device's blocks are far smaller. */
const mostZeros = 64 * 1024 * 1024;

/** `reader`: of the source. Returns the source itself if nothing stands around the archive, or if it holds none. Throws `SourceError`. */
export async function archiveWithin(source: ByteSource, reader: BlockReader): Promise<ByteSource> {
  const start = await firstEntryIn(reader);
  const end = await endWithoutZeros(reader);
  if (start === 0 && end === source.size) return source;
  return { size: end - start, read: (from, to) => source.read(start + from, start + to) };
}

/** Returns 0 if the source begins with an archive, or has none near its beginning. */
async function firstEntryIn(reader: BlockReader): Promise<number> {
  const head = await reader.read(0, Math.min(longestBefore, reader.size));
  if (head[0] === 0x50 && head[1] === 0x4b) return 0;
  for (let at = head.indexOf(0x50); at >= 0; at = head.indexOf(0x50, at + 1)) {
    if (head[at + 1] === 0x4b && head[at + 2] === 3 && head[at + 3] === 4) return at;
  }
  return 0;
}

/** Returns where the record at the archive's end ends if only zeros follow it, else the source's size. */
async function endWithoutZeros(reader: BlockReader): Promise<number> {
  const { size } = reader;
  const filled = await lastFilled(reader);
  // the record's own last bytes may be zeros, so that it ends behind what is filled
  const from = Math.max(0, filled - longestEnd);
  const tail = viewOf(await reader.read(from, Math.min(size, filled + longestEnd) - from));
  const found = endIn(tail, (end) => from + end >= filled && from + end <= size);
  return found === undefined ? size : from + found.end;
}

/** Returns the place behind the last byte that is not zero; the size if the zeros are too many. */
async function lastFilled(reader: BlockReader): Promise<number> {
  const { size } = reader;
  // the piece at the end is the one in which the directory's record is looked for
  for (let end = size; end > 0 && size - end < mostZeros; ) {
    const start = Math.max(0, end - longestEnd);
    const piece = await reader.read(start, end - start);
    const filled = piece.findLastIndex((byte) => byte !== 0);
    if (filled >= 0) return start + filled + 1;
    end = start;
  }
  return size;
}
