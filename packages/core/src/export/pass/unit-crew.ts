/** A crew that reads the units of a large export for the first pass: threads, or earlier steps that have done so. */

import type { UnitObservation } from '../contract/export-reader.ts';
import type { OnBytes } from '../format/json/read-records.ts';

export interface UnitCrew {
  /** The number of units read at once. */
  readonly size: number;
  /** Throws `ExportRejected`. */
  observe(unit: number, onBytes: OnBytes): Promise<UnitObservation>;
  /** Called when no unit is being read any more, or the work is abandoned. */
  close(): Promise<void>;
}
