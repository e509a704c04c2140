/**
 * Recognises phrases in which a word that may be a name identifies no private person: "Valentine's Day", "kaya
 * toast".
 */
import { setPhrases } from '../gazetteer/set-phrase.ts';
import { singaporePlaces } from '../gazetteer/singapore-place.ts';
import { singaporeWords } from '../gazetteer/singapore-word.ts';
import { groupByKey, splitPhrases } from '../language/language-word.ts';
import { createHashSet } from '../lexicon/hash-set.ts';
import { hashWord, ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import { has, isCapital, isNumber, isStrongGiven, isWord } from '../text/evidence.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { surnames, surnameWords } from './chinese-surname.ts';
import { isBehindAsianTitle, isSomebody } from './title-word.ts';

interface Place {
  readonly phrase: readonly number[];
  /** The position of the word in the phrase. */
  readonly at: number;
}

/** The phrases that have a word, by its hash. */
type PhraseBook = ReadonlyMap<number, readonly Place[]>;

const hashesOfPhrases = (phrases: readonly string[]): number[][] =>
  phrases.map((words) => words.split(/\s+/).map(hashWord));

const bookOf = (phrases: readonly string[]): PhraseBook =>
  groupByKey(
    hashesOfPhrases(phrases).flatMap((phrase) => phrase.map((hash, at) => [hash, { phrase, at }] as const)),
  );

/**
 * Returns a search for the phrases of so many words or more: for the last token of the longest one that begins at a
 * token, -1 if none does. The lexicon knows the first words of all phrases: most words of a text are none.
 */
export function phraseSearch(
  phrases: readonly string[],
  leastWords = 1,
): (tokens: Tokens, i: number) => number {
  const byFirst = groupByKey(
    hashesOfPhrases(phrases)
      .filter(({ length }) => length >= leastWords)
      .map((phrase) => [phrase[0] as number, phrase] as const),
  );
  return (tokens, i) => {
    if (!beginsPhrase(tokens, i)) return -1;
    let last = -1;
    for (const phrase of byFirst.get(tokens.hash[i] as number) ?? [])
      last = Math.max(last, endBehind(tokens, i, phrase));
    return last;
  };
}

const beginsPhrase = ({ roles }: Tokens, i: number): boolean => ((roles[i] as number) & role.phrase) !== 0;

const anywhere = bookOf(splitPhrases(setPhrases));
const inEnglish = bookOf(splitPhrases(singaporeWords));
const endOfEnglish = phraseSearch(splitPhrases(singaporeWords), 2);
/** Returns the last token of the longest place of Singapore that begins there, -1 if none does. */
export const endOfPlace = phraseSearch(splitPhrases(singaporePlaces));
/** Most words of a text are in no phrase. */
const wordsOfPhrases = createHashSet([...anywhere.keys(), ...inEnglish.keys()]);

/**
 * `mayBeEnglish`: the phrases of Singapore count only then; in other languages their words may be names:
 * "Näsi", "Prata".
 */
export const isInSetPhrase = (tokens: Tokens, i: number, mayBeEnglish: boolean): boolean =>
  wordsOfPhrases.has(tokens.hash[i] as number) &&
  (isIn(anywhere, tokens, i) || (mayBeEnglish && !isSurname(tokens, i) && isIn(inEnglish, tokens, i)));

const ah = hashWord('ah');

/**
 * Keeps the names of places, shops and apps of Singapore, and in English also dishes and set phrases of several words,
 * from every later search for names: no finding takes them. "Boon Keng" is a station, but part of a person's name in "Tan Boon Keng".
 */
export function skipPublicNames(tokens: Tokens, mayBeEnglish: boolean): void {
  const { count, hash, taken } = tokens;
  for (let i = 0; i < count; i++) {
    if (!beginsPhrase(tokens, i) || taken[i] === 1 || !isWord(tokens, i)) continue;
    const place = endOfPlace(tokens, i);
    const last = mayBeEnglish ? Math.max(place, endOfEnglish(tokens, i)) : place;
    if (last < 0) continue;
    const mayName = place === last || hash[i] === ah;
    const isPerson =
      mayName &&
      last === i + 1 &&
      areSyllables(tokens, i) &&
      (isSomebody(tokens, i, last) || isBesideNamed(tokens, i));
    if (!isPerson && !isBeforeSyllable(tokens, i, last) && !isPartOfMore(tokens, i, mayName))
      taken.fill(1, i, last + 1);
    i = last;
  }
}

/** Whether both words may be syllables of a Chinese name: "boon keng", not "bukit batok". */
const areSyllables = ({ roles }: Tokens, i: number): boolean =>
  ((roles[i] as number) & (roles[i + 1] as number) & role.syllable) !== 0;

/**
 * Whether a name goes on behind a family name and a syllable that are also a place, "Toh Yi Ling", or behind two
 * syllables that are also a phrase, "mei mei tan".
 */
function isBeforeSyllable(tokens: Tokens, i: number, last: number): boolean {
  const next = last + 1;
  const isLonger = last === i + 1 && areSyllables(tokens, i) && areSyllables(tokens, last);
  if (!isLonger || tokens.gap[next] !== gapBefore.blank || has(tokens, next, word.streetEnd)) return false;
  if (endOfPlace(tokens, next) >= 0 || endOfEnglish(tokens, next) >= 0) return false;
  return surnames.has(tokens.hash[i] as number) ? isCapital(tokens, next) : isFamilyName(tokens, next);
}

/** Whether it is a family name, and hardly a word where names are. */
const isFamilyName = (tokens: Tokens, i: number): boolean =>
  surnames.has(tokens.hash[i] as number) &&
  (surnameWords.has(tokens.hash[i] as number) || !has(tokens, i, ordinaryWord));

const and = hashWord('and');

/** "marlene and boon keng" */
const isBesideNamed = (tokens: Tokens, i: number): boolean =>
  tokens.hash[i - 1] === and && isWord(tokens, i - 2) && isStrongGiven(tokens.flags[i - 2] as number);

/**
 * Returns whether the phrase is part of a person's name or of an address. `mayName`: it is spelled like a name, and
 * may be one in lower case too: "tan ah beng", but not "gao siew dai".
 */
function isPartOfMore(tokens: Tokens, i: number, mayName: boolean): boolean {
  if (isSurname(tokens, i) || isBehindUnit(tokens, i)) return true;
  const before = i - 1;
  if (before < 0 || tokens.gap[i] !== gapBefore.blank || tokens.taken[before] === 1) return false;
  if (isTitle(tokens, before)) return true;
  const hash = tokens.hash[before] as number;
  return (
    (isCapital(tokens, before) &&
      isCapital(tokens, i) &&
      ((tokens.roles[before] as number) & role.syllable) !== 0) ||
    (!isCapital(tokens, before) &&
      surnames.has(hash) &&
      (isBehindAsianTitle(tokens, before) || (mayName && isFamilyName(tokens, before))))
  );
}

/** Returns true for "Square" in "#11-53 Paya Lebar Square", the building of an address. */
const isBehindUnit = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i - 1) && tokens.taken[i - 1] === 1;

