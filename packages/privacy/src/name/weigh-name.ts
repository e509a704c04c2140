/** Decides whether consecutive capitalised words are a person or a place, by the lists and the context. */

import { word } from '../lexicon/lexicon.ts';
import {
  beginsSentence,
  has,
  isSign,
  isStrongGiven,
  isStrongName,
  isStrongPlace,
  isUnknown,
  lengthOf,
} from '../text/evidence.ts';
import type { TextNature } from '../text/text-nature.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** The facts that the words themselves do not show. */
export interface NameContext {
  readonly nature: TextNature;
  /** True after `in`, `to`, `from`, ... */
  readonly isPlaceCued: boolean;
  /** True after another name and a comma or `and`. */
  readonly isListed: boolean;
  /** True if nothing else is on the line. */
  readonly isOwnLine: boolean;
}

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
  if (context.nature.language?.rule.areNounsCapital && !context.isPlaceCued && !context.isOwnLine)
    return isStrongPlace(flag) && !beginsSentence(tokens, first) && !isBehindArticle(tokens, first);
  if (isStrongPlace(flag)) return true;
  if (context.isPlaceCued) return !(flag & (word.known | word.notName));
  if (context.nature.isSmall || flag & ordinary) return false;
  return end === last && (flag & word.given) === 0;
}

/** Returns true for "Bergen" in "in den Bergen". */
const isBehindArticle = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.blank && has(tokens, i - 1, word.article);

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
  if (strongGiven > 0) return type;
  if (language?.rule.areNamesListed) {
    if (words.length > 1 && given > 0 && weak + strong + unknown >= 2) return 'PERSON';
    return !language.rule.areNounsCapital && !isBeginning && strong > 0 ? type : undefined;
  }
  if (strong > 0) return !isBeginning || (language === undefined && words.length > 1) ? type : undefined;
  if (isSmall) return undefined;
  if (words.length > 1 && weak + unknown >= 2) {
    return hasDictionary || language === undefined || (firstFlag & word.given) !== 0 ? type : undefined;
  }
  if (!hasDictionary || isAcronym(tokens, words)) return undefined;
  // "Zorblatt: who are you?"
  const mayBegin = words.length > 1 || isSign(tokens, first + 1, 0x3a);
  return unknown === 0 || (isBeginning && !mayBegin) ? undefined : type;
}

const isAcronym = (tokens: Tokens, words: readonly number[]): boolean =>
  words.every((i) => tokens.wordCase[i] === wordCase.capitals && lengthOf(tokens, i) <= longestAcronym);
