/** Checks whether the days and nights of a history differ as people's do. */
import type { Finding } from '../../authenticity/evidence.ts';
import { hoursPerDay, type Rhythm } from './rhythm.ts';

/** The fewest records: on the median day, to compare days; and in a month, to find nights. */
const fewestOfDay = 8;
const fewestOfMonth = 200;

/** The number of quietest hours of the day that make a night; without a night they would hold a quarter of a month's records. */
const nightHours = 6;
const mostOfNight = 0.15;

/** The distance from the median within which four fifths of random daily counts lie, but only half of people's. */
const closeTo = (middle: number): number => 1.25 * Math.sqrt(middle);

/** Counts the active days whose number of records is as close to the median as chance would make it. */
export function evenDays({ days }: Rhythm): Finding {
  const counts = [...days.values()].sort((a, b) => a - b);
  const middle = counts[Math.floor(counts.length / 2)] ?? 0;
  if (middle < fewestOfDay) return { against: 0, of: 0 };
  const isClose = (count: number) => Math.abs(count - middle) <= closeTo(middle);
  return { against: counts.filter(isClose).length, of: counts.length };
}

/** Counts the months without a night. */
export function monthsAwake({ hours }: Rhythm): Finding {
  const months = new Map<number, number[]>();
  for (const [slot, count] of hours) {
    const month = Math.floor(slot / hoursPerDay);
    const ofHours = months.get(month) ?? new Array<number>(hoursPerDay).fill(0);
    ofHours[slot - month * hoursPerDay] = count;
    months.set(month, ofHours);
  }
  let against = 0;
  let of = 0;
  for (const ofHours of months.values()) {
    const all = sum(ofHours);
    if (all < fewestOfMonth) continue;
    of++;
    const nights = ofHours.map((_, from) =>
      sum(Array.from({ length: nightHours }, (_, n) => ofHours[(from + n) % hoursPerDay] ?? 0)),
    );
    if (Math.min(...nights) > mostOfNight * all) against++;
  }
  return { against, of };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
