/** Counts records by day and by hour of the day; memory grows with the number of days, not of records. */
import { addUpMaps } from '../contract/add-up.ts';

const secondsPerHour = 3_600;
export const hoursPerDay = 24;
/** The most slots of time that are counted: enough for three hundred years. */
const mostSlots = 100_000;
/** The length of the periods in which nights are looked for: people travel and move between time zones. */
const daysPerMonth = 30;

/** `days`: the number of records by day since 1970. `hours`: the number by 24 times the month plus the hour in UTC. */
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
      // consecutive records are usually in the same hour
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
