/** Decides whether consecutive capitalised words are a person or a place, by the lists and the context. */

import { wordsOfAll } from '../language/language-word.ts';
import { word } from '../lexicon/lexicon.ts';
import {
  beginsSentence,
  has,
  isCompound,
  isSign,
  isStrongGiven,
  isStrongName,
  isStrongPlace,
  isUnknown,
  isWord,
  lengthOf,
} from '../text/evidence.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import type { NameContext } from './name-context.ts';

const anyName = word.given | word.surname;
const ordinary = word.dictionary | word.functionWord | word.known | word.notName;
/** The most letters of an acronym. */
const longestAcronym = 5;

/** Returns whether the listed place `first..last` is used as a place here. `end` is the last word of the run. */
export function isPlace(
  tokens: Tokens,
  first: number,
  last: number,
  end: number,
  context: NameContext,
): boolean {
  const flag = tokens.flags[first] as number;
  if (last > first) return true;
  if (flag & word.functionWord || (context.isListed && !isStrongPlace(flag))) return false;
  if (context.nature.language?.rule.areNounsCapital && !context.isPlaceCued && !context.isOwnLine) {
    return isStrongPlace(flag) && !beginsSentence(tokens, first) && !isBehindArticle(tokens, first);
  }
  if (end > last && (flag & anyName || isStrongName(tokens.flags[last + 1] as number))) return false;
  if (isStrongPlace(flag)) return true;
  if (context.isPlaceCued) return !(flag & (word.known | word.notName));
  if (context.nature.isSmall || flag & ordinary) return false;
  return end === last && (flag & word.given) === 0;
}

/** Returns PERSON, PLACE, or undefined if it does not seem to be a name. */
export function weighName(
  tokens: Tokens,
  words: readonly number[],
  context: NameContext,
): 'PERSON' | 'PLACE' | undefined {
  const { language, isSmall } = context.nature;
  const hasDictionary = language?.dictionary !== undefined;
  const first = words[0] as number;
  const firstFlag = tokens.flags[first] as number;
  const isBeginning = beginsSentence(tokens, first);
  let strong = 0;
  let strongGiven = 0;
  let weak = 0;
  let unknown = 0;
  let given = 0;
  for (const i of words) {
    const flag = tokens.flags[i] as number;
    if (lengthOf(tokens, i) === 1) continue;
    if (isStrongName(flag)) strong++;
    else if (flag & word.notName) continue;
    else if (flag & anyName) weak++;
    else if (isUnknown(tokens, i)) unknown++;
    if (isStrongGiven(flag)) strongGiven++;
    if (flag & word.given) given++;
  }
  const type = context.isPlaceCued && strongGiven === 0 ? 'PLACE' : 'PERSON';
  if (context.isListed && (strong + weak + unknown > 0 || firstFlag & anyName)) return 'PERSON';
  // "IBAN" and "MARIA" are both listed as names; among lower-case words the short one is not a name.
  if (
    words.length === 1 &&
    isAcronym(tokens, words) &&
    lengthOf(tokens, first) <= 4 &&
    !context.nature.isCapitals
  )
    return undefined;
  if (words.length === 1 && (firstFlag & ordinary || !hasDictionary) && isBehindArticle(tokens, first))
    return undefined;
  if (strongGiven > 0) return type;
  if (language?.rule.areNamesListed) {
    if (words.length > 1 && given > 0 && weak + strong + unknown >= 2) return 'PERSON';
    return !language.rule.areNounsCapital && !isBeginning && strong > 0 ? type : undefined;
  }
  if (strong > 0) {
    const isSure = hasDictionary || isSmall || !isBeginning || (words.length > 1 && given > 0);
    return isSure || (language === undefined && words.length > 1) ? type : undefined;
  }
  if (isSmall) return undefined;
  if (words.length > 1 && weak + unknown >= 2) {
    if (unknown === 0)
      return given > 0 && has(tokens, words.at(-1) as number, word.surname) ? type : undefined;
    return hasDictionary || language === undefined || (firstFlag & word.given) !== 0 ? type : undefined;
  }
  if (!hasDictionary || isAcronym(tokens, words)) return undefined;
  if (weak > 0) return isWeakPerson(tokens, first, isBeginning) ? 'PERSON' : undefined;
  if (unknown === 0) return undefined;
  return isBeginning && words.length === 1 && !mayBeginWithName(tokens, first) ? undefined : type;
}

/** Returns true for "Mark" within a sentence; at the beginning of a sentence only before a colon or "'s". */
function isWeakPerson(tokens: Tokens, i: number, isBeginning: boolean): boolean {
  const flag = tokens.flags[i] as number;
  if ((flag & word.given) === 0 || flag & (word.functionWord | word.notName | word.known)) return false;
  return !isBeginning || isSign(tokens, i + 1, 0x3a) || isSpeaking(tokens, i + 1);
}

const speaking = new Set(wordsOfAll(({ nameCue }) => nameCue.verb));
const isSpeaking = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && speaking.has(tokens.text.slice(tokens.start[i], tokens.end[i]));

/** Whether an unknown word at the beginning of a sentence is a name: the sentence must continue as after a name. */
function mayBeginWithName(tokens: Tokens, i: number): boolean {
  if (lengthOf(tokens, i) < 3 || isCompound(tokens, i)) return false;
  const next = i + 1;
  if (next >= tokens.count || (tokens.gap[next] as number) >= gapBefore.line) return false;
  return !isWord(tokens, next) || has(tokens, next, word.plainFunctionWord) || isSpeaking(tokens, next);
}

/** Returns true after an article: "the bill", "la Luna", "der Koch". */
const isBehindArticle = (tokens: Tokens, i: number): boolean =>
  i > 0 && tokens.gap[i] === gapBefore.blank && has(tokens, i - 1, word.article);

const isAcronym = (tokens: Tokens, words: readonly number[]): boolean =>
  words.every((i) => tokens.wordCase[i] === wordCase.capitals && lengthOf(tokens, i) <= longestAcronym);
