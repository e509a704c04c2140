/** Divides the units of a huge export among steps, so that none of them takes longer than a function may. */
import type { ReadUnit } from '../contract/export-reader.ts';

/** Units from `from` up to, not including, `to`. */
export interface UnitGroup {
  readonly from: number;
  readonly to: number;
}

/** Below this uncompressed size one step reads the whole export before others would have begun. */
export const hugeExportBytes = 256e6;

/** At 20 MB/s, the slowest speed promised, a group takes a few seconds; a single file may be larger. */
export const groupBytes = 64e6;

/** What a workflow's state can carry, and more than run at once. */
export const mostGroups = 64;

/** Returns groups in the order of the units; none if the export is read in one go. */
export function groupUnits(units: readonly ReadUnit[], hugeBytes: number = hugeExportBytes): UnitGroup[] {
  const total = units.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= hugeBytes || units.length < 2) return [];
  const wanted = Math.max(groupBytes, total / mostGroups);
  const groups: UnitGroup[] = [];
  let from = 0;
  let bytes = 0;
  for (const [unit, { bytes: more }] of units.entries()) {
    if (unit > from && bytes + more > wanted && groups.length < mostGroups - 1) {
      groups.push({ from, to: unit });
      from = unit;
      bytes = 0;
    }
    bytes += more;
  }
  groups.push({ from, to: units.length });
  return groups;
}
