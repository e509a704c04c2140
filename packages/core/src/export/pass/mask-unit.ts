/** The second pass over one unit: writes its records, normalised and masked, as pieces of the dataset's files. */

import type { TextMask } from '@cgdx/privacy/mask-text.ts';
import type { DatasetKind, DatasetRecord } from '../contract/dataset-field.ts';
import type { ExportFiles, ExportReader } from '../contract/export-reader.ts';
import { createDeviceFamily } from '../dataset/device-family.ts';
import type { MaskContext } from '../dataset/field-rule.ts';
import { createPieceWriter } from '../dataset/gzip-piece.ts';
import { createLineWriter } from '../dataset/line-writer.ts';
import { createRecordCounter, timeFieldOf } from '../dataset/record-counter.ts';
import { isSold, type SoldPeriod } from '../dataset/sold-period.ts';
import type { WordChoice } from '../dataset/word-choice.ts';
import type { OnBytes } from '../format/json/read-records.ts';
import type { EmitChunk, MaskedKind, MaskedUnit } from './masking-workers.ts';

export interface MaskUnitInput {
  readonly reader: Pick<ExportReader, 'platform' | 'kinds'>;
  readonly files: Pick<ExportFiles, 'records'>;
  readonly unit: number;
  readonly text: TextMask;
  /** The kinds of the offer. Records of other kinds are counted but not written. */
  readonly offered: readonly DatasetKind[];
  /** Returns the choice of texts for a kind; without it, all records are written in the order of the export. */
  readonly choiceOf?: ((kind: string) => WordChoice) | undefined;
  /** Periods of earlier uploads, whose records are neither counted nor written. */
  readonly sold?: readonly SoldPeriod[] | undefined;
  readonly emit: EmitChunk;
  readonly onBytes: OnBytes;
}

export const maskContextOf = (text: TextMask): MaskContext => ({
  maskText: text.mask,
  maskTitle: text.maskTitle,
  maskContacts: text.maskContacts,
  deviceFamily: createDeviceFamily(),
});

/** Throws `ExportRejected` if the export can no longer be read. */
export async function maskUnit(input: MaskUnitInput): Promise<MaskedUnit> {
  const { reader, files, unit, text, offered, choiceOf, sold = [], emit, onBytes } = input;
  const context = maskContextOf(text);
  const counters = new Map<string, ReturnType<typeof createRecordCounter>>();
  const writers = new Map<string, KindWriter | undefined>();
  for await (const { kind, records: read } of files.records(unit, onBytes)) {
    const time = timeFieldOf(kindOf(reader, kind));
    const records = sold.length === 0 ? read : read.filter((record) => !isSold(time && record[time], sold));
    if (records.length === 0) continue;
    let counter = counters.get(kind);
    if (counter === undefined) {
      counter = createRecordCounter(reader.platform, kindOf(reader, kind), context);
      counters.set(kind, counter);
      const shown = offered.find((each) => each.kind === kind);
      writers.set(kind, shown && openKind(shown, context, emit, choiceOf?.(kind)));
    }
    for (const record of records) counter.count(record);
    await writers.get(kind)?.write(records);
  }
  const kinds: Record<string, MaskedKind> = {};
  for (const [kind, writer] of writers) if (writer !== undefined) kinds[kind] = await writer.end();
  const counts = Object.fromEntries([...counters].map(([kind, counter]) => [kind, counter.counts()]));
  return { kinds, counts, replaced: text.takeCounts() };
}

export function kindOf({ kinds }: Pick<ExportReader, 'kinds'>, name: string): DatasetKind {
  const kind = kinds.find((known) => known.kind === name);
  if (kind === undefined) throw new Error(`the reader has no kind ${name}`);
  return kind;
}

type KindWriter = ReturnType<typeof openKind>;

function openKind(kind: DatasetKind, context: MaskContext, emit: EmitChunk, choice?: WordChoice) {
  const writer = createLineWriter(kind, context);
  const piece = createPieceWriter((chunk) => emit(kind.kind, chunk));
  const chosen: { readonly place: number; readonly line: string }[] = [];
  return {
    async write(records: readonly DatasetRecord[]): Promise<void> {
      let lines = '';
      for (const record of records) {
        const place = choice?.(record);
        if (choice === undefined) lines += `${writer.write(record)}\n`;
        else if (place !== undefined) chosen.push({ place, line: `${writer.write(record)}\n` });
      }
      await piece.write(lines);
    },
    async end(): Promise<MaskedKind> {
      for (const { line } of chosen.sort((a, b) => a.place - b.place)) await piece.write(line);
      return { sum: await piece.end(), fields: writer.measure() };
    },
  };
}
