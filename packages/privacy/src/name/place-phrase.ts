/** Reads the longest listed place name that begins at a word. */
import { joinHash, lookUp, word } from '../lexicon/lexicon.ts';
import { isSign, isWord } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** The most words of an entry. */
const mostWords = 6;

/**
 * Returns the last token of the place, or -1. The place may go beyond `runEnd` with lower-case words: "Isle of
 * Man".
 */
export function placeEnd(tokens: Tokens, first: number, runEnd: number): number {
  let flags = tokens.flags[first] as number;
  let found = flags & word.place ? first : -1;
  let hash = tokens.hash[first] as number;
  let words = 1;
  for (let i = first + 1; flags & word.placeStart && words < mostWords; i++) {
    if (isSign(tokens, i, 0x2d) && tokens.gap[i] === 0) i++;
    if (isSign(tokens, i, 0x2e) && tokens.gap[i] === 0) i++;
    if (!isWord(tokens, i) || (tokens.gap[i] as number) > gapBefore.blank || tokens.taken[i] === 1) break;
    hash = joinHash(hash, tokens.hash[i] as number);
    flags = lookUp(hash);
    if (flags & word.place && (i <= runEnd || tokens.wordCase[i] !== 0)) found = i;
    words++;
  }
  return found;
}
