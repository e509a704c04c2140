/** Leaves groups of files out of an export before it is sent, and lists them in it. */

import type { PlatformId } from '../../pool/platform-id.ts';
import { groupIn } from '../contract/leave-out.ts';
import { type ArchivePiece, repackArchive } from '../format/archive/repack-archive.ts';
import { readers } from '../platform/readers.ts';
import { omittedName, writeOmitted } from '../source/omitted/omitted-list.ts';
import type { ExportPart } from '../source/part/export-part.ts';

/**
 * `groups`: names of groups of the platform's files. Returns the pieces of each part's new archive, or undefined for a part
 * that does not change. Throws `ExportRejected`, and rethrows errors of the sources.
 */
export async function leaveOutFiles(
  parts: readonly ExportPart[],
  platform: PlatformId,
  groups: readonly string[],
): Promise<readonly (readonly ArchivePiece[] | undefined)[]> {
  const { leaveOut } = readers[platform];
  const isLeftOut = (path: string) => groups.includes(groupIn(leaveOut, path) ?? '');
  const repacked: (readonly ArchivePiece[] | undefined)[] = [];
  for (const { source } of parts) {
    const add = (paths: readonly string[]) => ({ path: omittedName, data: writeOmitted(paths) });
    repacked.push(groups.length === 0 ? undefined : await repackArchive({ source, isLeftOut, add }));
  }
  return repacked;
}
