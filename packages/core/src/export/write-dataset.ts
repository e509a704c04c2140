/** The second pass over an export: writes what a buyer gets, normalised and masked. */
import { createDeviceFamily } from '../privacy/device-family.ts';
import type { MaskContext } from '../privacy/field-rule.ts';
import { createRecordMask } from '../privacy/mask-record.ts';
import { createTextMask } from '../privacy/mask-text.ts';
import type { ByteSource } from './byte-source.ts';
import type { DatasetSink } from './dataset/dataset-sink.ts';
import { createFieldStatistics, type FieldDescription } from './dataset/field-statistics.ts';
import {
  encodeJson,
  type Manifest,
  manifestName,
  sampleName,
  schemaName,
  uploadHashOf,
} from './dataset/manifest.ts';
import { measured, packLines } from './dataset/pack-lines.ts';
import { planSample } from './dataset/sample-plan.ts';
import type { DatasetKind } from './dataset-field.ts';
import type { ExportFiles } from './export-reader.ts';
import type { Inspection } from './inspection.ts';
import type { OnBytes } from './json/read-records.ts';
import { openExport } from './open-export.ts';

export interface WriteDatasetInput {
  readonly source: ByteSource;
  /** What `inspectExport` found in the same bytes. */
  readonly inspection: Inspection;
  readonly contributionId: string;
  readonly sink: DatasetSink;
  /** Called as unpacked bytes are read; never goes back. */
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

export interface WrittenDataset {
  readonly manifest: Manifest;
  readonly manifestBytes: Uint8Array;
  /** base64 of 32 bytes. */
  readonly uploadHash: string;
}

interface WrittenKind {
  readonly description: {
    readonly kind: string;
    readonly file: string;
    readonly description: string;
    readonly records: number;
    readonly fields: readonly FieldDescription[];
  };
  readonly file: Manifest['files'][number];
  /** Masked records as JSON, for the sample. */
  readonly picked: readonly string[];
}

/**
 * Writes `<kind>.ndjson.gz` for each kind that the export has, `schema.json`, `sample.ndjson`, and last
 * `manifest.json`. The same export and inspection give the same bytes, however it was zipped. Throws
 * `ExportRejected` where the export can no longer be read as it was.
 */
export async function writeDataset(input: WriteDatasetInput): Promise<WrittenDataset> {
  const { source, inspection, contributionId, sink, onProgress } = input;
  const { reader, files } = await openExport(source, inspection.platform);
  const kinds = reader.kinds.filter(({ kind }) => (inspection.recordCounts[kind] ?? 0) > 0);
  const totalBytes = kinds.reduce((sum, { kind }) => sum + files.kindBytes(kind), 0);
  let doneBytes = 0;
  const onBytes = (bytes: number) => {
    doneBytes += bytes;
    onProgress?.(doneBytes, Math.max(doneBytes, totalBytes));
  };

  const text = createTextMask(await files.personalWords());
  const context: MaskContext = { maskText: text.mask, deviceFamily: createDeviceFamily() };
  const plan = planSample(
    kinds.map(({ kind }) => kind),
    inspection.recordCounts,
  );
  const written: WrittenKind[] = [];
  for (const kind of kinds) {
    written.push(await writeKind(kind, files, context, plan.get(kind.kind) ?? new Set(), sink, onBytes));
  }
  const schema = {
    format: 'cgdx-schema/1',
    platform: inspection.platform,
    variant: inspection.variant,
    kinds: written.map(({ description }) => description),
    withheld: reader.withheld,
  };
  const sample = written.flatMap(({ picked }) => picked).map((line) => `${line}\n`);
  const manifest: Manifest = {
    format: 'cgdx-dataset/1',
    platform: inspection.platform,
    variant: inspection.variant,
    language: inspection.language,
    isSample: inspection.isSample,
    records: Object.fromEntries(written.map(({ description: { kind, records } }) => [kind, records])),
    period: { firstDay: inspection.counters.firstDay ?? null, lastDay: inspection.counters.lastDay ?? null },
    replaced: text.counts(),
    files: [
      ...written.map(({ file }) => file),
      await writeWhole(sink, schemaName, 'application/json', encodeJson(schema)),
      await writeWhole(sink, sampleName, 'application/x-ndjson', Buffer.from(sample.join(''), 'utf8')),
    ],
  };
  const manifestBytes = encodeJson(manifest);
  await writeWhole(sink, manifestName, 'application/json', manifestBytes);
  return { manifest, manifestBytes, uploadHash: uploadHashOf(manifestBytes, contributionId) };
}

async function writeKind(
  kind: DatasetKind,
  files: ExportFiles,
  context: MaskContext,
  places: ReadonlySet<number>,
  sink: DatasetSink,
  onBytes: OnBytes,
): Promise<WrittenKind> {
  const mask = createRecordMask(kind, context);
  const statistics = createFieldStatistics(kind);
  const picked: string[] = [];
  let records = 0;

  async function* lines() {
    for await (const batch of files.records(kind.kind, onBytes)) {
      let text = '';
      for (const record of batch) {
        const masked = mask(record);
        statistics.add(masked);
        const line = JSON.stringify(masked);
        if (places.has(records++)) picked.push(line);
        text += `${line}\n`;
      }
      if (text !== '') yield text;
    }
  }

  const name = `${kind.kind}.ndjson.gz`;
  const { chunks, finished } = measured(packLines(lines()));
  await sink.write(name, chunks);
  return {
    description: {
      kind: kind.kind,
      file: name,
      description: kind.description,
      records,
      fields: statistics.describe(),
    },
    file: { name, mediaType: 'application/x-ndjson+gzip', ...finished() },
    picked,
  };
}

async function writeWhole(
  sink: DatasetSink,
  name: string,
  mediaType: string,
  bytes: Uint8Array,
): Promise<Manifest['files'][number]> {
  async function* once() {
    yield bytes;
  }
  const { chunks, finished } = measured(once());
  await sink.write(name, chunks);
  return { name, mediaType, ...finished() };
}
