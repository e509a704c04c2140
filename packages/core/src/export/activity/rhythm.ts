/** Counts what was done on each day and at each hour of the day, in memory that the days bound. */
import { addUpMaps } from '../contract/add-up.ts';

const secondsPerHour = 3_600;
export const hoursPerDay = 24;
/** The number of time slots that are counted, enough for three hundred years. */
const mostSlots = 100_000;
/** People move and fly, so that nights are looked for in each month by itself. */
const daysPerMonth = 30;

/** How many records each day since 1970 has, and each hour of the day in each month: month times 24, plus the hour in UTC. */
export interface Rhythm {
  readonly days: ReadonlyMap<number, number>;
  readonly hours: ReadonlyMap<number, number>;
}

export interface RhythmBuilder {
  /** `seconds`: since 1970. */
  add(seconds: number): void;
  finish(): Rhythm;
}

export function createRhythm(): RhythmBuilder {
  const days = new Map<number, number>();
  const hours = new Map<number, number>();
  let hour = Number.NaN;
  let count = 0;
  function close(): void {
    if (count === 0) return;
    const day = Math.floor(hour / hoursPerDay);
    const slot = Math.floor(day / daysPerMonth) * hoursPerDay + (hour - day * hoursPerDay);
    days.set(day, (days.get(day) ?? 0) + count);
    hours.set(slot, (hours.get(slot) ?? 0) + count);
    count = 0;
  }
  return {
    add(seconds) {
      const own = Math.floor(seconds / secondsPerHour);
      // neighbours are usually of one hour
      if (own !== hour) close();
      hour = own;
      count++;
    },
    finish() {
      close();
      return { days, hours };
    },
  };
}

export const mergeRhythms = (all: readonly Rhythm[]): Rhythm => ({
  days: addUpMaps(
    all.map(({ days }) => days),
    mostSlots,
  ),
  hours: addUpMaps(
    all.map(({ hours }) => hours),
    mostSlots,
  ),
});
