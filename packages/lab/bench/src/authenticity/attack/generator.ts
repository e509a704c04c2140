/** The interface of generators of invented exports, which use no data of a real one. */
import { createHash } from 'node:crypto';
import { toSpotifyId } from '@cgdx/core/export/platform/spotify/spotify-uri.ts';
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import { randomOf } from '@cgdx/core/fingerprint/testing/changed-history.ts';
import { asOfMs } from '../../measure/sample-bytes.ts';

export type Random = () => number;

/** The parameters that an adaptive attacker may change. */
export interface Knobs {
  readonly years: number;
  /** The length of a history in years, sittings per day, and actions per sitting. */
  readonly sittings: number;
  readonly sitting: number;
  readonly gapSeconds: number;
  /** The number of different songs, videos, or posts of others. */
  readonly catalogue: number;
  /** Whether ids contain the platform's own bits below the time, or random ones. */
  readonly drawnIds: boolean;
  /** Whether songs come from a published list of hits: 20,000 lines that do not count as program. */
  readonly listed: boolean;
  /** Whether days and pauses vary as those of people do. */
  readonly lived: boolean;
  /** Whether texts consist of words, or are numbered. */
  readonly worded: boolean;
  /** Whether posts and videos of others come from the catalogue, so that all accounts have some of the same ones. */
  readonly isShared: boolean;
  /** If the account has not exactly its own history. */
  readonly piece?: Piece;
}

/** The part of some people's histories that an account has. */
export interface Piece {
  /** The people: the times of their histories are the same for all accounts. */
  readonly people: readonly number[];
  /** `at`: seconds since 1970; `n`: 0, 1, ... */
  readonly isOwn: (at: number, n: number) => boolean;
}

export type Generate = (random: Random, knobs: Knobs) => TestFile[];
type Part = (...given: never[]) => unknown;

export interface Program {
  readonly generate: Generate;
  /** Further parts of the program, besides `livedTimes` and `phraseOf`. */
  readonly parts: readonly Part[];
}

export interface Generator {
  /** The simplest program. */
  readonly plain: Program;
  /** The program of an attacker who knows how the platform works. */
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
  isShared: false,
};

/** The parameters of an attacker who has read the checks. */
export const informedKnobs: Knobs = { ...firstKnobs, drawnIds: true, lived: true, worded: true };

const daySeconds = 86_400;
const newest = Math.floor(asOfMs / 1_000) - 3 * daySeconds;

/** Returns seconds since 1970, ascending, uniformly distributed over the years. */
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

/** Returns seconds since 1970, ascending, with busy, quiet and empty days, and with short and long pauses. */
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
/** @param otherwise the times of an attacker who has not read the checks */
export function timesOf(otherwise: Times, random: Random, { piece, ...knobs }: Knobs): number[] {
  const times = knobs.lived ? livedTimes : otherwise;
  if (piece === undefined) return times(random, knobs);
  const all = piece.people.flatMap((person) => times(randomOf(person), knobs));
  return all.sort((a, b) => a - b).filter(piece.isOwn);
}

export const wholeOf = ({ piece, ...knobs }: Knobs): Knobs => ({
  ...knobs,
  ...(piece && { piece: { ...piece, isOwn: () => true } }),
});

const syllables = ['ba', 'ke', 'di', 'lo', 'mu', 'ra', 'sen', 'ti', 'nor', 'vu'];
const wordOf = (n: number): string => (n < 10 ? '' : wordOf(Math.floor(n / 10))) + (syllables[n % 10] ?? '');
const phraseOf = (n: number): string => [n % 997, (31 * n) % 613, (17 * n) % 89].map(wordOf).join(' ');

/** Returns the parts of a program that depend on the knobs. */
export const knowledgeOf = ({ lived, worded }: Knobs): Part[] => [
  ...(lived ? [livedTimes] : []),
  ...(worded ? [wordOf, phraseOf] : []),
];

/** Returns a text that is different for each number. */
export const textOf = ({ worded }: Knobs, text: string, n: number): string =>
  worded ? phraseOf(n) : `${text} ${n}`;

/**
 * Returns an id as a machine makes it that counts within each millisecond.
 * @param ms milliseconds since the platform's own epoch
 */
export const idOfMs = (random: Random, { drawnIds }: Knobs, ms: number): bigint => {
  const low = drawnIds ? (1 + Math.floor(400 * random())) * 4_096 : Math.floor(2 ** 22 * random());
  return (BigInt(ms) << 22n) + BigInt(low);
};

/** Returns the time of creation of another's post or video, and the randomness of its id. */
export const madeBy = (random: Random, { isShared, catalogue, years }: Knobs, made: number) => {
  if (!isShared) return { random, made };
  const n = pick(random, catalogue);
  return { random: randomOf(n), made: newest - 365 * years * daySeconds - 7_919 * (n + 1) };
};

export const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();
export const stampOf = (seconds: number): string => isoOf(seconds).slice(0, 19).replace('T', ' ');
export const pick = (random: Random, from: number): number => Math.floor(from * random() ** 2);

/** Returns a function that returns the id of each number, which looks drawn. `use`: of ids that differ from others of the same numbers. */
export const createDraw =
  (bytes: number, use: string) =>
  (n: number): Buffer =>
    createHash('sha256').update(`${use} ${n}`).digest().subarray(0, bytes);
export const spotifyIdOf = (id: Buffer): string => toSpotifyId(BigInt(`0x${id.toString('hex')}`));
