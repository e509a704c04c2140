/** Generates the statistics of a pool of generated contributors, through the release rule, for tests, benchmarks and the demo. */
import type { PlatformId } from '../pool/platform-id.ts';
import { firstDayOf } from './calendar.ts';
import { makeEdition } from './edition.ts';
import type { Edition } from './edition-schema.ts';
import { addCounts, type Counts, countsOf, noCounts } from './fold.ts';
import { madeUpContributor, seededUniform } from './made-up-contributors.ts';
import type { Contributor } from './measure.ts';
import { type PoolStatistics, statisticsOf } from './statistics.ts';

/** The quarter from July 2027, whose edition has the column of 2026. */
export const madeUpQuarter = 2027 * 4 + 2;
const inJanuary = '2027-01-10T00:00:00.000Z';

/** @param addedAt ISO 8601, UTC; the histories end with the previous month */
export const madeUpContributors = (
  dataPoolId: PlatformId,
  people: number,
  addedAt = inJanuary,
): Contributor[] =>
  Array.from({ length: people }, (_, at) => madeUpContributor(dataPoolId, at, addedAt.slice(0, 7)));

/** Counts all contributors, whose uploads came at the same time. */
const countsOfContributors = (
  dataPoolId: PlatformId,
  contributors: readonly Contributor[],
  addedAt: string,
): Counts =>
  contributors.reduce(
    (sum, contributor) => addCounts(sum, countsOf(dataPoolId, [{ ...contributor, addedAt }])),
    noCounts,
  );

/**
 * @param copies the number of people that each contributor stands for
 * @param addedAt when all uploads came
 * @param columns the years that have a column in an earlier edition
 */
export const editionOf = (
  dataPoolId: PlatformId,
  contributors: readonly Contributor[],
  {
    copies = 1,
    uniform = seededUniform(9),
    number = madeUpQuarter,
    addedAt = inJanuary,
    columns = [] as readonly number[],
  } = {},
): Edition =>
  makeEdition({
    dataPoolId,
    number,
    madeAt: `${firstDayOf(number)}T00:00:00.000Z`,
    counts: addCounts(noCounts, countsOfContributors(dataPoolId, contributors, addedAt), copies),
    columns,
    uniform,
  });

/** Returns the statistics of a pool with 50 different contributors, each standing for the same number of people. */
export const madeUpStatistics = (dataPoolId: PlatformId, people: number): PoolStatistics => {
  const contributors = madeUpContributors(dataPoolId, 50);
  return statisticsOf(dataPoolId, [editionOf(dataPoolId, contributors, { copies: people / 50 })]);
};
