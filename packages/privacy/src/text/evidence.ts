/** Reads the facts about a word from the lexicon and its spelling. */

import { wordsOfAll } from '../language/language-word.ts';
import {
  classOf as classes,
  foldOf as folds,
  lower as lowerClass,
  upper as upperClass,
} from '../lexicon/character.ts';
import type { HashSet } from '../lexicon/hash-set.ts';
import {
  hashBetween,
  hashStep,
  listedBits,
  lookUp,
  ordinary as ordinaryBits,
  word as wordBits,
} from '../lexicon/lexicon.ts';
import { recallForm } from '../lexicon/recent-word.ts';
import { gapBefore as gapsBefore, tokenKind as tokenKinds, wordCase } from './token-kind.ts';
import type { Tokens } from './tokenise.ts';

// A local alias, so that the engine inlines its members.
const classOf = classes;
const foldOf = folds;
const lower = lowerClass;
const upper = upperClass;
const word = wordBits;
const gapBefore = gapsBefore;
const tokenKind = tokenKinds;

const name = word.given | word.surname;
const ordinary = ordinaryBits;

export const isWord = (tokens: Tokens, i: number): boolean =>
  i >= 0 && i < tokens.count && tokens.kind[i] === tokenKind.word;

/** Returns whether one of these words, by hash, is directly before token `i`. */
export const isBehindAny = (words: HashSet, tokens: Tokens, i: number): boolean =>
  isWord(tokens, i - 1) && tokens.gap[i] === gapBefore.blank && words.has(tokens.hash[i - 1] as number);

export const isNumber = (tokens: Tokens, i: number): boolean =>
  i >= 0 && i < tokens.count && tokens.kind[i] === tokenKind.number;

export const isSign = (tokens: Tokens, i: number, code: number): boolean =>
  i >= 0 && i < tokens.count && tokens.kind[i] === tokenKind.sign && tokens.hash[i] === code;

/** Returns whether a finding has taken one of the tokens from `first` to `last`. */
export function isTaken({ taken }: Tokens, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) if (taken[i] === 1) return true;
  return false;
}

/** Returns whether it is an apostrophe, straight or curly. */
export const isApostrophe = (tokens: Tokens, i: number): boolean =>
  isSign(tokens, i, 0x27) || isSign(tokens, i, 0x2019);

export const isCapital = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && (tokens.wordCase[i] as number) > 0;

/** Returns whether it is written in capitals only: "LEE", and "I". */
export const isInCapitals = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && tokens.wordCase[i] === wordCase.capitals;

export const has = (tokens: Tokens, i: number, flags: number): boolean =>
  i >= 0 && i < tokens.count && ((tokens.flags[i] as number) & flags) !== 0;

export const lengthOf = (tokens: Tokens, i: number): number =>
  (tokens.end[i] as number) - (tokens.start[i] as number);

export const textOf = (tokens: Tokens, i: number): string =>
  tokens.text.slice(tokens.start[i], tokens.end[i]);

/** Returns true for a name that is not an ordinary word. */
export const isStrongName = (flags: number): boolean =>
  (flags & word.firmGiven) !== 0 || ((flags & name) !== 0 && (flags & ordinary) === 0);

export const isStrongGiven = (flags: number): boolean =>
  (flags & word.firmGiven) !== 0 || ((flags & word.given) !== 0 && (flags & ordinary) === 0);

export const isStrongPlace = (flags: number): boolean =>
  (flags & word.place) !== 0 && (flags & (ordinary | word.given | word.surname)) === 0;

/** Endings of forms of dictionary words, by their last letter, folded. */
const endings: readonly (readonly number[][])[] = (() => {
  const byLast: number[][][] = Array.from({ length: 0x7b }, () => []);
  for (const ending of wordsOfAll(({ dictionary }) => dictionary?.endings)) {
    byLast[ending.charCodeAt(ending.length - 1)]?.push(Array.from(ending, (letter) => letter.charCodeAt(0)));
  }
  return byLast;
})();
const shortestStem = 3;

/** Returns whether it is in no list, and not a form of a dictionary word. Caches the result in the word's flags. */
export function isUnknown(tokens: Tokens, i: number): boolean {
  const flags = tokens.flags[i] as number;
  if (flags & word.unknownAsked) return (flags & word.unknown) !== 0;
  if ((listedBits(flags) & ~word.placeStart) !== 0) return false;
  const answer = !isForm(tokens, i);
  tokens.flags[i] = flags | word.unknownAsked | (answer ? word.unknown : 0);
  return answer;
}

const isOrdinary = (hash: number): boolean => (lookUp(hash) & ordinary) !== 0;

/** Returns whether it is a form of a dictionary word: `Walks`, `stopped`. */
export function isForm({ codes, start, end, hash }: Tokens, i: number): boolean {
  const from = start[i] as number;
  const to = end[i] as number;
  if (isMixed(codes, from, to)) return true;
  const ask = () => hasEndingOfWord(codes, from, to);
  // A mark between letters changes the answer, but not the hash, so that the cache cannot be used.
  return isAscii(codes, from, to) ? recallForm(hash[i] as number, ask) : ask();
}

function isAscii(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((codes[at] as number) > 0x7f) return false;
  return true;
}

/** The same for letters that are no token. */
export const isFormOfWord = (codes: Uint16Array, from: number, to: number): boolean =>
  isMixed(codes, from, to) || hasEndingOfWord(codes, from, to);

function hasEndingOfWord(codes: Uint16Array, from: number, to: number): boolean {
  for (const ending of endings[foldAt(codes, to - 1)] ?? []) {
    const stem = to - ending.length;
    if (stem - from < shortestStem || !endsWith(codes, stem, ending)) continue;
    const shorter = hashBetween(codes, from, stem - 1);
    const last = foldAt(codes, stem - 1);
    const hash = hashStep(shorter, last);
    // walk, walks; make, making; stop, stopped; study, studies
    if (isOrdinary(hash) || isOrdinary(hashStep(hash, 0x65))) return true;
    if (last === foldAt(codes, stem - 2) && isOrdinary(shorter)) return true;
    if (last === 0x69 && isOrdinary(hashStep(shorter, 0x79))) return true;
  }
  return false;
}

function endsWith(codes: Uint16Array, stem: number, ending: readonly number[]): boolean {
  for (let at = 0; at < ending.length; at++) if (foldAt(codes, stem + at) !== ending[at]) return false;
  return true;
}

const foldAt = (codes: Uint16Array, at: number): number => foldOf[codes[at] as number] as number;

/** Returns true for `DataPool`, but not for `McGregor`, `DeVito`: such names have few letters before the second capital. */
function isMixed(codes: Uint16Array, from: number, to: number): boolean {
  for (let i = from + 4; i < to; i++) {
    if (classOf[codes[i] as number] === upper && classOf[codes[i - 1] as number] === lower) return true;
  }
  return false;
}

/**
 * Returns whether a capital is no evidence there: at the beginning of a text, a line, a sentence or a
 * quotation.
 */
export function beginsSentence(tokens: Tokens, i: number): boolean {
  if (i === 0 || (tokens.gap[i] as number) >= gapBefore.line) return true;
  if (tokens.kind[i - 1] !== tokenKind.sign) return false;
  const sign = tokens.hash[i - 1] as number;
  // These signs (, ; & / - ' and an opening bracket) continue a sentence.
  return !(
    sign === 0x2c ||
    sign === 0x3b ||
    sign === 0x26 ||
    sign === 0x2f ||
    sign === 0x2d ||
    sign === 0x27 ||
    sign === 0x2019 ||
    sign === 0x28
  );
}
