/** Opens an export without a chosen pool, and determines its platform. */

import * as refusal from '../contract/platform-rejection.ts';
import { nestedZip } from '../format/archive/archive-rejection.ts';
import type { ArchiveFile } from '../format/archive/open-archive.ts';
import { readers } from '../platform/readers.ts';
import { recogniseOtherService, recognisePlatform } from '../platform/recognise-platform.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import { holdsArchives, joinParts, type OpenedExport, readBy } from './open-export.ts';

/**
 * Determines the platform by the names of files. If a person renamed them, each platform's reader tries the archive, and the
 * one that can read most is used. Throws `ExportRejected`.
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
