/** Says who may work on the units of a large export: threads, or steps that have done so before. */

import type { UnitObservation } from '../contract/export-reader.ts';
import type { SamplePlaces } from '../dataset/sample-plan.ts';
import type { OnBytes } from '../format/json/read-records.ts';
import type { EmitChunk, MaskedUnit } from './mask-unit.ts';

export interface UnitCrew {
  /** Units worked on at once. */
  readonly size: number;
  /** Throws `ExportRejected`. */
  observe(unit: number, onBytes: OnBytes): Promise<UnitObservation>;
  /** Throws `ExportRejected`. */
  mask(unit: number, places: SamplePlaces, emit: EmitChunk, onBytes: OnBytes): Promise<MaskedUnit>;
  /** No unit is being worked on any more, or the work is given up. */
  close(): Promise<void>;
}
