/** Opens an export: joins its parts, recognises its platform, and refuses one of another platform than was chosen. */
import { watermarkFile } from '../../authenticity/watermark.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import { countOf } from '../../word/count-of.ts';
import type { ExportFiles, ExportReader } from '../contract/export-reader.ts';
import { groupIn, groupsOf, mediaGroup } from '../contract/leave-out.ts';
import * as refusal from '../contract/platform-rejection.ts';
import { baseName } from '../format/archive/archive-path.ts';
import { nestedZip } from '../format/archive/archive-rejection.ts';
import type { ArchiveFile } from '../format/archive/open-archive.ts';
import { fileNaming } from '../platform/file-naming.ts';
import { platforms } from '../platform/platforms.ts';
import { readers } from '../platform/readers.ts';
import {
  isMostlyHtml,
  isOfOtherService,
  recogniseOtherService,
  recognisePlatform,
} from '../platform/recognise-platform.ts';
import { dropCopies, type WithoutCopies } from '../source/copy/drop-copies.ts';
import { takeOmitted } from '../source/omitted/omitted-list.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import { seriesFindings } from '../source/part/file-series.ts';
import { type JoinedArchive, joinArchives, type OpenedPart } from '../source/part/join-archives.ts';
import { openParts } from '../source/part/open-parts.ts';
import { twoPlatforms } from '../source/part/part-rejection.ts';
import type { TimelineFinding } from '../source/timeline-finding.ts';
import { accountForFiles, type FilesBeside } from './account-for-files.ts';

export interface OpenedExport {
  readonly reader: ExportReader;
  readonly files: ExportFiles;
  /** True if the archive itself says that the sample generator made it. */
  readonly saysSample: boolean;
  /** Findings that need no reading of records, for the contributor's timeline. */
  readonly findings: readonly TimelineFinding[];
  /** The account of the files that no unit reads. */
  readonly beside: FilesBeside;
  /** All files of the export, from which the person may leave some out. */
  readonly entries: readonly ArchiveFile[];
  /** Names of groups of files that the person left out, in order. */
  readonly omittedGroups: readonly string[];
}

/**
 * Each stage passes its result to the next: parts, one archive, its platform, its files without copies, their reader.
 * Throws `ExportRejected`.
 */
export async function openExport(source: ExportSource, platform: PlatformId): Promise<OpenedExport> {
  const joined = await joinParts(source);
  const found = platformOf(joined, platform);
  if (found === undefined && isOfOtherService(joined.entries.map(({ path }) => path)))
    throw unrecognised(joined.entries, platform);
  const opened = await readBy(readers[found ?? platform], joined);
  if (found === undefined && opened.files.units.length === 0) throw unrecognised(joined.entries, platform);
  return opened;
}

/** Joins parts. Throws `ExportRejected` if parts are of two platforms; parts with only media count for any platform. */
export async function joinParts(source: ExportSource): Promise<JoinedArchive> {
  const { parts, omitted } = await takeOmitted(await openParts(source, fileNaming));
  return joinArchives(ofOnePlatform(parts), omitted);
}

export async function readBy(
  reader: ExportReader,
  { entries, findings, omitted, twice, passedOver }: JoinedArchive,
): Promise<OpenedExport> {
  const once = await dropCopies(entries);
  // other omitted files count as missing, since the export cannot be judged without them
  const allowed = omitted.filter((path) => groupIn(reader.leaveOut, path) !== undefined);
  const omittedGroups = groupsOf(reader.leaveOut, allowed);
  const numbered = [...once.kept, ...allowed.map((path) => ({ path, name: baseName(path) }))];
  const series = seriesFindings(numbered, platforms[reader.platform].countedNames ?? []);
  const files = await findFiles(reader, once, allowed);
  return {
    reader,
    files,
    beside: accountForFiles({
      files,
      kept: once.kept,
      twice: twice + entries.length - once.kept.length,
      passedOver: { ...passedOver, ...(allowed.length > 0 && { [leftOutByPerson]: allowed.length }) },
    }),
    saysSample: entries.some(({ name }) => name === watermarkFile),
    findings: [...findings, ...omittedFindings(omittedGroups, allowed.length), ...once.findings, ...series],
    entries,
    omittedGroups,
  };
}

const leftOutByPerson = 'left out by you';

function omittedFindings(groups: readonly string[], files: number): TimelineFinding[] {
  if (groups.length === 0) return [];
  const effect = groups.some((name) => name !== mediaGroup)
    ? 'nothing is missing, but the export is less complete'
    : 'nothing of them is read, so nothing is lost';
  const value = `${groups.join(', ')} (${countOf(files, 'file')}): ${effect}.`;
  return [{ label: 'Left out by you', value }];
}

/** Finds the files to read. Names are also collected from copies that differ, since a copy may have a name that no other file has. */
async function findFiles(
  reader: ExportReader,
  { kept, nearCopies }: WithoutCopies,
  omitted: readonly string[],
): Promise<ExportFiles> {
  const files = await reader.find(kept, omitted);
  if (nearCopies.length === 0) return files;
  const { personalWords, checkNames, otherNames, mentionedNames, channelNames } = await reader.find([
    ...kept,
    ...nearCopies,
  ]);
  return {
    ...files,
    personalWords,
    ...(checkNames && { checkNames }),
    ...(otherNames && { otherNames }),
    ...(mentionedNames && { mentionedNames }),
    ...(channelNames && { channelNames }),
  };
}

/** Returns undefined if the paths do not show a platform, so that a reader must decide. Throws `ExportRejected` if they show another platform than was chosen. */
function platformOf({ entries, omitted }: JoinedArchive, chosen: PlatformId): PlatformId | undefined {
  const paths = [...entries.map(({ path }) => path), ...omitted];
  const found = recognisePlatform(paths);
  if (found !== undefined && found !== chosen)
    throw refusal.wrongPlatform(platforms[found], platforms[chosen], isMostlyHtml(paths));
  return found;
}

function ofOnePlatform(parts: readonly OpenedPart[]): readonly OpenedPart[] {
  const known = parts.flatMap(({ name, entries }) => {
    const platform = recognisePlatform(entries.map(({ path }) => path));
    return platform === undefined ? [] : [{ name, platform }];
  });
  const [first] = known;
  const other = known.find(({ platform }) => platform !== first?.platform);
  if (first && other) throw twoPlatforms(first.name, first.platform, other.name, other.platform);
  return parts;
}

function unrecognised(entries: readonly ArchiveFile[], chosen: PlatformId) {
  const paths = entries.map(({ path }) => path);
  if (holdsArchives(entries)) return nestedZip();
  const service = recogniseOtherService(paths);
  if (service !== undefined) return refusal.otherService(service, platforms[chosen]);
  return isMostlyHtml(paths)
    ? refusal.htmlExport(platforms[chosen])
    : refusal.unknownExport(platforms[chosen]);
}

export function holdsArchives(entries: readonly ArchiveFile[]): boolean {
  return entries.some(({ name }) => /\.(zip|7z|rar|tgz|tar\.gz)$/i.test(name));
}
