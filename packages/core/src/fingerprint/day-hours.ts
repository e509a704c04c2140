/** Samples the active hours of a history, on some days. The days are chosen by their hash, so all histories sample the same ones. */
import { mixed } from './mixed.ts';

/** Ascending numbers: a day since 1970 times 2^24, plus a bit for each active hour. */
export type DayHours = readonly number[];

const secondsPerHour = 3_600;
const secondsPerDay = 24 * secondsPerHour;
const hoursOfMask = 2 ** 24;

/** The most days that are kept, those with the smallest hashes. */
const mostHourDays = 64;

const dayHash = (day: number): number => mixed(day, 0x6a09e667);

export interface HoursBuilder {
  /** Returns the day since 1970. Midnight counts as no hour, since it stands for a day without a time. */
  add(seconds: number): number;
  finish(): DayHours;
}

export function createHoursBuilder(): HoursBuilder {
  const masks = new Map<number, number>();
  let last = Number.NaN;
  let day = 0;
  return {
    add(seconds) {
      const hour = Math.floor(seconds / secondsPerHour);
      // consecutive records are usually in the same hour
      if (hour === last) return day;
      if (seconds % secondsPerDay === 0) return seconds / secondsPerDay;
      last = hour;
      day = Math.floor(hour / 24);
      masks.set(day, (masks.get(day) ?? 0) | (1 << (hour - 24 * day)));
      return day;
    },
    finish: () => keep(masks),
  };
}

function keep(masks: ReadonlyMap<number, number>): DayHours {
  const days = [...masks.keys()].filter((day) => day >= 0);
  const hashes = new Int32Array(days.length);
  for (let i = 0; i < days.length; i++) hashes[i] = dayHash(days[i] as number);
  const reach = hashes.slice().sort()[mostHourDays - 1] ?? Number.POSITIVE_INFINITY;
  return days
    .filter((_, i) => (hashes[i] as number) <= reach)
    .map((day) => day * hoursOfMask + (masks.get(day) as number))
    .sort((a, b) => a - b)
    .slice(0, mostHourDays);
}

const opened = (hours: DayHours) =>
  hours.map((one) => [Math.floor(one / hoursOfMask), one % hoursOfMask] as const);

export function mergeHours(all: readonly DayHours[]): DayHours {
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  const masks = new Map<number, number>();
  for (const [day, mask] of all.flatMap(opened)) masks.set(day, (masks.get(day) ?? 0) | mask);
  return keep(masks);
}

/** Returns for each history its active hours since 1970, only on days that all histories would have sampled. */
export function comparableHours(all: readonly DayHours[]): number[][] {
  const days = all.map(opened);
  const reach = Math.min(
    ...days.map((kept) =>
      kept.length < mostHourDays
        ? Number.POSITIVE_INFINITY
        : kept.reduce((most, [day]) => Math.max(most, dayHash(day)), 0),
    ),
  );
  return days.map((kept) =>
    kept
      .filter(([day]) => dayHash(day) <= reach)
      .flatMap(([day, mask]) =>
        Array.from({ length: 24 }, (_, hour) => hour)
          .filter((hour) => (mask >>> hour) % 2 === 1)
          .map((hour) => 24 * day + hour),
      ),
  );
}
