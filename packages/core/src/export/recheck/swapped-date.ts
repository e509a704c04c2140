/**
 * Finds dates whose day and month were guessed row by row. Where the day came first, a date with a day over 12 was read
 * right, and every other was read with day and month swapped. So in a list that is in order, just the dates with a day up to
 * 12 break the order, and fit once they are swapped.
 */
import type { RecheckFault } from './recheck-fault.ts';

const utcTime = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d:\d\dZ)$/;
/** The last day that may be a month as well. */
const lastMonth = 12;
/** Fewer that tell are chance, or a list without an order. */
const leastTold = 5;
/** From this share on, dates that fit only when swapped decide, or only as they are. */
const deciding = 0.9;
/** The share of neighbours that are in order in an ordered list, at least. */
const ordered = 0.95;
/** A longer run between two dates that are sure is left out: it says little, and must not fill the memory. */
const longestRun = 10_000;

/** What the list says if it were newest first, or oldest first. */
interface Told {
  inOrder: number;
  asTheyAre: number;
  swapped: number;
}

const between = (low: string, time: string, high: string): boolean => low <= time && time <= high;

export function createSwappedDates() {
  let before: string | undefined;
  let run: string[] = [];
  let dates = 0;
  let neighbours = 0;
  const newestFirst: Told = { inOrder: 0, asTheyAre: 0, swapped: 0 };
  const oldestFirst: Told = { inOrder: 0, asTheyAre: 0, swapped: 0 };

  function tell(told: Told, low: string, high: string): void {
    if (low > high) return;
    told.inOrder++;
    for (const time of run) {
      const asItIs = between(low, time, high);
      const other = between(low, swap(time), high);
      if (asItIs && !other) told.asTheyAre++;
      if (other && !asItIs) told.swapped++;
    }
  }

  return {
    add(time: unknown): void {
      const parts = typeof time === 'string' ? utcTime.exec(time) : null;
      if (parts === null) return;
      const [text, , month, day] = parts;
      dates++;
      if (Number(day) <= lastMonth) {
        if (day !== month && run.length < longestRun) run.push(text);
        return;
      }
      if (before !== undefined) {
        neighbours++;
        tell(newestFirst, text, before);
        tell(oldestFirst, before, text);
      }
      before = text;
      run = [];
    },
    fault(records: string): RecheckFault | undefined {
      const { inOrder, asTheyAre, swapped } =
        newestFirst.inOrder >= oldestFirst.inOrder ? newestFirst : oldestFirst;
      const all = asTheyAre + swapped;
      if (inOrder < neighbours * ordered || swapped < leastTold || swapped <= all * (1 - deciding))
        return undefined;
      return {
        fault: 'swapped-dates',
        records,
        isSure: swapped >= all * deciding,
        count: swapped,
        of: dates,
      };
    },
  };
}

function swap(time: string): string {
  const [, year, month, day, rest] = utcTime.exec(time) ?? [];
  return `${year}-${day}-${month}${rest}`;
}
