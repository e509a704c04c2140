/** Workers that read the units of a large export in the first pass: threads, or the stored results of earlier steps. */

import type { UnitObservation } from '../contract/export-reader.ts';
import type { OnBytes } from '../format/json/read-records.ts';

export interface UnitWorkers {
  /** The number of units read at once. */
  readonly size: number;
  /** Throws `ExportRejected`. */
  observe(unit: number, onBytes: OnBytes): Promise<UnitObservation>;
  /** Called once no unit is being read, or the work is abandoned. */
  close(): Promise<void>;
}
