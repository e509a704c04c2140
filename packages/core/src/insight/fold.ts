/**
 * Computes what a person's uploads add to the counts of a pool. Counts are whole numbers, so that adding and subtracting uploads
 * one by one, in any order and with any withdrawals, gives the same as a full count.
 */
import type { PlatformId } from '../pool/platform-id.ts';
import { isInColumn, quarterOf, yearOf } from './calendar.ts';
import { answerTallies, columnTallies, type Tallies } from './histogram.ts';
import type { Contributor } from './measure.ts';
import { addSummaries, type Summary } from './summary.ts';

export interface CountedUpload {
  /** When the upload was accepted, ISO 8601, UTC. */
  readonly addedAt: string;
  readonly quality: number;
  readonly summary: Summary;
}

/** The people's additions to the answers, by quarter of their uploads, and to the columns of the table, by year. */
export interface Counts {
  readonly quarters: Readonly<Record<string, Tallies>>;
  readonly years: Readonly<Record<string, Tallies>>;
}

export const noCounts: Counts = { quarters: {}, years: {} };

const contributorOf = (uploads: readonly CountedUpload[]): Contributor => ({
  summary: addSummaries(uploads.map(({ summary }) => summary)),
  quality: Math.max(...uploads.map(({ quality }) => quality)),
});

/** Returns `a` + `times` × `b`, without zeros. */
export function addTallies(a: Tallies, b: Tallies, times = 1): Tallies {
  const ids = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  const sums = ids.map((id) => {
    const buckets = [...new Set([...Object.keys(a[id] ?? {}), ...Object.keys(b[id] ?? {})])].sort();
    const counts = buckets.map(
      (bucket) => [bucket, (a[id]?.[bucket] ?? 0) + times * (b[id]?.[bucket] ?? 0)] as const,
    );
    return [id, Object.fromEntries(counts.filter(([, count]) => count !== 0))] as const;
  });
  return Object.fromEntries(sums.filter(([, counts]) => Object.keys(counts).length > 0));
}

type ByPeriod = Readonly<Record<string, Tallies>>;

function addPeriods(a: ByPeriod, b: ByPeriod, times: number): ByPeriod {
  const periods = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  const sums = periods.map(
    (period) => [period, addTallies(a[period] ?? {}, b[period] ?? {}, times)] as const,
  );
  return Object.fromEntries(sums.filter(([, tallies]) => Object.keys(tallies).length > 0));
}

export const addCounts = (a: Counts, b: Counts, times = 1): Counts => ({
  quarters: addPeriods(a.quarters, b.quarters, times),
  years: addPeriods(a.years, b.years, times),
});

/** @param uploads the uploads of one person that were not withdrawn */
export function countsOf(pool: PlatformId, uploads: readonly CountedUpload[]): Counts {
  const dated = uploads
    .map((upload) => ({ ...upload, quarter: quarterOf(upload.addedAt) }))
    .toSorted((a, b) => a.quarter - b.quarter);
  const quarters = new Map<string, Tallies>();
  let before: Tallies = {};
  // Each quarter stores the difference from the previous one, so that the sum over an edition's quarters counts a person once, with all uploads up to then.
  for (const quarter of new Set(dated.map((each) => each.quarter))) {
    const until = answerTallies(pool, contributorOf(dated.filter((each) => each.quarter <= quarter)));
    quarters.set(String(quarter), addTallies(until, before, -1));
    before = until;
  }
  const years = new Map<string, Tallies>();
  // An upload comes too late for the columns of earlier years.
  for (const year of new Set(dated.flatMap(({ quarter }) => [yearOf(quarter) - 1, yearOf(quarter)]))) {
    const inTime = dated.filter(({ quarter }) => isInColumn(quarter, year));
    if (inTime.length > 0) years.set(String(year), columnTallies(pool, year, contributorOf(inTime)));
  }
  return addCounts(noCounts, { quarters: Object.fromEntries(quarters), years: Object.fromEntries(years) });
}
