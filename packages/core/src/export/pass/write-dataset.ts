/** The second pass over an export: writes the normalised and masked dataset that buyers get. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { type MeteredRecords, meteredOf } from '../../insight/metered-records.ts';
import { type Summary, summaryOf } from '../../insight/summary.ts';
import { addUp } from '../contract/add-up.ts';
import { dateOfDay } from '../contract/date-of-day.ts';
import type { ExportFiles, ExportReader, ReadUnit } from '../contract/export-reader.ts';
import type { Inspection } from '../contract/inspection.ts';
import type { DatasetSink } from '../dataset/dataset-sink.ts';
import type { KindCount } from '../dataset/kind-count.ts';
import { createKindFile, type KindFile } from '../dataset/kind-file.ts';
import { type Manifest, uploadHashOf } from '../dataset/manifest.ts';
import { kindsOfOffer, type Projection } from '../dataset/offer-kind.ts';
import { type CountedKind, profileRows } from '../dataset/profile.ts';
import type { ProfileRow } from '../dataset/profile-schema.ts';
import { type SoldPeriod, unsoldDays } from '../dataset/sold-period.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import { finishDataset, recordsIn, type WrittenKind } from './finish-dataset.ts';
import { isLargeExport } from './large-export.ts';
import type { MaskedKind, MaskedUnit, MaskingWorkers } from './masking-workers.ts';
import { openExport } from './open-export.ts';
import { openUnitMask } from './open-unit-mask.ts';
import { workInOrder } from './work-in-order.ts';

export interface WriteDatasetInput {
  readonly source: ExportSource;
  /** The result of `inspectExport` for the same bytes. */
  readonly inspection: Inspection;
  /** The offer that the dataset is made for. */
  readonly offer: Projection;
  /** Periods of the account's earlier uploads, whose records are not written; none by default. */
  readonly sold?: readonly SoldPeriod[];
  readonly contributionId: string;
  /** A secret of this contribution, from `placeholderKeyOf`. */
  readonly placeholderKey: Uint8Array;
  readonly sink: DatasetSink;
  /** Finds names that are in no list; without it, text in more languages is withheld. Workers have their own. */
  readonly tagger?: NameTagger;
  /** Called while decompressed bytes are read; the progress never decreases. */
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
  /** Creates the workers for a large export; by default the current thread masks one unit after the other. */
  readonly workers?: () => MaskingWorkers;
}

export interface WrittenDataset {
  readonly manifest: Manifest;
  readonly manifestBytes: Uint8Array;
  /** base64 of 32 bytes. */
  readonly uploadHash: string;
  /** The summary for insights, which is not part of the dataset. */
  readonly summary: Summary;
  /** The records that the meter compares with the pool; empty for a profile. Not part of the dataset. */
  readonly metered: readonly MeteredRecords[];
}

/** The most compressed chunks, of at most 64 KiB each, that may wait. */
const mostWaitingChunks = 256;

/**
 * Writes `<kind>.ndjson.gz` for each kind of the offer, `schema.json`, `profile.ndjson`, and finally `manifest.json`. The same
 * export and inspection give the same bytes, for any zip tool and any number of workers.
 * Throws `ExportRejected` if the export can no longer be read.
 */
export async function writeDataset(input: WriteDatasetInput): Promise<WrittenDataset> {
  const { source, inspection, offer, contributionId, sink } = input;
  const { reader, files } = await openExport(source, inspection.platform);
  const { kinds, counts, replaced } = await writeKinds(input, reader, files);
  const counted = reader.kinds.map(({ kind }) => ({ kind, counts: counts.get(kind) ?? [] }));
  const told = offer === 'words' ? kinds.map(withoutTimes) : counted;
  const profile = profileRows(told);
  const { manifest, manifestBytes } = await finishDataset(sink, {
    ...{ offer, kinds, profile, replaced, withheld: reader.withheld },
    ...{ platform: inspection.platform, variant: inspection.variant, language: inspection.language },
    isSample: inspection.isSample,
    period: periodOf(input, profile),
  });
  const summary = summaryOf(
    inspection.platform,
    counted.flatMap(({ kind, counts }) => counts.map(({ records, tally }) => ({ kind, records, tally }))),
  );
  const metered = meteredOf(inspection.platform, offer === 'profile' ? [] : told);
  return {
    manifest,
    manifestBytes,
    uploadHash: uploadHashOf(manifestBytes, contributionId),
    summary,
    metered,
  };
}

/** Reduces the counts of words to their number, without quarters, which would link them to the person's dataset of records. */
function withoutTimes({ kind, pieces }: WrittenKind): CountedKind {
  const records = recordsIn(pieces);
  const counts = { records, undated: records, tally: undefined, quarters: {}, classed: 0, other: 0 };
  return { kind: kind.kind, counts: [counts] };
}

