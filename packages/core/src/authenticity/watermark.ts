/** Marks synthetic samples, so that they are refused wherever real data is wanted, even packed anew or cut up. */
import { textHash } from './text-hash.ts';

/** A file of this name says to people what the archive is. */
export const watermarkFile = 'CGDX_SYNTHETIC_SAMPLE.txt';

/** Usernames of invented people begin with this. */
export const watermarkUser = 'cgdx-sample-';

/** A prime: by chance one play in 97 bears the mark. */
const modulus = 97;

/** The least number of plays that the mark is looked for in: 20 of 40 by chance is one in 10^29. */
const minimumPlays = 40;

/** The next length, at most 96 ms longer, that bears the mark for a play of `title`. */
export function markedLength(title: string, ms: number): number {
  return ms + ((((textHash(title) - ms) % modulus) + modulus) % modulus);
}

export function bearsMark(title: string, ms: number): boolean {
  return ms % modulus === textHash(title) % modulus;
}

/** Whether so many of so many plays bear the mark that they come out of the generator. */
export function isMarked(marked: number, plays: number): boolean {
  return plays >= minimumPlays && marked > plays / 2;
}
