/** Converts evenly spread times to a realistic rhythm: busy and quiet days, days without activity, and nights. */

const daySeconds = 86_400;
/** The time of waking up, in seconds of the day, UTC. */
const wakesSeconds = 7 * 3_600;
const awakeSeconds = 16 * 3_600;
/** One day in this many has no activity. */
const restEvery = 7;

/**
 * Returns a function that maps seconds before `newest`, evenly spread, to seconds with a realistic rhythm. The mapping is monotonic,
 * and both sides span about `spanSeconds`. `chance`: returns a random number of a day in [0, 1).
 */
export function livedTime(
  newest: number,
  spanSeconds: number,
  chance: (day: number, use: string) => number,
): (before: number) => number {
  const sinceMidnight = newest % daySeconds;
  const days = Math.max(1, Math.floor((spanSeconds - sinceMidnight) / daySeconds));
  // day 0 is that of the newest record, and is never without activity
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

/** Returns the index of the first number above `value`. `ascending`: sorted numbers, the last of which is above `value`. */
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
