/**
 * Reads words that may be one name: consecutive capitalised words, with initials, hyphens and particles
 * between.
 */
import { word } from '../lexicon/lexicon.ts';
import { has, isApostrophe, isCapital, isSign, isWord, lengthOf } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** The most words of a name. */
const mostWords = 8;
const hyphen = 0x2d;
const dot = 0x2e;

/** Returns whether the word may be part of a name: by its spelling or, in a text without capitals, by the lists. */
export type MayJoin = (i: number) => boolean;

/** Returns the tokens of the words, ascending, without signs; empty if none begins at `first`. */
export function readRun(tokens: Tokens, first: number, mayJoin: MayJoin): number[] {
  const words: number[] = [];
  const { gap, taken } = tokens;
  let i = first;
  while (words.length < mostWords && isWord(tokens, i) && taken[i] === 0 && mayJoin(i)) {
    // "OF" and "AND" in a line of capitals.
    if (
      words.length > 0 &&
      lengthOf(tokens, i) > 1 &&
      has(tokens, i, word.plainFunctionWord) &&
      !has(tokens, i, word.given | word.surname)
    )
      break;
    words.push(i);
    let next = i + 1;
    if (isSign(tokens, next, dot) && gap[next] === 0) {
      // After an initial the name continues; after any other full stop a new sentence begins.
      if (lengthOf(tokens, i) > 1) break;
      next++;
      i = next;
      continue;
    }
    const isHyphen = isSign(tokens, next, hyphen);
    if (
      (isHyphen || isApostrophe(tokens, next)) &&
      gap[next] === 0 &&
      isWord(tokens, next + 1) &&
      gap[next + 1] === 0
    ) {
      i = next + 1;
      continue;
    }
    next = skipParticles(tokens, next, mayJoin);
    if (next >= tokens.count || gap[next] !== gapBefore.blank) break;
    i = next;
  }
  return words;
}

/** Skips `van der` in `Jan van der Berg`: particles that are only inside a name. */
function skipParticles(tokens: Tokens, from: number, mayJoin: MayJoin): number {
  let i = from;
  while (i < from + 3 && isWord(tokens, i) && !isCapital(tokens, i) && has(tokens, i, word.nameParticle)) {
    i++;
  }
  return isWord(tokens, i) && mayJoin(i) && isCapital(tokens, i) ? i : from;
}
