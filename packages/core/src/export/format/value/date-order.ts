/** Determines the order of day, month and year in a file's numeric dates, once for the file: decisions by date would swap some. */

export type DateOrder = 'day-month-year' | 'month-day-year' | 'year-month-day';

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Three numbers, the first of which is not a four-digit year; a time of day may follow. */
const numbers = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/;

/** LinkedIn and other American programs write `1/12/10, 9:14 AM`, without zeros; no spreadsheet does. */
const american = /^[1-9]\d?\/[1-9]\d?\/\d\d, \d{1,2}:\d\d[ \u202f][AP]M$/;

/** Two-digit years below this are after 2000. 69 itself is 1969, since an unknown time may be written as the last day of 69. */
const centuryTurn = 69;

export interface NumericDate {
  readonly parts: readonly [first: string, second: string, last: string];
  /** The separator and the number of the year's digits, which are the same in all dates that one program wrote. */
  readonly form: string;
  /** The order that the notation alone shows, if any. */
  readonly usual: DateOrder | undefined;
}

/** Returns undefined if the text has no date whose order must be determined. */
export function numericDateIn(text: string): NumericDate | undefined {
  const [, first, separator, second, last] = numbers.exec(text) ?? [];
  if (first === undefined || second === undefined || last === undefined) return undefined;
  // no country writes the month first with dots
  const usual = american.test(text) ? 'month-day-year' : separator === '.' ? 'day-month-year' : undefined;
  return { parts: [first, second, last], form: `${separator}${last.length}`, usual };
}

/** Returns undefined if there is no such day; the number of days in the month is not checked. */
export function dayIn(
  { parts: [first, second, last] }: NumericDate,
  order: DateOrder,
): CalendarDay | undefined {
  const [year, month, day] =
    order === 'day-month-year'
      ? [last, second, first]
      : order === 'month-day-year'
        ? [last, first, second]
        : [first, second, last];
  const found = { year: fullYear(year), month: Number(month), day: Number(day) };
  return found.month >= 1 && found.month <= 12 && found.day >= 1 && found.day <= 31 ? found : undefined;
}

/** Returns the day, or only the year if the order is unknown; undefined if the date is invalid in every order. */
export function dayOrYearIn(
  numeric: NumericDate,
  order: DateOrder | undefined,
): CalendarDay | { readonly year: number } | undefined {
  const found = order === undefined ? undefined : dayIn(numeric, order);
  if (found !== undefined) return found;
  const mayBe = dayIn(numeric, 'day-month-year') ?? dayIn(numeric, 'month-day-year');
  return mayBe === undefined ? undefined : { year: fullYear(numeric.parts[2]) };
}

/** `year`: two or four digits. */
export function fullYear(year: string): number {
  const short = Number(year);
  return year.length > 2 ? short : short + (short < centuryTurn ? 2000 : 1900);
}

/** The evidence about the order in one file. */
export interface FoundOrder {
  /** Undefined if neither the values nor the order of the rows nor the notation shows it. */
  readonly order: DateOrder | undefined;
  /** The forms of this file's dates. Another file with the same form, saved by the same program, has the same order. */
  readonly forms: ReadonlySet<string>;
}

export interface DateOrderObserver {
  add(date: NumericDate): void;
  /** Returns true once enough dates have LinkedIn's own format and values with the month first: the rest need not be read. */
  isSettled(): boolean;
  finish(): FoundOrder;
}

/** The largest share of exceptions: impossible days, rows out of order. */
const slipsAtMost = 0.05;
/** The number of dates after which the format of a file is certain. */
const enoughDates = 1_000;
/** The fewest changes of the day that show a direction; fewer may have one by chance. */
const fewestSteps = 5;

