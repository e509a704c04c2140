/** Generates the things of synthetic people: popular ones, things of their language, and rare ones. */
import { panelSketchSize } from '../shared-things.ts';
import { createSketchBuilder, type Sketch } from '../sketch.ts';
import { randomOf, testRecordHash } from './changed-history.ts';

export interface Taste {
  /** The number of distinct things. */
  readonly count: number;
  readonly language: number;
  /** The share of rare things; `hits`: the share of popular ones among the others. 0 to 1. */
  readonly own: number;
  readonly hits: number;
}

const languages = 12;
const hits = 20_000;
const ofLanguage = 30_000;
const ownFrom = 3_000_000;

/** Returns a random number below `below`; smaller numbers are more frequent, as in charts. */
const charted = (random: () => number, below: number): number =>
  Math.floor((random() * (below ** 0.2 - 1) + 1) ** 5) - 1;

/** Of 32 such people each shares 4 to 50 % of the plays with others, with a median of 18 %. Real listeners shared 12 to 76 %. */
export function tasteOf(person: number): Taste {
  const random = randomOf(person);
  const normal = Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  return {
    count: Math.round(Math.min(8_000, Math.max(80, 2_500 * Math.exp(0.9 * normal)))),
    language: Math.floor(languages * random() ** 2),
    hits: 0.05 + 0.5 * random() ** 1.5,
    own: 0.15 + 0.75 * random(),
  };
}

/** Returns the names of a person's things. */
export function thingsOf(person: number, { count, language, own, hits: share }: Taste): string[] {
  const random = randomOf(1_000_000 + person);
  const things = new Set<string>();
  for (let tries = 0; things.size < count && tries < 10 * count; tries++) {
    if (random() < own) things.add(`own ${Math.floor(ownFrom * random())}`);
    else if (random() < share) things.add(`hit ${charted(random, hits)}`);
    else things.add(`language ${language} ${charted(random, ofLanguage)}`);
  }
  return [...things];
}

/** `recordHash`: a hash of 52 bits. */
export function panelSketchOf(things: Iterable<string>, recordHash = testRecordHash): Sketch {
  const builder = createSketchBuilder(panelSketchSize);
  for (const thing of things) builder.add(Math.floor(recordHash(thing) / 2 ** 24));
  return builder.finish();
}
