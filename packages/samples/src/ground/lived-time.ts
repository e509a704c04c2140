/** Bends an even course of time as people live it: good days and bad ones, some without anything, and nights. */

const daySeconds = 86_400;
/** Of a day, in UTC. */
const wakesSeconds = 7 * 3_600;
const awakeSeconds = 16 * 3_600;
/** One day in so many is without anything. */
const restEvery = 7;

/**
 * Returns for the seconds before `newest` on an even course those on the lived one. Both ascend together, and both span `spanSeconds`,
 * give or take a day. `chance`: of a day, from 0 up to, not including, 1.
 */
export function livedTime(
  newest: number,
  spanSeconds: number,
  chance: (day: number, use: string) => number,
): (before: number) => number {
  const sinceMidnight = newest % daySeconds;
  const days = Math.max(1, Math.floor((spanSeconds - sinceMidnight) / daySeconds));
  // the day of the newest record comes first, and is as good as any
  const weights = Array.from({ length: days }, (_, day) =>
    day > 0 && Math.floor(restEvery * chance(day, 'rests')) === 0 ? 0 : 0.15 + 3 * chance(day, 'good') ** 2,
  );
  const ends: number[] = [];
  let all = 0;
  for (const weight of weights) {
    all += weight;
    ends.push(all);
  }
  return (before) => {
    const at = Math.min(1 - 1e-9, Math.max(0, before / spanSeconds)) * all;
    const day = firstAbove(ends, at);
    const share = (at - ((ends[day] as number) - (weights[day] as number))) / (weights[day] as number);
    const evening = daySeconds - wakesSeconds - awakeSeconds;
    return sinceMidnight + day * daySeconds + evening + share * awakeSeconds;
  };
}

/** `ascending`: the last is above `value`. */
function firstAbove(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
