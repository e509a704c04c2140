/**
 * Computes a pool's statistics from its editions: shares with margins, and which of them are precise enough to be shown. It uses
 * only noisy numbers, so that its decisions reveal nothing more.
 */
import type { PlatformId } from '../pool/platform-id.ts';
import { editionsAYear, leastContributors, unit } from './budget.ts';
import { firstDayOf, lastCounted } from './calendar.ts';
import type { Edition } from './edition-schema.ts';
import { peopleId } from './histogram.ts';
import { itemPeopleOf } from './item-people.ts';
import { isOrdered, type Measure, otherValues } from './measure.ts';
import { type Query, queriesOfPool } from './query.ts';
import { k, meanOf, type NoisyHistogram } from './release.ts';

export interface Cell {
  readonly bucket: string;
  /** 0 to 1. */
  readonly share: number;
}

export interface Answer {
  readonly queryId: string;
  /** The 95 % margin of the noise on a share. */
  readonly margin: number;
  /** The period of the counted records or people, in words. */
  readonly period: string;
  readonly cells: readonly Cell[];
  /** The share of everything that is in no cell; undefined if the cells cover everything. */
  readonly rest: number | undefined;
}

export interface PoolStatistics {
  readonly dataPoolId: PlatformId;
  /** The approximate number of contributors; undefined if the noise is too large for any statement. */
  readonly contributors: number | undefined;
  /** The noisy count in whole fifties, rounded down: how far a pool without a statement is. Any noisy number may be said. */
  readonly fifties: number;
  readonly answers: readonly Answer[];
}

/** The largest margin; less precise numbers are left out, since they would be misread. */
const mostMargin = 0.1;

/** The most cells that a chart shows. */
export const mostCells = 12;

/** The number of standard deviations around the mean that contain 95 % of a normal distribution. */
export const deviations = 1.96;

/** A count is certain above this many deviations: of a thousand names, far fewer than one exceeds it by noise alone. */
const certain = 4;

/** Projects noisy shares so that they sum to one and none is negative, which uses no data. */
function toShares(noisy: readonly number[]): number[] {
  let shift = 0;
  for (let tries = 0; tries < noisy.length; tries++) {
    const above = noisy.filter((share) => share > shift);
    shift = (above.reduce((sum, share) => sum + share, 0) - 1) / above.length;
  }
  return noisy.map((share) => Math.round(Math.min(1, Math.max(0, share - shift)) * 1_000) / 1_000);
}

/** @returns undefined if the margin is too wide */
function sharesOf({ cells, sigma }: NoisyHistogram) {
  const counts = Object.values(cells);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return undefined;
  const shares = toShares(counts.map((count) => count / total));
  // The margin includes the noise of the sum.
  const widest = Math.max(...shares.map((share) => 1 - 2 * share + counts.length * share ** 2));
  const margin = (deviations * sigma * Math.sqrt(Math.max(1, widest))) / total;
  if (margin > mostMargin) return undefined;
  return { margin, shares: Object.keys(cells).map((bucket, at) => ({ bucket, share: shares[at] ?? 0 })) };
}

const upTo = (edition: Edition): string => `uploads before ${firstDayOf(lastCounted(edition.number) + 1)}`;

function answerOf(queryId: string, measure: Measure, editions: readonly Edition[]): Answer[] {
  const released = editions.flatMap(({ answers }) => answers[queryId] ?? []);
  const found = released.length > 0 ? sharesOf(meanOf(released)) : undefined;
  const [newest] = editions;
  if (found === undefined || newest === undefined) return [];
  const rest = found.shares.find(({ bucket }) => bucket === otherValues)?.share;
  const named = found.shares.filter(({ bucket }) => bucket !== otherValues);
  const cells = isOrdered(measure)
    ? named
    : named
        .filter(({ share }) => share > 0)
        .toSorted((a, b) => b.share - a.share)
        .slice(0, mostCells);
  return [{ queryId, margin: found.margin, period: upTo(newest), cells, rest: rest || undefined }];
}

function monthsOf(queryId: string, { year, classes }: NonNullable<Edition['column']>): Answer[] {
  const months = new Map<string, number>();
  for (const [bucket, count] of Object.entries(classes.cells)) {
    const month = `${year}-${bucket.slice(0, 2)}`;
    months.set(month, (months.get(month) ?? 0) + count);
  }
  const kinds = Object.keys(classes.cells).length / months.size;
  const cells = Object.fromEntries(months);
  const found = sharesOf({ cells, sigma: classes.sigma * Math.sqrt(kinds) });
  if (found === undefined) return [];
  return [{ queryId, margin: found.margin, period: String(year), cells: found.shares, rest: undefined }];
}

function itemsOf(queryId: string, { year, items }: NonNullable<Edition['column']>): Answer[] {
  if (items === undefined) return [];
  const { holders, sigma, items: held } = itemPeopleOf(items);
  if (holders <= 0) return [];
  const margin = (deviations * sigma * Math.SQRT2) / holders;
  if (margin > mostMargin) return [];
  const cells = held
    .filter(({ people }) => people >= k && people > certain * sigma)
    .slice(0, mostCells)
    .map(({ name, people }) => ({
      bucket: name,
      share: Math.min(1, Math.round((people / holders) * 1_000) / 1_000),
    }));
  return cells.length === 0 ? [] : [{ queryId, margin, period: String(year), cells, rest: undefined }];
}

function answersTo({ id, measure }: Query, editions: readonly Edition[]): Answer[] {
  if (measure.kind !== 'months' && measure.kind !== 'items') return answerOf(id, measure, editions);
  const column = editions.find((edition) => edition.column)?.column;
  if (column === undefined) return [];
  return measure.kind === 'months' ? monthsOf(id, column) : itemsOf(id, column);
}

const roundedTo = 5;

/** @param editions the editions of one pool, newest first; those of a year are averaged, which halves the noise */
export function statisticsOf(dataPoolId: PlatformId, editions: readonly Edition[]): PoolStatistics {
  const ofYear = editions.slice(0, editionsAYear);
  const people = ofYear.flatMap(({ answers }) => answers[peopleId] ?? []);
  const counted = people.length === 0 ? 0 : (Object.values(meanOf(people).cells)[0] ?? 0) / unit;
  const fifties = Math.max(0, Math.floor(counted / 50) * 50);
  if (counted < leastContributors) return { dataPoolId, contributors: undefined, fifties, answers: [] };
  return {
    dataPoolId,
    fifties,
    contributors: Math.round(counted / roundedTo) * roundedTo,
    answers: queriesOfPool(dataPoolId).flatMap((query) => answersTo(query, ofYear)),
  };
}
