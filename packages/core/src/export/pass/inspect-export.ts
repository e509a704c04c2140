/** The first pass over an export: what it is, whether it is genuine, and what it is worth. */
import type { Rejection } from '../../contribution/contribution.ts';
import { isTooLittle, tellingRecordsOf } from '../../quality/amount.ts';
import type { UnitObservation } from '../contract/export-reader.ts';
import type { Inspection } from '../contract/inspection.ts';
import { notGenuine, sampleRefused, tooLittle } from '../contract/platform-rejection.ts';
import { platforms } from '../platform/platforms.ts';
import { ExportRejected } from '../rejection/export-rejected.ts';
import { type ExportSource, sizeOfExport } from '../source/part/export-part.ts';
import { createFold } from './fold-observations.ts';
import { openExport } from './open-export.ts';
import { isLargeExport } from './placeholder-numbers.ts';
import type { UnitCrew } from './unit-crew.ts';
import { workInOrder } from './work-in-order.ts';

export interface InspectExportInput {
  readonly source: ExportSource;
  /** The pool that it was sent to. */
  readonly dataPoolId: string;
  /** The time against which the future begins: the caller's clock, ms since 1970. */
  readonly asOfMs: number;
  /** The deployment's secret; sketches made with different keys cannot be compared. */
  readonly hashKey: Uint8Array;
  /** A local stack takes synthetic samples; nowhere else are they data. */
  readonly acceptSamples: boolean;
  /** Called as unpacked bytes are read; never goes back. */
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
  /** Who works on the units of a large export; by default this very thread, one after the other. */
  readonly crew?: () => UnitCrew;
}

export type InspectExportResult =
  | { readonly kind: 'inspected'; readonly inspection: Inspection }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** Errors that are thrown are not the export's fault: the source could not be read, or this code is wrong. */
export async function inspectExport(input: InspectExportInput): Promise<InspectExportResult> {
  return judgeAmount(await inspectAnyAmount(input));
}

/** Refuses what holds less than a pool takes. */
export function judgeAmount(result: InspectExportResult): InspectExportResult {
  if (result.kind === 'rejected' || !isTooLittle(result.inspection.counters)) return result;
  const { platform, counters, recordCounts } = result.inspection;
  const records = Object.values(recordCounts).reduce((sum, count) => sum + count, 0);
  return {
    kind: 'rejected',
    rejection: tooLittle(platforms[platform], tellingRecordsOf(counters), records).rejection,
  };
}

/** The same for an export that may hold less than a pool takes: for tests of reading, whose exports are small. */
export async function inspectAnyAmount(input: InspectExportInput): Promise<InspectExportResult> {
  try {
    return { kind: 'inspected', inspection: await inspect(input) };
  } catch (error) {
    if (error instanceof ExportRejected) return { kind: 'rejected', rejection: error.rejection };
    throw error;
  }
}

async function inspect(input: InspectExportInput): Promise<Inspection> {
  const { source, dataPoolId, asOfMs, hashKey, acceptSamples, onProgress } = input;
  const { reader, files, saysSample, findings } = await openExport(source, dataPoolId);
  if (saysSample && !acceptSamples) throw sampleRefused(platforms[reader.platform]);
  const totalBytes = files.units.reduce((sum, { bytes }) => sum + bytes, 0);
  let readBytes = 0;
  const onBytes = (bytes: number) => {
    readBytes += bytes;
    onProgress?.(readBytes, Math.max(readBytes, totalBytes));
  };
  const fold = createFold(files);
  const crew = isLargeExport(files.units) ? input.crew?.() : undefined;
  try {
    await workInOrder<UnitObservation, never>({
      count: files.units.length,
      atOnce: crew?.size ?? 1,
      mostWaiting: 0,
      work: (unit) => crew?.observe(unit, onBytes) ?? files.observe(unit, { asOfMs, hashKey, onBytes }),
      onChunk: async () => {},
      onDone: async (_unit, observation) => fold.add(observation),
    });
  } finally {
    await crew?.close();
  }
  // the second pass needs them: that they are damaged must show while it can still be told to the contributor
  await files.personalWords();
  const { unitCounts, observation } = fold.finish();
  const found = await files.conclude(observation, { asOfMs, hashKey });
  const isSample = found.isSample || saysSample;
  if (isSample && !acceptSamples) throw sampleRefused(platforms[reader.platform]);
  if (found.verdict === 'not genuine') throw notGenuine(platforms[reader.platform], found.evidence);
  return {
    version: 2,
    platform: reader.platform,
    sizeBytes: sizeOfExport(source),
    readBytes,
    unitCounts,
    ...found,
    findings: [...findings, ...found.findings],
    isSample,
  };
}
