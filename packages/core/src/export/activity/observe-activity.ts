/** Takes from each dated record of a history what evidence, quality and the fingerprint need, in flat memory. */
import type { Finding } from '../../authenticity/evidence.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import { createSketchBuilder, estimateDistinct, type Sketch } from '../../fingerprint/sketch.ts';
import type { Counters } from '../inspection.ts';
import { utcSeconds } from '../utc-time.ts';

const secondsPerDay = 86_400;
const msPerDay = 86_400_000;

/** Clocks of devices and time zones may run ahead of ours by this much, in seconds. */
const aheadSeconds = 36 * 3600;

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
  finish(): ActivityObservation;
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
  let records = 0;
  let future = 0;
  let early = 0;
  let steps = 0;
  let against = 0;
  let stepsHere = 0;
  let backwards = 0;
  let before: number | undefined;
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
      else if (seconds * 1000 < openedMs) early++;
      else days.add(Math.floor(seconds / secondsPerDay));
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
      const smallest = sketch.finish();
      const distinct = Math.min(records, estimateDistinct(smallest));
      return {
        records,
        distinct,
        sketch: smallest,
        future: { against: future, of: records },
        early: { against: early, of: records },
        repeats: { against: Math.max(0, Math.round(records - distinct)), of: records },
        order: { against, of: steps },
        days: [...days].sort((a, b) => a - b),
      };
    },
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
