/** Opens the archives of an export's parts, in an order that depends only on their names and sizes. */
import { maxEntries, maxTotalBytes } from '../../format/archive/archive-limit.ts';
import { zipBomb } from '../../format/archive/archive-rejection.ts';
import { openArchive } from '../../format/archive/open-archive.ts';
import type { ShowName } from '../../format/archive/shown-name.ts';
import { ExportRejected } from '../../rejection/export-rejected.ts';
import { checkPartNames } from './check-part-names.ts';
import { type ExportSource, partsOf } from './export-part.ts';
import type { OpenedPart } from './join-archives.ts';
import type { PartNaming } from './part-name.ts';
import { ofPart } from './part-rejection.ts';

/** The cached blocks of all parts together, as many as of a few archives. */
const keptBlocks = 24;
const fewestBlocks = 2;

/** How platforms name the files and the parts of exports. */
export interface FileNaming {
  readonly showName: ShowName;
  readonly partNaming: PartNaming;
}

/** Throws `ExportRejected`. */
export async function openParts(
  source: ExportSource,
  { showName, partNaming }: FileNaming,
): Promise<readonly OpenedPart[]> {
  const parts = partsOf(source);
  checkPartNames(
    parts.map(({ name }) => name),
    partNaming,
  );
  const blocks = Math.max(fewestBlocks, Math.min(8, Math.floor(keptBlocks / parts.length)));
  const opened: OpenedPart[] = [];
  let files = 0;
  let bytes = 0;
  for (const { name, source } of parts) {
    try {
      const { entries, passedOver } = await openArchive(source, { keptBlocks: blocks, showName });
      files += entries.length;
      bytes += entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      if (files > maxEntries) throw zipBomb(`more than ${maxEntries} files`);
      if (bytes > maxTotalBytes) throw zipBomb('over 64 GB');
      opened.push({ name, entries, passedOver });
    } catch (error) {
      throw error instanceof ExportRejected && parts.length > 1 ? ofPart(name, error) : error;
    }
  }
  return opened;
}
