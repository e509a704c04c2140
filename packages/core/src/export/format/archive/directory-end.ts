/** Finds an archive's central directory by the records at the end of the archive (APPNOTE.TXT 4.3.14 to 4.3.16). */
import { viewOf } from '../../../byte/bytes.ts';
import { damagedZip, splitZip, truncatedZip } from './archive-rejection.ts';
import type { BlockReader } from './block-reader.ts';

export interface DirectoryEnd {
  /** The offset of the directory, according to the archive. */
  readonly start: number;
  /** The directory's size in bytes, and the number of its entries. */
  readonly size: number;
  readonly count: number;
  /** The offset of the records at the end; no entry extends beyond it. */
  readonly at: number;
  readonly isZip64: boolean;
  readonly hasComment: boolean;
}

const endSignature = 0x06054b50;
const endBytes = 22;
const longestComment = 0xffff;
/** The greatest length of the final record with its comment. */
export const longestEnd = endBytes + longestComment;

const locatorSignature = 0x07064b50;
const locatorBytes = 20;

const zip64Signature = 0x06064b50;
const zip64Bytes = 56;
/** The length of the signature and of the size field, which the size in the record does not include. */
const zip64Uncounted = 12;

/** Placeholders for a number that is too large and stands in a zip64 field instead. */
const elsewhere16 = 0xffff;
export const elsewhere32 = 0xffffffff;

/** Throws `ExportRejected` if the archive is cut off, one piece of several, or damaged. */
export async function findDirectoryEnd(reader: BlockReader): Promise<DirectoryEnd> {
  const length = Math.min(reader.size, longestEnd);
  const tail = viewOf(await reader.read(reader.size - length, length));
  const found = endIn(tail, (end) => end === length)?.at;
  if (found === undefined) throw truncatedZip();
  if (tail.getUint16(found + 4, true) !== 0) throw splitZip();
  const end: DirectoryEnd = {
    count: tail.getUint16(found + 10, true),
    size: tail.getUint32(found + 12, true),
    start: tail.getUint32(found + 16, true),
    at: reader.size - length + found,
    isZip64: false,
    hasComment: found + endBytes < length,
  };
  const isTold = end.count !== elsewhere16 && end.size !== elsewhere32 && end.start !== elsewhere32;
  return isTold ? end : ((await zip64End(reader, end)) ?? end);
}

/**
 * Searches for the final record from the end, since its comment may contain bytes that look like another record.
 * `mayEnd`: returns whether the record with its comment may end at an offset. Returns the offsets of the record's start and end.
 */
export function endIn(
  tail: DataView,
  mayEnd: (end: number) => boolean,
): { readonly at: number; readonly end: number } | undefined {
  for (let at = tail.byteLength - endBytes; at >= 0; at--) {
    if (tail.getUint32(at, true) !== endSignature) continue;
    const end = at + endBytes + tail.getUint16(at + 20, true);
    if (mayEnd(end)) return { at, end };
  }
  return undefined;
}

/** Returns undefined if the archive has no zip64 record, for example one with exactly 65,535 entries. */
async function zip64End(reader: BlockReader, end: DirectoryEnd): Promise<DirectoryEnd | undefined> {
  const locatorAt = end.at - locatorBytes;
  if (locatorAt < 0) throw damagedZip();
  const locator = viewOf(await reader.read(locatorAt, locatorBytes));
  if (locator.getUint32(0, true) !== locatorSignature) return undefined;
  const at = uint64(locator, 8);
  if (at + zip64Bytes > locatorAt) throw damagedZip();
  const record = viewOf(await reader.read(at, zip64Bytes));
  if (record.getUint32(0, true) !== zip64Signature) throw damagedZip();
  const recordEnd = at + zip64Uncounted + uint64(record, 4);
  if (recordEnd > locatorAt) throw damagedZip();
  return {
    count: end.count === elsewhere16 ? uint64(record, 32) : end.count,
    size: end.size === elsewhere32 ? uint64(record, 40) : end.size,
    start: end.start === elsewhere32 ? uint64(record, 48) : end.start,
    at: recordEnd === locatorAt ? at : locatorAt,
    isZip64: true,
    hasComment: end.hasComment,
  };
}

/** Reads an unsigned 64-bit number: exact below 2^53, and otherwise larger than any archive. */
export function uint64(view: DataView, at: number): number {
  return view.getUint32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
}
