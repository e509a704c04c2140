/** Makes an edition of a pool from its counts, with noise on every figure. */
import type { PlatformId } from '../pool/platform-id.ts';
import { columnYear, lastCounted } from './calendar.ts';
import { type Edition, editionFormat } from './edition-schema.ts';
import { addTallies, type Counts } from './fold.ts';
import { answerHistograms, columnHistograms, type Tallies } from './histogram.ts';
import { type NoisyHistogram, release } from './release.ts';

export type { Edition } from './edition-schema.ts';

export interface EditionInput {
  readonly dataPoolId: PlatformId;
  /** The number of the quarter on whose first day the edition is due. */
  readonly number: number;
  readonly madeAt: string;
  readonly counts: Counts;
  /** The years that have a column in the table already. */
  readonly columns: readonly number[];
  /** Returns cryptographically random numbers above 0 and below 1. */
  readonly uniform: () => number;
}

export function makeEdition(input: EditionInput): Edition {
  const { dataPoolId, number, madeAt, counts, columns, uniform } = input;
  const counted = Object.entries(counts.quarters)
    .filter(([quarter]) => Number(quarter) <= lastCounted(number))
    .reduce<Tallies>((sum, [, tallies]) => addTallies(sum, tallies), {});
  const answers = Object.fromEntries(
    answerHistograms(dataPoolId).map((each) => [each.id, release(each, counted, uniform)]),
  );
  const edition = { format: editionFormat, dataPoolId, number, madeAt, answers } as const;
  const year = columnYear(number, columns);
  if (year === undefined) return edition;
  const inYear = counts.years[year] ?? {};
  const column = Object.fromEntries(
    columnHistograms(dataPoolId).map((each) => [each.id, release(each, inYear, uniform)]),
  ) as { readonly classes: NoisyHistogram; readonly items?: NoisyHistogram };
  return { ...edition, column: { year, ...column } };
}
