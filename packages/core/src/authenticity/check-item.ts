/** Looks at what was played: do ids, titles and lengths hang together as a real catalogue's do? */
import { tally } from './check-clock.ts';
import type { Finding } from './evidence.ts';
import { mark, type PlayColumns } from './play-sample.ts';

/** Plays to the end of one song agree to about this much, in ms. */
const lengthStepMs = 2000;

/** A song must be heard this often before its plays are compared. */
const playsToCompare = 3;

export function identifiers(plays: PlayColumns): Finding {
  return tally(
    plays,
    (i) => ((plays.marks[i] as number) & mark.impossibleId) !== 0,
    (i) => ((plays.marks[i] as number) & mark.hasUri) !== 0,
  );
}

export function roundLengths(plays: PlayColumns): Finding {
  return tally(
    plays,
    (i) => (plays.ms[i] as number) % 1000 === 0,
    (i) => (plays.ms[i] as number) > 0,
  );
}

/** Of plays to the end: those that differ from the commonest length of their song. */
export function songLengths(plays: PlayColumns): Finding {
  const lengths = countBy(
    plays,
    (i) => Math.round((plays.ms[i] as number) / lengthStepMs),
    mark.playedThrough,
  );
  return minority(lengths);
}

/** Of plays with an id: those that give it another title than most. */
export function oneTitlePerId(plays: PlayColumns): Finding {
  return minority(countBy(plays, (i) => plays.title[i] as number, mark.hasUri | mark.hasNames));
}

/** How often each value appears for each item, over plays that bear all of `marks`. */
function countBy(
  plays: PlayColumns,
  valueAt: (index: number) => number,
  marks: number,
): Map<number, Map<number, number>> {
  const items = new Map<number, Map<number, number>>();
  for (let i = 0; i < plays.length; i++) {
    if (((plays.marks[i] as number) & marks) !== marks) continue;
    const item = plays.item[i] as number;
    const values = items.get(item) ?? new Map<number, number>();
    const value = valueAt(i);
    values.set(value, (values.get(value) ?? 0) + 1);
    items.set(item, values);
  }
  return items;
}

function minority(items: Map<number, Map<number, number>>): Finding {
  let against = 0;
  let of = 0;
  for (const values of items.values()) {
    let total = 0;
    let largest = 0;
    for (const count of values.values()) {
      total += count;
      largest = Math.max(largest, count);
    }
    if (total < playsToCompare) continue;
    of += total;
    against += total - largest;
  }
  return { against, of };
}
