/** Reads one entry of an archive's central directory (APPNOTE.TXT 4.3.12). */
import { viewOf } from '../../../byte/bytes.ts';
import { damagedZip, encryptedZip } from './archive-rejection.ts';
import { elsewhere32, uint64 } from './directory-end.ts';
import { type ExtraField, entryName } from './entry-name.ts';
import { localHeaderBytes } from './local-header.ts';
import { macHeadBytes } from './mac-header.ts';

export interface EntryHeader {
  /** The path in the archive, with `/` between folders. */
  readonly path: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  /** False if the archive may contain only the lower 32 bits of the size. */
  readonly isSizeCertain: boolean;
  /** The offset of the entry: its local header, followed by its bytes. */
  readonly start: number;
  readonly isSymbolicLink: boolean;
  /** The length of the local header if macOS wrote the entry, else undefined. */
  readonly macHeadBytes: number | undefined;
}

export interface ListedEntry {
  readonly header: EntryHeader;
  /** The length of the entry's directory record. */
  readonly bytes: number;
}

const signature = 0x02014b50;
export const fixedBytes = 46;

/** Name, extra fields and comment can have 65,535 bytes each. */
export const longestHeader = fixedBytes + 3 * 0xffff;

export const storedMethod = 0;
export const deflateMethod = 8;

const encryptedFlag = 0x0001;
const strongEncryptionFlag = 0x0040;

/** The bytes that encryption puts before the data. */
const encryptionBytes = 12;

const zip64Field = 1;

/**
 * `bytes`: the directory from the entry on, at least `longestHeader` bytes or the rest. `listEnd`: no entry begins after this offset.
 * Returns undefined if no entry begins here. Throws `ExportRejected` if the entry is damaged.
 */
export function readHeader(bytes: Uint8Array, listEnd: number): ListedEntry | undefined {
  const view = viewOf(bytes);
  if (view.getUint32(0, true) !== signature) return undefined;
  const flags = view.getUint16(8, true);
  if ((flags & strongEncryptionFlag) !== 0) throw encryptedZip();
  const nameEnd = fixedBytes + view.getUint16(28, true);
  const extraEnd = nameEnd + view.getUint16(30, true);
  const end = extraEnd + view.getUint16(32, true);
  if (end > bytes.length) throw damagedZip();
  const name = bytes.subarray(fixedBytes, nameEnd);
  const extraFields = readExtraFields(bytes.subarray(nameEnd, extraEnd));
  const { sizeBytes, packedBytes, start, isZip64 } = readSizes(view, extraFields);
  if (start + localHeaderBytes > listEnd) throw damagedZip();
  const method = view.getUint16(10, true);
  const isEncrypted = (flags & encryptedFlag) !== 0;
  if (method === storedMethod && packedBytes !== sizeBytes + (isEncrypted ? encryptionBytes : 0)) {
    throw damagedZip();
  }
  const crc32 = view.getUint32(16, true);
  const hasComment = end > extraEnd;
  const header: EntryHeader = {
    // some Windows programs write backslashes as separators
    path: entryName(name, flags, extraFields).replaceAll('\\', '/'),
    isEncrypted,
    method,
    crc32,
    packedBytes,
    sizeBytes,
    isSizeCertain: true,
    start,
    isSymbolicLink: ((view.getUint32(38, true) >>> 16) & 0o170000) === 0o120000,
    macHeadBytes:
      isZip64 || hasComment
        ? undefined
        : macHeadBytes({
            madeBy: view.getUint16(4, true),
            needed: view.getUint16(6, true),
            flags,
            method,
            crc32,
            packedBytes,
            sizeBytes,
            name,
            extraFields,
          }),
  };
  return { header, bytes: end };
}

function readExtraFields(bytes: Uint8Array): ExtraField[] {
  const view = viewOf(bytes);
  const fields: ExtraField[] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > bytes.length) throw damagedZip();
    fields.push({ id: view.getUint16(at, true), data: bytes.subarray(at + 4, end) });
    at = end;
  }
  return fields;
}

/** Reads sizes: the zip64 field contains only the numbers that are too large, in this order. */
function readSizes(view: DataView, extraFields: readonly ExtraField[]) {
  const field = extraFields.findLast(({ id }) => id === zip64Field);
  const wide = field === undefined ? undefined : viewOf(field.data);
  let at = 0;
  let isZip64 = false;
  const take = (place: number): number => {
    const told = view.getUint32(place, true);
    if (told !== elsewhere32) return told;
    isZip64 = true;
    if (wide === undefined || at + 8 > wide.byteLength) throw damagedZip();
    const value = uint64(wide, at);
    at += 8;
    return value;
  };
  const sizeBytes = take(24);
  const packedBytes = take(20);
  const start = take(42);
  return { sizeBytes, packedBytes, start, isZip64 };
}
