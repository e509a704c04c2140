/** The first pass over an export: its contents, the verdict on authenticity, and the counters for its quality. */
import { against, inNumbers } from '../../authenticity/evidence.ts';
import type { Rejection } from '../../contribution/contribution.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import type { Inspection } from '../contract/inspection.ts';
import { ledgerFindings } from '../contract/ledger-words.ts';
import { notGenuine, sampleRefused } from '../contract/platform-rejection.ts';
import { platforms } from '../platform/platforms.ts';
import { ExportRejected } from '../rejection/export-rejected.ts';
import { type ExportSource, sizeOfExport } from '../source/part/export-part.ts';
import { type CountExportInput, countExport } from './count-export.ts';
import { judgeConclusion } from './judge-conclusion.ts';
import { openExport } from './open-export.ts';
import { refuseTooLittle } from './refuse-too-little.ts';

export interface InspectExportInput extends CountExportInput {
  readonly source: ExportSource;
  readonly platform: PlatformId;
  /** True only on a local stack: synthetic samples are refused elsewhere. */
  readonly acceptSamples: boolean;
}

export type InspectExportResult =
  | { readonly kind: 'inspected'; readonly inspection: Inspection }
  | {
      readonly kind: 'rejected';
      readonly rejection: Rejection;
      /** Further details that only operators see. */
      readonly doubts?: readonly string[];
    };

/** Returns refusals as results. Throws only if the source cannot be read, or because of a bug. */
export async function inspectExport(input: InspectExportInput): Promise<InspectExportResult> {
  return judgeAmount(await inspectAnyAmount(input));
}

/** Refuses an export with fewer records than a pool requires. */
export function judgeAmount(result: InspectExportResult): InspectExportResult {
  if (result.kind === 'rejected') return result;
  const rejected = refuseTooLittle(result.inspection.platform, result.inspection);
  return rejected === undefined ? result : { kind: 'rejected', rejection: rejected.rejection };
}

/** Inspects an export of any size; for tests, whose exports are small. */
export async function inspectAnyAmount(input: InspectExportInput): Promise<InspectExportResult> {
  try {
    return await inspect(input);
  } catch (error) {
    if (error instanceof ExportRejected) return { kind: 'rejected', rejection: error.rejection };
    throw error;
  }
}

async function inspect(input: InspectExportInput): Promise<InspectExportResult> {
  const { source, acceptSamples } = input;
  const opened = await openExport(source, input.platform);
  const { platform } = opened.reader;
  if (opened.saysSample && !acceptSamples) throw sampleRefused(platforms[platform]);
  const { conclusion, ledger, readBytes, unitCounts } = await countExport(opened, input);
  const found = judgeConclusion(platform, conclusion);
  const isSample = found.isSample || opened.saysSample;
  if (isSample && !acceptSamples) throw sampleRefused(platforms[platform]);
  if (found.verdict === 'not genuine') {
    const doubts = against(found.evidence).map(inNumbers);
    return { kind: 'rejected', rejection: notGenuine(platforms[platform], found.evidence), doubts };
  }
  const inspection: Inspection = {
    version: 2,
    platform,
    sizeBytes: sizeOfExport(source),
    readBytes,
    unitCounts,
    ...found,
    ledger,
    findings: [...opened.findings, ...found.findings, ...ledgerFindings(ledger)],
    isSample,
  };
  return { kind: 'inspected', inspection };
}
