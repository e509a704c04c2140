/** Counts telling records, which add something new to an export, up to the number that makes an export large enough. */
import type { RecordHash } from '../../fingerprint/record-hash.ts';
import { enoughRecords } from '../../pool/least-amount.ts';

/**
 * The most telling records for each active minute, averaged over the export: a list with one time for all is not a history.
 * If times are known only to the day, a day counts as a minute.
 */
const mostOfMinute = 10;
const mostMinutes = enoughRecords / mostOfMinute;

/** The state of one unit's records, which can be merged with the states of other units. A list at its limit may be incomplete. */
export interface TellingState {
  /** Hashes of the pairs of record and day, at most `enoughRecords`. */
  readonly things: readonly number[];
  /** Minutes since 1970 in which something was done, at most `mostMinutes`. */
  readonly minutes: readonly number[];
}

export interface TellingObserver {
  /**
   * Adds a record with a possible time. `at`: `YYYY-MM-DD...`; `kind` and `what` identify the record, apart from its time, in
   * any export. A repetition on the same day adds nothing.
   */
  add(seconds: number, at: string, kind: string, what: unknown): void;
  /** Returns true if further records change nothing. */
  isFull(): boolean;
  /** Removes the last record, which has an impossible value. */
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
    // both limits are reached after the first thousand records of a typical file
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

/** Returns the exact count below `enoughRecords`, and `enoughRecords` for any larger number. */
export function countTelling({ things, minutes }: TellingState): number {
  return Math.min(things.length, minutes.length * mostOfMinute);
}