interface WrittenKinds {
  readonly kinds: readonly WrittenKind[];
  /** The counts of all kinds of the export, including kinds that are not written. */
  readonly counts: ReadonlyMap<string, readonly KindCount[]>;
  readonly replaced: Record<string, number>;
}

/** Returns the first and the last day of the written records; nulls for words. */
function periodOf(
  { inspection, offer, sold = [] }: WriteDatasetInput,
  profile: readonly ProfileRow[],
): Manifest['period'] {
  if (offer === 'words') return { firstDay: null, lastDay: null };
  if (offer === 'profile') {
    const quarters = profile.flatMap((row) => (row.row === 'quarter' ? row.quarter : []));
    return { firstDay: dayOfQuarter(quarters[0]), lastDay: dayOfQuarter(quarters.at(-1)) };
  }
  const { days = [], ...counters } = inspection.counters;
  const told = unsoldDays(days, sold);
  const { firstDay = null, lastDay = null } =
    sold.length === 0 ? counters : { firstDay: dateOf(told[0]), lastDay: dateOf(told.at(-1)) };
  return { firstDay, lastDay };
}

const dateOf = (day: number | undefined): string | undefined =>
  day === undefined ? undefined : dateOfDay(day);

/** Returns the first day of a quarter such as 2026-Q3. */
function dayOfQuarter(quarter: string | undefined): string | null {
  if (quarter === undefined) return null;
  const month = (Number(quarter.slice(-1)) - 1) * 3 + 1;
  return `${quarter.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/** Writes the kinds that have records, in the order of the reader's kinds. */
async function writeKinds(
  { offer, sink, onProgress, ...input }: WriteDatasetInput,
  reader: ExportReader,
  files: ExportFiles,
): Promise<WrittenKinds> {
  const { units } = files;
  const totalBytes = units.reduce((sum, { bytes }) => sum + bytes, 0);
  let doneBytes = 0;
  const onBytes = (bytes: number) => {
    doneBytes += bytes;
    onProgress?.(doneBytes, Math.max(doneBytes, totalBytes));
  };
  const workers = isLargeExport(units) ? input.workers?.() : undefined;
  const mask = workers?.mask ?? (await openUnitMask({ reader, files }, { offer, ...input }));
  const open = new Map<string, KindFile>();
  const pieces = new Map<string, MaskedKind[]>();
  const counts = new Map<string, KindCount[]>();
  const written = new Map<string, Manifest['files'][number]>();
  const lastUnit = lastUnitOfKinds(units);
  let replaced: Record<string, number> = {};
  const fileOf = (kind: string): KindFile => {
    const file = open.get(kind) ?? createKindFile(sink, `${kind}.ndjson.gz`);
    open.set(kind, file);
    return file;
  };
  const work = workInOrder<MaskedUnit, readonly [kind: string, chunk: Uint8Array]>({
    count: units.length,
    atOnce: workers?.size ?? 1,
    mostWaiting: mostWaitingChunks,
    work: (unit, emit) => mask(unit, (kind, chunk) => emit([kind, chunk]), onBytes),
    async onChunk(unit, [kind, chunk]) {
      if (!units[unit]?.kinds.includes(kind)) throw new Error(`a unit holds records of ${kind} unannounced`);
      await fileOf(kind).push(chunk);
    },
    async onDone(unit, masked) {
      for (const [kind, piece] of Object.entries(masked.kinds)) {
        fileOf(kind).endPiece(piece.sum);
        const known = pieces.get(kind);
        if (known === undefined) pieces.set(kind, [piece]);
        else known.push(piece);
      }
      for (const [kind, count] of Object.entries(masked.counts))
        counts.set(kind, [...(counts.get(kind) ?? []), count]);
      replaced = addUp([replaced, masked.replaced]);
      for (const kind of units[unit]?.kinds ?? []) {
        if (lastUnit.get(kind) !== unit) continue;
        const file = open.get(kind);
        if (file !== undefined) written.set(kind, await file.close());
        open.delete(kind);
      }
    },
  });
  try {
    await work;
  } finally {
    for (const file of open.values()) file.abort();
    await workers?.close();
  }
  const kinds = kindsOfOffer(reader.kinds, offer).flatMap((kind): WrittenKind[] => {
    const file = written.get(kind.kind);
    return file === undefined ? [] : [{ kind, file, pieces: pieces.get(kind.kind) ?? [] }];
  });
  return { kinds, counts, replaced };
}

/** Returns the last unit of each kind, after which the kind's file is closed, so that few files are open at a time. */
function lastUnitOfKinds(units: readonly ReadUnit[]): Map<string, number> {
  return new Map(units.flatMap(({ kinds }, unit) => kinds.map((kind) => [kind, unit] as const)));
}
