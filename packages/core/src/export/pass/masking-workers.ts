/** Workers that also mask the units of a large export, for the second pass. This file defines their results, not how text is masked. */
import type { FieldMeasure } from '../dataset/field-measure.ts';
import type { PieceSum } from '../dataset/gzip-piece.ts';
import type { KindCount } from '../dataset/kind-count.ts';
import type { OnBytes } from '../format/json/read-records.ts';
import type { UnitWorkers } from './unit-workers.ts';

/** The result for the records of one kind. */
export interface MaskedKind {
  readonly sum: PieceSum;
  readonly fields: FieldMeasure;
}

/** The result of masking one unit; plain values that can be cloned and stored. */
export interface MaskedUnit {
  /** The kinds that the chosen offer contains. */
  readonly kinds: Readonly<Record<string, MaskedKind>>;
  /** All kinds of the unit. */
  readonly counts: Readonly<Record<string, KindCount>>;
  /** The number of spans of each type that were replaced in free text. */
  readonly replaced: Readonly<Record<string, number>>;
}

/** Takes the compressed bytes of a kind, chunk by chunk; resolves when there is room for more. */
export type EmitChunk = (kind: string, chunk: Uint8Array) => Promise<void>;

/** Masks one unit. Throws `ExportRejected`. */
export type UnitMask = (unit: number, emit: EmitChunk, onBytes: OnBytes) => Promise<MaskedUnit>;

export interface MaskingWorkers extends UnitWorkers {
  readonly mask: UnitMask;
}
