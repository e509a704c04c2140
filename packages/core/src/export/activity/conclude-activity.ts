/** Concludes the observation of dated records: distinct records, findings, shares and counters. */
import type { Finding } from '../../authenticity/evidence.ts';
import type { RunSketches } from '../../fingerprint/item-run.ts';
import {
  emptySketch,
  estimateDistinct,
  type MarkedSketch,
  type Sketch,
  shareMarked,
} from '../../fingerprint/sketch.ts';
import { dateOfDay } from '../contract/date-of-day.ts';
import type { Counters } from '../contract/inspection.ts';
import type { NumberedTexts } from './numbered-text.ts';
import { type ActivityState, unsound } from './observe-activity.ts';
import type { Rhythm } from './rhythm.ts';
import { countTelling } from './telling-record.ts';

export interface ActivityObservation {
  readonly records: number;
  /** The number of distinct records: exact below 1,024, an estimate within about 3 percent above. */
  readonly distinct: number;
  /** The number of telling records (see `telling-record.ts`): exact, counted up to 1,000. */
  readonly telling: number;
  readonly sketch: Sketch;
  readonly runs: RunSketches;
  readonly asked: readonly MarkedSketch[];
  /** The share of distinct records, 0 to 1, without an impossible value. */
  readonly soundRecords: number;
  readonly future: Finding;
  readonly early: Finding;
  readonly repeats: Finding;
  /** Records against the direction in which most of their list runs: newest or oldest first. */
  readonly order: Finding;
  readonly rhythm: Rhythm;
  readonly texts: NumberedTexts;
  /** Ascending days since 1970, without impossible ones. */
  readonly days: readonly number[];
}

export function concludeActivity(state: ActivityState): ActivityObservation {
  const { records, sketch, asked } = state;
  const distinct = Math.min(records, estimateDistinct(sketch.hashes));
  const { once } = state;
  return {
    records,
    distinct,
    telling: countTelling(state.telling),
    sketch: sketch.hashes,
    runs: state.runs,
    asked,
    soundRecords: 1 - (shareMarked(sketch, unsound) ?? 0),
    future: { against: state.future, of: records },
    early: { against: state.early, of: records },
    repeats: { against: Math.max(0, once - estimateDistinct(state.onceSketch)), of: once },
    order: { against: state.against, of: state.steps },
    rhythm: state.rhythm,
    texts: state.texts,
    days: [...state.days].sort((a, b) => a - b),
  };
}

/** Returns the share of distinct records asked whose answer has one of `bits`; undefined if no record was asked. */
export function answeredShare(
  { asked }: ActivityObservation,
  question: number,
  bits: number,
): number | undefined {
  return shareMarked(asked[question] ?? emptySketch, bits);
}

const msPerDay = 86_400_000;

/** Returns the number of distinct months. `days`: ascending, since 1970. */
function monthsIn(days: readonly number[]): number {
  let months = 0;
  let next = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    if (day < next) continue;
    months++;
    const date = new Date(day * msPerDay);
    next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / msPerDay;
  }
  return months;
}

type ActivityCounters = Omit<Counters, 'filled' | 'parts'>;

export function activityCounters({
  days,
  distinct,
  telling,
  soundRecords,
}: Pick<ActivityObservation, 'days' | 'distinct' | 'telling' | 'soundRecords'>): ActivityCounters {
  const first = days[0];
  const last = days.at(-1);
  return {
    distinctRecords: distinct,
    tellingRecords: telling,
    activeDays: days.length,
    days: [...days],
    activeMonths: monthsIn(days),
    monthDays: first === undefined || last === undefined ? 0 : last - first + 1,
    soundRecords,
    ...(first === undefined ? {} : { firstDay: dateOfDay(first) }),
    ...(last === undefined ? {} : { lastDay: dateOfDay(last) }),
  };
}
