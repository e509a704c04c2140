/**
 * Finds whole Chinese names by their syllables, in any case: "TAN MUI KEOW", "chua li ting", "Lim Wei Jie
 * Jason", "wen hao".
 */
import { chineseSyllables, noChineseNames } from '../gazetteer/chinese-name.ts';
import { splitPhrases } from '../language/language-word.ts';
import { hashesOf, hashWord, joinHash, role, word } from '../lexicon/lexicon.ts';
import { has, isStrongGiven, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { chatWords, commonSyllables, surnames, surnameWords } from './chinese-surname.ts';
import { endOfPlace } from './set-phrase.ts';
import { isBehindAnyTitle, isBehindTitle, isSomebody } from './title-word.ts';

const syllables = hashesOf(chineseSyllables);
const phrases = new Set(
  splitPhrases(noChineseNames).map((phrase) => {
    const [first = '', second = ''] = phrase.split(' ');
    return joinHash(hashWord(first), hashWord(second));
  }),
);
const ah = hashWord('ah');
const huat = hashWord('huat');

/**
 * `isEnglish`: words of other languages do not count as ordinary then; if false, a word may be one of the
 * text's language.
 */
export function findSyllableNames(tokens: Tokens, isEnglish: boolean, findings: Findings): void {
  const isStrange = isEnglish ? isStrangeInEnglish : isStrangeAnywhere;
  const { count, roles, taken } = tokens;
  for (let i = 0; i < count; i++) {
    if (((roles[i] as number) & role.syllable) === 0 || taken[i] === 1) continue;
    const last = nameEnd(tokens, i, isStrange);
    if (last < 0) continue;
    findings.take(withGiven(tokens, i, -1), withGiven(tokens, last, 1), 'PERSON');
    i = last;
  }
}

type IsStrange = (tokens: Tokens, i: number) => boolean;

/** Returns whether it is neither an ordinary English word nor a chat word. */
const isStrangeInEnglish: IsStrange = (tokens, i) =>
  !commonSyllables.has(tokens.hash[i] as number) &&
  !has(tokens, i, word.plainFunctionWord) &&
  !chatWords.has(tokens.hash[i] as number);

const isStrangeAnywhere: IsStrange = (tokens, i) =>
  isStrangeInEnglish(tokens, i) &&
  !has(tokens, i, word.functionWord | word.dictionary | word.particle) &&
  ((tokens.roles[i] as number) & role.other) === 0;

/** Returns the last token of the name that begins there; -1 if none does. */
function nameEnd(tokens: Tokens, i: number, isStrange: IsStrange): number {
  const next = follower(tokens, i);
  const hash = tokens.hash[i] as number;
  if (next > 0 && isPhrase(tokens, i, next)) return mayBeSomebody(tokens, i, next) ? next : -1;
  if (hash === ah) return next > 0 && (tokens.hash[next] === huat || isStrange(tokens, next)) ? next : -1;
  // "to hwee cheng": a function word in lower case is no family name.
  const isSmallWord = tokens.wordCase[i] === wordCase.small && has(tokens, i, word.plainFunctionWord);
  const isSurname = surnames.has(hash) && !isSmallWord;
  if (isBehindAnyTitle(tokens, i) && mayFollowTitle(tokens, i)) {
    const last = titledEnd(tokens, i);
    const isStrangeName = isStrange(tokens, i) || (last > i && isStrange(tokens, last));
    if (isBehindTitle(tokens, i) ? last > i || isSurname : isStrangeName && last > i) return last;
  }
  const countStrange = (all: readonly number[]) => all.filter((at) => isStrange(tokens, at)).length;
  if (next < 0) return isSurname && isBehindGiven(tokens, i) ? i : -1;
  const third = isSurname ? follower(tokens, next) : -1;
  if (third > 0 && tokens.hash[next] === ah && isStrangeAnywhere(tokens, i)) return third;
  if (third > 0 && !isPhrase(tokens, next, third)) {
    // "Ho Kim Poh" is written like a name; "ong lay peng" needs two syllables that are no words, "low thiam wah" one
    // behind its family name.
    const isCommon = surnameWords.has(hash) && !isStrange(tokens, i);
    const isFirm =
      isStrangeAnywhere(tokens, i) && mayFollowTitle(tokens, next) && mayFollowTitle(tokens, third);
    const least = isFirm || isCased(tokens, [i, next, third]) ? 1 : 2;
    if (isSomebody(tokens, i, third)) return third;
    if (countStrange([i, next, third]) + (isCommon ? 1 : 0) >= least) return third;
  }
  if (isSurname && isBehindGiven(tokens, i)) return i;
  if (countStrange([i, next]) < 2 || tokens.hash[next] === hash) return -1;
  const last = follower(tokens, next);
  return last > 0 && isStrange(tokens, last) && !isPhrase(tokens, next, last) ? last : next;
}

/** Returns whether a syllable is no function or chat word, so that after a title or a family name it is a name. */
const mayFollowTitle = (tokens: Tokens, i: number): boolean =>
  !has(tokens, i, word.plainFunctionWord) && !chatWords.has(tokens.hash[i] as number);

/** Returns the end of the name behind a title, up to three syllables: "mr sim", "auntie bee hwa". */
function titledEnd(tokens: Tokens, i: number): number {
  let last = i;
  for (let next = follower(tokens, i); next > 0 && next - i < 3; next = follower(tokens, next)) {
    if (!mayFollowTitle(tokens, next)) break;
    last = next;
  }
  return last;
}

/** Returns the syllable after a blank, or after the hyphen of "Wei-Ming"; -1 if there is none. */
function follower(tokens: Tokens, i: number): number {
  const isHyphened = tokens.hash[i + 1] === hyphen && tokens.gap[i + 1] === gapBefore.none;
  const next = isHyphened ? i + 2 : i + 1;
  if (next >= tokens.count || (tokens.gap[next] as number) > gapBefore.blank) return -1;
  if (!isWord(tokens, next) || tokens.taken[next] === 1 || !syllables.has(tokens.hash[next] as number))
    return -1;
  return tokens.wordCase[i] === wordCase.small && tokens.wordCase[next] !== wordCase.small ? -1 : next;
}

const hyphen = 0x2d;

/** "lao ban" is nobody. */
const mayBeSomebody = (tokens: Tokens, i: number, next: number): boolean =>
  (tokens.hash[i] === ah || endOfPlace(tokens, i) === next) && isSomebody(tokens, i, next);

const isPhrase = (tokens: Tokens, first: number, second: number): boolean =>
  phrases.has(joinHash(tokens.hash[first] as number, tokens.hash[second] as number));

const isCased = (tokens: Tokens, all: readonly number[]): boolean =>
  all.every((i) => tokens.wordCase[i] === wordCase.capital);

/** Returns true for "sim" in "darren sim". */
const isBehindGiven = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.blank &&
  isGiven(tokens, i - 1) &&
  (surnameWords.has(tokens.hash[i] as number) || isStrangeAnywhere(tokens, i));

const shortestGiven = 3;
const isGiven = (tokens: Tokens, i: number): boolean =>
  i >= 0 &&
  i < tokens.count &&
  isWord(tokens, i) &&
  tokens.taken[i] === 0 &&
  lengthOf(tokens, i) >= shortestGiven &&
  isStrongGiven(tokens.flags[i] as number) &&
  isStrangeAnywhere(tokens, i);

/** Extends the name by given names beside it: "Jason Lim Wei Jie", "Lim Wei Jie Jason". */
function withGiven(tokens: Tokens, from: number, step: 1 | -1): number {
  let at = from;
  while (
    isGiven(tokens, at + step) &&
    tokens.gap[step > 0 ? at + 1 : at] === gapBefore.blank &&
    Math.abs(at - from) < mostGiven
  )
    at += step;
  return at;
}

const mostGiven = 2;
