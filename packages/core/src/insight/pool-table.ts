/**
 * The table of a pool: people by item and year, and by kind of record and month. Every buyer gets it, and the pool's page shows
 * it. All its figures come from editions, which pass the release rule.
 */

import type { PoolId } from '../pool/pool.ts';
import { leastContributors, unit } from './budget.ts';
import type { Edition } from './edition-schema.ts';
import { peopleId } from './histogram.ts';
import { itemPeopleOf } from './item-people.ts';
import { k } from './release.ts';
import { deviations } from './statistics.ts';

export interface PoolTableYear {
  readonly year: number;
  /** The approximate number of people counted. */
  readonly people: number;
  /** The 95 % margin of the noise, in people. */
  readonly margin: { readonly items: number; readonly classes: number };
  /** Most people first. */
  readonly items: readonly { readonly name: string; readonly people: number }[];
  /** In the order of the months. */
  readonly classes: readonly { readonly month: string; readonly kind: string; readonly people: number }[];
}

export interface PoolTable {
  readonly format: 'cgdx-table/1';
  readonly dataPoolId: PoolId;
  readonly note: string;
  /** Newest first; empty for a pool that is too small or too young. */
  readonly years: readonly PoolTableYear[];
}

const note =
  'People of the platform by item and year, and by kind of record and month: each person in at most 120 items of a year, and in their two most frequent kinds of a month. Items are those of a public list; people by item are worked out from sums in which whoever holds more than 16 weighs less in each. Every number has noise, so that nobody can tell from it what one person did; what the noise would outweigh is left out.';

/** A count is shown if it exceeds this many deviations of its noise: of a thousand names, some twenty do so by noise alone. */
const surely = 2;

const roundedPeople = (people: number): number => Math.max(0, Math.round(people));
const marginOf = (sigma: number): number => Math.ceil(deviations * sigma);

function yearOf({ answers, column }: Edition): PoolTableYear[] {
  const people = roundedPeople((Object.values(answers[peopleId]?.cells ?? {})[0] ?? 0) / unit);
  if (column === undefined || people < leastContributors) return [];
  const { year, items, classes } = column;
  const held = items && itemPeopleOf(items);
  return [
    {
      year,
      people,
      margin: { items: marginOf(held?.sigma ?? 0), classes: marginOf(classes.sigma / unit) },
      items: (held?.items ?? [])
        .filter((item) => item.people >= Math.max(k, surely * (held?.sigma ?? 0)))
        .map((item) => ({ name: item.name, people: roundedPeople(item.people) })),
      classes: Object.entries(classes.cells).map(([bucket, count]) => ({
        month: `${year}-${bucket.slice(0, 2)}`,
        kind: bucket.slice(3),
        people: roundedPeople(count / unit),
      })),
    },
  ];
}

/** @param editions the editions of the pool's platform, newest first */
export const poolTableOf = (dataPoolId: PoolId, editions: readonly Edition[]): PoolTable => ({
  format: 'cgdx-table/1',
  dataPoolId,
  note,
  years: editions.flatMap(yearOf),
});
