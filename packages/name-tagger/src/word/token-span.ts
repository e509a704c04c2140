/** Divides text into the tokens that are tagged: words, numbers, and single signs. */
import { codesOf, exactHash, hashStart, hashStep } from './hash.ts';

/** One entry per token in each array; UTF-16 offsets, end exclusive. A caller that has already cut its text passes its own. */
export interface TokenSpans {
  readonly text: string;
  readonly count: number;
  readonly start: ArrayLike<number>;
  readonly end: ArrayLike<number>;
}

/**
 * Tokens with two hashes each, by which the tagger of words recognises them. Hardly any two words, and few long
 * numbers, have both hashes in common.
 */
export interface WordSpans extends TokenSpans {
  readonly hash: ArrayLike<number>;
  readonly exact: ArrayLike<number>;
}

const token = /[\p{L}\p{M}]+|[0-9]+|\S/gu;

/** Returns what the pattern, which has the flag `g`, finds in the text. */
export function cutAt(text: string, pattern: RegExp) {
  const found = [...text.matchAll(pattern)];
  const start = found.map(({ index }) => index);
  return { text, count: found.length, start, end: found.map(({ 0: piece, index }) => index + piece.length) };
}

export function cutTokens(text: string): WordSpans {
  const { start, end } = cutAt(text, token);
  return wordSpans(text, start, end);
}

/** Returns the hashes of tokens that the caller has already cut. */
export function wordSpans(text: string, start: readonly number[], end: readonly number[]): WordSpans {
  const count = start.length;
  const exact = new Int32Array(count);
  const hash = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const codes = codesOf(text.slice(start[i]!, end[i]!));
    exact[i] = exactHash(codes, 0, codes.length);
    hash[i] = codes.reduce(hashStep, hashStart);
  }
  return { text, count, start, end, exact, hash };
}
