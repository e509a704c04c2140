/** Takes from each dated record of a history what evidence, quality and the fingerprint need, in flat memory. */
import type { Finding } from '../../authenticity/evidence.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import {
  createSketchBuilder,
  emptySketch,
  estimateDistinct,
  type MarkedSketch,
  mergeMarkedSketches,
  type Sketch,
  type SketchBuilder,
  shareMarked,
} from '../../fingerprint/sketch.ts';
import { addUp } from '../contract/add-up.ts';
import type { Counters } from '../contract/inspection.ts';
import { utcSeconds } from '../format/value/utc-time.ts';
import { countTelling, createTellingObserver, mergeTelling, type TellingState } from './telling-record.ts';

const secondsPerDay = 86_400;
const msPerDay = 86_400_000;

/** Clocks of devices and time zones may run ahead of ours by this much, in seconds. */
const aheadSeconds = 36 * 3600;

/** Mark of a record with an impossible value. */
const unsound = 1;

/** What one unit's records come to: merges with those of other units. */
export interface ActivityState {
  readonly records: number;
  /** Marked if a record is unsound. */
  readonly sketch: MarkedSketch;
  readonly telling: TellingState;
  /** By question, those records alone of which it is asked, marked with what they answer. */
  readonly asked: readonly MarkedSketch[];
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
  /** Those that tell something of their own: exact, up to 1,000. */
  readonly telling: number;
  readonly sketch: Sketch;
  readonly asked: readonly MarkedSketch[];
  /** Share of the distinct records, 0 to 1, that nothing was found impossible in. */
  readonly soundRecords: number;
  readonly future: Finding;
  readonly early: Finding;
  readonly repeats: Finding;
  /** Records that stand against the direction in which most of their list runs: newest or oldest first. */
  readonly order: Finding;
  /** Ascending days since 1970 that can be. */
  readonly days: readonly number[];
}

export interface ActivityObserver {
  /**
   * `at`: as `readUtcTime` gives it. `kind` and `what` make it, with `at`, the same record in any export.
   * `seconds`: when it was done, since 1970, if `at` does not say that. Gives seconds since 1970.
   */
  add(at: string, kind: string, what: unknown, seconds?: number): number;
  /** The record that was added last has an impossible value; times in the future are known. */
  doubt(): void;
  /**
   * Of the record that was added last it is asked how much it says. `question`: 0, 1, ...; `answers`: up to eight bits.
   * Counted once for records of one key, so that repeating those that say most changes no share.
   */
  ask(question: number, answers: number): void;
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
  const telling = createTellingObserver(recordHash);
  const asked: SketchBuilder[] = [];
  const days = new Set<number>();
  const latest = asOfMs / 1000 + aheadSeconds;
  const opened = openedMs / 1000;
  let records = 0;
  let hash = 0;
  let future = 0;
  let early = 0;
  let steps = 0;
  let against = 0;
  let stepsHere = 0;
  let backwards = 0;
  let before: number | undefined;
  let lastDay = Number.NaN;
  let canBe = false;
  function closeList(): void {
    steps += stepsHere;
    against += Math.min(backwards, stepsHere - backwards);
    stepsHere = 0;
    backwards = 0;
    before = undefined;
  }
  return {
    add(at, kind, what, seconds = utcSeconds(at)) {
      records++;
      hash = recordHash(`${kind}|${at}|${what}`);
      sketch.add(hash, seconds > latest ? unsound : 0);
      canBe = seconds <= latest && seconds >= opened;
      if (seconds > latest) future++;
      else if (seconds < opened) early++;
      else {
        const day = Math.floor(seconds / secondsPerDay);
        // neighbours are mostly of one day
        if (day !== lastDay) days.add(day);
        lastDay = day;
        telling.add(seconds, at, kind, what);
      }
      if (before !== undefined && seconds !== before) {
        stepsHere++;
        if (seconds > before) backwards++;
      }
      before = seconds;
      return seconds;
    },
    doubt() {
      sketch.add(hash, unsound);
      if (canBe) telling.takeBack();
    },
    ask(question, answers) {
      while (asked.length <= question) asked.push(createSketchBuilder());
      asked[question]?.add(hash, answers);
    },
    nextList: closeList,
    finish() {
      closeList();
      return {
        records,
        sketch: sketch.finishMarked(),
        telling: telling.finish(),
        asked: asked.map((builder) => builder.finishMarked()),
        future,
        early,
        steps,
        against,
        days: [...days],
      };
    },
  };
}

const nothingCounted = { records: 0, future: 0, early: 0, steps: 0, against: 0 };

export function mergeActivity(states: readonly ActivityState[]): ActivityState {
  const counts = [
    nothingCounted,
    ...states.map(
      ({ sketch: _sketch, telling: _telling, asked: _asked, days: _days, ...counted }) => counted,
    ),
  ];
  const questions = Math.max(0, ...states.map(({ asked }) => asked.length));
  const days = new Set<number>();
  for (const state of states) for (const day of state.days) days.add(day);
  return {
    ...addUp(counts),
    sketch: mergeMarkedSketches(states.map(({ sketch }) => sketch)),
    telling: mergeTelling(states.map(({ telling }) => telling)),
    asked: Array.from({ length: questions }, (_, question) =>
      mergeMarkedSketches(states.map(({ asked }) => asked[question] ?? emptySketch)),
    ),
    days: [...days],
  };
}

export function concludeActivity(state: ActivityState): ActivityObservation {
  const { records, sketch, asked } = state;
  const distinct = Math.min(records, estimateDistinct(sketch.hashes));
  return {
    records,
    distinct,
    telling: countTelling(state.telling),
    sketch: sketch.hashes,
    asked,
    soundRecords: 1 - (shareMarked(sketch, unsound) ?? 0),
    future: { against: state.future, of: records },
    early: { against: state.early, of: records },
    repeats: { against: Math.max(0, Math.round(records - distinct)), of: records },
    order: { against: state.against, of: state.steps },
    days: [...state.days].sort((a, b) => a - b),
  };
}

/** Share of the distinct records asked that answered with one of `bits`; undefined if none was asked. */
export function answeredShare(
  { asked }: ActivityObservation,
  question: number,
  bits: number,
): number | undefined {
  return shareMarked(asked[question] ?? emptySketch, bits);
}

type ActivityCounters = Omit<Counters, 'filled' | 'parts'>;

export function activityCounters({
  days,
  distinct,
  telling,
  soundRecords,
}: ActivityObservation): ActivityCounters {
  const first = days[0];
  const last = days.at(-1);
  const text = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10);
  return {
    distinctRecords: distinct,
    tellingRecords: telling,
    activeDays: days.length,
    activeMonths: new Set(days.map((day) => text(day).slice(0, 7))).size,
    monthDays: first === undefined || last === undefined ? 0 : last - first + 1,
    soundRecords,
    ...(first === undefined ? {} : { firstDay: text(first) }),
    ...(last === undefined ? {} : { lastDay: text(last) }),
  };
}
