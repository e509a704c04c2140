/**
 * Samples the items ("things") of a history without exact times: which things occur on a day, and which three things follow
 * each other (a run). A copy with shifted times keeps its runs, and a copy that is shuffled within days keeps its days. Single
 * things never decide, since people share many; nor do runs of one artist or channel, since many people play the same album.
 */

import { createHoursBuilder, type DayHours, mergeHours } from './day-hours.ts';
import { hashOfWords } from './item-words.ts';
import { mixed } from './mixed.ts';
import { type RecordHash, shortRange } from './record-hash.ts';
import { panelSketchSize } from './shared-things.ts';
import { createSketchBuilder, mergeSketches, type Sketch } from './sketch.ts';

/** The number of hashes that each part keeps; it gives a share of 0.3 to within 0.03. */
export const runSketchSize = 256;

/**
 * One thing in this many, a power of two, is used for far runs, and only at its first occurrence. Swapped neighbours rarely break
 * far runs, and a popular thing that is repeated counts once.
 */
const farStep = 16;

/** Sketches of ascending hashes below `shortRange`; `day`, `id`, `words` and `far` have at most `runSketchSize` each. */
export interface RunSketches {
  /** The pairs of thing and day. */
  readonly day: Sketch;
  /** Runs by the platform's ids; `words`: runs by titles; `far`: runs of sampled things over a longer stretch. */
  readonly id: Sketch;
  readonly words: Sketch;
  readonly far: Sketch;
  /** The things, regardless of time, at most `panelSketchSize`. */
  readonly things: Sketch;
  /** The active hours of some days; see `day-hours.ts`. */
  readonly hours: DayHours;
}

/** The number of hashes of things in a stored fingerprint; it gives a share of 0.3 to within 0.04. */
export const thingSketchSize = 128;

/** Cuts the sketches to the size of a stored fingerprint. */
export const keptRuns = (runs: RunSketches): RunSketches => ({
  ...runs,
  things: runs.things.slice(0, thingSketchSize),
});

export const runParts = ['day', 'id', 'words', 'far'] as const satisfies (keyof RunSketches)[];

export const noRuns: RunSketches = { day: [], id: [], words: [], far: [], things: [], hours: [] };

/** A thing by its keyed hashes: signed 32-bit numbers, which engines store unboxed. */
export interface Item {
  readonly id: number | undefined;
  readonly words: number | undefined;
  /** The artist or channel; undefined if it is not known. */
  readonly maker: string | undefined;
}

/**
 * @param id the platform's id, without arbitrary bits
 * @param title the title, or the text of a thing without one
 * @param maker an artist or a channel
 */
export function itemOf(
  recordHash: RecordHash,
  id: string | undefined,
  title: string | undefined,
  maker?: string,
): Item {
  const words = title === undefined ? undefined : hashOfWords(recordHash, title);
  return {
    id: id === undefined ? undefined : upperBits(recordHash(id)),
    words: words === undefined ? undefined : upperBits(words),
    maker,
  };
}

const upperBits = (hash: number): number => Math.floor(hash / 2 ** 20) | 0;

export interface RunBuilder {
  /** Adds a thing of a list; the things of each list must come in order. `seconds`: since 1970. */
  add(list: string, seconds: number, item: Item): void;
  finish(): RunSketches;
}

interface Run {
  add(hash: number, maker: string | undefined): void;
}

/** Calls back with a hash of each three consecutive things, independent of their order, unless all have the same maker. */
function createRun(onRun: (hash: number) => void): Run {
  let first = 0;
  let second = 0;
  let held = 0;
  let firstMaker: string | undefined;
  let secondMaker: string | undefined;
  return {
    add(hash, maker) {
      // a thing on repeat counts once
      if (held > 0 && hash === second) return;
      const isOfOne = maker !== undefined && maker === secondMaker && maker === firstMaker;
      if (held > 1 && !isOfOne) onRun(mixed((first + second + hash) | 0, first ^ second ^ hash));
      if (held < 2) held++;
      first = second;
      firstMaker = secondMaker;
      second = hash;
      secondMaker = maker;
    },
  };
}

