/** Creates a preview of the chosen offer for the person: some masked records with their originals, and the profile. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import type { Offer } from '../../pool/pool.ts';
import type { DatasetKind, DatasetRecord, DatasetValue } from '../contract/dataset-field.ts';
import type { WithheldFields } from '../contract/export-reader.ts';
import { createLineWriter } from '../dataset/line-writer.ts';
import { kindsOfOffer } from '../dataset/offer-kind.ts';
import { profileRows } from '../dataset/profile.ts';
import type { ProfileRow } from '../dataset/profile-schema.ts';
import { createRecordCounter } from '../dataset/record-counter.ts';
import { planSampleOf } from '../dataset/sample-plan.ts';
import { createWordChoice } from '../dataset/word-choice.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import type { ExportLook } from './look-at-export.ts';
import { kindOf, maskContextOf } from './mask-unit.ts';
import { type OpenedExport, openExport } from './open-export.ts';
import { openTextMask } from './open-text-mask.ts';

export interface SampledField {
  readonly name: string;
  readonly original: DatasetValue;
  readonly masked: DatasetValue;
}

export interface SampledRecord {
  readonly kind: string;
  /** The fields in the order in which they are written. */
  readonly fields: readonly SampledField[];
}

export interface ExportSample {
  readonly offer: Offer;
  /** Some of the records that the dataset would have; none for a profile. */
  readonly records: readonly SampledRecord[];
  /** The rows of a profile; none for other offers. */
  readonly profile: readonly ProfileRow[];
  /** Fields of files that the reader never uses. */
  readonly withheld: readonly WithheldFields[];
}

export interface SampleExportInput {
  readonly source: ExportSource;
  readonly offer: Offer;
  /** The result of `lookAtExport` for the same files. */
  readonly look: Pick<ExportLook, 'platform' | 'recordCounts' | 'unitCounts'>;
  /** Any secret; the numbers of placeholders in large exports depend on it. */
  readonly placeholderKey: Uint8Array;
  readonly tagger?: NameTagger;
}

/** Masks a single sentence, as in an export without names in its account details. */
export const maskSentence = (text: string, tagger: NameTagger): string =>
  createTextMask([], undefined, { tagger }).mask(text);

/** Throws `ExportRejected` if the export can no longer be read. */
export async function sampleExport(input: SampleExportInput): Promise<ExportSample> {
  const { source, offer, look, placeholderKey, tagger } = input;
  const opened = await openExport(source, look.platform);
  const context = maskContextOf(await openTextMask(opened, placeholderKey, tagger));
  const isProfile = offer === 'profile';
  return {
    offer,
    records: isProfile ? [] : await recordsOf(opened, input, context),
    profile: isProfile ? await profileOf(opened, context) : [],
    withheld: opened.reader.withheld,
  };
}

async function recordsOf(
  { reader, files }: OpenedExport,
  { offer, look, placeholderKey }: SampleExportInput,
  context: MaskContext,
): Promise<SampledRecord[]> {
  const offered = kindsOfOffer(reader.kinds, offer);
  // The choice of texts is only an example: after the upload it is drawn with another key.
  const leaves = (record: DatasetRecord, kind: string): boolean =>
    offer !== 'words' || createWordChoice(placeholderKey, kind)(record) !== undefined;
  const records: SampledRecord[] = [];
  for (const [unit, wanted] of planSampleOf(offered, look).entries()) {
    let left = [...wanted.values()].reduce((sum, { size }) => sum + size, 0);
    if (left === 0) continue;
    const counts = new Map<string, number>();
    for await (const batch of files.records(unit, () => {})) {
      const here = wanted.get(batch.kind);
      let at = counts.get(batch.kind) ?? 0;
      counts.set(batch.kind, at + batch.records.length);
      for (const record of batch.records) {
        if (here?.has(at++) !== true) continue;
        const kind = offered.find((known) => known.kind === batch.kind);
        if (kind !== undefined && leaves(record, batch.kind)) records.push(masked(kind, record, context));
        left--;
      }
      // the rest of the unit is not needed
      if (left === 0) break;
    }
  }
  return records;
}

async function profileOf(
  { reader, files }: OpenedExport,
  context: MaskContext,
): Promise<readonly ProfileRow[]> {
  const counters = new Map<string, ReturnType<typeof createRecordCounter>>();
  for (const unit of files.units.keys()) {
    for await (const { kind, records } of files.records(unit, () => {})) {
      const counter =
        counters.get(kind) ?? createRecordCounter(reader.platform, kindOf(reader, kind), context);
      counters.set(kind, counter);
      for (const record of records) counter.count(record);
    }
  }
  const countsOf = (kind: string) => {
    const counter = counters.get(kind);
    return counter === undefined ? [] : [counter.counts()];
  };
  return profileRows(reader.kinds.map(({ kind }) => ({ kind, counts: countsOf(kind) })));
}

type MaskContext = Parameters<typeof createLineWriter>[1];

function masked(kind: DatasetKind, record: DatasetRecord, context: MaskContext): SampledRecord {
  const line = createLineWriter(kind, context).write(record);
  const written = JSON.parse(line) as Record<string, DatasetValue>;
  return {
    kind: kind.kind,
    fields: kind.fields
      .filter(({ name }) => name !== 'kind')
      .map(({ name, of = name }) => ({ name, original: record[of] ?? null, masked: written[name] ?? null })),
  };
}
