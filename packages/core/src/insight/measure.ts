/** Computes a contributor's weights by bucket for a query. They sum to one, so that all contributors weigh the same. */
import type { PlatformId } from '../pool/platform-id.ts';
import { recordKinds } from './record-kind.ts';
import type { Summary } from './summary-schema.ts';

export type Measure =
  | { readonly kind: 'record-kinds' }
  | { readonly kind: 'hours'; readonly together: number }
  | { readonly kind: 'weekdays' }
  /** The band of a contributor: by number of records (`volume`), years covered (`span`), or quality. */
  | { readonly kind: 'volume' }
  | { readonly kind: 'span' }
  | { readonly kind: 'quality' }
  /** The values of a counted field, named as `kind.field`; values that are not listed count together. */
  | { readonly kind: 'values'; readonly of: string; readonly values: readonly string[] };

export interface Contributor {
  readonly summary: Summary;
  /** The quality of the contributor's best upload, 0 to 10. */
  readonly quality: number;
}

/** Weights by bucket; values without a bucket count under `otherValues`. */
export type Weights = ReadonlyMap<string, number>;

/** The bucket of all values without a bucket. The empty text is never a value. */
export const otherValues = '';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The lower bounds of the bands. */
export const volumeBands = [0, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000];
export const spanBands = [0, 1, 2, 3, 5, 8, 12];

const bandOf = (bands: readonly number[], value: number): string =>
  String(bands.findLast((from) => value >= from) ?? bands[0]);

function normalised(counts: readonly (readonly [bucket: string, count: number])[]): Weights {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return new Map([[otherValues, 1]]);
  return new Map(counts.filter(([, count]) => count > 0).map(([bucket, count]) => [bucket, count / total]));
}

/** Sums values without a bucket under `otherValues`, so that no name is published that is not in the list. */
function listed(counts: Readonly<Record<string, number>>, buckets: readonly string[]): Weights {
  const known = buckets.map((bucket) => [bucket, counts[bucket] ?? 0] as const);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rest = all - known.reduce((sum, [, count]) => sum + count, 0);
  return normalised([...known, [otherValues, rest]]);
}

const yearsOf = ({ months }: Summary): number => {
  const known = Object.keys(months).sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 0;
  return (Date.parse(`${last}-01`) - Date.parse(`${first}-01`)) / (365.25 * 86_400_000);
};

/** Returns the buckets of a measure in order; they do not depend on any data. */
export function bucketsOf(measure: Measure, pool: PlatformId): readonly string[] {
  switch (measure.kind) {
    case 'hours':
      return Array.from({ length: 24 / measure.together }, (_, at) => String(at * measure.together));
    case 'weekdays':
      return weekdayNames;
    case 'volume':
      return volumeBands.map(String);
    case 'span':
      return spanBands.map(String);
    case 'quality':
      return Array.from({ length: 11 }, (_, at) => String(at));
    case 'record-kinds':
      return recordKinds[pool];
    case 'values':
      return measure.values;
    default:
      return measure satisfies never;
  }
}

/** Returns whether the buckets have a natural order, in which they are shown. */
export const isOrdered = ({ kind }: Measure): boolean => kind !== 'record-kinds' && kind !== 'values';

/**
 * Returns the largest Euclidean norm of one person's weights. Activity usually spreads over hours and weekdays, so a smaller
 * norm is used for these: a person whose weights are more concentrated counts for less than one.
 */
export const normOf = ({ kind }: Measure): number => (kind === 'hours' || kind === 'weekdays' ? 0.5 : 1);

export function weightsOf(measure: Measure, { summary, quality }: Contributor, pool: PlatformId): Weights {
  const buckets = bucketsOf(measure, pool);
  switch (measure.kind) {
    case 'record-kinds':
      return listed(summary.kinds, buckets);
    case 'hours':
      return normalised(
        buckets.map((block) => {
          const hours = summary.hours.slice(Number(block), Number(block) + measure.together);
          return [block, hours.reduce((sum, count) => sum + count, 0)] as const;
        }),
      );
    case 'weekdays':
      return normalised(weekdayNames.map((name, at) => [name, summary.weekdays[at] ?? 0] as const));
    case 'volume':
      return new Map([[bandOf(volumeBands, summary.records), 1]]);
    case 'span':
      return new Map([[bandOf(spanBands, yearsOf(summary)), 1]]);
    case 'quality':
      return new Map([[String(quality), 1]]);
    case 'values':
      return listed(summary.values[measure.of] ?? {}, buckets);
    default:
      return measure satisfies never;
  }
}
