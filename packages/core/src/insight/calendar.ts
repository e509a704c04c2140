/**
 * Decides when editions are made and whom they count. Editions are made on the first day of each quarter, whatever has happened in
 * the pool, and count everybody who came before the previous edition. So neither a date nor a missing edition reveals that
 * somebody came or left.
 */

const monthsOfQuarter = 3;
const quartersOfYear = 4;

/** Returns the number of the quarter, counted from the year 0, which is also the number of an edition. @param at ISO 8601, UTC */
export const quarterOf = (at: string): number =>
  Number(at.slice(0, 4)) * quartersOfYear + Math.floor((Number(at.slice(5, 7)) - 1) / monthsOfQuarter);

export const yearOf = (quarter: number): number => Math.floor(quarter / quartersOfYear);

/** Returns the first day of a quarter, such as 2027-04-01. */
export const firstDayOf = (quarter: number): string =>
  `${yearOf(quarter)}-${String((quarter % quartersOfYear) * monthsOfQuarter + 1).padStart(2, '0')}-01`;

/** Returns the last quarter whose newcomers an edition counts. */
export const lastCounted = (edition: number): number => edition - 2;

/** Returns the first edition that counts an upload of this quarter. */
export const firstCounting = (quarter: number): number => quarter + 2;

const julys = 2;

/**
 * Returns the year for which an edition adds a column to the table: from July on the previous year, so that people who came
 * until March are counted with that whole year.
 * @param known the years that have a column already
 */
export function columnYear(edition: number, known: readonly number[]): number | undefined {
  const year = yearOf(edition) - 1;
  return edition % quartersOfYear >= julys && !known.includes(year) ? year : undefined;
}

/** Returns the last edition of a July, up to this one: the first that may add the column of its previous year. */
export const lastJuly = (edition: number): number =>
  edition - ((edition + quartersOfYear - julys) % quartersOfYear);

/** Returns whether an upload of this quarter is counted in a year's column: it came before April of the year after. */
export const isInColumn = (quarter: number, year: number): boolean =>
  quarter <= lastCounted((year + 1) * quartersOfYear + julys);
