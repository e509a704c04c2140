/**
 * Estimates how far a person's records single them out: of all ways to take one, two or four of them, how many fit this person
 * alone, and how likely it is that a stranger fits. It knows the pool by its table alone, which has passed the release
 * rule. Records are taken to be independent, and what the table does not name to be held by nobody else: where it errs,
 * it calls more unique than are.
 */
import type { PoolTable } from './pool-table.ts';
import { k } from './release.ts';

export interface MeteredRecord {
  readonly year: number;
  /** As the pool's table names it; undefined if the record has none. */
  readonly item: string | undefined;
}

export interface Meter {
  /** False if the pool says too little to know: then everything counts as unique. */
  readonly isKnown: boolean;
  readonly taken: readonly {
    readonly records: 1 | 2 | 4;
    /** 0 to 1: the share of such sets of records that fit this person alone. */
    readonly alone: number;
    /** 0 to 1: how likely a person of the pool is to have such a set as well. */
    readonly strangerFits: number;
  }[];
}

const sizes = [1, 2, 4] as const;

/** Likelihoods are told apart by a tenth of their natural logarithm; beyond the last, nobody fits. */
const step = 0.1;
const steps = 200;

const unknown: Meter = {
  isKnown: false,
  taken: sizes.map((records) => ({ records, alone: 1, strangerFits: 0 })),
};

/** Returns how likely somebody of the pool is to hold a record's item in its year. */
function likelihoods({ years }: PoolTable): (record: MeteredRecord) => number {
  const held = new Map(
    years.map(({ year, people, items }) => [
      year,
      new Map(items.map((item) => [item.name, Math.min(1, item.people / people)])),
    ]),
  );
  return ({ year, item }) => (item === undefined ? 0 : (held.get(year)?.get(item) ?? 0));
}

/** Returns the shares of records by the logarithm of their likelihood, the last for those that nobody else has. */
function spread(shares: readonly number[]): number[] {
  const found = new Array<number>(steps + 1).fill(0);
  for (const share of shares) {
    const place = share === 0 ? steps : Math.min(steps, Math.ceil(-Math.log(share) / step));
    found[place] = (found[place] ?? 0) + 1 / shares.length;
  }
  return found;
}

/** Returns the same of pairs of one of each. */
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

/** @param records of one person; an export without any tells nobody apart */
export function meterOf(records: readonly MeteredRecord[], table: PoolTable): Meter {
  const people = Math.max(0, ...table.years.map((year) => year.people));
  if (people < k || records.length === 0) return unknown;
  const one = spread(records.map(likelihoods(table)));
  const two = pairs(one, one);
  const bySize = { 1: one, 2: two, 4: pairs(two, two) };
  return {
    isKnown: true,
    taken: sizes.map((size) => {
      const found = bySize[size];
      const fits = (place: number): number => (place === steps ? 0 : Math.exp(-place * step));
      const sum = (of: (place: number) => number): number =>
        found.reduce((total, share, place) => total + share * of(place), 0);
      return {
        records: size,
        // Fewer than one other person is expected to have them.
        alone: Math.min(
          1,
          sum((place) => ((people - 1) * fits(place) < 1 ? 1 : 0)),
        ),
        strangerFits: sum(fits),
      };
    }),
  };
}
