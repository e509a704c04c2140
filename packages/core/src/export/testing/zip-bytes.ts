/** Builds archives for tests: with a zip tool, or byte by byte for archives that no tool would write. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

export interface TestFile {
  readonly path: string;
  readonly data: string | Uint8Array;
}

const usualTime = new Date(Date.UTC(2026, 0, 1));

/** Packs with yazl. `streamed`: sizes follow the data, as in archives that a server streams. */
export async function zipOf(
  files: readonly TestFile[],
  options: { compress?: boolean; streamed?: boolean; zip64?: boolean; mtime?: Date } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  const { compress = true, streamed = false, zip64: forceZip64Format = false, mtime = usualTime } = options;
  for (const { path, data } of files) {
    const bytes = Buffer.from(data);
    const entry = { mtime, compress, forceZip64Format };
    if (streamed) zip.addReadStream(Readable.from([bytes]), path, entry);
    else zip.addBuffer(bytes, path, entry);
  }
  zip.end({ forceZip64Format, comment: '' });
  return buffer(zip.outputStream);
}

export interface RawEntry extends TestFile {
  /** 0 stored, 8 deflated (default), or an invalid value. */
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
  /** A wrong offset of the local header to write into the directory. */
  readonly offset?: number;
  /** Deflated bytes, if `data` is not to be compressed. */
  readonly packed?: Uint8Array;
}

/** Builds a zip from its parts, valid or not. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const packed = Buffer.from(entry.packed ?? (entry.method === 0 ? data : deflateRawSync(data)));
    const name = Buffer.from(entry.path, 'utf8');
    const fields = headerFields(entry, data, packed, name);
    const local = Buffer.concat([u32(0x04034b50), fields, u16(0), name, packed]);
    const head = [u32(0x02014b50), u16(20), fields, u16(0), u16(0), u16(0), u16(0), u32(0)];
    directory.push(Buffer.concat([...head, u32(entry.offset ?? at), name]));
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const counts = [u16(0), u16(0), u16(entries.length), u16(entries.length)];
  return Buffer.concat([...locals, list, u32(0x06054b50), ...counts, u32(list.length), u32(at), u16(0)]);
}

/** Returns the fields from "version needed" to the length of the name: the same in both headers. */
function headerFields(entry: RawEntry, data: Buffer, packed: Buffer, name: Buffer): Buffer {
  return Buffer.concat([
    u16(20),
    u16(entry.flags ?? 0x0800),
    u16(entry.method ?? 8),
    u32(0x5c210000),
    u32(entry.crc ?? crc32(data)),
    u32(packed.length),
    u32(entry.size ?? data.length),
    u16(name.length),
  ]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value % 2 ** 16);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** Packs as macOS does in the Finder: sizes after the data, an extra field of its own in both headers. */
export function macZip(files: readonly TestFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  const known = new Map<TestFile['data'], Buffer>();
  for (const { path, data } of files) {
    const bytes = Buffer.from(data);
    const packed = known.get(data) ?? deflateRawSync(bytes);
    known.set(data, packed);
    const name = Buffer.from(path, 'utf8');
    const sums = Buffer.concat([u32(crc32(bytes)), u32(packed.length), u32(bytes.length)]);
    const head = Buffer.concat([u16(20), u16(8), u16(8), u32(0x5c210000)]);
    const extra = (length: number) => Buffer.concat([u16(0x5855), u16(length), Buffer.alloc(length)]);
    const descriptor = Buffer.concat([u32(0x08074b50), sums]);
    const lengths = (extraBytes: number) => Buffer.concat([u16(name.length), u16(extraBytes)]);
    const first = Buffer.concat([u32(0x04034b50), head, Buffer.alloc(12), lengths(16), name, extra(12)]);
    const local = Buffer.concat([first, packed, descriptor]);
    const rest = [u16(0), u16(0), u16(0), u32(0), u32(at), name, extra(8)];
    directory.push(Buffer.concat([u32(0x02014b50), u16(789), head, sums, lengths(12), ...rest]));
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const counts = [u16(0), u16(0), u16(files.length), u16(files.length)];
  return Buffer.concat([...locals, list, u32(0x06054b50), ...counts, u32(list.length), u32(at), u16(0)]);
}
