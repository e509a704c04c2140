/** Estimates in the browser, before the upload, how far an export singles its person out, by the pool's public table. */
import { type Meter, meterOf } from '../../insight/meter.ts';
import { meteredOf } from '../../insight/metered-records.ts';
import type { PoolTable } from '../../insight/pool-table.ts';
import type { Offer } from '../../pool/pool.ts';
import type { DatasetKind } from '../contract/dataset-field.ts';
import { kindsOfOffer } from '../dataset/offer-kind.ts';
import type { CountedKind } from '../dataset/profile.ts';
import { createRecordTally, type KindTally } from '../dataset/record-tally.ts';
import type { ExportSource } from '../source/part/export-part.ts';
import type { ExportLook } from './look-at-export.ts';
import { type OpenedExport, openExport } from './open-export.ts';

export interface MeterExportInput {
  readonly source: ExportSource;
  readonly offer: Exclude<Offer, 'profile'>;
  /** The result of `lookAtExport` for the same files. */
  readonly look: Pick<ExportLook, 'platform' | 'recordCounts'>;
  readonly table: PoolTable;
}

/** Throws `ExportRejected` if the export can no longer be read. */
export async function meterExport({ source, offer, look, table }: MeterExportInput): Promise<Meter> {
  const opened = await openExport(source, look.platform);
  const offered = kindsOfOffer(opened.reader.kinds, offer);
  const tallies = offer === 'records' ? await tallyItems(opened) : new Map<string, KindTally>();
  const counted = offered.map(({ kind }): CountedKind => {
    const records = look.recordCounts[kind] ?? 0;
    const nothing = { undated: 0, quarters: {}, classed: 0, other: 0 };
    return { kind, counts: [{ ...nothing, records, tally: tallies.get(kind) }] };
  });
  return meterOf(meteredOf(look.platform, counted), table);
}

/** Counts only the kinds whose items are in the pool's table; other kinds are not read. */
async function tallyItems({ reader, files }: OpenedExport): Promise<ReadonlyMap<string, KindTally>> {
  const opened = new Map(
    reader.kinds.filter(({ counted }) => counted?.item).map((kind) => [kind.kind, open(kind)]),
  );
  for (const [unit, { kinds }] of files.units.entries()) {
    if (!kinds.some((kind) => opened.has(kind))) continue;
    for await (const { kind, records } of files.records(unit, () => {})) {
      const { fields = [], tally } = opened.get(kind) ?? {};
      for (const record of records) tally?.count(fields.map((name) => record[name] ?? null));
    }
  }
  return new Map([...opened].flatMap(([kind, { tally }]) => (tally ? [[kind, tally.tally()] as const] : [])));
}

const open = (kind: DatasetKind) => ({
  fields: kind.fields.map(({ name }) => name),
  tally: createRecordTally(kind),
});
