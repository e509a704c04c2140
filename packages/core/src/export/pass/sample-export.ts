/** Masks a few records of an export beside their originals, so that a person sees what leaves and what does not. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import type { DatasetKind, DatasetRecord, DatasetValue } from '../contract/dataset-field.ts';
import type { WithheldFields } from '../contract/export-reader.ts';
import { createDeviceFamily } from '../dataset/device-family.ts';
import { createLineWriter } from '../dataset/line-writer.ts';
import { planSampleOf } from '../dataset/sample-plan.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import type { ExportLook } from './look-at-export.ts';
import { openExport } from './open-export.ts';
import { openTextMask } from './open-text-mask.ts';

export interface SampledField {
  readonly name: string;
  readonly original: DatasetValue;
  readonly masked: DatasetValue;
}

export interface SampledRecord {
  readonly kind: string;
  /** In the order in which they are written. */
  readonly fields: readonly SampledField[];
}

export interface ExportSample {
  /** The records that buyers would see before a purchase. */
  readonly records: readonly SampledRecord[];
  /** Fields of files that no reader takes. */
  readonly withheld: readonly WithheldFields[];
}

export interface SampleExportInput {
  readonly source: ExportSource;
  /** What the look at the same files found. */
  readonly look: Pick<ExportLook, 'platform' | 'recordCounts' | 'unitCounts'>;
  /** Any secret: numbers of placeholders in large exports differ by it. */
  readonly placeholderKey: Uint8Array;
  readonly tagger?: NameTagger;
}

/** Throws `ExportRejected` if the export can no longer be read as it was. */
export async function sampleExport(input: SampleExportInput): Promise<ExportSample> {
  const { source, look, placeholderKey, tagger } = input;
  const { reader, files } = await openExport(source, look.platform);
  const places = planSampleOf(reader.kinds, look);
  const text = await openTextMask({ reader, files }, placeholderKey, tagger);
  const context = {
    maskText: text.mask,
    maskTitle: text.maskTitle,
    maskContacts: text.maskContacts,
    deviceFamily: createDeviceFamily(),
  };
  const records: SampledRecord[] = [];
  for (const [unit, wanted] of places.entries()) {
    let left = [...wanted.values()].reduce((sum, { size }) => sum + size, 0);
    if (left === 0) continue;
    const counts = new Map<string, number>();
    for await (const batch of files.records(unit, () => {})) {
      const here = wanted.get(batch.kind);
      let at = counts.get(batch.kind) ?? 0;
      counts.set(batch.kind, at + batch.records.length);
      for (const record of batch.records) {
        if (here?.has(at++) !== true) continue;
        const kind = reader.kinds.find((known) => known.kind === batch.kind);
        if (kind !== undefined) records.push(masked(kind, record, context));
        left--;
      }
      // the rest of the file is not needed
      if (left === 0) break;
    }
  }
  return { records, withheld: reader.withheld };
}

type MaskContext = Parameters<typeof createLineWriter>[1];

function masked(kind: DatasetKind, record: DatasetRecord, context: MaskContext): SampledRecord {
  const line = createLineWriter(kind, context).write(record);
  const written = JSON.parse(line) as Record<string, DatasetValue>;
  return {
    kind: kind.kind,
    fields: kind.fields
      .filter(({ name }) => name !== 'kind')
      .map(({ name }) => ({ name, original: record[name] ?? null, masked: written[name] ?? null })),
  };
}
