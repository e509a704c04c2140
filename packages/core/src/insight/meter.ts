/**
 * Estimates how far a person's records single them out: of all choices of one, two or four records, the share that fits this
 * person alone, and the probability that a stranger fits. It uses only the pool's table, which has passed the release rule.
 * It assumes that records are independent, and that nobody else has items that are not in the table; errors therefore
 * overstate uniqueness.
 */
import type { Meter } from '../contribution/meter-schema.ts';
import type { MeteredRecords } from './metered-records.ts';
import type { PoolTable } from './pool-table.ts';
import { k } from './release.ts';

export type { Meter } from '../contribution/meter-schema.ts';

const sizes = [1, 2, 4] as const;

/** The width of a bin of the natural logarithm of a probability; the last bin is for records that nobody else has. */
const step = 0.1;
const steps = 200;

const unknown: Meter = {
  isKnown: false,
  people: 0,
  taken: sizes.map((records) => ({ records, alone: 1, strangerFits: 0 })),
};

/** Returns the probability that a person of the pool has a record's item in its year. */
function likelihoods({ years }: PoolTable): (records: MeteredRecords) => number {
  const held = new Map(
    years.map(({ year, people, items }) => [
      year,
      new Map(items.map((item) => [item.name, Math.min(1, item.people / people)])),
    ]),
  );
  return ({ year, item }) => (item === undefined ? 0 : (held.get(year)?.get(item) ?? 0));
}

/** Returns the shares of records by bin of the logarithm of their probability. Without records, all are in the bin that fits everybody. */
function spread(held: readonly MeteredRecords[], likelihoodOf: (of: MeteredRecords) => number): number[] {
  const found = new Array<number>(steps + 1).fill(0);
  const all = held.reduce((sum, { records }) => sum + records, 0);
  if (all === 0) return found.with(0, 1);
  for (const each of held) {
    const share = likelihoodOf(each);
    const place = share === 0 ? steps : Math.min(steps, Math.ceil(-Math.log(share) / step));
    found[place] = (found[place] ?? 0) + each.records / all;
  }
  return found;
}

/** Returns the distribution for pairs with one member from each. */
function pairs(a: readonly number[], b: readonly number[]): number[] {
  const found = new Array<number>(steps + 1).fill(0);
  for (const [i, one] of a.entries()) {
    if (one === 0) continue;
    for (const [j, other] of b.entries()) {
      const place = Math.min(steps, i + j);
      found[place] = (found[place] ?? 0) + one * other;
    }
  }
  return found;
}

/** @param held the records of one person */
export function meterOf(held: readonly MeteredRecords[], table: PoolTable): Meter {
  const people = Math.max(0, ...table.years.map((year) => year.people));
  if (people < k) return unknown;
  const one = spread(held, likelihoods(table));
  const two = pairs(one, one);
  const bySize = { 1: one, 2: two, 4: pairs(two, two) };
  return {
    isKnown: true,
    people,
    taken: sizes.map((size) => {
      const found = bySize[size];
      const fits = (place: number): number => (place === steps ? 0 : Math.exp(-place * step));
      const sum = (of: (place: number) => number): number =>
        found.reduce((total, share, place) => total + share * of(place), 0);
      return {
        records: size,
        // the choices that fewer than one other person is expected to have
        alone: Math.min(
          1,
          sum((place) => ((people - 1) * fits(place) < 1 ? 1 : 0)),
        ),
        strangerFits: sum(fits),
      };
    }),
  };
}

const percent = (share: number): string =>
  share > 0 && share < 0.005 ? 'less than 1\u00a0%' : `${Math.round(100 * share)}\u00a0%`;

/** Explains the meter to the person whose records they are. */
export function meterWords({ isKnown, people, taken }: Meter): string {
  if (!isKnown)
    return 'How far it singles you out cannot be known yet: too few people of this platform are counted. Count every record as yours alone.';
  const [one, two, four] = taken;
  return `Among about ${people.toLocaleString('en')} people of this platform, ${percent(one?.alone ?? 1)} of your records are yours alone, and so are ${percent(two?.alone ?? 1)} of all pairs and ${percent(four?.alone ?? 1)} of all fours. Four of them fit a stranger as well with a chance of ${percent(four?.strangerFits ?? 0)}.`;
}
