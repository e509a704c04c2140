/** Writes the headers of a zip archive (APPNOTE.TXT 4.3.7 to 4.3.16) for entries that are compressed already. */
import { concatBytes } from '../../../byte/bytes.ts';
import { encodeUtf8 } from '../../../byte/utf8.ts';

export interface PackedEntry {
  readonly path: string;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
}

export interface PlacedEntry extends PackedEntry {
  /** The offset of the entry's local header. */
  readonly start: number;
}

/** The placeholder for a number that stands in the zip64 field. */
const elsewhere32 = 0xffffffff;
const elsewhere16 = 0xffff;

const zip64Version = 45;
const plainVersion = 20;
/** The flag for a name in UTF-8. */
const utf8Flag = 0x0800;
/** The first day of the format, 1980-01-01, for all files, so that the same files give the same bytes. */
const firstDay = 0x0021;

/** Encodes numbers as little-endian fields. `values`: pairs of a length in bytes and a number. */
function fields(...values: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of values) {
    if (length === 2) view.setUint16(at, value, true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += length;
  }
  return bytes;
}

const small = (value: number) => Math.min(value, elsewhere32);
const isLarge = (value: number) => value >= elsewhere32;

/** Returns the zip64 field with the numbers that are too large; empty if none is. */
function zip64Field(...values: readonly number[]): Uint8Array {
  const large = values.filter(isLarge);
  return large.length === 0
    ? fields()
    : fields([2, 1], [2, 8 * large.length], ...large.map((value) => [8, value] as const));
}

/** Returns the fields from "version needed" to the length of the extra fields, which are the same in both headers. */
function common(
  { method, crc32, packedBytes, sizeBytes }: PackedEntry,
  name: Uint8Array,
  extra: Uint8Array,
): Uint8Array {
  const head = [
    [2, extra.length > 0 ? zip64Version : plainVersion],
    [2, utf8Flag],
    [2, method],
    [2, 0],
    [2, firstDay],
    [4, crc32],
    [4, small(packedBytes)],
    [4, small(sizeBytes)],
    [2, name.length],
    [2, extra.length],
  ] as const;
  return fields(...head);
}

/** Returns the local header, which the entry's compressed bytes follow. */
export function localHeader(entry: PackedEntry): Uint8Array {
  const name = encodeUtf8(entry.path);
  // the zip64 field of a local header must have both sizes or neither
  const isWide = isLarge(entry.packedBytes) || isLarge(entry.sizeBytes);
  const wide = fields([2, 1], [2, 16], [8, entry.sizeBytes], [8, entry.packedBytes]);
  const extra = isWide ? wide : fields();
  const sizes = isWide ? { ...entry, packedBytes: elsewhere32, sizeBytes: elsewhere32 } : entry;
  return concatBytes([fields([4, 0x04034b50]), common(sizes, name, extra), name, extra]);
}

/** `at`: the offset of the directory, after the last entry. */
export function directory(entries: readonly PlacedEntry[], at: number): Uint8Array {
  const list = concatBytes([fields(), ...entries.map(directoryHeader)]);
  const count = entries.length;
  const isWide = count >= elsewhere16 || isLarge(list.length) || isLarge(at);
  const wideAt = at + list.length;
  const wide = isWide
    ? [
        fields([4, 0x06064b50], [8, 44], [2, zip64Version], [2, zip64Version], [4, 0], [4, 0]),
        fields([8, count], [8, count], [8, list.length], [8, at]),
        fields([4, 0x07064b50], [4, 0], [8, wideAt], [4, 1]),
      ]
    : [];
  const told = isWide ? elsewhere16 : count;
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, told],
    [2, told],
    [4, isWide ? elsewhere32 : list.length],
    [4, isWide ? elsewhere32 : at],
    [2, 0],
  );
  return concatBytes([list, ...wide, end]);
}

function directoryHeader(entry: PlacedEntry): Uint8Array {
  const name = encodeUtf8(entry.path);
  const extra = zip64Field(entry.sizeBytes, entry.packedBytes, entry.start);
  const rest = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, small(entry.start)]);
  const head = fields([4, 0x02014b50], [2, extra.length > 0 ? zip64Version : plainVersion]);
  return concatBytes([head, common(entry, name, extra), rest, name, extra]);
}
