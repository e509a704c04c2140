/** Turns a contributor into what a query adds up: weights by bucket that sum to one, so that all weigh the same. */
import { otherValues, type Summary } from './summary.ts';

export type Measure =
  | { readonly kind: 'record-kinds' }
  /** The last full months before an edition. */
  | { readonly kind: 'months'; readonly last: number }
  | { readonly kind: 'hours'; readonly together: number }
  | { readonly kind: 'weekdays' }
  /** How many records somebody has, how many years they reach, how good they are: a band each. */
  | { readonly kind: 'volume' }
  | { readonly kind: 'span' }
  | { readonly kind: 'quality' }
  /** The values of a counted field, as `kind.field`. */
  | { readonly kind: 'values'; readonly of: string };

export interface Contributor {
  readonly summary: Summary;
  /** 0 to 10: the best of their uploads. */
  readonly quality: number;
}

/** Weights by bucket; what has no bucket of its own is under `otherValues`. */
export type Weights = ReadonlyMap<string, number>;

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

/** Returns the months before `until` (2026-11), the earliest first. */
export function monthsBefore(until: string, last: number): string[] {
  const [year = 0, month = 1] = until.split('-').map(Number);
  return Array.from({ length: last }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - last + at, 1)).toISOString().slice(0, 7),
  );
}

const yearsOf = ({ months }: Summary): number => {
  const known = Object.keys(months).sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 0;
  return (Date.parse(`${last}-01`) - Date.parse(`${first}-01`)) / (365.25 * 86_400_000);
};

/** Returns the buckets of a measure in their order; undefined if they are not known beforehand. */
export function bucketsOf(measure: Measure, until: string): readonly string[] | undefined {
  switch (measure.kind) {
    case 'months':
      return monthsBefore(until, measure.last);
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
    case 'values':
      return undefined;
    default:
      return measure satisfies never;
  }
}

/** Returns whether everybody is in one bucket, so that neighbouring ones can be joined. */
export const isBanded = ({ kind }: Measure): boolean =>
  kind === 'volume' || kind === 'span' || kind === 'quality';

export function weightsOf(measure: Measure, { summary, quality }: Contributor, until: string): Weights {
  switch (measure.kind) {
    case 'record-kinds':
      return normalised(Object.entries(summary.kinds));
    case 'months':
      return normalised(
        monthsBefore(until, measure.last).map((month) => [month, summary.months[month] ?? 0] as const),
      );
    case 'hours': {
      const blocks = bucketsOf(measure, until) ?? [];
      return normalised(
        blocks.map((block) => {
          const from = Number(block);
          const hours = summary.hours.slice(from, from + measure.together);
          return [block, hours.reduce((sum, count) => sum + count, 0)] as const;
        }),
      );
    }
    case 'weekdays':
      return normalised(weekdayNames.map((name, at) => [name, summary.weekdays[at] ?? 0] as const));
    case 'volume':
      return new Map([[bandOf(volumeBands, summary.records), 1]]);
    case 'span':
      return new Map([[bandOf(spanBands, yearsOf(summary)), 1]]);
    case 'quality':
      return new Map([[String(quality), 1]]);
    case 'values':
      return normalised(Object.entries(summary.values[measure.of] ?? {}));
    default:
      return measure satisfies never;
  }
}
