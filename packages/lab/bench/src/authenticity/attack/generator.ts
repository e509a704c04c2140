/** What a generator of invented exports is: it takes nothing from a real one. */
import { randomBytes } from 'node:crypto';
import { toSpotifyId } from '@cgdx/core/export/platform/spotify/spotify-uri.ts';
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import { asOfMs } from '../../measure/sample-bytes.ts';

export type Random = () => number;

/** What an adaptive attacker may turn. */
export interface Knobs {
  readonly years: number;
  /** A day, and how much is done in each. */
  readonly sittings: number;
  readonly sitting: number;
  readonly gapSeconds: number;
  /** Songs, videos, posts of others. */
  readonly catalogue: number;
  /** Whether ids have what the platform puts below the clock, or chance. */
  readonly drawnIds: boolean;
  /** Whether songs are of a published list of hits: 20,000 lines that are no program. */
  readonly listed: boolean;
  /** Whether days and pauses differ as people's do. */
  readonly lived: boolean;
  /** Whether texts are of words, or numbered. */
  readonly worded: boolean;
}

export type Generate = (random: Random, knobs: Knobs) => TestFile[];
type Part = (...given: never[]) => unknown;

export interface Program {
  readonly generate: Generate;
  /** What else it consists of, beside `livedTimes` and `phraseOf`. */
  readonly parts: readonly Part[];
}

export interface Generator {
  /** The first that comes to mind. */
  readonly plain: Program;
  /** Of somebody who has read how the platform works. */
  readonly careful: Program;
}

export const firstKnobs: Knobs = {
  years: 1,
  sittings: 1,
  sitting: 8,
  gapSeconds: 200,
  catalogue: 300,
  drawnIds: false,
  listed: false,
  lived: false,
  worded: false,
};

/** Of somebody who has read our checks. */
export const informedKnobs: Knobs = { ...firstKnobs, drawnIds: true, lived: true, worded: true };

const daySeconds = 86_400;
const newest = Math.floor(asOfMs / 1_000) - 3 * daySeconds;

/** Returns seconds since 1970, ascending, anywhere in the years. */
export const anyTimes = (random: Random, { years, sittings, sitting }: Knobs): number[] =>
  Array.from({ length: 365 * years * sittings * sitting }, () =>
    Math.floor(newest - 365 * years * daySeconds * random()),
  ).sort((a, b) => a - b);

/** Returns seconds since 1970, ascending, in sittings between morning and night in Singapore. */
export function sittingTimes(random: Random, { years, sittings, sitting, gapSeconds }: Knobs): number[] {
  const times: number[] = [];
  for (let day = 365 * years; day > 0; day--) {
    for (let n = 0; n < sittings; n++) {
      let at = newest - day * daySeconds - (newest % daySeconds) + Math.floor(54_000 * random());
      for (let k = 0; k < sitting; k++) {
        at += 1 + Math.floor(2 * gapSeconds * random());
        times.push(at);
      }
    }
  }
  return times.sort((a, b) => a - b);
}

/** Returns seconds since 1970, ascending: of good and bad days, some without anything, with short and long pauses. */
function livedTimes(random: Random, { years, sittings, sitting, gapSeconds }: Knobs): number[] {
  const times: number[] = [];
  for (let day = 365 * years; day > 0; day--) {
    const most = random() < 0.2 ? 0 : 4 * sitting * random() ** 2;
    for (let n = 0; n < sittings; n++) {
      let at = newest - day * daySeconds - (newest % daySeconds) + Math.floor(54_000 * random());
      for (let k = 0; k < most; k++) {
        at += 1 + Math.floor(3 * gapSeconds * random() ** 3);
        times.push(at);
      }
    }
  }
  return times.sort((a, b) => a - b);
}

type Times = typeof livedTimes;
/** `otherwise`: of somebody who has not read our checks. */
export const timesOf = (otherwise: Times, random: Random, knobs: Knobs): number[] =>
  (knobs.lived ? livedTimes : otherwise)(random, knobs);

const syllables = ['ba', 'ke', 'di', 'lo', 'mu', 'ra', 'sen', 'ti', 'nor', 'vu'];
const wordOf = (n: number): string => (n < 10 ? '' : wordOf(Math.floor(n / 10))) + (syllables[n % 10] ?? '');
const phraseOf = (n: number): string => [n % 997, (31 * n) % 613, (17 * n) % 89].map(wordOf).join(' ');

/** Returns what a program consists of beside itself. */
export const knowledgeOf = ({ lived, worded }: Knobs): Part[] => [
  ...(lived ? [livedTimes] : []),
  ...(worded ? [wordOf, phraseOf] : []),
];

/** Returns a text that differs from those of other numbers. */
export const textOf = ({ worded }: Knobs, text: string, n: number): string =>
  worded ? phraseOf(n) : `${text} ${n}`;

/** Returns an id of a machine that counts within the millisecond; `ms` since the platform's own epoch. */
export const idOfMs = (random: Random, { drawnIds }: Knobs, ms: number): bigint => {
  const low = drawnIds ? (1 + Math.floor(400 * random())) * 4_096 : Math.floor(2 ** 22 * random());
  return (BigInt(ms) << 22n) + BigInt(low);
};

export const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();
export const stampOf = (seconds: number): string => isoOf(seconds).slice(0, 19).replace('T', ' ');
export const pick = (random: Random, from: number): number => Math.floor(from * random() ** 2);

/** Ids as platforms draw them, one for each number and person. */
export function createDraw(bytes: number) {
  const drawn = new Map<number, Buffer>();
  return (n: number): Buffer => {
    const id = drawn.get(n) ?? randomBytes(bytes);
    drawn.set(n, id);
    return id;
  };
}
export const spotifyIdOf = (id: Buffer): string => toSpotifyId(BigInt(`0x${id.toString('hex')}`));
