/**
 * Inspects an export in the browser before it is sent: its type, its contents and its estimated quality. It does not reveal
 * whether the export is judged genuine or new, since a forger could then improve a forgery until no check doubts it.
 */
import type { Rejection } from '../../contribution/contribution.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import { estimateQuality, type QualityEstimate } from '../../quality/estimate-quality.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { ExportLedger } from '../contract/export-ledger.ts';
import { type FileGroup, groupIn } from '../contract/leave-out.ts';
import { sampleRefused } from '../contract/platform-rejection.ts';
import { platforms } from '../platform/platforms.ts';
import { ExportRejected } from '../rejection/export-rejected.ts';
import { type ExportSource, sizeOfExport } from '../source/part/export-part.ts';
import type { TimelineFinding } from '../source/timeline-finding.ts';
import type { FilesBeside } from './account-for-files.ts';
import { type CountExportInput, type CountedExport, countExport } from './count-export.ts';
import { type OpenedExport, openExport } from './open-export.ts';
import { refuseFewWords } from './refuse-few-words.ts';
import { refuseTooLittle } from './refuse-too-little.ts';

export interface LookAtExportInput extends CountExportInput {
  readonly source: ExportSource;
  readonly platform: PlatformId;
  /** True only on a local stack: synthetic samples are refused elsewhere. */
  readonly acceptSamples: boolean;
}

/** Consists of plain values that can be cloned. */
export interface ExportLook extends Pick<Conclusion, 'variant' | 'language' | 'recordCounts' | 'counters'> {
  readonly platform: PlatformId;
  readonly sizeBytes: number;
  /** `YYYY-MM-DD`, UTC; absent if the export states no day. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** A description of the export in words. */
  readonly summary: readonly TimelineFinding[];
  /** What is missing, duplicated or left out, and how to get more. */
  readonly notes: readonly TimelineFinding[];
  /** The ledger of files and records. */
  readonly ledger: ExportLedger;
  /** The names of files that were not understood. */
  readonly notUnderstood: FilesBeside['notUnderstood'];
  readonly estimate: QualityEstimate;
  /** The refusal of the export as an offer of words; absent if it would be accepted. */
  readonly fewWords?: Rejection;
  /** Groups of files that the person may leave out. */
  readonly groups: readonly FileGroup[];
  /** Tells the person which files have to stay, and why. */
  readonly mustStay: string;
  /** Groups that were left out. */
  readonly omittedGroups: readonly string[];
  /** The number of records by kind for each unit, in order; the sample is planned from it. */
  readonly unitCounts: CountedExport['unitCounts'];
}

export type LookAtExportResult =
  | { readonly kind: 'looked'; readonly look: ExportLook }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** Returns the same refusals as the server. Throws only if the source cannot be read, or because of a bug. */
export async function lookAtExport(input: LookAtExportInput): Promise<LookAtExportResult> {
  try {
    return { kind: 'looked', look: await look(input) };
  } catch (error) {
    if (error instanceof ExportRejected) return { kind: 'rejected', rejection: error.rejection };
    throw error;
  }
}

async function look(input: LookAtExportInput): Promise<ExportLook> {
  const { source, acceptSamples, asOfMs } = input;
  const opened = await openExport(source, input.platform);
  const { platform, leaveOut } = opened.reader;
  if (opened.saysSample && !acceptSamples) throw sampleRefused(platforms[platform]);
  const { conclusion, ledger, unitCounts } = await countExport(opened, input);
  const { variant, language, recordCounts, counters, summary, advice } = conclusion;
  if (conclusion.isSample && !acceptSamples) throw sampleRefused(platforms[platform]);
  const rejected = refuseTooLittle(platform, { ...conclusion, ledger });
  if (rejected !== undefined) throw rejected;
  const { firstDay, lastDay } = counters;
  const fewWords = refuseFewWords({ platform, recordCounts });
  return {
    platform,
    variant,
    language,
    recordCounts,
    counters,
    sizeBytes: sizeOfExport(source),
    ...(firstDay === undefined ? {} : { firstDay }),
    ...(lastDay === undefined ? {} : { lastDay }),
    summary,
    notes: [...opened.findings, ...advice],
    ledger,
    notUnderstood: opened.beside.notUnderstood,
    estimate: estimateQuality({ platform, variant, counters, ledger }, asOfMs),
    ...(fewWords === undefined ? {} : { fewWords }),
    groups: groupsIn(opened, unitCounts),
    mustStay: leaveOut.mustStay,
    omittedGroups: opened.omittedGroups,
    unitCounts,
  };
}

function groupsIn(
  { reader: { leaveOut }, files: { units }, entries }: OpenedExport,
  unitCounts: CountedExport['unitCounts'],
): FileGroup[] {
  const groups = new Map<string, { files: number; bytes: number; records: number }>();
  for (const { path, sizeBytes } of entries) {
    const name = groupIn(leaveOut, path);
    if (name === undefined) continue;
    const { files, bytes, records } = groups.get(name) ?? { files: 0, bytes: 0, records: 0 };
    groups.set(name, { files: files + 1, bytes: bytes + sizeBytes, records });
  }
  for (const [unit, { name }] of units.entries()) {
    const group = groups.get(groupIn(leaveOut, name) ?? '');
    if (group === undefined) continue;
    group.records += Object.values(unitCounts[unit] ?? {}).reduce((sum, count) => sum + count, 0);
  }
  return [...groups]
    .map(([name, { records, ...group }]) => ({ name, ...group, ...(records > 0 && { records }) }))
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
}
