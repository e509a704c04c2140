/** Opens an export that was not sent to a pool, and finds out which platform it is from. */

import * as refusal from '../contract/platform-rejection.ts';
import { nestedZip } from '../format/archive/archive-rejection.ts';
import type { ArchiveFile } from '../format/archive/open-archive.ts';
import { readers } from '../platform/readers.ts';
import { recogniseOtherService, recognisePlatform } from '../platform/recognise-platform.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import { holdsArchives, joinParts, type OpenedExport, readBy } from './open-export.ts';

/**
 * The names in an archive tell its platform. If they do not, because a person renamed files, each platform's reader
 * tries it, and the one that can read most wins. Throws `ExportRejected`.
 */
export async function recogniseExport(source: ExportSource): Promise<OpenedExport> {
  const joined = await joinParts(source);
  const found = recognisePlatform([...joined.entries.map(({ path }) => path), ...joined.omitted]);
  if (found !== undefined) return readBy(readers[found], joined);
  let best: OpenedExport | undefined;
  let most = 0;
  for (const reader of Object.values(readers)) {
    const opened = await readBy(reader, joined);
    const bytes = opened.files.units.reduce((sum, unit) => sum + unit.bytes, 0);
    if (bytes <= most) continue;
    best = opened;
    most = bytes;
  }
  if (best === undefined) throw unrecognised(joined.entries);
  return best;
}

function unrecognised(entries: readonly ArchiveFile[]) {
  if (holdsArchives(entries)) return nestedZip();
  const service = recogniseOtherService(entries.map(({ path }) => path));
  return service === undefined ? refusal.unknownToAll() : refusal.otherService(service);
}
