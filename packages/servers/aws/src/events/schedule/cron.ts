/** Finds the next time of a cron expression with EventBridge's six fields, in UTC. */
import { type FieldRange, parseCronField } from './cron-field.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const minuteRange: FieldRange = { lowest: 0, highest: 59 };
const hourRange: FieldRange = { lowest: 0, highest: 23 };
const dayRange: FieldRange = { lowest: 1, highest: 31 };
const monthRange: FieldRange = {
  lowest: 1,
  highest: 12,
  names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
};
const weekdayRange: FieldRange = {
  lowest: 1,
  highest: 7,
  names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
};
const yearRange: FieldRange = { lowest: 1970, highest: 2199 };

type MatchesDay = (day: Date) => boolean;

export interface Cron {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly years: ReadonlySet<number>;
  readonly matchesDay: MatchesDay;
}

const lastOfMonth = (day: Date): number =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
const weekday = (day: Date): number => day.getUTCDay() + 1;

/** Returns the working day nearest to `wanted` within the month. */
function nearestWorkday(day: Date, wanted: number): number {
  const last = lastOfMonth(day);
  const date = Math.min(wanted, last);
  const on = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), date)).getUTCDay();
  if (on === 6) return date === 1 ? 3 : date - 1;
  if (on === 0) return date === last ? date - 2 : date + 1;
  return date;
}

function parseDayOfMonth(text: string): MatchesDay | undefined {
  if (text === 'L') return (day) => day.getUTCDate() === lastOfMonth(day);
  if (text === 'LW') return (day) => day.getUTCDate() === nearestWorkday(day, lastOfMonth(day));
  const work = /^(\d{1,2})W$/.exec(text);
  if (work) {
    const wanted = Number(work[1]);
    return wanted >= 1 && wanted <= 31
      ? (day) => day.getUTCDate() === nearestWorkday(day, wanted)
      : undefined;
  }
  const days = parseCronField(text, dayRange);
  return days && ((day) => days.has(day.getUTCDate()));
}

function parseDayOfWeek(text: string): MatchesDay | undefined {
  if (text === 'L') return (day) => weekday(day) === 7;
  const special = /^([A-Za-z]{3}|\d)(?:#([1-5])|(L))$/.exec(text);
  if (special) {
    const [wanted] = parseCronField(special[1]!, weekdayRange) ?? [];
    if (wanted === undefined) return undefined;
    const nth = special[2];
    return (day) => {
      if (weekday(day) !== wanted) return false;
      if (nth !== undefined) return Math.ceil(day.getUTCDate() / 7) === Number(nth);
      return day.getUTCDate() + 7 > lastOfMonth(day);
    };
  }
  const days = parseCronField(text, weekdayRange);
  return days && ((day) => days.has(weekday(day)));
}

/** Parses the six fields between the parentheses; returns undefined if they are not well-formed. */
export function parseCron(text: string): Cron | undefined {
  const fields = text.split(' ');
  const [minute, hour, dayOfMonth, month, dayOfWeek, year] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (fields.length !== 6) return undefined;
  // Exactly one of the two day fields must be `?`.
  if ((dayOfMonth === '?') === (dayOfWeek === '?')) return undefined;
  const minutes = parseCronField(minute, minuteRange);
  const hours = parseCronField(hour, hourRange);
  const months = parseCronField(month, monthRange);
  const years = parseCronField(year, yearRange);
  const matchesDay = dayOfMonth === '?' ? parseDayOfWeek(dayOfWeek) : parseDayOfMonth(dayOfMonth);
  if (!(minutes && hours && months && years && matchesDay)) return undefined;
  return { minutes, hours, months, years, matchesDay };
}

/** Returns the first whole minute after `afterMs` that matches, in Unix ms; undefined if none does. */
export function nextCronTime(cron: Cron, afterMs: number): number | undefined {
  const first = Math.floor(afterMs / minuteMs) * minuteMs + minuteMs;
  const lastYear = Math.max(...cron.years);
  for (let dayStart = Math.floor(first / dayMs) * dayMs; ; dayStart += dayMs) {
    const day = new Date(dayStart);
    if (day.getUTCFullYear() > lastYear) return undefined;
    if (!cron.years.has(day.getUTCFullYear()) || !cron.months.has(day.getUTCMonth() + 1)) continue;
    if (!cron.matchesDay(day)) continue;
    for (const hour of [...cron.hours].sort((a, b) => a - b)) {
      for (const minute of [...cron.minutes].sort((a, b) => a - b)) {
        const time = dayStart + (hour * 60 + minute) * minuteMs;
        if (time >= first) return time;
      }
    }
  }
}
