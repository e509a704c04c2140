/** Opens an archive, or says why it cannot be read: every entry is checked before any is unpacked. */
import { type Entry, fromReader, type ZipFile } from 'yauzl-promise';
import type { ByteSource } from '../byte-source.ts';
import * as limit from './archive-limit.ts';
import { baseName, isJunk, pathTrick } from './archive-path.ts';
import * as refusal from './archive-rejection.ts';
import { entryName } from './entry-name.ts';
import { readEntry } from './read-entry.ts';
import { sniffBytes, sniffFile } from './sniff-file.ts';
import { readBytes, SourceError, SourceReader } from './source-reader.ts';

export interface ArchiveEntry {
  /** As in the archive, `/` between folders. */
  readonly path: string;
  readonly name: string;
  /** Uncompressed. */
  readonly sizeBytes: number;
  /** The unpacked bytes; checksum and size are checked at the end. Throws `ExportRejected`. */
  read(): AsyncIterable<Buffer>;
}

/** What an archive's own list says of an entry besides; together with the size it tells contents apart. */
export interface ArchiveFile extends ArchiveEntry {
  readonly crc32: number;
}

export interface Archive {
  /** Regular files, without the leftovers of a person's own computer. Nothing is held open. */
  readonly entries: readonly ArchiveFile[];
}

const noData = Buffer.alloc(0);

/**
 * Throws `ExportRejected` if the file is at fault, `SourceError` if the source is.
 * @param keptBlocks memory that the archive may keep, in blocks of 256 KiB; fewer if many archives are open
 */
export async function openArchive(source: ByteSource, keptBlocks?: number): Promise<Archive> {
  if (source.size === 0) throw refusal.emptyFile();
  const kind = sniffFile(await readBytes(source, 0, Math.min(sniffBytes, source.size)));
  if (kind === 'split-zip') throw refusal.splitZip();
  if (kind !== 'zip') throw refusal.notAZip(kind);
  const zip = await openZip(new SourceReader(source, keptBlocks), source.size);
  return { entries: await listEntries(zip, source.size) };
}

async function openZip(reader: SourceReader, size: number): Promise<ZipFile> {
  try {
    return await fromReader(reader, size, { validateFilenames: false, decodeStrings: false });
  } catch (error) {
    throw structureError(error);
  }
}

async function listEntries(zip: ZipFile, archiveBytes: number): Promise<ArchiveFile[]> {
  if (zip.entryCount > limit.maxEntries) throw refusal.zipBomb(`${zip.entryCount} files`);
  const files = new Map<string, Entry>();
  const starts: number[] = [];
  const ends: number[] = [];
  let totalBytes = 0;
  for (let count = 1; ; count++) {
    const entry = await nextEntry(zip);
    if (entry === null) break;
    if (count > limit.maxEntries) throw refusal.zipBomb(`more than ${limit.maxEntries} files`);
    // not decoded yet, whatever the types say
    const bytes = entry.filename as unknown as Buffer;
    entry.filename = entryName(bytes, entry);
    const trick = pathTrick(entry.filename);
    if (trick !== undefined) throw refusal.unsafePath(trick);
    if (entry.isEncrypted()) throw refusal.encryptedZip();
    totalBytes += entry.uncompressedSize;
    checkSize(entry, totalBytes);
    starts.push(entry.fileHeaderOffset);
    ends.push(entry.fileHeaderOffset + 30 + entry.compressedSize);
    // of a hundred thousand entries: nobody asks for their contents again, only how many there are
    for (const field of entry.extraFields) field.data = noData;
    entry.comment = '';
    if (!entry.filename.endsWith('/') && !isSymbolicLink(entry)) files.set(entry.filename, entry);
  }
  if (files.size === 0) throw refusal.emptyZip();
  if (totalBytes > limit.ratioAppliesAboveBytes * 4 && totalBytes / archiveBytes > limit.maxRatio) {
    throw refusal.zipBomb(`${Math.round(totalBytes / archiveBytes)} times its own size`);
  }
  checkOverlap(starts, ends);
  const kept = [...files.values()].filter((entry) => !isJunk(entry.filename));
  if (kept.length === 0) throw refusal.emptyZip();
  return kept.map((entry) => ({
    path: entry.filename,
    name: baseName(entry.filename),
    sizeBytes: entry.uncompressedSize,
    crc32: entry.crc32,
    read: () => readEntry(entry),
  }));
}

async function nextEntry(zip: ZipFile): Promise<Entry | null> {
  try {
    return await zip.readEntry();
  } catch (error) {
    throw structureError(error);
  }
}

function checkSize(entry: Entry, totalBytes: number): void {
  if (entry.uncompressedSize > limit.maxEntryBytes) throw refusal.zipBomb('one of its files is over 16 GB');
  if (totalBytes > limit.maxTotalBytes) throw refusal.zipBomb('over 64 GB');
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize > limit.ratioAppliesAboveBytes && ratio > limit.maxRatio) {
    throw refusal.zipBomb(`one of its files grows ${Math.round(ratio)} times`);
  }
}

/** Entries that share compressed bytes multiply a small file without a suspicious ratio of any one of them. */
function checkOverlap(starts: readonly number[], ends: readonly number[]): void {
  const order = Uint32Array.from(starts.keys());
  const isAscending = starts.every((start, i) => i === 0 || start >= (starts[i - 1] ?? 0));
  if (!isAscending) order.sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  let end = 0;
  for (const index of order) {
    if ((starts[index] ?? 0) < end) throw refusal.zipBomb('its files share the same compressed bytes');
    end = ends[index] ?? 0;
  }
}

function isSymbolicLink(entry: Entry): boolean {
  const unixMode = entry.externalFileAttributes >>> 16;
  return (unixMode & 0o170000) === 0o120000;
}

/** yauzl-promise tells its findings apart by message alone; what is not the source's fault is the archive's. */
function structureError(error: unknown): unknown {
  if (error instanceof SourceError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/End of Central Directory Record not found|Unexpected end of file/.test(message)) {
    return refusal.truncatedZip();
  }
  if (/Multi-disk/.test(message)) return refusal.splitZip();
  return /encrypt/i.test(message) ? refusal.encryptedZip() : refusal.damagedZip();
}
