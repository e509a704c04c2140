/** Checks what was played: do ids, titles and lengths fit together as in a real catalogue? */

import type { Finding } from '../../../authenticity/evidence.ts';
import { mark, type PlayColumns } from './play-sample.ts';
import { countPlays } from './possible-play.ts';

/** Complete plays of one song agree to about this many ms. */
const lengthStepMs = 2000;

/** A song must be heard this often before its plays are compared. */
const playsToCompare = 3;

export function identifiers(plays: PlayColumns): Finding {
  return countPlays(
    plays,
    (i) => ((plays.marks[i] as number) & mark.impossibleId) !== 0,
    (i) => ((plays.marks[i] as number) & mark.hasUri) !== 0,
  );
}

/** Counts, among the distinct lengths of each song's plays, those of whole seconds. */
export function roundLengths(plays: PlayColumns): Finding {
  const lengths = distinctLengths(plays);
  return { against: lengths.filter((ms) => ms % 1000 === 0).length, of: lengths.length };
}

/** Counts how many of those lengths equal the most common one. Songs differ. */
export function equalLengths(plays: PlayColumns): Finding {
  const lengths = distinctLengths(plays);
  const counts = new Map<number, number>();
  for (const ms of lengths) counts.set(ms, (counts.get(ms) ?? 0) + 1);
  return { against: Math.max(0, ...counts.values()), of: lengths.length };
}

/** Returns each length of a song once: a song looped all night says no more than one played once. */
function distinctLengths(plays: PlayColumns): number[] {
  const seen = new Map<number, Set<number>>();
  for (let i = 0; i < plays.length; i++) {
    const ms = plays.ms[i] as number;
    if (ms <= 0) continue;
    const item = plays.item[i] as number;
    const lengths = seen.get(item) ?? new Set();
    seen.set(item, lengths.add(ms));
  }
  return [...seen.values()].flatMap((lengths) => [...lengths]);
}

/** Counts complete plays that differ from the most common length of their song. */
export function songLengths(plays: PlayColumns): Finding {
  const lengths = countBy(
    plays,
    (i) => Math.round((plays.ms[i] as number) / lengthStepMs),
    mark.playedThrough,
  );
  return minority(lengths);
}

/** A song must be heard this often before one of its lengths comes again by itself. */
const playsToRecur = 8;

/** Does the same for all plays: how far they were heard, account data does not say. */
export function lengthsRecur(plays: PlayColumns): Finding {
  const lengths = countBy(plays, (i) => Math.round((plays.ms[i] as number) / lengthStepMs), 0);
  return minority(lengths, playsToRecur);
}

/** Whoever hears thousands of plays hears more different songs. */
const fewestSongs = 200;

/** Counts all plays if they are of so few songs, else none. */
export function fewSongs(plays: PlayColumns): Finding {
  const songs = new Set(plays.item);
  return { against: songs.size < fewestSongs ? plays.length : 0, of: plays.length };
}

/** A catalogue sometimes renames a song for good: `Song`, then `Song - Remastered`. */
const titlesOfRenamed = 3;

/** Counts plays with an id whose title differs from the previous play's, beyond what renaming explains. */
export function oneTitlePerId(plays: PlayColumns): Finding {
  const items = new Map<number, { last: number; titles: Set<number>; changes: number; plays: number }>();
  for (let i = 0; i < plays.length; i++) {
    const marks = mark.hasUri | mark.hasNames;
    if (((plays.marks[i] as number) & marks) !== marks) continue;
    const title = plays.title[i] as number;
    const item = items.get(plays.item[i] as number);
    if (!item)
      items.set(plays.item[i] as number, { last: title, titles: new Set([title]), changes: 0, plays: 1 });
    else {
      if (item.last !== title) item.changes++;
      item.last = title;
      item.titles.add(title);
      item.plays++;
    }
  }
  let against = 0;
  let of = 0;
  for (const { titles, changes, plays: count } of items.values()) {
    if (count < playsToCompare) continue;
    of += count;
    against += titles.size > titlesOfRenamed ? changes : changes - (titles.size - 1);
  }
  return { against, of };
}

/** Counts how often each value occurs for each item, over plays that have all of `marks`. */
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

function minority(items: Map<number, Map<number, number>>, fewest = playsToCompare): Finding {
  let against = 0;
  let of = 0;
  for (const values of items.values()) {
    let total = 0;
    let largest = 0;
    for (const count of values.values()) {
      total += count;
      largest = Math.max(largest, count);
    }
    if (total < fewest) continue;
    of += total;
    against += total - largest;
  }
  return { against, of };
}
