/** Counts the masked records of a kind by month, hour, weekday and the values of chosen fields, for insights. */
import type { DatasetKind, DatasetValue } from '../contract/dataset-field.ts';

/** Counts of the records of one kind; plain values that can be cloned and stored. */
export interface KindTally {
  readonly records: number;
  /** By month, such as 2024-03. */
  readonly months: Readonly<Record<string, number>>;
  /** By hour of the day, 24 of them. */
  readonly hours: readonly number[];
  /** By weekday from Monday, 7 of them. */
  readonly weekdays: readonly number[];
  /** By the values of each counted field. */
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By year and item; undefined for a kind without items. */
  readonly items?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

export interface RecordTally {
  /** Counts a record; `values`: masked, in the order of the kind's fields. */
  count(values: readonly DatasetValue[]): void;
  tally(): KindTally;
}

/** The time zone of Singapore, whose residents use the market; it has no daylight saving time. */
const utcOffsetHours = 8;
const msPerDay = 86_400_000;
const zero = '0'.charCodeAt(0);
/** 1970-01-01 was a Thursday, the fourth day of the week. */
const firstWeekday = 3;

/** The most values of a field that are counted: a field with more is a list of names, and further values would be rare. */
const mostValues = 5_000;

interface Day {
  readonly month: string;
  readonly year: string;
  readonly weekday: number;
}

/** The length of the shortest month: the day after an earlier day is in the same month. */
const shortestMonth = 28;

/** Parses a day (2024-03-09), and returns it with the next one; undefined if there is no such day. */
function twoDays(date: string): readonly [today: Day, tomorrow: Day] | undefined {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (!(ms >= 0)) return undefined;
  const month = date.slice(0, 7);
  const next =
    Number(date.slice(8)) < shortestMonth ? month : new Date(ms + msPerDay).toISOString().slice(0, 7);
  const weekday = (ms / msPerDay + firstWeekday) % 7;
  return [
    { month, year: month.slice(0, 4), weekday },
    { month: next, year: next.slice(0, 4), weekday: (weekday + 1) % 7 },
  ];
}

/** Returns undefined for a kind without counted times, fields or items. */
export function createRecordTally({ fields, counted }: DatasetKind): RecordTally | undefined {
  if (counted === undefined) return undefined;
  const at = counted.times ? fields.findIndex(({ name, type }) => name === 'at' && type === 'time') : -1;
  const chosen = counted.fields.map((name) => fields.findIndex((field) => field.name === name));
  const months = new Map<string, number>();
  const hours = new Array<number>(24).fill(0);
  const weekdays = new Array<number>(7).fill(0);
  const values = counted.fields.map(() => new Map<string, number>());
  const item = fields.findIndex(({ name }) => name === counted.item);
  const items = new Map<string, Map<string, number>>();
  let records = 0;
  const known = new Map<string, ReturnType<typeof twoDays>>();

  function countItem(year: string, value: DatasetValue): void {
    if (typeof value !== 'string') return;
    const counts = items.get(year) ?? new Map<string, number>();
    if (counts.size === 0) items.set(year, counts);
    const count = counts.get(value);
    if (count !== undefined || counts.size < mostValues) counts.set(value, (count ?? 0) + 1);
  }

  function countTime(time: DatasetValue, value: DatasetValue): void {
    if (typeof time !== 'string') return;
    const date = time.slice(0, 10);
    let days = known.get(date);
    if (days === undefined) {
      days = twoDays(date);
      if (days === undefined) return;
      known.set(date, days);
    }
    // Parsed from the character codes: converting a substring to a number would cost more than everything else here.
    const hour = (time.charCodeAt(11) - zero) * 10 + time.charCodeAt(12) - zero + utcOffsetHours;
    const { month, year, weekday } = days[hour >= 24 ? 1 : 0];
    months.set(month, (months.get(month) ?? 0) + 1);
    hours[hour % 24] = (hours[hour % 24] as number) + 1;
    weekdays[weekday] = (weekdays[weekday] as number) + 1;
    if (item >= 0) countItem(year, value);
  }

  return {
    count(record) {
      records++;
      if (at >= 0) countTime(record[at] as DatasetValue, record[item] as DatasetValue);
      for (let i = 0; i < chosen.length; i++) {
        const value = record[chosen[i] as number];
        if (value === null || value === undefined) continue;
        const counts = values[i] as Map<string, number>;
        const text = String(value);
        const count = counts.get(text);
        if (count !== undefined || counts.size < mostValues) counts.set(text, (count ?? 0) + 1);
      }
    },
    tally: () => ({
      records,
      months: Object.fromEntries(months),
      hours,
      weekdays,
      values: Object.fromEntries(
        counted.fields.map((name, i) => [name, Object.fromEntries(values[i] ?? [])]),
      ),
      ...(item >= 0 && {
        items: Object.fromEntries([...items].map(([year, counts]) => [year, Object.fromEntries(counts)])),
      }),
    }),
  };
}
