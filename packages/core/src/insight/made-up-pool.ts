/** For tests, benchmarks and the demo: what a pool of made-up contributors says, through the release rule. */
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
const inJanuary = '2027-01-10T00:00:00.000Z';

/** @param addedAt ISO 8601, UTC: their histories end with the month before */
export const madeUpContributors = (
  dataPoolId: PlatformId,
  people: number,
  addedAt = inJanuary,
): Contributor[] =>
  Array.from({ length: people }, (_, at) => madeUpContributor(dataPoolId, at, addedAt.slice(0, 7)));

/** Folds everybody, whose uploads all came at one time. */
const countsOfContributors = (
  dataPoolId: PlatformId,
  contributors: readonly Contributor[],
  addedAt: string,
): Counts =>
  contributors.reduce(
    (sum, contributor) => addCounts(sum, countsOf(dataPoolId, [{ ...contributor, addedAt }])),
    noCounts,
  );

/** @param copies how many people each of them stands for, @param addedAt when all uploads came */
export const editionOf = (
  dataPoolId: PlatformId,
  contributors: readonly Contributor[],
  { copies = 1, uniform = seededUniform(9), number = madeUpQuarter, addedAt = inJanuary } = {},
): Edition =>
  makeEdition({
    dataPoolId,
    number,
    madeAt: `${firstDayOf(number)}T00:00:00.000Z`,
    counts: addCounts(noCounts, countsOfContributors(dataPoolId, contributors, addedAt), copies),
    columns: [],
    uniform,
  });

/** Returns what a pool of 50 habits says, each of them of as many people. */
export const madeUpStatistics = (dataPoolId: PlatformId, people: number): PoolStatistics => {
  const contributors = madeUpContributors(dataPoolId, 50);
  return statisticsOf(dataPoolId, [editionOf(dataPoolId, contributors, { copies: people / 50 })]);
};
