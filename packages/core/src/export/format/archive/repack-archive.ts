/** Removes files from an archive; the other files are copied without decompression. */
import { crc32 } from '@cgdx/runtime/crc32.ts';
import type { ByteSource } from '../byte-source.ts';
import { storedMethod } from './entry-header.ts';
import { startOfBytes } from './local-header.ts';
import { type ListedArchive, listArchive } from './open-archive.ts';
import { directory, localHeader, type PackedEntry, type PlacedEntry } from './write-header.ts';

/** A piece of the new archive: new bytes, or a range of the old archive. */
export type ArchivePiece =
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'copied'; readonly start: number; readonly end: number };

export interface AddedFile {
  readonly path: string;
  readonly data: Uint8Array;
}

export interface RepackInput {
  readonly source: ByteSource;
  readonly isLeftOut: (path: string) => boolean;
  /** Called with the paths that were left out; returns a file to add, which replaces any file with the same path. */
  readonly add: (leftOut: readonly string[]) => AddedFile;
}

/** Returns undefined if nothing is left out. Throws `ExportRejected`, and rethrows errors of the source. */
export async function repackArchive(input: RepackInput): Promise<readonly ArchivePiece[] | undefined> {
  const listed = await listArchive(input.source);
  const leftOut = listed.entries.map(({ path }) => path).filter(input.isLeftOut);
  if (leftOut.length === 0) return undefined;
  const added = input.add(leftOut);
  const gone = new Set([...leftOut, added.path]);
  return placed([...(await copied(listed, gone)), written(added)]);
}

interface Packed {
  readonly entry: PackedEntry;
  readonly content: ArchivePiece;
}

async function copied({ reader, entries, end }: ListedArchive, gone: ReadonlySet<string>): Promise<Packed[]> {
  const kept: Packed[] = [];
  for (const entry of entries) {
    if (gone.has(entry.path)) continue;
    const start = await startOfBytes(reader, entry, end);
    kept.push({ entry, content: { kind: 'copied', start, end: start + entry.packedBytes } });
  }
  return kept;
}

function written({ path, data }: AddedFile): Packed {
  const size = data.length;
  return {
    entry: { path, method: storedMethod, crc32: crc32(data), packedBytes: size, sizeBytes: size },
    content: { kind: 'written', bytes: data },
  };
}

function placed(files: readonly Packed[]): ArchivePiece[] {
  const pieces: ArchivePiece[] = [];
  const entries: PlacedEntry[] = [];
  let at = 0;
  for (const { entry, content } of files) {
    const header = localHeader(entry);
    pieces.push({ kind: 'written', bytes: header }, content);
    entries.push({ ...entry, start: at });
    at += header.length + entry.packedBytes;
  }
  return [...pieces, { kind: 'written', bytes: directory(entries, at) }];
}
