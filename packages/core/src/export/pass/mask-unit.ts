/** The second pass over one unit: writes its records, normalised and masked, as pieces of the dataset's files. */

import type { TextMask } from '@cgdx/privacy/mask-text.ts';
import type { DatasetKind, DatasetRecord } from '../contract/dataset-field.ts';
import type { ExportFiles, ExportReader } from '../contract/export-reader.ts';
import { createDeviceFamily } from '../dataset/device-family.ts';
import type { MaskContext } from '../dataset/field-rule.ts';
import { createPieceWriter } from '../dataset/gzip-piece.ts';
import { createLineWriter } from '../dataset/line-writer.ts';
import type { OnBytes } from '../format/json/read-records.ts';
import type { EmitChunk, MaskedKind, MaskedUnit } from './masking-crew.ts';

export interface MaskUnitInput {
  readonly reader: Pick<ExportReader, 'kinds'>;
  readonly files: Pick<ExportFiles, 'records'>;
  readonly unit: number;
  readonly text: TextMask;
  /** By kind: which of the unit's records, counted from 0, are for the sample. */
  readonly places: ReadonlyMap<string, ReadonlySet<number>>;
  readonly emit: EmitChunk;
  readonly onBytes: OnBytes;
}

/** Throws `ExportRejected` if the export can no longer be read. */
export async function maskUnit(input: MaskUnitInput): Promise<MaskedUnit> {
  const { reader, files, unit, text, places, emit, onBytes } = input;
  const context: MaskContext = {
    maskText: text.mask,
    maskTitle: text.maskTitle,
    maskContacts: text.maskContacts,
    deviceFamily: createDeviceFamily(),
  };
  const open = new Map<string, OpenKind>();
  for await (const { kind, records } of files.records(unit, onBytes)) {
    if (records.length === 0) continue;
    let writer = open.get(kind);
    if (writer === undefined) {
      writer = openKind(kindOf(reader, kind), context, places.get(kind) ?? new Set(), emit);
      open.set(kind, writer);
    }
    await writer.write(records);
  }
  const kinds: Record<string, MaskedKind> = {};
  for (const [kind, writer] of open) kinds[kind] = await writer.end();
  return { kinds, replaced: text.takeCounts() };
}

function kindOf({ kinds }: Pick<ExportReader, 'kinds'>, name: string): DatasetKind {
  const kind = kinds.find((known) => known.kind === name);
  if (kind === undefined) throw new Error(`the reader has no kind ${name}`);
  return kind;
}

type OpenKind = ReturnType<typeof openKind>;

function openKind(kind: DatasetKind, context: MaskContext, places: ReadonlySet<number>, emit: EmitChunk) {
  const writer = createLineWriter(kind, context);
  const piece = createPieceWriter((chunk) => emit(kind.kind, chunk));
  const picked: string[] = [];
  let count = 0;
  return {
    async write(records: readonly DatasetRecord[]): Promise<void> {
      let lines = '';
      for (const record of records) {
        const line = writer.write(record);
        if (places.has(count++)) picked.push(line);
        lines += `${line}\n`;
      }
      await piece.write(lines);
    },
    end: async (): Promise<MaskedKind> => ({
      sum: await piece.end(),
      fields: writer.measure(),
      tally: writer.tally(),
      picked,
    }),
  };
}
