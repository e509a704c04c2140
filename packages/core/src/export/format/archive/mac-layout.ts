/**
 * Recovers what the Archive Utility of macOS leaves out: it writes no zip64, and keeps only the lower bits of a number
 * that is too large. But it puts entries one after the other without a gap, in the order of the directory.
 */
import { viewOf } from '../../../byte/bytes.ts';
import type { BlockReader } from './block-reader.ts';
import { deflateMethod, type EntryHeader, storedMethod } from './entry-header.ts';

export const fourGiB = 2 ** 32;

/** Follows the bytes of a deflated entry: a signature, the checksum, both sizes. */
const descriptorSignature = 0x08074b50;
const descriptorBytes = 16;

/** The largest ratio that DEFLATE reaches. */
const largestRatio = 1032;

/**
 * Returns the entries with their true offsets and compressed sizes; undefined if they do not fill the archive as on macOS.
 * @param listStart where the directory begins
 */
export async function layOutMac(
  reader: BlockReader,
  listed: readonly EntryHeader[],
  listStart: number,
): Promise<EntryHeader[] | undefined> {
  const told = listed.reduce((sum, entry) => sum + spaceOf(entry), 0);
  /** How many times 4 GiB the sizes lack together. */
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

/** Returns how many times 4 GiB the compressed size lacks, from what follows the bytes; undefined if nothing fits. */
async function heldBack(
  reader: BlockReader,
  entry: EntryHeader,
  start: number,
  most: number,
  listStart: number,
): Promise<number | undefined> {
  // folders, empty files and links
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
