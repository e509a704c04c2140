/** Derives the number of an upload's records by item and year from the counts of its kinds, for comparison with a pool by the meter. */
import type { CountedKind } from '../export/dataset/profile.ts';
import type { PlatformId } from '../pool/platform-id.ts';
import { publicItem } from './item-list.ts';

export interface MeteredRecords {
  readonly year: number;
  /** The item's name in the pool's table; undefined if the records have no item. */
  readonly item: string | undefined;
  readonly records: number;
}

/** @param kinds the kinds that are sold */
export function meteredOf(platform: PlatformId, kinds: readonly CountedKind[]): readonly MeteredRecords[] {
  const items = new Map<string, MeteredRecords>();
  let others = 0;
  for (const { records, tally } of kinds.flatMap(({ counts }) => counts)) {
    others += records;
    for (const [year, counts] of Object.entries(tally?.items ?? {})) {
      for (const [name, count] of Object.entries(counts)) {
        const item = publicItem(platform, name);
        if (item === undefined) continue;
        others -= count;
        const known = items.get(`${year} ${item}`)?.records ?? 0;
        items.set(`${year} ${item}`, { year: Number(year), item, records: known + count });
      }
    }
  }
  const unnamed = { year: 0, item: undefined, records: others };
  return others > 0 ? [...items.values(), unnamed] : [...items.values()];
}
