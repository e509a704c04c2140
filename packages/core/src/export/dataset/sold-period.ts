/**
 * Decides which records of a later upload of an account are withheld: those in quarters that an earlier upload covers, and those
 * without a time. A record in two datasets would link them, whichever offers they belong to.
 */
import type { DatasetValue } from '../contract/dataset-field.ts';
import { quarterOf, quarterOfDay } from './quarter.ts';

/** A range of quarters, both ends included. */
export interface SoldPeriod {
  /** Such as 2026-Q3. */
  readonly firstQuarter: string;
  readonly lastQuarter: string;
}

/** @param days days with activity, ascending, since 1970 */
export function soldPeriod(days: readonly number[]): SoldPeriod | undefined {
  const [first, last] = [days[0], days.at(-1)];
  const firstQuarter = first === undefined ? undefined : quarterOfDay(first);
  const lastQuarter = last === undefined ? undefined : quarterOfDay(last);
  return firstQuarter && lastQuarter ? { firstQuarter, lastQuarter } : undefined;
}

const isWithin = (quarter: string, { firstQuarter, lastQuarter }: SoldPeriod): boolean =>
  firstQuarter <= quarter && quarter <= lastQuarter;

export function isSold(at: DatasetValue | undefined, sold: readonly SoldPeriod[]): boolean {
  if (sold.length === 0) return false;
  const quarter = quarterOf(at);
  return quarter === undefined || sold.some((period) => isWithin(quarter, period));
}

/** Returns the days, since 1970, that no earlier upload covers. */
export const unsoldDays = (days: readonly number[], sold: readonly SoldPeriod[]): readonly number[] =>
  days.filter((day) => !sold.some((period) => isWithin(quarterOfDay(day) ?? '', period)));
