/** Reads an archive's directory piece by piece, without the bytes of its files. */
import { maxEntries } from './archive-limit.ts';
import { damagedZip, zipBomb } from './archive-rejection.ts';
import { type BlockReader, blockBytes } from './block-reader.ts';
import { type DirectoryEnd, findDirectoryEnd } from './directory-end.ts';
import { type EntryHeader, fixedBytes, type ListedEntry, longestHeader, readHeader } from './entry-header.ts';
import { fourGiB, layOutMac } from './mac-layout.ts';

export interface Directory {
  readonly entries: readonly EntryHeader[];
  /** The offset beyond which no entry's bytes extend. */
  readonly end: number;
}

/** macOS writes the number of entries modulo this. */
const macCount = 2 ** 16;

/** `check`: throws to refuse the archive because of an entry. Throws `ExportRejected`. */
export async function readDirectory(
  reader: BlockReader,
  check: (header: EntryHeader) => void,
): Promise<Directory> {
  const end = await findDirectoryEnd(reader);
  const entries = (await readMacList(reader, end, check)) ?? (await readList(reader, end, check));
  return { entries, end: end.at };
}

async function readList(
  reader: BlockReader,
  end: DirectoryEnd,
  check: (header: EntryHeader) => void,
): Promise<EntryHeader[]> {
  if (end.count > maxEntries) throw zipBomb(`${end.count} files`);
  if (end.count === 0 && end.size > 0) throw damagedZip();
  const entries: EntryHeader[] = [];
  if (end.count === 0) return entries;
  for await (const { header } of listedEntries(reader, end.start, end.at)) {
    check(header);
    entries.push(header);
    if (entries.length === end.count) return entries;
  }
  throw damagedZip();
}

/** Reads a directory by macOS; undefined if another tool made the archive. */
async function readMacList(
  reader: BlockReader,
  end: DirectoryEnd,
  check: (header: EntryHeader) => void,
): Promise<EntryHeader[] | undefined> {
  // a directory of over 4 GiB would have more entries than are accepted, so its stated size is not truncated
  const start = end.at - end.size;
  if (end.isZip64 || end.hasComment || start < 0 || start % fourGiB !== end.start) return undefined;
  const entries: EntryHeader[] = [];
  let at = start;
  for await (const { header, bytes } of listedEntries(reader, start, end.at)) {
    if (header.macHeadBytes === undefined) return undefined;
    check(header);
    if (entries.length === maxEntries) throw zipBomb(`more than ${maxEntries} files`);
    entries.push(header);
    at += bytes;
  }
  if (at !== end.at || entries.length % macCount !== end.count) return undefined;
  return layOutMac(reader, entries, start);
}

/** Yields entries until the next bytes are not an entry. */
async function* listedEntries(reader: BlockReader, start: number, end: number): AsyncGenerator<ListedEntry> {
  let held: Uint8Array = new Uint8Array(0);
  let heldFrom = start;
  for (let at = start; ; ) {
    if (at + fixedBytes > end) return;
    if (heldFrom + held.length < Math.min(end, at + longestHeader)) {
      heldFrom = at;
      held = await reader.read(at, Math.min(blockBytes, end - at));
    }
    const entry = readHeader(held.subarray(at - heldFrom), end);
    if (entry === undefined) return;
    yield entry;
    at += entry.bytes;
  }
}