/**
 * Words without an id that make up more than this share of a list, such as "haha" or "happy birthday", follow each other by
 * chance for many people, so they count as things of one maker.
 */
const commonFrom = 0.01;
const everybody = 'everybody';
/** The number of occurrences up to which no words are common. */
const fewestOccurrences = 2;
/** The number of counters, a power of two. Words share counters, so all other words add about 1 / 4,096 to a share. */
const wordCounters = 4_096;

/** Returns a function that counts words and returns the maker that common words are assigned. */
function createCommonWords(): (words: number) => string | undefined {
  const said = new Uint32Array(wordCounters);
  let all = 0;
  return (words) => {
    const place = words & (wordCounters - 1);
    const times = (said[place] ?? 0) + 1;
    said[place] = times;
    all++;
    return times > fewestOccurrences && times > commonFrom * all ? everybody : undefined;
  };
}

interface ListRuns extends Readonly<Record<'id' | 'words' | 'far', Run>> {
  readonly makerOf: (words: number) => string | undefined;
  /** The things that far runs have already. */
  readonly seen: Set<number>;
}

export function createRunBuilder(): RunBuilder {
  const day = createSketchBuilder(runSketchSize, shortRange);
  const id = createSketchBuilder(runSketchSize, shortRange);
  const words = createSketchBuilder(runSketchSize, shortRange);
  const far = createSketchBuilder(runSketchSize, shortRange);
  const things = createSketchBuilder(panelSketchSize, shortRange);
  const hours = createHoursBuilder();
  const runsOf = new Map<string, ListRuns>();
  let before = '';
  let runs: ListRuns | undefined;
  return {
    add(list, seconds, item) {
      if (list !== before) runs = runsOf.get(list);
      before = list;
      if (runs === undefined) {
        runs = {
          id: createRun(id.add),
          words: createRun(words.add),
          far: createRun(far.add),
          makerOf: createCommonWords(),
          seen: new Set(),
        };
        runsOf.set(list, runs);
      }
      const thing = item.id ?? item.words;
      if (thing === undefined) return;
      day.add(mixed(thing, hours.add(seconds)));
      things.add(thing >>> 4);
      const maker = item.maker ?? (item.id === undefined ? runs.makerOf(thing) : undefined);
      if (item.id !== undefined) runs.id.add(item.id, maker);
      if (item.words !== undefined) runs.words.add(item.words, maker);
      if ((thing & (farStep - 1)) !== 0 || runs.seen.has(thing)) return;
      runs.seen.add(thing);
      runs.far.add(thing, maker);
    },
    finish: () => ({
      day: day.finish(),
      id: id.finish(),
      words: words.finish(),
      far: far.finish(),
      things: things.finish(),
      hours: hours.finish(),
    }),
  };
}

export const mergeRuns = (sketches: readonly RunSketches[]): RunSketches => {
  const merged = (part: Exclude<keyof RunSketches, 'hours'>, most = runSketchSize) =>
    mergeSketches(
      sketches.map((one) => one[part]),
      most,
    );
  return {
    day: merged('day'),
    id: merged('id'),
    words: merged('words'),
    far: merged('far'),
    things: merged('things', panelSketchSize),
    hours: mergeHours(sketches.map(({ hours }) => hours)),
  };
};

/** Estimates the number of records that a part represents. */
export function runsOf(runs: RunSketches, part: (typeof runParts)[number]): number {
  const sketch = runs[part];
  const step = part === 'far' ? farStep : 1;
  const last = sketch.at(-1);
  if (sketch.length < runSketchSize || last === undefined) return step * sketch.length;
  return (step * runSketchSize * shortRange) / Math.max(1, last);
}

/**
 * Returns whether the words of a thing with an id are hashed too, which is so on one day in three to save time. A copy with
 * changed ids still has its times and words, and a copy with shifted times still has its ids.
 */
export const areWordsAsked = (day: number): boolean => day % 3 === 0;
