/** Builds the summary of an upload from the counts of its pieces, and sums the summaries of one person. */
import { addUp } from '../export/contract/add-up.ts';
import type { KindTally } from '../export/dataset/record-tally.ts';
import { publicItem } from './item-list.ts';
import { otherValues } from './measure.ts';
import type { Summary } from './summary-schema.ts';

export type { Summary } from './summary-schema.ts';

/** The most values of a field, so that a summary has a few kilobytes. */
const mostValues = 50;

/** The most items of a year in which a person counts. */
export const mostItems = 120;

/** The number of years that are kept; earlier ones cannot get a column any more. */
const itemYears = 2;

export interface CountedPiece {
  readonly kind: string;
  readonly records: number;
  /** Undefined if the kind is not counted. */
  readonly tally: KindTally | undefined;
}

type Counts = Readonly<Record<string, number>>;

const addLists = (lists: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));

/** Keeps the most frequent values; ties are broken by name. */
function mostFrequent(counts: Counts): Counts {
  const named = Object.entries(counts).filter(([value]) => value !== otherValues);
  if (named.length <= mostValues) return counts;
  const sorted = named.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const rest = sorted.slice(mostValues).reduce((sum, [, n]) => sum + n, counts[otherValues] ?? 0);
  return { ...Object.fromEntries(sorted.slice(0, mostValues)), [otherValues]: rest };
}

function addValues(each: readonly Readonly<Record<string, Counts>>[]): Record<string, Counts> {
  const names = [...new Set(each.flatMap((values) => Object.keys(values)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, mostFrequent(addUp(each.map((values) => values[name] ?? {})))]),
  );
}

type ByYear = Readonly<Record<string, Counts>>;

/** Sums items by year, and keeps the last years and the most frequent items of each. */
function addItems(each: readonly ByYear[]): Record<string, Counts> {
  const years = [...new Set(each.flatMap((items) => Object.keys(items)))].sort().slice(-itemYears);
  return Object.fromEntries(
    years.map((year) => {
      const sum = Object.entries(addUp(each.map((items) => items[year] ?? {})));
      const sorted = sum.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
      return [year, Object.fromEntries(sorted.slice(0, mostItems))];
    }),
  );
}

/** Drops names that are not in the public list. */
const listedItems = (platform: string, items: ByYear): ByYear =>
  Object.fromEntries(
    Object.entries(items).map(([year, counts]) => [
      year,
      addUp(
        Object.entries(counts).flatMap(([name, count]) => {
          const item = publicItem(platform, name);
          return item === undefined ? [] : [{ [item]: count }];
        }),
      ),
    ]),
  );

function addMonths(each: readonly ByYear[]): Record<string, Counts> {
  const kinds = [...new Set(each.flatMap((months) => Object.keys(months)))].sort();
  return Object.fromEntries(kinds.map((kind) => [kind, addUp(each.map((months) => months[kind] ?? {}))]));
}

export function summaryOf(platform: string, pieces: readonly CountedPiece[]): Summary {
  const tallies = pieces.flatMap(({ tally }) => tally ?? []);
  const values = pieces.map(({ kind, tally }) =>
    Object.fromEntries(
      Object.entries(tally?.values ?? {}).map(([field, counts]) => [`${kind}.${field}`, counts]),
    ),
  );
  return {
    format: 'cgdx-summary/1',
    platform,
    records: pieces.reduce((sum, { records }) => sum + records, 0),
    kinds: addUp(pieces.map(({ kind, records }) => ({ [kind]: records }))),
    months: addUp(tallies.map(({ months }) => months)),
    hours: addLists(
      tallies.map(({ hours }) => hours),
      24,
    ),
    weekdays: addLists(
      tallies.map(({ weekdays }) => weekdays),
      7,
    ),
    values: addValues(values),
    kindMonths: addMonths(pieces.flatMap(({ kind, tally }) => (tally ? [{ [kind]: tally.months }] : []))),
    items: addItems(tallies.map((tally) => listedItems(platform, tally.items ?? {}))),
  };
}

/** @param summaries at least one, all of the same platform */
export const addSummaries = (summaries: readonly Summary[]): Summary => ({
  format: 'cgdx-summary/1',
  platform: summaries[0]?.platform ?? '',
  records: summaries.reduce((sum, { records }) => sum + records, 0),
  kinds: addUp(summaries.map(({ kinds }) => kinds)),
  months: addUp(summaries.map(({ months }) => months)),
  hours: addLists(
    summaries.map(({ hours }) => hours),
    24,
  ),
  weekdays: addLists(
    summaries.map(({ weekdays }) => weekdays),
    7,
  ),
  values: addValues(summaries.map(({ values }) => values)),
  kindMonths: addMonths(summaries.map(({ kindMonths = {} }) => kindMonths)),
  items: addItems(summaries.map(({ items = {} }) => items)),
});
