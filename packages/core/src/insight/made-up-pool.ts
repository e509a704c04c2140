/** For tests and benchmarks: what a pool of made-up contributors says, through the release rule. */
import type { PlatformId } from '../pool/platform-id.ts';
import { firstDayOf } from './calendar.ts';
import { makeEdition } from './edition.ts';
import type { Edition } from './edition-schema.ts';
import { addCounts, type Counts, countsOf, noCounts } from './fold.ts';
import { madeUpContributor, seededUniform } from './made-up-contributors.ts';
import type { Contributor } from './measure.ts';
import { type PoolStatistics, statisticsOf } from './statistics.ts';

/** The quarter from July 2027: its edition has the column of 2026. */
export const madeUpQuarter = 2027 * 4 + 2;
const addedAt = '2027-01-10T00:00:00.000Z';

export const madeUpContributors = (dataPoolId: PlatformId, people: number): Contributor[] =>
  Array.from({ length: people }, (_, at) => madeUpContributor(dataPoolId, at, '2027-01'));

/** Folds everybody, whose uploads all came in January 2027. */
const countsOfContributors = (dataPoolId: PlatformId, contributors: readonly Contributor[]): Counts =>
  contributors.reduce(
    (sum, contributor) => addCounts(sum, countsOf(dataPoolId, [{ ...contributor, addedAt }])),
    noCounts,
  );

/** @param copies how many people each of them stands for */
export const editionOf = (
  dataPoolId: PlatformId,
  contributors: readonly Contributor[],
  { copies = 1, uniform = seededUniform(9), number = madeUpQuarter } = {},
): Edition =>
  makeEdition({
    dataPoolId,
    number,
    madeAt: `${firstDayOf(number)}T00:00:00.000Z`,
    counts: addCounts(noCounts, countsOfContributors(dataPoolId, contributors), copies),
    columns: [],
    uniform,
  });

/** Returns what a pool of 50 habits says, each of them of as many people. */
export const madeUpStatistics = (dataPoolId: PlatformId, people: number): PoolStatistics => {
  const contributors = madeUpContributors(dataPoolId, 50);
  return statisticsOf(dataPoolId, [editionOf(dataPoolId, contributors, { copies: people / 50 })]);
};
