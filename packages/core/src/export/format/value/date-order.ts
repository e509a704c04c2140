/** Decides once for a file in which order its dates in numbers stand: never date by date, which would swap some of them. */

export type DateOrder = 'day-month-year' | 'month-day-year' | 'year-month-day';

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Three numbers of which the first is no year of four digits; their text ends before a clock. */
const numbers = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/;

/** LinkedIn and other American programs write `1/12/10, 9:14 AM`, without zeros; no spreadsheet does. */
const american = /^[1-9]\d?\/[1-9]\d?\/\d\d, \d{1,2}:\d\d[ \u202f][AP]M$/;

/** Two-digit years below this are in this century: an unknown time may be written as the last day of 69. */
const centuryTurn = 69;

export interface NumericDate {
  readonly parts: readonly [first: string, second: string, last: string];
  /** Equal in dates that one program wrote: their separator, and the digits of the year. */
  readonly form: string;
  /** The order that its writing alone tells. */
  readonly usual: DateOrder | undefined;
}

/** Returns undefined if a text holds no date whose order has to be decided. */
export function numericDateIn(text: string): NumericDate | undefined {
  const [, first, separator, second, last] = numbers.exec(text) ?? [];
  if (first === undefined || second === undefined || last === undefined) return undefined;
  // no country writes the month before the day with dots
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

/** The day, or the year alone if nothing tells which number is the month. Returns undefined if in no order it is a day. */
export function dayOrYearIn(
  numeric: NumericDate,
  order: DateOrder | undefined,
): CalendarDay | { readonly year: number } | undefined {
  const found = order === undefined ? undefined : dayIn(numeric, order);
  if (found !== undefined) return found;
  const mayBe = dayIn(numeric, 'day-month-year') ?? dayIn(numeric, 'month-day-year');
  return mayBe === undefined ? undefined : { year: fullYear(numeric.parts[2]) };
}

/** `year`: with two or four digits. */
export function fullYear(year: string): number {
  const short = Number(year);
  return year.length > 2 ? short : short + (short < centuryTurn ? 2000 : 1900);
}

/** What is known of the order in one file. */
export interface FoundOrder {
  /** Undefined if neither its values nor the order of its rows nor its writing tell. */
  readonly order: DateOrder | undefined;
  /** Forms of its dates for which another file's order can be trusted: those that one spreadsheet saved alike. */
  readonly forms: ReadonlySet<string>;
}

export interface DateOrderObserver {
  add(date: NumericDate): void;
  finish(): FoundOrder;
}

/** The share of dates that may be slips: an impossible day, a row out of its place. */
const slipsAtMost = 0.05;
/** Fewer changes of the day run in one direction by chance. */
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
  let firstIsDay = 0;
  let secondIsDay = 0;
  let highestFirst = 0;
  let highestLast = 0;
  return {
    add(date) {
      const [first, second, last] = date.parts.map(Number) as [number, number, number];
      highestFirst = Math.max(highestFirst, first);
      highestLast = Math.max(highestLast, last);
      if (first > 12 && second <= 12) firstIsDay++;
      if (second > 12 && first <= 12) secondIsDay++;
      forms.add(date.form);
      usual.add(date.usual);
      for (const run of runs) run.add(date);
    },
    finish() {
      const [told] = usual;
      const found = orderOf({ runs, firstIsDay, secondIsDay, mayEndWithDay: highestLast > highestFirst });
      // where values contradict each other, writing tells nothing
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
  /** The number of steps against the direction of most; undefined if it is no direction, or dates cannot be. */
  against(): number | undefined;
  /** Does the same for any dates; those that cannot be are against it. */
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
  /** Dates whose first or second number is over 12. */
  readonly firstIsDay: number;
  readonly secondIsDay: number;
  /** Whether the last numbers reach beyond the first, as days do beyond years of two digits. */
  readonly mayEndWithDay: boolean;
}

/**
 * Rows that run in one order run in another, too, but for a step against it at each end of a month or a year: there
 * must be some of these, and hardly any in the right one.
 */
const runsRather = (against: number | undefined, other: Run): boolean =>
  against !== undefined && against * 3 + 3 <= other.stepsAgainst();

/** First values over 12 decide, then the order of the rows. */
function orderOf({ runs, firstIsDay, secondIsDay, mayEndWithDay }: Votes): DateOrder | undefined {
  const [dayFirst, monthFirst, yearFirst] = runs;
  // a year of two digits can stand first: only the order of the rows can tell
  const year = mayEndWithDay ? yearFirst.against() : undefined;
  if (runsRather(year, dayFirst) && runsRather(year, monthFirst)) return 'year-month-day';
  if (firstIsDay > 0 && secondIsDay <= firstIsDay * slipsAtMost) return 'day-month-year';
  if (secondIsDay > 0 && firstIsDay <= secondIsDay * slipsAtMost) return 'month-day-year';
  if (firstIsDay + secondIsDay > 0) return undefined;
  if (runsRather(dayFirst.against(), monthFirst)) return 'day-month-year';
  return runsRather(monthFirst.against(), dayFirst) ? 'month-day-year' : undefined;
}