const isTitle = (tokens: Tokens, i: number): boolean => has(tokens, i, word.title) && isCapital(tokens, i);

const isSurname = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i) &&
  isCapital(tokens, i - 1) &&
  tokens.gap[i] === gapBefore.blank &&
  isStrongGiven(tokens.flags[i - 1] as number);

const isIn = (book: PhraseBook, tokens: Tokens, i: number): boolean =>
  book.get(tokens.hash[i] as number)?.some((place) => isAround(tokens, i, place)) === true;

/** Returns the last token of the words if they follow word `i`, else -1. */
function endBehind(tokens: Tokens, i: number, phrase: readonly number[], at = 0): number {
  let behind = i;
  for (let next = at + 1; next < phrase.length; next++) {
    behind = behind + 1 + (isJoint(tokens, behind + 1) ? 1 : 0);
    if (!isNext(tokens, behind, phrase[next] as number) || !isNear(tokens, behind)) return -1;
  }
  return behind;
}

function isAround(tokens: Tokens, i: number, { phrase, at }: Place): boolean {
  if (endBehind(tokens, i, phrase, at) < 0) return false;
  let before = i;
  for (let next = at - 1; next >= 0; next--) {
    if (!isNear(tokens, before)) return false;
    before = before - 1 - (isJoint(tokens, before - 1) ? 1 : 0);
    if (!isNext(tokens, before, phrase[next] as number)) return false;
  }
  return true;
}

const isNext = (tokens: Tokens, i: number, hash: number): boolean =>
  isWord(tokens, i) && tokens.hash[i] === hash;

const isNear = (tokens: Tokens, i: number): boolean => (tokens.gap[i] as number) <= gapBefore.blank;

/** Signs within a phrase: "Valentine's", "St. Patrick", "jack-o-lantern", "Angus & Julia", "kaya" toast. */
const joints = new Set([0x27, 0x2019, 0x2e, 0x2d, 0x26, 0x22, 0x201d]);
const isJoint = ({ kind, hash }: Tokens, i: number): boolean =>
  kind[i] === tokenKind.sign && joints.has(hash[i] as number);
