/** The first pass over an opened export, without a judgement: its contents, and the counters for its quality. */
import type { Conclusion } from '../contract/conclusion.ts';
import { type ExportLedger, emptyAccount, mergeLedgers, sumOfReasons } from '../contract/export-ledger.ts';
import type { UnitObservation } from '../contract/export-reader.ts';
import type { Inspection } from '../contract/inspection.ts';
import { mediaGroup } from '../contract/leave-out.ts';
import type { ArchiveEntry } from '../format/archive/open-archive.ts';
import { ExportRejected } from '../rejection/export-rejected.ts';
import { createFold } from './fold-observations.ts';
import { isLargeExport } from './large-export.ts';
import type { OpenedExport } from './open-export.ts';
import type { UnitWorkers } from './unit-workers.ts';
import { workInOrder } from './work-in-order.ts';

export interface CountExportInput {
  /** The caller's current time in Unix ms; later times count as future. */
  readonly asOfMs: number;
  /** The secret key of the deployment; sketches with different keys cannot be compared. */
  readonly hashKey: Uint8Array;
  /** Called while decompressed bytes are read; the progress never decreases. */
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
  /** Creates the workers for a large export; by default the current thread reads one unit after the other. */
  readonly workers?: () => UnitWorkers;
}

export interface CountedExport extends Pick<Inspection, 'readBytes' | 'unitCounts'> {
  readonly conclusion: Conclusion;
  readonly ledger: ExportLedger;
}

/** Throws `ExportRejected`. */
export async function countExport(
  { files, beside, omittedGroups }: Pick<OpenedExport, 'files' | 'beside' | 'omittedGroups'>,
  { asOfMs, hashKey, onProgress, workers: createWorkers }: CountExportInput,
): Promise<CountedExport> {
  const totalBytes = files.units.reduce((sum, { bytes }) => sum + bytes, 0);
  let readBytes = 0;
  const onBytes = (bytes: number) => {
    readBytes += bytes;
    onProgress?.(readBytes, Math.max(readBytes, totalBytes));
  };
  const fold = createFold(files);
  const sound = new Set<ArchiveEntry>();
  const workers = isLargeExport(files.units) ? createWorkers?.() : undefined;
  try {
    await workInOrder<UnitObservation, never>({
      count: files.units.length,
      atOnce: workers?.size ?? 1,
      mostWaiting: 0,
      work: (unit) => workers?.observe(unit, onBytes) ?? files.observe(unit, { asOfMs, hashKey, onBytes }),
      onChunk: async () => {},
      onDone: async (unit, observation) => {
        fold.add(observation);
        const isSound = sumOfReasons(observation.ledger.files.notUnderstood) === 0;
        for (const entry of (isSound && files.units[unit]?.files) || []) sound.add(entry);
      },
    });
  } finally {
    await workers?.close();
  }
  // the second pass needs the names: damage must be found now, while the export can still be refused
  await (files.checkNames?.(sound) ?? files.personalWords());
  const { unitCounts, observation } = fold.finish();
  const { fault, ...read } = observation.ledger;
  const conclusion = await files.conclude(observation, { asOfMs, hashKey }).catch((error: unknown) => {
    // the reason why the main file could not be read explains more than "nothing could be read"
    throw error instanceof ExportRejected && fault !== undefined ? new ExportRejected(fault) : error;
  });
  const ledger = mergeLedgers([read, { files: beside.account, records: emptyAccount }]);
  return { conclusion: withOmitted(conclusion, omittedGroups), ledger, readBytes, unitCounts };
}

/** Adds the omitted groups to the parts as absent, since the export is less complete without them. */
function withOmitted(conclusion: Conclusion, groups: readonly string[]): Conclusion {
  if (groups.length === 0) return conclusion;
  const { counters } = conclusion;
  const omitted = groups
    // a group counts as present if some of its files are still there
    .filter(
      (name) => name !== mediaGroup && !counters.parts.some((part) => part.name === name && part.isPresent),
    )
    .map((name) => ({ name, isPresent: false, isOmitted: true as const }));
  const others = counters.parts.filter(({ name }) => !omitted.some((part) => part.name === name));
  return { ...conclusion, counters: { ...counters, parts: [...others, ...omitted] } };
}
