/** Marks synthetic samples, so that they are refused wherever real data is wanted, even repacked or cut up. */
import { textHash } from './text-hash.ts';

/** A file of this name tells people what the archive is. */
export const watermarkFile = 'CGDX_SYNTHETIC_SAMPLE.txt';

/** The prefix of invented people's user names. */
export const watermarkUser = 'cgdx-sample-';

/** A prime: by chance one play in 97 has the mark. */
const modulus = 97;

/** The least number of plays in which the mark is looked for: 20 of 40 by chance is one in 10^29. */
const minimumPlays = 40;

/** Returns the next length, at most 96 ms longer, that has the mark for a play of `title`. */
export function markedLength(title: string, ms: number): number {
  return ms + ((((textHash(title) - ms) % modulus) + modulus) % modulus);
}

export function bearsMark(title: string, ms: number): boolean {
  return ms % modulus === textHash(title) % modulus;
}

/** Returns whether so many of the plays have the mark that the generator must have made them. */
export function isMarked(marked: number, plays: number): boolean {
  return plays >= minimumPlays && marked > plays / 2;
}
