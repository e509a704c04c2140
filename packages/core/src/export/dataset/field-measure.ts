/** Describes each field of a kind: how often it is filled, and its range. */
import type { DatasetField, DatasetKind, DatasetValue } from '../contract/dataset-field.ts';

export interface FieldDescription extends Omit<DatasetField, 'rule' | 'isPossible' | 'of' | 'privacy'> {
  /** 0 to 1. */
  readonly filled: number;
  /** Only for times and integers that occur. */
  readonly range?: readonly [smallest: DatasetValue, largest: DatasetValue];
}

/** Measurements of each field, in the order of the kind's fields; plain values that can be stored. */
export interface FieldMeasure {
  readonly records: number;
  readonly filled: readonly number[];
  readonly smallest: readonly DatasetValue[];
  readonly largest: readonly DatasetValue[];
}

/** Combines the measurements of at least one piece. */
export function describeFields({ fields }: DatasetKind, pieces: readonly FieldMeasure[]): FieldDescription[] {
  const records = pieces.reduce((sum, piece) => sum + piece.records, 0);
  return fields.map(({ rule: _rule, isPossible: _isPossible, of: _of, privacy: _privacy, ...field }, i) => {
    const filled = pieces.reduce((sum, piece) => sum + (piece.filled[i] ?? 0), 0);
    const smallest = extreme(
      pieces.map((piece) => piece.smallest[i] ?? null),
      (a, b) => a < b,
    );
    const largest = extreme(
      pieces.map((piece) => piece.largest[i] ?? null),
      (a, b) => a > b,
    );
    return {
      ...field,
      filled: records === 0 ? 0 : Math.round((filled / records) * 10_000) / 10_000,
      ...(smallest === null ? {} : { range: [smallest, largest] as const }),
    };
  });
}

type Filled = Exclude<DatasetValue, null>;

function extreme(values: readonly DatasetValue[], isBeyond: (a: Filled, b: Filled) => boolean): DatasetValue {
  return values.reduce(
    (best, value) => (value !== null && (best === null || isBeyond(value, best)) ? value : best),
    null,
  );
}
