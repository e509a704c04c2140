/**
 * Recovers sizes and offsets that the Archive Utility of macOS truncates: it writes no zip64 fields, and only the lower 32 bits
 * of a larger number. Its entries follow each other without a gap, in the order of the directory.
 */
import { viewOf } from '../../../byte/bytes.ts';
import type { BlockReader } from './block-reader.ts';
import { deflateMethod, type EntryHeader, storedMethod } from './entry-header.ts';

export const fourGiB = 2 ** 32;

/** Begins the descriptor after the bytes of a deflated entry: this signature, the checksum, both sizes. */
const descriptorSignature = 0x08074b50;
const descriptorBytes = 16;

/** The largest ratio that DEFLATE reaches. */
const largestRatio = 1032;

/**
 * Returns the entries with their true offsets and compressed sizes; undefined if the entries do not fill the archive without gaps.
 * @param listStart the offset of the directory
 */
export async function layOutMac(
  reader: BlockReader,
  listed: readonly EntryHeader[],
  listStart: number,
): Promise<EntryHeader[] | undefined> {
  const told = listed.reduce((sum, entry) => sum + spaceOf(entry), 0);
  /** By how many times 4 GiB the sum of the stated sizes is too small. */
  let missing = (listStart - told) / fourGiB;
  if (!Number.isInteger(missing) || missing < 0) return undefined;
  const entries: EntryHeader[] = [];
  let start = 0;
  for (const entry of listed) {
    if (start % fourGiB !== entry.start) return undefined;
    const held = missing === 0 ? 0 : await heldBack(reader, entry, start, missing, listStart);
    if (held === undefined) return undefined;
    missing -= held;
    const packedBytes = entry.packedBytes + held * fourGiB;
    const sizeBytes = entry.method === storedMethod ? packedBytes : entry.sizeBytes;
    const isSizeCertain = sizeBytes + fourGiB > packedBytes * largestRatio;
    const found = { ...entry, start, packedBytes, sizeBytes, isSizeCertain };
    entries.push(found);
    start += spaceOf(found);
  }
  return missing === 0 ? entries : undefined;
}

function spaceOf({ method, macHeadBytes = 0, packedBytes }: EntryHeader): number {
  return macHeadBytes + packedBytes + (method === deflateMethod ? descriptorBytes : 0);
}

/** Finds by how many times 4 GiB a compressed size is too small, by searching for the descriptor; undefined if none is found. */
async function heldBack(
  reader: BlockReader,
  entry: EntryHeader,
  start: number,
  most: number,
  listStart: number,
): Promise<number | undefined> {
  // folders, empty files and links are not deflated
  if (entry.method !== deflateMethod) return 0;
  for (let held = 0; held <= most; held++) {
    const end = start + (entry.macHeadBytes ?? 0) + entry.packedBytes + held * fourGiB;
    if (end + descriptorBytes > listStart) return undefined;
    const descriptor = viewOf(await reader.read(end, descriptorBytes));
    const isDescriptor =
      descriptor.getUint32(0, true) === descriptorSignature &&
      descriptor.getUint32(4, true) === entry.crc32 &&
      descriptor.getUint32(8, true) === entry.packedBytes &&
      descriptor.getUint32(12, true) === entry.sizeBytes;
    if (isDescriptor) return held;
  }
  return undefined;
}
