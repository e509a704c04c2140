/** Takes from each dated record of a history what evidence, quality and the fingerprint need, in flat memory. */
import type { Finding } from '../../authenticity/evidence.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import {
  createSketchBuilder,
  estimateDistinct,
  mergeSketches,
  type Sketch,
} from '../../fingerprint/sketch.ts';
import type { Counters } from '../inspection.ts';
import { utcSeconds } from '../utc-time.ts';
import { addUp } from './add-up.ts';

const secondsPerDay = 86_400;
const msPerDay = 86_400_000;

/** Clocks of devices and time zones may run ahead of ours by this much, in seconds. */
const aheadSeconds = 36 * 3600;

/** What one unit's records come to: merges with those of other units. */
export interface ActivityState {
  readonly records: number;
  readonly sketch: Sketch;
  readonly future: number;
  readonly early: number;
  /** Neighbours of different times, and those that stand against the direction of most. */
  readonly steps: number;
  readonly against: number;
  /** Since 1970, those that can be. */
  readonly days: readonly number[];
}

export interface ActivityObservation {
  readonly records: number;
  /** Exact below 1,024, beyond it within about 3 percent. */
  readonly distinct: number;
  readonly sketch: Sketch;
  readonly future: Finding;
  readonly early: Finding;
  readonly repeats: Finding;
  /** Records that stand against the direction in which most of their list runs: newest or oldest first. */
  readonly order: Finding;
  /** Ascending days since 1970 that can be. */
  readonly days: readonly number[];
}

export interface ActivityObserver {
  /** `at`: as `readUtcTime` gives it. `key`: what makes the record the same in any export. Gives seconds since 1970. */
  add(at: string, key: string): number;
  /** Another list begins: order is looked at within each. */
  nextList(): void;
  finish(): ActivityState;
}

/** `openedMs`: no record can be older than the platform, ms since 1970. */
export function createActivityObserver(
  hashKey: Uint8Array,
  asOfMs: number,
  openedMs: number,
): ActivityObserver {
  const recordHash = createRecordHash(hashKey);
  const sketch = createSketchBuilder();
  const days = new Set<number>();
  const latest = asOfMs / 1000 + aheadSeconds;
  const opened = openedMs / 1000;
  let records = 0;
  let future = 0;
  let early = 0;
  let steps = 0;
  let against = 0;
  let stepsHere = 0;
  let backwards = 0;
  let before: number | undefined;
  let lastDay = Number.NaN;
  function closeList(): void {
    steps += stepsHere;
    against += Math.min(backwards, stepsHere - backwards);
    stepsHere = 0;
    backwards = 0;
    before = undefined;
  }
  return {
    add(at, key) {
      const seconds = utcSeconds(at);
      records++;
      sketch.add(recordHash(key));
      if (seconds > latest) future++;
      else if (seconds < opened) early++;
      else {
        const day = Math.floor(seconds / secondsPerDay);
        // neighbours are mostly of one day
        if (day !== lastDay) days.add(day);
        lastDay = day;
      }
      if (before !== undefined && seconds !== before) {
        stepsHere++;
        if (seconds > before) backwards++;
      }
      before = seconds;
      return seconds;
    },
    nextList: closeList,
    finish() {
      closeList();
      return { records, sketch: sketch.finish(), future, early, steps, against, days: [...days] };
    },
  };
}

const nothingCounted = { records: 0, future: 0, early: 0, steps: 0, against: 0 };

export function mergeActivity(states: readonly ActivityState[]): ActivityState {
  const counts = [nothingCounted, ...states.map(({ sketch: _sketch, days: _days, ...counted }) => counted)];
  const days = new Set<number>();
  for (const state of states) for (const day of state.days) days.add(day);
  return { ...addUp(counts), sketch: mergeSketches(states.map(({ sketch }) => sketch)), days: [...days] };
}

export function concludeActivity(state: ActivityState): ActivityObservation {
  const { records, sketch } = state;
  const distinct = Math.min(records, estimateDistinct(sketch));
  return {
    records,
    distinct,
    sketch,
    future: { against: state.future, of: records },
    early: { against: state.early, of: records },
    repeats: { against: Math.max(0, Math.round(records - distinct)), of: records },
    order: { against: state.against, of: state.steps },
    days: [...state.days].sort((a, b) => a - b),
  };
}

type TimeCounters = Omit<Counters, 'filled' | 'parts' | 'soundRecords'>;

export function timeCounters({ days, distinct }: ActivityObservation): TimeCounters {
  const first = days[0];
  const last = days.at(-1);
  const text = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10);
  return {
    distinctRecords: distinct,
    activeDays: days.length,
    activeMonths: new Set(days.map((day) => text(day).slice(0, 7))).size,
    monthDays: first === undefined || last === undefined ? 0 : last - first + 1,
    ...(first === undefined ? {} : { firstDay: text(first) }),
    ...(last === undefined ? {} : { lastDay: text(last) }),
  };
}
