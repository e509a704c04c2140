/** Marks synthetic samples, so that they are refused where real data is required, even if they are repacked or cut up. */
import { textHash } from './text-hash.ts';

/** A file of this name tells people what the archive is. */
export const watermarkFile = 'CGDX_SYNTHETIC_SAMPLE.txt';

/** The prefix of the user names of synthetic people. */
export const watermarkUser = 'cgdx-sample-';

/** A prime: one unmarked play in 97 has the mark by chance. */
const modulus = 97;

/** The fewest plays that are checked for the mark: 20 marked plays of 40 by chance have a probability of 10^-29. */
const minimumPlays = 40;

/** Returns the smallest length from `ms` on, at most 96 ms longer, that carries the mark for a play of `title`. */
export function markedLength(title: string, ms: number): number {
  return ms + ((((textHash(title) - ms) % modulus) + modulus) % modulus);
}

export function bearsMark(title: string, ms: number): boolean {
  return ms % modulus === textHash(title) % modulus;
}

/** Returns whether so many plays carry the mark that they must come from the generator. */
export function isMarked(marked: number, plays: number): boolean {
  return plays >= minimumPlays && marked > plays / 2;
}
