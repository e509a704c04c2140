import { describe, expect, it } from 'vitest';
import {
  columnYear,
  firstCounting,
  firstDayOf,
  isInColumn,
  lastCounted,
  lastJuly,
  quarterOf,
} from './calendar.ts';

describe('the calendar of editions', () => {
  it('has an edition on the first day of each quarter', () => {
    expect(firstDayOf(quarterOf('2027-06-30T23:59:59.999Z'))).toBe('2027-04-01');
    expect(quarterOf('2027-07-01T00:00:00.000Z') - quarterOf('2027-06-30T23:59:59.999Z')).toBe(1);
    expect(quarterOf('2028-01-01T00:00:00.000Z') - quarterOf('2027-12-31T00:00:00.000Z')).toBe(1);
  });

  it('counts a newcomer in the edition after next', () => {
    const came = quarterOf('2027-02-14T00:00:00.000Z');
    expect(firstDayOf(firstCounting(came))).toBe('2027-07-01');
    expect(lastCounted(firstCounting(came))).toBe(came);
  });

  it('gives a year one column, in the second half of the next year', () => {
    const [april, july, october] = ['2027-04-01', '2027-07-01', '2027-10-01'].map(quarterOf);
    expect([april, july, october].map((quarter) => columnYear(quarter ?? 0, [2025]))).toEqual([
      undefined,
      2026,
      2026,
    ]);
    expect(columnYear(october ?? 0, [2025, 2026])).toBeUndefined();
  });

  it('counts in a column the people who came before April of the next year', () => {
    const isIn = (day: string) => isInColumn(quarterOf(day), 2026);
    expect(['2025-03-01', '2026-12-01', '2027-03-31', '2027-04-01'].map(isIn)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('finds the last July of each quarter', () => {
    const julyBefore = (day: string) => firstDayOf(lastJuly(quarterOf(day)));
    expect(['2026-07-01', '2026-11-30', '2027-01-01', '2027-06-30', '2027-07-01'].map(julyBefore)).toEqual([
      '2026-07-01',
      '2026-07-01',
      '2026-07-01',
      '2026-07-01',
      '2027-07-01',
    ]);
  });
});
