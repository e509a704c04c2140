/**
 * Finds dates whose day and month were guessed row by row. If the day came first, dates with a day over 12 were read
 * correctly, and all others with day and month swapped. So in a sorted list exactly the dates with a day up to 12 break the
 * order, and fit if they are swapped back.
 */
import type { RecheckFault } from './recheck-fault.ts';

const utcTime = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d:\d\dZ)$/;
/** The last day that could also be a month. */
const lastMonth = 12;
/** The fewest dates that decide; fewer may be chance, or from an unsorted list. */
const leastTold = 5;
/** The least share of these dates that must agree, either swapped or as they are. */
const deciding = 0.9;
/** The least share of consecutive dates in order in a sorted list. */
const ordered = 0.95;
/** The longest run of ambiguous dates between two certain ones that is examined, to bound memory. */
const longestRun = 10_000;

/** The counts for one assumed direction of the list, newest first or oldest first. */
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
