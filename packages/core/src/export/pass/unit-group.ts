/** Divides the units of a huge export among steps, so that no step exceeds the time limit of a function. */
import type { ReadUnit } from '../contract/export-reader.ts';

/** Units from `from` up to, not including, `to`. */
export interface UnitGroup {
  readonly from: number;
  readonly to: number;
}

/** The uncompressed size from which an export is divided: one step reads a smaller one before further steps could start. */
export const hugeExportBytes = 256e6;

/** The size of a group: a few seconds at 20 MB/s, the least speed of the specification. A group with a single file may be larger. */
export const groupBytes = 64e6;

/** The most groups: a workflow's state can hold that many, and fewer run at once. */
export const mostGroups = 64;

/** Returns groups in the order of the units; none if a single step reads the export. */
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
