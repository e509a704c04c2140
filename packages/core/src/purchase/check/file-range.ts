/** Finds a file in an archive that lies elsewhere: nothing is packed twice, so a range of the archive is the file. */
import { storedMethod } from '../../export/format/archive/entry-header.ts';
import { startOfBytes } from '../../export/format/archive/local-header.ts';
import { listArchive } from '../../export/format/archive/open-archive.ts';
import type { ByteSource } from '../../export/format/byte-source.ts';
import { archiveFault } from './purchased-archive.ts';

/**
 * Reads the end of the archive and the head of the file alone.
 * @returns where the file begins in the archive, and the byte after its last
 * @throws MarketError ArchiveDamaged if it has no such file
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
