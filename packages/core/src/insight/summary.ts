/** Makes the summary of an upload from the counts of its pieces, and adds up the summaries of one person. */
import { addUp } from '../export/contract/add-up.ts';
import type { KindTally } from '../export/dataset/record-tally.ts';
import type { Summary } from './summary-schema.ts';

export type { Summary } from './summary-schema.ts';

/** The name under which rarer values are counted together; no value is empty. */
export const otherValues = '';

/** A summary is an item of a few kilobytes. */
const mostValues = 50;

export interface CountedPiece {
  readonly kind: string;
  readonly records: number;
  /** Undefined if the kind is not counted. */
  readonly tally: KindTally | undefined;
}

type Counts = Readonly<Record<string, number>>;

const addLists = (lists: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));

/** Keeps the most frequent values, of equally frequent ones the first by name. */
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
});
