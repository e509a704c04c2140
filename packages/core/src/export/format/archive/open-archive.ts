/** Opens an archive, or refuses it: every entry is checked before any is decompressed. */
import type { ByteSource } from '../byte-source.ts';
import * as limit from './archive-limit.ts';
import { baseName, isJunk, pathTrick } from './archive-path.ts';
import * as refusal from './archive-rejection.ts';
import { archiveWithin } from './archive-within.ts';
import { type BlockReader, createBlockReader } from './block-reader.ts';
import type { EntryHeader } from './entry-header.ts';
import { localHeaderBytes } from './local-header.ts';
import { readDirectory } from './read-directory.ts';
import { readEntry } from './read-entry.ts';
import type { NamedFile, ShowName } from './shown-name.ts';
import { sniffBytes, sniffFile } from './sniff-file.ts';
import { asUtf8 } from './utf16-text.ts';

export interface ArchiveEntry extends NamedFile {
  /** The path in the archive, with `/` between folders. */
  readonly path: string;
  /** Uncompressed. */
  readonly sizeBytes: number;
  /** Yields the decompressed bytes; checks checksum and size at the end. Throws `ExportRejected`. */
  read(): AsyncIterable<Uint8Array>;
}

/** An entry with its checksum and times from the directory, which together with the size distinguish contents. */
export interface ArchiveFile extends ArchiveEntry {
  readonly crc32: number;
}

export interface Archive {
  /** The regular files, without those that a person's computer added. No resource stays open. */
  readonly entries: readonly ArchiveFile[];
  /** The number of other entries, without folders, by reason; a reason completes "3 files …". */
  readonly passedOver: Readonly<Record<string, number>>;
}

/** The entries of an archive as its directory lists them, to be read or to be copied without decompression. */
export interface ListedArchive {
  readonly reader: BlockReader;
  readonly entries: readonly EntryHeader[];
  readonly passedOver: Archive['passedOver'];
  /** The offset beyond which no entry's bytes extend. */
  readonly end: number;
}

/**
 * Lists the entries that `openArchive` reads. Throws `ExportRejected` if the archive is invalid, `SourceError` if the source fails.
 * @param keptBlocks the cache in blocks of 256 KiB; fewer if many archives are open
 */
export async function listArchive(file: ByteSource, keptBlocks?: number): Promise<ListedArchive> {
  if (file.size === 0) throw refusal.emptyFile();
  const outer = createBlockReader(file, keptBlocks);
  const source = await archiveWithin(file, outer);
  const reader = source === file ? outer : createBlockReader(source, keptBlocks);
  const kind = sniffFile(await reader.read(0, Math.min(sniffBytes, source.size)));
  if (kind === 'split-zip') throw refusal.splitZip();
  if (kind !== 'zip') throw refusal.notAZip(kind);
  const { entries, end } = await readDirectory(reader, checkName);
  return { reader, ...acceptable(entries, source.size), end };
}

export interface OpenOptions {
  /** The cache in blocks of 256 KiB; fewer if many archives are open. */
  readonly keptBlocks?: number;
  /** Decides which file names messages may show; without it they show none. */
  readonly showName?: ShowName;
}

/** Opens an archive for reading its entries. */
export async function openArchive(
  source: ByteSource,
  { keptBlocks, showName }: OpenOptions = {},
): Promise<Archive> {
  const { reader, entries, passedOver, end } = await listArchive(source, keptBlocks);
  return {
    passedOver,
    entries: entries.map((entry) => {
      const name = baseName(entry.path);
      const file = { name, shownName: showName?.(name) };
      return {
        ...file,
        path: entry.path,
        sizeBytes: entry.sizeBytes,
        crc32: entry.crc32,
        read: () => asUtf8(name, readEntry(reader, entry, end, file)),
      };
    }),
  };
}

function checkName({ path, isEncrypted }: EntryHeader): void {
  const trick = pathTrick(path);
  if (trick !== undefined) throw refusal.unsafePath(trick);
  if (isEncrypted) throw refusal.encryptedZip();
}

/** Returns the acceptable entries; of several with the same path the last one. Throws `ExportRejected`. */
function acceptable(
  entries: readonly EntryHeader[],
  archiveBytes: number,
): Pick<ListedArchive, 'entries' | 'passedOver'> {
  const files = new Map<string, EntryHeader>();
  let links = 0;
  let replaced = 0;
  let totalBytes = 0;
  for (const entry of entries) {
    totalBytes += entry.sizeBytes;
    checkSize(entry, totalBytes);
    if (entry.path.endsWith('/')) continue;
    if (entry.isSymbolicLink) {
      links++;
      continue;
    }
    if (files.has(entry.path)) replaced++;
    files.set(entry.path, entry);
  }
  if (files.size === 0) throw refusal.emptyZip();
  if (totalBytes > limit.ratioAppliesAboveBytes * 4 && totalBytes / archiveBytes > limit.maxRatio) {
    throw refusal.zipBomb(`${Math.round(totalBytes / archiveBytes)} times its own size`);
  }
  checkOverlap(entries);
  const kept = [...files.values()].filter(({ path }) => !isJunk(path));
  if (kept.length === 0) throw refusal.emptyZip();
  const passedOver = Object.entries({
    'linked to other files': links,
    'replaced by a later file of the same name': replaced,
    'left over from your own computer': files.size - kept.length,
  }).filter(([, count]) => count > 0);
  return { entries: kept, passedOver: Object.fromEntries(passedOver) };
}

function checkSize({ sizeBytes, packedBytes }: EntryHeader, totalBytes: number): void {
  if (sizeBytes > limit.maxEntryBytes) throw refusal.zipBomb('one of its files is over 16 GB');
  if (totalBytes > limit.maxTotalBytes) throw refusal.zipBomb('over 64 GB');
  const ratio = sizeBytes / Math.max(1, packedBytes);
  if (sizeBytes > limit.ratioAppliesAboveBytes && ratio > limit.maxRatio) {
    throw refusal.zipBomb(`one of its files grows ${Math.round(ratio)} times`);
  }
}

/** Refuses overlapping entries: shared compressed bytes can expand enormously although no single entry has a suspicious ratio. */
function checkOverlap(entries: readonly EntryHeader[]): void {
  let end = 0;
  for (const { start, packedBytes } of inPlace(entries)) {
    if (start < end) throw refusal.zipBomb('its files share the same compressed bytes');
    end = start + localHeaderBytes + packedBytes;
  }
}

function inPlace(entries: readonly EntryHeader[]): readonly EntryHeader[] {
  const isAscending = entries.every(({ start }, i) => start >= (entries[i - 1]?.start ?? 0));
  return isAscending ? entries : entries.toSorted((a, b) => a.start - b.start);
}
