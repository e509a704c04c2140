/**
 * Samples what a history is of, without its exact times: what was there on a day, and which three things follow each
 * other. A copy whose times were moved keeps its runs, one that was shuffled within a day keeps its days. Single things
 * never decide, since people share many, and neither does a run by one artist or channel: an album is everybody's.
 */

import { createHoursBuilder, type DayHours, mergeHours } from './day-hours.ts';
import { hashOfWords } from './item-words.ts';
import { mixed } from './mixed.ts';
import { type RecordHash, shortRange } from './record-hash.ts';
import { panelSketchSize } from './shared-things.ts';
import { createSketchBuilder, mergeSketches, type Sketch } from './sketch.ts';

/** Hashes kept of each part: a share of 0.3 is then known to 0.03. */
export const runSketchSize = 256;

/**
 * One thing in so many, a power of two, is taken for runs that reach far, when it first appears: neighbours that changed places rarely
 * break these, and what everybody plays again and again is in them once.
 */
const farStep = 16;

/** Ascending; hashes are below `shortRange`, at most `runSketchSize` of each part. */
export interface RunSketches {
  /** What was there on which day. */
  readonly day: Sketch;
  /** Runs by the platform's ids, in words, and by either over a longer stretch. */
  readonly id: Sketch;
  readonly words: Sketch;
  readonly far: Sketch;
  /** Things, whenever they were there, at most `panelSketchSize`. */
  readonly things: Sketch;
  /** On which hours of some days something was there; see `day-hours.ts`. */
  readonly hours: DayHours;
}

/** Hashes that a fingerprint keeps of things: a share of 0.3 is then known to 0.04. */
export const thingSketchSize = 128;

/** Returns what a fingerprint keeps of them. */
export const keptRuns = (runs: RunSketches): RunSketches => ({
  ...runs,
  things: runs.things.slice(0, thingSketchSize),
});

export const runParts = ['day', 'id', 'words', 'far'] as const satisfies (keyof RunSketches)[];

export const noRuns: RunSketches = { day: [], id: [], words: [], far: [], things: [], hours: [] };

/** A thing by its keyed hashes, of 32 bits with a sign: engines keep these without a box. */
export interface Item {
  readonly id: number | undefined;
  readonly words: number | undefined;
  /** Who made it; undefined if nobody is known. */
  readonly maker: string | undefined;
}

/**
 * @param id the platform's id, without bits that nothing depends on
 * @param title of it, or what it says
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
  /** Adds the things of each list in their order. `seconds`: since 1970. */
  add(list: string, seconds: number, item: Item): void;
  finish(): RunSketches;
}

interface Run {
  add(hash: number, maker: string | undefined): void;
}

/** Passes on the hash of each three things that follow each other, in any order among themselves, by more than one maker. */
function createRun(onRun: (hash: number) => void): Run {
  let first = 0;
  let second = 0;
  let held = 0;
  let firstMaker: string | undefined;
  let secondMaker: string | undefined;
  return {
    add(hash, maker) {
      // what is played on repeat is one thing
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
 * Words without an id that are so much of a list, such as "haha" or "happy birthday", follow each other by chance in many
 * people's: they count as one maker's.
 */
const commonFrom = 0.01;
const everybody = 'everybody';
/** Before this, nothing is common. */
const fewestSaid = 2;
/** A power of two. Words share places; all others together add 1 / 4,096 to the share of one. */
const saidPlaces = 4_096;

/** Returns who counts as the maker of words, each time that they are said. */
function createCommonWords(): (words: number) => string | undefined {
  const said = new Uint32Array(saidPlaces);
  let all = 0;
  return (words) => {
    const place = words & (saidPlaces - 1);
    const times = (said[place] ?? 0) + 1;
    said[place] = times;
    all++;
    return times > fewestSaid && times > commonFrom * all ? everybody : undefined;
  };
}

interface ListRuns extends Readonly<Record<'id' | 'words' | 'far', Run>> {
  readonly makerOf: (words: number) => string | undefined;
  /** The things that are in far runs. */
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

/** Estimates how many records a part stands for. */
export function runsOf(runs: RunSketches, part: (typeof runParts)[number]): number {
  const sketch = runs[part];
  const step = part === 'far' ? farStep : 1;
  const last = sketch.at(-1);
  if (sketch.length < runSketchSize || last === undefined) return step * sketch.length;
  return (step * runSketchSize * shortRange) / Math.max(1, last);
}

/**
 * Says whether the words of a thing with an id are worth their hash: on one day in three. Whoever changes ids leaves
 * times and words; whoever moves times leaves the ids.
 */
export const areWordsAsked = (day: number): boolean => day % 3 === 0;
