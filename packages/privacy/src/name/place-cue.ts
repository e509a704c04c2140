/** Finds words before a place that announce it. */

import type { Language } from '../language/language.ts';
import { wordsOfAll } from '../language/language-word.ts';
import { word } from '../lexicon/lexicon.ts';
import { has, isSign, isWord, lengthOf, textOf } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const labels = new Set(wordsOfAll(({ placeCue }) => placeCue?.label));
const going = new Set(wordsOfAll(({ placeCue }) => placeCue?.going));

export const isPlaceCue = (tokens: Tokens, first: number, language: Language | undefined): boolean =>
  first > 0 &&
  has(tokens, first - 1, word.placeCue) &&
  tokens.gap[first] === gapBefore.blank &&
  !(language?.rule.isLetterPlaceCue === false && lengthOf(tokens, first - 1) === 1);

/** Returns whether the cue is so certain that the place need not be listed. */
export function isSurePlaceCue(tokens: Tokens, first: number): boolean {
  if (first < 2) return false;
  if (isSign(tokens, first - 1, 0x3a))
    return isWord(tokens, first - 2) && labels.has(textOf(tokens, first - 2).toLowerCase());
  return (
    has(tokens, first - 1, word.placeCue) &&
    tokens.gap[first] === gapBefore.blank &&
    isWord(tokens, first - 2) &&
    going.has(textOf(tokens, first - 2).toLowerCase())
  );
}