/** Dates are added in the order of the file. */
export function createDateOrderObserver(): DateOrderObserver {
  const runs = [
    createRun('day-month-year'),
    createRun('month-day-year'),
    createRun('year-month-day'),
  ] as const;
  const forms = new Set<string>();
  const usual = new Set<DateOrder | undefined>();
  let dates = 0;
  let firstIsDay = 0;
  let secondIsDay = 0;
  let highestFirst = 0;
  let highestLast = 0;
  return {
    add(date) {
      dates++;
      const [first, second, last] = date.parts.map(Number) as [number, number, number];
      highestFirst = Math.max(highestFirst, first);
      highestLast = Math.max(highestLast, last);
      if (first > 12 && second <= 12) firstIsDay++;
      if (second > 12 && first <= 12) secondIsDay++;
      forms.add(date.form);
      usual.add(date.usual);
      for (const run of runs) run.add(date);
    },
    isSettled: () =>
      dates >= enoughDates &&
      usual.size === 1 &&
      usual.has('month-day-year') &&
      firstIsDay === 0 &&
      secondIsDay > dates * slipsAtMost,
    finish() {
      const [told] = usual;
      const found = orderOf({ runs, firstIsDay, secondIsDay, mayEndWithDay: highestLast > highestFirst });
      // the notation does not count if values over 12 contradict each other
      const isTorn = firstIsDay + secondIsDay > 0;
      return {
        order: found ?? (usual.size === 1 && !isTorn ? told : undefined),
        forms: told === 'month-day-year' ? new Set() : forms,
      };
    },
  };
}

interface Run {
  add(date: NumericDate): void;
  /** The number of steps against the main direction; undefined without a clear direction, or with too many impossible dates. */
  against(): number | undefined;
  /** The number of steps against the main direction and of impossible dates. */
  stepsAgainst(): number;
}

function createRun(order: DateOrder): Run {
  let before: number | undefined;
  let forwards = 0;
  let backwards = 0;
  let impossible = 0;
  let dates = 0;
  return {
    add(date) {
      dates++;
      const found = dayIn(date, order);
      if (found === undefined || (order === 'year-month-day' && date.parts[2].length > 2)) {
        impossible++;
        return;
      }
      const at = (found.year * 12 + found.month) * 31 + found.day;
      if (before !== undefined && at > before) forwards++;
      if (before !== undefined && at < before) backwards++;
      before = at;
    },
    stepsAgainst: () => Math.min(forwards, backwards) + impossible,
    against() {
      const steps = forwards + backwards;
      const against = Math.min(forwards, backwards);
      if (steps < fewestSteps || impossible > dates * slipsAtMost) return undefined;
      return against > steps * slipsAtMost ? undefined : against;
    },
  };
}

interface Votes {
  readonly runs: readonly [dayFirst: Run, monthFirst: Run, yearFirst: Run];
  /** The number of dates whose first number must be the day, since it is over 12; likewise the second. */
  readonly firstIsDay: number;
  readonly secondIsDay: number;
  /** Whether the largest last number exceeds the largest first one, as days may exceed two-digit years. */
  readonly mayEndWithDay: boolean;
}

/**
 * Rows that are sorted in the true order look sorted in a wrong one too, except for a step back at each end of a month or a
 * year. The true order must have far fewer steps back than the other.
 */
const runsRather = (against: number | undefined, other: Run): boolean =>
  against !== undefined && against * 3 + 3 <= other.stepsAgainst();

/** Values over 12 decide first, then the order of the rows. */
function orderOf({ runs, firstIsDay, secondIsDay, mayEndWithDay }: Votes): DateOrder | undefined {
  const [dayFirst, monthFirst, yearFirst] = runs;
  // only the order of the rows can show that a two-digit year comes first
  const year = mayEndWithDay ? yearFirst.against() : undefined;
  if (runsRather(year, dayFirst) && runsRather(year, monthFirst)) return 'year-month-day';
  if (firstIsDay > 0 && secondIsDay <= firstIsDay * slipsAtMost) return 'day-month-year';
  if (secondIsDay > 0 && firstIsDay <= secondIsDay * slipsAtMost) return 'month-day-year';
  if (firstIsDay + secondIsDay > 0) return undefined;
  if (runsRather(dayFirst.against(), monthFirst)) return 'day-month-year';
  return runsRather(monthFirst.against(), dayFirst) ? 'month-day-year' : undefined;
}
