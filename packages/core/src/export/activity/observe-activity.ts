import {
  areWordsAsked,
  createRunBuilder,
  itemOf,
  mergeRuns,
  type RunSketches,
} from '../../fingerprint/item-run.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import {
  createSketchBuilder,
  emptySketch,
  type MarkedSketch,
  mergeMarkedSketches,
  mergeSketches,
  type Sketch,
  type SketchBuilder,
} from '../../fingerprint/sketch.ts';
import { addUp } from '../contract/add-up.ts';
import { utcSeconds } from '../format/value/utc-time.ts';
import { createNumberedTexts, mergeNumberedTexts, type NumberedTexts } from './numbered-text.ts';
import { createRhythm, mergeRhythms, type Rhythm } from './rhythm.ts';
import { createTellingObserver, mergeTelling, type TellingState } from './telling-record.ts';

const secondsPerDay = 86_400;

/** How far in the future a time may be, in seconds, because of time zones and wrong clocks of devices. */
const aheadSeconds = 36 * 3600;

/** The mark of a record with an impossible value. */
export const unsound = 1;

/** The state of one unit's records, which can be merged with the states of other units. */
export interface ActivityState {
  readonly records: number;
  /** The number and the sketch of the records that the platform never writes twice. */
  readonly once: number;
  readonly onceSketch: Sketch;
  /** The sketch of all records; a marked hash is that of an unsound record. */
  readonly sketch: MarkedSketch;
  readonly telling: TellingState;
  readonly runs: RunSketches;
  /** For each question, the sketch of the records that it applies to, marked with their answers. */
  readonly asked: readonly MarkedSketch[];
  readonly future: number;
  readonly early: number;
  /** The number of consecutive records with different times, and how many of these run against the list's main direction. */
  readonly steps: number;
  readonly against: number;
  /** Days since 1970, without impossible days. */
  readonly days: readonly number[];
  /** The rhythm of the records whose time is that of the person's own action. */
  readonly rhythm: Rhythm;
  readonly texts: NumberedTexts;
}

export interface ActivityObserver {
  /**
   * Adds a record. `at`: a time in the format of `readUtcTime`. `kind`, `what` and `at` identify the record in any export.
   * `seconds`: the time of the action, since 1970, if it differs from `at`. Returns the time in seconds since 1970.
   */
  add(at: string, kind: string, what: unknown, seconds?: number): number;
  /**
   * Sets the item that the last record is about, for the fingerprint without times. `id`: the platform's id without arbitrary
   * bits. `words`: the title. `maker`: the artist or channel, whose items often follow each other in the same order.
   */
  isAbout(id: string | undefined, words: string | undefined, maker?: string): void;
  /** Declares that the last record's time is that of the person's own action. */
  wasDone(): void;
  /** Marks the last record as having an impossible value; future times are recognised without it. */
  doubt(): void;
  /** Declares that the platform may write the last record several times: a search, an advertisement that was shown. */
  mayRepeat(): void;
  /**
   * Adds the last record's answers to a question about its completeness. `question`: 0, 1, ...; `answers`: up to eight bits.
   * Records with the same key count once, so that repeating the fullest records raises no share.
   */
  ask(question: number, answers: number): void;
  /** Begins another list: the order is checked within each list. */
  nextList(): void;
  finish(): ActivityState;
}

