/** Describes each field of a kind: how often it is filled, its range, and the bands of its values. */
import { addUp } from '../contract/add-up.ts';
import type { DatasetField, DatasetKind, DatasetValue } from '../contract/dataset-field.ts';
import { type BandCounts, bandShares, quarterSizes } from './value-band.ts';

export interface FieldDescription
  extends Omit<DatasetField, 'rule' | 'tells' | 'isPossible' | 'of' | 'privacy'> {
  /** The share of records, 0 to 1, with a value. */
  readonly filled: number;
  /** The share of values, 0 to 1, that the export has and masking dropped. */
  readonly withheld: number;
  /** The share of each band in the filled values, in percent and rounded to steps, so that a rare value is in no band. */
  readonly bands?: BandCounts;
  /** By quarter, the order of magnitude of the number of times in it. */
  readonly quarters?: Readonly<Record<string, string>>;
  /** Only for times and integers, if there are any. */
  readonly range?: readonly [smallest: DatasetValue, largest: DatasetValue];
}

/** Measurements of each field, in the order of the kind's fields; plain values that can be stored. */
export interface FieldMeasure {
  readonly records: number;
  readonly filled: readonly number[];
  readonly withheld: readonly number[];
  /** Undefined for a field without published bands. */
  readonly bands: readonly (BandCounts | undefined)[];
  readonly smallest: readonly DatasetValue[];
  readonly largest: readonly DatasetValue[];
}

/** Combines the measurements of at least one piece. */
export function describeFields({ fields }: DatasetKind, pieces: readonly FieldMeasure[]): FieldDescription[] {
  const records = pieces.reduce((sum, piece) => sum + piece.records, 0);
  return fields.map(
    ({ rule: _rule, tells: _tells, isPossible: _isPossible, of: _of, privacy: _privacy, ...field }, i) => {
      const share = (of: 'filled' | 'withheld'): number => {
        const count = pieces.reduce((sum, piece) => sum + (piece[of][i] ?? 0), 0);
        return records === 0 ? 0 : Math.round((count / records) * 10_000) / 10_000;
      };
      const bands = inOrder(addUp(pieces.map((piece) => piece.bands[i] ?? {})));
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
        filled: share('filled'),
        withheld: share('withheld'),
        ...toldOf(field, bands),
        ...(smallest === null ? {} : { range: [smallest, largest] as const }),
      };
    },
  );
}

function toldOf({ type }: Pick<DatasetField, 'type'>, bands: BandCounts) {
  if (Object.keys(bands).length === 0) return {};
  return type === 'time' ? { quarters: quarterSizes(bands) } : { bands: bandShares(bands) };
}

/** Sorts the bands, so that an export gives the same bytes for any division into pieces. */
const inOrder = (counts: BandCounts): BandCounts =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));

type Filled = Exclude<DatasetValue, null>;

function extreme(values: readonly DatasetValue[], isBeyond: (a: Filled, b: Filled) => boolean): DatasetValue {
  return values.reduce(
    (best, value) => (value !== null && (best === null || isBeyond(value, best)) ? value : best),
    null,
  );
}
