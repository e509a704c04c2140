/** Counts the records that tell something of their own, up to as many as make an export large enough. */
import type { RecordHash } from '../../fingerprint/record-hash.ts';
import { enoughRecords } from '../../pool/least-amount.ts';

/**
 * For each minute in which something was done no more than so many count, over the whole export: a list of things
 * done at one instant is no history. If times are known to the day alone, a day stands for a minute.
 */
const mostOfMinute = 10;
const mostMinutes = enoughRecords / mostOfMinute;

/** What one unit's records come to: merges with those of other units. A full list is not complete. */
export interface TellingState {
  /** Hashes of what was done on which day, at most `enoughRecords`. */
  readonly things: readonly number[];
  /** Since 1970, in which something was done, at most `mostMinutes`. */
  readonly minutes: readonly number[];
}

export interface TellingObserver {
  /**
   * The record's time can be. `at`: `YYYY-MM-DD...`; `kind` and `what`: beside the time, what makes it the same in any
   * export. The same thing once more on the same day tells nothing new.
   */
  add(seconds: number, at: string, kind: string, what: unknown): void;
  /** Nothing that is added changes anything any more. */
  isFull(): boolean;
  /** The record that was added last has an impossible value. */
  takeBack(): void;
  finish(): TellingState;
}

export function createTellingObserver(recordHash: RecordHash): TellingObserver {
  const things = new Set<number>();
  const minutes = new Set<number>();
  let lastThing: number | undefined;
  let lastMinute: number | undefined;
  return {
    add(seconds, at, kind, what) {
      lastThing = undefined;
      lastMinute = undefined;
      if (things.size < enoughRecords) {
        const thing = recordHash(`${kind}|${at.slice(0, 10)}|${what}`);
        if (!things.has(thing)) {
          things.add(thing);
          lastThing = thing;
        }
      }
      if (minutes.size < mostMinutes) {
        const minute = Math.floor(seconds / 60);
        if (!minutes.has(minute)) {
          minutes.add(minute);
          lastMinute = minute;
        }
      }
    },
    // after the first thousand of a file
    isFull: () => things.size >= enoughRecords && minutes.size >= mostMinutes,
    takeBack() {
      if (lastThing !== undefined) things.delete(lastThing);
      if (lastMinute !== undefined) minutes.delete(lastMinute);
      lastThing = undefined;
      lastMinute = undefined;
    },
    finish: () => ({ things: [...things], minutes: [...minutes] }),
  };
}

export function mergeTelling(states: readonly TellingState[]): TellingState {
  const [only] = states;
  if (only !== undefined && states.length === 1) return only;
  return {
    things: union(
      states.map(({ things }) => things),
      enoughRecords,
    ),
    minutes: union(
      states.map(({ minutes }) => minutes),
      mostMinutes,
    ),
  };
}

function union(lists: readonly (readonly number[])[], most: number): number[] {
  const all = new Set<number>();
  for (const list of lists) for (const one of list) if (all.size < most) all.add(one);
  return [...all];
}

/** Whole and exact below `enoughRecords`, which stands for any number from there on. */
export function countTelling({ things, minutes }: TellingState): number {
  return Math.min(things.length, minutes.length * mostOfMinute);
}
