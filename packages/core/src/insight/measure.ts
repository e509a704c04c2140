/** Turns a contributor into what a query adds up: weights by bucket that sum to one, so that all weigh the same. */
import type { PlatformId } from '../pool/platform-id.ts';
import { recordKinds } from './record-kind.ts';
import type { Summary } from './summary-schema.ts';

export type Measure =
  | { readonly kind: 'record-kinds' }
  | { readonly kind: 'hours'; readonly together: number }
  | { readonly kind: 'weekdays' }
  /** How many records somebody has, how many years they reach, how good they are: a band each. */
  | { readonly kind: 'volume' }
  | { readonly kind: 'span' }
  | { readonly kind: 'quality' }
  /** The values of a counted field, as `kind.field`: those that are named here, all others together. */
  | { readonly kind: 'values'; readonly of: string; readonly values: readonly string[] };

export interface Contributor {
  readonly summary: Summary;
  /** 0 to 10: the best of their uploads. */
  readonly quality: number;
}

/** Weights by bucket; what has no bucket of its own is under `otherValues`. */
export type Weights = ReadonlyMap<string, number>;

/** The name under which rarer values are counted together; no value is empty. */
export const otherValues = '';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The lower ends of the bands. */
export const volumeBands = [0, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000];
export const spanBands = [0, 1, 2, 3, 5, 8, 12];

const bandOf = (bands: readonly number[], value: number): string =>
  String(bands.findLast((from) => value >= from) ?? bands[0]);

function normalised(counts: readonly (readonly [bucket: string, count: number])[]): Weights {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return new Map([[otherValues, 1]]);
  return new Map(counts.filter(([, count]) => count > 0).map(([bucket, count]) => [bucket, count / total]));
}

/** Adds up under `otherValues` what has no bucket: no name leaves that was not known before. */
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

/** Returns the buckets of a measure in their order: everybody knows them beforehand. */
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

/** Returns whether its buckets have an order of their own, in which they are shown. */
export const isOrdered = ({ kind }: Measure): boolean => kind !== 'record-kinds' && kind !== 'values';

/**
 * Returns the most that one person moves, as the root of the sum of the squares of their weights. What people do spreads
 * over a day or a week: somebody whose weights are closer together than this counts for less than one.
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
