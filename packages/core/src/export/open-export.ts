/** Opens an export for a pool: recognises it, and refuses what the pool does not take. */

import { watermarkFile } from '../authenticity/watermark.ts';
import { type PoolId, parsePoolId } from '../pool/pool.ts';
import { nestedZip } from './archive/archive-rejection.ts';
import { type Archive, openArchive } from './archive/open-archive.ts';
import type { ByteSource } from './byte-source.ts';
import type { ExportFiles, ExportReader } from './export-reader.ts';
import * as refusal from './platform-rejection.ts';
import { isMostlyHtml, recogniseOtherService, recognisePlatform } from './platform-signature.ts';
import { readers } from './readers.ts';

export interface OpenedExport {
  readonly reader: ExportReader;
  readonly files: ExportFiles;
  /** The archive itself says that it was made by the sample generator. */
  readonly saysSample: boolean;
}

/** Throws `ExportRejected`; throws an ordinary error where `dataPoolId` names no pool, which is our fault. */
export async function openExport(source: ByteSource, dataPoolId: string): Promise<OpenedExport> {
  const pool = parsePoolId(dataPoolId);
  if (pool === undefined) throw new Error('the data pool is not known');
  const archive = await openArchive(source);
  const paths = archive.entries.map(({ path }) => path);
  const found = recognisePlatform(paths);
  const reader = readers[found ?? pool];
  if (found !== undefined && found !== pool) throw refusal.wrongPlatform(found, pool, isMostlyHtml(paths));
  if (found !== undefined && reader === undefined) throw refusal.notSupportedYet(found, isMostlyHtml(paths));
  const files = await reader?.find(archive.entries);
  if (reader === undefined || files === undefined || (found === undefined && files.units.length === 0)) {
    throw unrecognised(archive, paths, pool);
  }
  return { reader, files, saysSample: archive.entries.some(({ name }) => name === watermarkFile) };
}

function unrecognised(archive: Archive, paths: readonly string[], pool: PoolId) {
  if (archive.entries.some(({ name }) => /\.(zip|7z|rar|tgz|tar\.gz)$/i.test(name))) return nestedZip();
  const service = recogniseOtherService(paths);
  if (service !== undefined) return refusal.otherService(service, pool);
  return isMostlyHtml(paths) ? refusal.htmlExport(pool) : refusal.unknownExport(pool);
}