/** `openedMs`: when the platform opened, in Unix ms; no record can be older. */
export function createActivityObserver(
  hashKey: Uint8Array,
  asOfMs: number,
  openedMs: number,
): ActivityObserver {
  const recordHash = createRecordHash(hashKey);
  const sketch = createSketchBuilder();
  /** The sketch of the records that the platform never writes twice; undefined while no record may repeat. */
  let onceSketch: SketchBuilder | undefined;
  const telling = createTellingObserver(recordHash);
  const runs = createRunBuilder();
  const asked: SketchBuilder[] = [];
  const days = new Set<number>();
  const latest = asOfMs / 1000 + aheadSeconds;
  const opened = openedMs / 1000;
  let records = 0;
  let once = 0;
  let mayBeAgain = false;
  let hash = 0;
  let marks = 0;
  let list = '';
  let day = 0;
  let since = 0;
  let future = 0;
  let early = 0;
  let steps = 0;
  let against = 0;
  let stepsHere = 0;
  let backwards = 0;
  let before: number | undefined;
  let lastDay = Number.NaN;
  let canBe = false;
  const rhythm = createRhythm();
  const texts = createNumberedTexts();
  /** Counts the last record when no further call can change it. */
  function closeRecord(): void {
    if (records === 0) return;
    if (mayBeAgain) onceSketch ??= copyOfSketch(sketch);
    else {
      once++;
      onceSketch?.add(hash);
    }
    sketch.add(hash, marks);
  }
  function closeList(): void {
    steps += stepsHere;
    against += Math.min(backwards, stepsHere - backwards);
    stepsHere = 0;
    backwards = 0;
    before = undefined;
  }
  return {
    add(at, kind, what, seconds = utcSeconds(at)) {
      closeRecord();
      mayBeAgain = false;
      marks = seconds > latest ? unsound : 0;
      records++;
      list = kind;
      since = seconds;
      day = Math.floor(seconds / secondsPerDay);
      hash = recordHash(`${kind}|${at}|${what}`);
      canBe = seconds <= latest && seconds >= opened;
      if (seconds > latest) future++;
      else if (seconds < opened) early++;
      else {
        // consecutive records are usually on the same day
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
    isAbout(id, words, maker) {
      if (words !== undefined) texts.add(words);
      const isAsked = words !== undefined && (id === undefined || areWordsAsked(day));
      runs.add(list, since, itemOf(recordHash, id, isAsked ? words : undefined, maker));
    },
    wasDone() {
      if (canBe) rhythm.add(since);
    },
    doubt() {
      marks = unsound;
      if (canBe) telling.takeBack();
    },
    mayRepeat() {
      mayBeAgain = true;
    },
    ask(question, answers) {
      while (asked.length <= question) asked.push(createSketchBuilder());
      asked[question]?.add(hash, answers);
    },
    nextList: closeList,
    finish() {
      closeList();
      closeRecord();
      const marked = sketch.finishMarked();
      return {
        records,
        once,
        onceSketch: onceSketch?.finish() ?? marked.hashes,
        sketch: marked,
        telling: telling.finish(),
        runs: runs.finish(),
        asked: asked.map((builder) => builder.finishMarked()),
        future,
        early,
        steps,
        against,
        days: [...days],
        rhythm: rhythm.finish(),
        texts: texts.finish(),
      };
    },
  };
}

function copyOfSketch(sketch: SketchBuilder): SketchBuilder {
  const copy = createSketchBuilder();
  for (const hash of sketch.finish()) copy.add(hash);
  return copy;
}

const nothingCounted = { records: 0, once: 0, future: 0, early: 0, steps: 0, against: 0 };

export function mergeActivity(states: readonly ActivityState[]): ActivityState {
  const counts = [
    nothingCounted,
    ...states.map(({ records, once, future, early, steps, against }) => ({
      records,
      once,
      future,
      early,
      steps,
      against,
    })),
  ];
  const questions = Math.max(0, ...states.map(({ asked }) => asked.length));
  const days = new Set<number>();
  for (const state of states) for (const day of state.days) days.add(day);
  return {
    ...addUp(counts),
    sketch: mergeMarkedSketches(states.map(({ sketch }) => sketch)),
    onceSketch: mergeSketches(states.map(({ onceSketch }) => onceSketch)),
    telling: mergeTelling(states.map(({ telling }) => telling)),
    runs: mergeRuns(states.map((state) => state.runs)),
    asked: Array.from({ length: questions }, (_, question) =>
      mergeMarkedSketches(states.map(({ asked }) => asked[question] ?? emptySketch)),
    ),
    days: [...days],
    rhythm: mergeRhythms(states.map(({ rhythm }) => rhythm)),
    texts: mergeNumberedTexts(states.map(({ texts }) => texts)),
  };
}
