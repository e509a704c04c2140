/**
 * The attacker joins two datasets by the hours and weekdays of activity: the nearest neighbour is assumed to be the
 * same person.
 */
import { type BenchmarkLine, line } from '../measure/benchmark.ts';
import { isMonthAlone, type Published } from './publish.ts';

const msPerHour = 3_600_000;
const singaporeHours = 8;

/** The shares of 24 hours and 7 weekdays; undefined if a dataset contains no time of day. */
export type Habit = readonly number[] | undefined;

export function habitOf(records: readonly Published[]): Habit {
  const habit = new Array<number>(24 + 7).fill(0);
  let count = 0;
  for (const { at } of records) {
    const ms = typeof at === 'string' && !isMonthAlone(at) ? Date.parse(at) : Number.NaN;
    if (Number.isNaN(ms)) continue;
    const local = new Date(ms + singaporeHours * msPerHour);
    const places = [local.getUTCHours(), 24 + local.getUTCDay()];
    for (const place of places) habit[place] = (habit[place] ?? 0) + 1;
    count++;
  }
  return count === 0 ? undefined : habit.map((each) => each / count);
}

const distance = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum;
};

const dayParts = 6;

/** The same habit at the resolution of a profile: six parts of the day, and weekdays from Monday, in steps of 20 %. */
export function coarse(habit: Habit): Habit {
  if (habit === undefined) return undefined;
  const stepped = (share: number): number => Math.round(share * 5) / 5;
  const parts = Array.from({ length: dayParts }, (_, part) =>
    habit.slice(part * 4, part * 4 + 4).reduce((sum, share) => sum + share, 0),
  );
  const [sunday = 0, ...others] = habit.slice(24);
  return [...parts, ...others, sunday].map(stepped);
}

/** @param ones habits of people @param others habits of the same people in the same order */
export function joinByHabit(what: string, ones: readonly Habit[], others: readonly Habit[]): BenchmarkLine {
  let joined = 0;
  for (const [person, habit] of ones.entries()) {
    if (habit === undefined) continue;
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [other, candidate] of others.entries()) {
      if (candidate === undefined) continue;
      const away = distance(habit, candidate);
      if (away < least) [least, nearest] = [away, other];
    }
    if (nearest === person) joined++;
  }
  const size = `${ones.length} people`;
  return line(what, size, '%', (100 * joined) / ones.length, { chance: 100 / ones.length });
}
