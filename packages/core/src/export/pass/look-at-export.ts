/**
 * Looks at an export before it is sent: what it is, what it holds, what it would be worth. Runs in a browser, and says
 * nothing of whether it is genuine or new: whoever knew that could try until nothing speaks against a forgery.
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
  /** True on a local stack: synthetic samples are accepted nowhere else. */
  readonly acceptSamples: boolean;
}

/** Plain values: it can be cloned. */
export interface ExportLook extends Pick<Conclusion, 'variant' | 'language' | 'recordCounts' | 'counters'> {
  readonly platform: PlatformId;
  readonly sizeBytes: number;
  /** `YYYY-MM-DD`, UTC; absent if the export states no day. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** What the export is, in words. */
  readonly summary: readonly TimelineFinding[];
  /** What is missing, double or left out, and how to get more. */
  readonly notes: readonly TimelineFinding[];
  /** What became of each file and record. */
  readonly ledger: ExportLedger;
  /** Files that we cannot read, by their names. */
  readonly notUnderstood: FilesBeside['notUnderstood'];
  readonly estimate: QualityEstimate;
  /** Why it would be refused as words, if it would. */
  readonly fewWords?: Rejection;
  /** Groups of files that the person may leave out. */
  readonly groups: readonly FileGroup[];
  /** Which files have to stay, and why. */
  readonly mustStay: string;
  /** Groups that were left out. */
  readonly omittedGroups: readonly string[];
  /** Counts of each unit of reading, in order, from which the sample is chosen. */
  readonly unitCounts: CountedExport['unitCounts'];
}

export type LookAtExportResult =
  | { readonly kind: 'looked'; readonly look: ExportLook }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** Refuses in the same words as the server would. Throws only errors that are not the export's fault. */
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
