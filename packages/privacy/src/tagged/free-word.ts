/** Decides which words the tagger may still take for a name, and finds the initials before one. */

import { wordsOfAll } from '../language/language-word.ts';
import { word } from '../lexicon/lexicon.ts';
import {
  has,
  isApostrophe,
  isCapital,
  isNumber,
  isSign,
  isWord,
  lengthOf,
  textOf,
} from '../text/evidence.ts';
import { isDated } from '../text/month.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const fullStop = 0x2e;
const dollar = 0x24;
const longestCurrency = 3;

/**
 * Returns whether a word may be part of a name: no finding has taken it, and it is no date, contraction or
 * common small word.
 */
export const isFree = (
  tokens: Tokens,
  i: number,
  functionWords = word.functionWord | word.plainFunctionWord,
): boolean =>
  isWord(tokens, i) &&
  lengthOf(tokens, i) > 1 &&
  tokens.taken[i] === 0 &&
  !isDated(tokens, i) &&
  !isContraction(tokens, i) &&
  !isNumbered(tokens, i) &&
  !isCurrency(tokens, i) &&
  !isTitle(tokens, i) &&
  !(isSmallWord(tokens, i) && has(tokens, i, functionWords));

const contractions = new Set(wordsOfAll(({ nameCue }) => nameCue.contraction));

/** Returns true for "Don't", "I'm", but not for "Anna's". */
const isContraction = (tokens: Tokens, i: number): boolean =>
  isApostrophe(tokens, i + 1) &&
  tokens.gap[i + 1] === gapBefore.none &&
  isWord(tokens, i + 2) &&
  tokens.gap[i + 2] === gapBefore.none &&
  contractions.has(textOf(tokens, i + 2).toLowerCase());

/** Returns true for "Dr" in "Dr. Tan". */
const isTitle = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.title) &&
  isSign(tokens, i + 1, fullStop) &&
  tokens.gap[i + 1] === gapBefore.none &&
  isCapital(tokens, i + 2);

/** Returns whether it is capitals with a number after them that no list has as a name: "RTX4090". */
const isNumbered = (tokens: Tokens, i: number): boolean =>
  tokens.wordCase[i] === wordCase.capitals &&
  tokens.gap[i + 1] === gapBefore.none &&
  isNumber(tokens, i + 1) &&
  !has(tokens, i, word.given | word.surname);

/** Returns true for "US" in "US$ 5". */
const isCurrency = (tokens: Tokens, i: number): boolean =>
  isSign(tokens, i + 1, dollar) &&
  tokens.gap[i + 1] === gapBefore.none &&
  isNumber(tokens, i + 2) &&
  tokens.wordCase[i] === wordCase.capitals &&
  lengthOf(tokens, i) <= longestCurrency &&
  !has(tokens, i, word.given | word.surname);

export const isSmallWord = (tokens: Tokens, i: number): boolean => tokens.wordCase[i] === wordCase.small;
