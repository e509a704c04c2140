/** Opens an export for a pool: joins its parts, recognises it, and refuses what the pool does not take. */
import { watermarkFile } from '../../authenticity/watermark.ts';
import { listNames } from '../../contribution/list-names.ts';
import { type PoolId, parsePoolId } from '../../pool/pool.ts';
import type { ExportFiles, ExportReader } from '../contract/export-reader.ts';
import * as refusal from '../contract/platform-rejection.ts';
import { maxEntries, maxTotalBytes } from '../format/archive/archive-limit.ts';
import { nestedZip, zipBomb } from '../format/archive/archive-rejection.ts';
import { type ArchiveFile, openArchive } from '../format/archive/open-archive.ts';
import { platforms } from '../platform/platforms.ts';
import { readers } from '../platform/readers.ts';
import { isMostlyHtml, recogniseOtherService, recognisePlatform } from '../platform/recognise-platform.ts';
import { ExportRejected } from '../rejection/export-rejected.ts';
import { copyFindings, dropCopies, type WithoutCopies } from '../source/copy/drop-copies.ts';
import { checkPartNames } from '../source/part/check-part-names.ts';
import { type ExportPart, type ExportSource, partsOf } from '../source/part/export-part.ts';
import { missingInSeries } from '../source/part/file-series.ts';
import { joinArchives, type OpenedPart } from '../source/part/join-archives.ts';
import { ofPart, twoPlatforms } from '../source/part/part-rejection.ts';

export interface OpenedExport {
  readonly reader: ExportReader;
  readonly files: ExportFiles;
  /** The archive itself says that it was made by the sample generator. */
  readonly saysSample: boolean;
  /** What its parts have to say, in words, for the contributor's timeline. */
  readonly findings: readonly { readonly label: string; readonly value: string }[];
}

/** Throws `ExportRejected`; throws an ordinary error where `dataPoolId` names no pool, which is our fault. */
export async function openExport(source: ExportSource, dataPoolId: string): Promise<OpenedExport> {
  const pool = parsePoolId(dataPoolId);
  if (pool === undefined) throw new Error('the data pool is not known');
  const parts = partsOf(source);
  checkPartNames(parts.map(({ name }) => name));
  const opened = await openParts(parts);
  checkPlatforms(opened);
  const { entries, repeated, needless } = joinArchives(opened);
  const paths = entries.map(({ path }) => path);
  const found = recognisePlatform(paths);
  const reader = readers[found ?? pool];
  if (found !== undefined && found !== pool)
    throw refusal.wrongPlatform(platforms[found], platforms[pool], isMostlyHtml(paths));
  const once = await dropCopies(entries);
  const files = await findFiles(reader, once);
  if (found === undefined && files.units.length === 0) {
    throw unrecognised(entries, paths, pool);
  }
  return {
    reader,
    files,
    saysSample: entries.some(({ name }) => name === watermarkFile),
    findings: [
      ...partFindings(parts, repeated, needless),
      ...copyFindings(once),
      ...seriesFindings(once.kept),
    ],
  };
}

/** A copy that differs may name the person as no other file does: what is known from it is masked too. */
async function findFiles(reader: ExportReader, { kept, nearCopies }: WithoutCopies): Promise<ExportFiles> {
  const files = await reader.find(kept);
  if (nearCopies.length === 0) return files;
  const { personalWords } = await reader.find([...kept, ...nearCopies]);
  return { ...files, personalWords };
}

/** Together they keep as much memory as a few archives do, and hold no more files than one may. */
const keptBlocks = 24;
const fewestBlocks = 2;

async function openParts(parts: readonly ExportPart[]): Promise<OpenedPart[]> {
  const blocks = Math.max(fewestBlocks, Math.min(8, Math.floor(keptBlocks / parts.length)));
  const opened: OpenedPart[] = [];
  let files = 0;
  let bytes = 0;
  for (const { name, source } of parts) {
    try {
      const { entries } = await openArchive(source, blocks);
      files += entries.length;
      bytes += entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      if (files > maxEntries) throw zipBomb(`more than ${maxEntries} files`);
      if (bytes > maxTotalBytes) throw zipBomb('over 64 GB');
      opened.push({ name, entries });
    } catch (error) {
      throw error instanceof ExportRejected && parts.length > 1 ? ofPart(name, error) : error;
    }
  }
  return opened;
}

/** Parts that hold nothing but media show no platform. */
function checkPlatforms(parts: readonly OpenedPart[]): void {
  const known = parts.flatMap(({ name, entries }) => {
    const platform = recognisePlatform(entries.map(({ path }) => path));
    return platform === undefined ? [] : [{ name, platform }];
  });
  const [first] = known;
  const other = known.find(({ platform }) => platform !== first?.platform);
  if (first && other) throw twoPlatforms(first.name, first.platform, other.name, other.platform);
}

function partFindings(
  parts: readonly ExportPart[],
  repeated: number,
  needless: readonly { readonly name: string; readonly sameAs: string }[],
): OpenedExport['findings'] {
  if (parts.length === 1) return [];
  const once = repeated === 0 ? '' : ` ${repeated} of the files in them came more than once and count once.`;
  return [
    { label: 'Parts', value: `Your export came in ${parts.length} parts, read as one.${once}` },
    ...needless.map(({ name, sameAs }) => ({
      label: 'Sent twice',
      value: `${name} holds nothing that ${sameAs} does not hold: it counts once.`,
    })),
  ];
}

function seriesFindings(entries: readonly ArchiveFile[]): OpenedExport['findings'] {
  const missing = missingInSeries(entries);
  if (missing.length === 0) return [];
  const value = `Not in the export, though later files of the same kind are: ${listNames(missing)}.`;
  return [{ label: 'Missing in a series', value }];
}

function unrecognised(entries: readonly ArchiveFile[], paths: readonly string[], pool: PoolId) {
  if (entries.some(({ name }) => /\.(zip|7z|rar|tgz|tar\.gz)$/i.test(name))) return nestedZip();
  const service = recogniseOtherService(paths);
  if (service !== undefined) return refusal.otherService(service, platforms[pool]);
  return isMostlyHtml(paths) ? refusal.htmlExport(platforms[pool]) : refusal.unknownExport(platforms[pool]);
}
