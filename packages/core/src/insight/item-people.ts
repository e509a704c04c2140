/** Reads people by item out of noisy sums of weights: one factor, itself of noisy sums, makes people of them again. */
import { unit } from './budget.ts';
import { half, holdersBucket, holdingsBucket, mostMoved } from './item-tally.ts';
import type { NoisyHistogram } from './release.ts';
import { mostItems } from './summary.ts';

export interface ItemPeople {
  /** How many had a record in the year. */
  readonly holders: number;
  /** The deviation of the noise on each item's people. */
  readonly sigma: number;
  /** The most held first. */
  readonly items: readonly { readonly name: string; readonly people: number }[];
}

/** Reads people, who are no whole numbers, out of a release. */
export function itemPeopleOf({ cells, sigma }: NoisyHistogram): ItemPeople {
  const { [holdersBucket]: holders = 0, [holdingsBucket]: holdings = 0, ...sums } = cells;
  const moved = Object.values(sums).reduce((total, sum) => total + sum, 0);
  // Between a pool of people who weigh a whole in each item, and one of people who hold as many as anybody may.
  const most = Math.sqrt(mostItems) / mostMoved;
  const factor = moved > 0 ? Math.min(most, Math.max(1, (mostItems * holdings) / moved)) : most;
  return {
    holders: (half * holders) / unit,
    sigma: (factor * sigma) / unit,
    items: Object.entries(sums)
      .map(([name, sum]) => ({ name, people: (factor * sum) / unit }))
      .toSorted((a, b) => b.people - a.people),
  };
}
