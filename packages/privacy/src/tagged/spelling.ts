/**
 * Classifies how a word is written in its place, and what the lists say of it. The trees were trained on these
 * numbers.
 */
import { classOf, foldOf, upper } from '../lexicon/character.ts';
import { ordinaryWord, word } from '../lexicon/lexicon.ts';
import { beginsSentence, isForm, isSign, isStrongGiven } from '../text/evidence.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

export const position = {
  small: 0,
  /** A capitalised word that begins a sentence, or precedes a colon. */
  begun: 1,
  /** A capitalised word within a sentence. */
  inside: 2,
  capitals: 3,
  /** After a hash sign. */
  tag: 4,
} as const;

export const listed = {
  /** A form of an ordinary word: "Haters", "Yessss". */
  form: 0,
  hardlyName: 1,
  ordinary: 2,
  nowhere: 3,
  /** A name that is also a word: "Mason". */
  nameAndWord: 4,
  name: 5,
  given: 6,
} as const;

export const listedCount = 7;

const anyName = word.given | word.surname;
const hash = 0x23;
const colon = 0x3a;

export function positionOf(tokens: Tokens, i: number): number {
  if (isSign(tokens, i - 1, hash) && tokens.gap[i] === gapBefore.none) return position.tag;
  if (tokens.wordCase[i] === wordCase.small) return position.small;
  if (tokens.wordCase[i] === wordCase.capitals) return position.capitals;
  return beginsSentence(tokens, i) || isSign(tokens, i + 1, colon) ? position.begun : position.inside;
}

/** Returns the class of a word in the lists. */
export function listedOf(tokens: Tokens, i: number): number {
  const flags = tokens.flags[i] as number;
  if (flags & word.notName) return listed.hardlyName;
  if (isStrongGiven(flags)) return listed.given;
  if (flags & anyName) return flags & ordinaryWord ? listed.nameAndWord : listed.name;
  if (flags & ordinaryWord) return listed.ordinary;
  const from = tokens.start[i] as number;
  const to = tokens.end[i] as number;
  return isForm(tokens, i) ||
    isStretched(tokens.codes, from, to) ||
    (tokens.wordCase[i] === wordCase.capital && isAcronymAndWord(tokens.codes, from))
    ? listed.form
    : listed.nowhere;
}

/** Returns whether a letter occurs three times in a row: "Hiiiya". */
function isStretched(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from + 2; at < to; at++) {
    const letter = foldOf[codes[at] as number];
    if (letter === foldOf[codes[at - 1] as number] && letter === foldOf[codes[at - 2] as number]) return true;
  }
  return false;
}

/** Returns true for `VSCode`. */
const isAcronymAndWord = (codes: Uint16Array, from: number): boolean =>
  [0, 1, 2].every((at) => classOf[codes[from + at] as number] === upper);
