/** Finds the range of a file in a remote archive, whose files are stored uncompressed. */
import { storedMethod } from '../../export/format/archive/entry-header.ts';
import { startOfBytes } from '../../export/format/archive/local-header.ts';
import { listArchive } from '../../export/format/archive/open-archive.ts';
import type { ByteSource } from '../../export/format/byte-source.ts';
import { archiveFault } from './purchased-archive.ts';

/**
 * Reads only the end of the archive and the local header of the file.
 * @returns the offsets of the file's first byte, and of the byte after its last
 * @throws MarketError ArchiveDamaged if the archive has no such file
 */
export async function fileRange(
  source: ByteSource,
  name: string,
): Promise<{ readonly start: number; readonly end: number }> {
  const { reader, entries, end } = await listArchive(source);
  const entry = entries.find(({ path }) => path === name);
  if (entry === undefined || entry.method !== storedMethod)
    throw archiveFault(`The archive lacks ${name}, or has it packed.`);
  const start = await startOfBytes(reader, entry, end);
  return { start, end: start + entry.sizeBytes };
}
