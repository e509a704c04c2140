/** Finds the words that the tagger considers names. It must miss few: what it only suspects is taken, too. */
import type { Language } from '../language/language.ts';
import { word } from '../lexicon/lexicon.ts';
import { isGreeted } from '../name/name-cue.ts';
import {
  beginsSentence,
  has,
  isCapital,
  isPluralAcronym,
  isSign,
  isStrongGiven,
  isWord,
  lengthOf,
} from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, type Tokens, wordCase } from '../text/tokenise.ts';
import type { Tags } from './tag-tokens.ts';

/** Titles and searches have few words around a name, and many names of songs and videos. */
export type TextKind = 'text' | 'title';

export interface Thresholds {
  readonly person: number;
  readonly place: number;
}

/** Measured with `npm run bench -- masking`. */
export const thresholds: Readonly<Record<TextKind, Thresholds>> = {
  text: { person: 0.05, place: 0.4 },
  title: { person: 0.25, place: 0.5 },
};

/** If nouns are capitalised, as in German, a capital says less. */
const capitalNounFactor = 1.8;

/** `language`: of the text, if enough words tell. */
export function thresholdsOf(kind: TextKind, language: Language | undefined): Thresholds {
  const { person, place } = thresholds[kind];
  return language?.rule.areNounsCapital ? { person: person * capitalNounFactor, place } : { person, place };
}

/** For a word beside one that is taken. */
const besideShare = 0.6;
/** For a word after "thanks" or "happy birthday". */
const greetedShare = 0.05;
/** For a lower-case given name that is not an ordinary word. */
const smallGivenShare = 0.08;
/** The same after "thanks". */
const leastShare = 0.02;
/** For an ordinary word that would be capitalised in any case ("Cook for ten minutes", "User:"), and for a function word. */
const ordinaryBeginningShare = 5;
/** For a lower-case place that is in no list. */
const smallPlace = 0.8;
const colon = 0x3a;
/** For a lower-case word that is in no list of names, or also an ordinary word: most words are. */
const smallWordShare = 7;
const shortestSmallGiven = 4;
const ordinary = word.dictionary | word.functionWord | word.known;

export function findTagged(
  tokens: Tokens,
  tags: Tags,
  findings: Findings,
  { person, place }: Thresholds,
): void {
  const { count } = tokens;
  for (let i = 0; i < count; i++) {
    const likely = tags.person[i] as number;
    const isPerson = likely >= person * leastShare && likely >= person * shareOf(tokens, i);
    if (!isPerson && (tags.place[i] as number) < (isSmallPlace(tokens, i) ? smallPlace : place)) continue;
    if (!isFree(tokens, i)) continue;
    const share = isPerson ? tags.person : tags.place;
    const least = (isPerson ? person : place) * besideShare;
    const last = endOfName(tokens, share, i, least);
    findings.take(i, last, isPerson ? 'PERSON' : 'PLACE');
    i = last;
  }
}

/** Returns the share of the threshold that this word has to reach. */
function shareOf(tokens: Tokens, i: number): number {
  const flags = tokens.flags[i] as number;
  if (!isSmallWord(tokens, i)) {
    if (isGreeted(tokens, i)) return greetedShare;
    const isPlain = (flags & ordinary) !== 0 && (beginsSentence(tokens, i) || isSign(tokens, i + 1, colon));
    return isPlain || flags & word.functionWord ? ordinaryBeginningShare : 1;
  }
  if (isStrongGiven(flags) && lengthOf(tokens, i) >= shortestSmallGiven)
    return isGreeted(tokens, i) ? leastShare : smallGivenShare;
  return flags & (word.given | word.surname) && (flags & ordinary) === 0 ? 1 : smallWordShare;
}

const isSmallPlace = (tokens: Tokens, i: number): boolean =>
  isSmallWord(tokens, i) && !has(tokens, i, word.place);

const isFree = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) &&
  lengthOf(tokens, i) > 1 &&
  tokens.taken[i] === 0 &&
  !isPluralAcronym(tokens, i) &&
  !(isSmallWord(tokens, i) && has(tokens, i, word.functionWord));

/** Includes the signs between the words of a name: "Jean-Luc O'Neil", "J. Smith". */
function endOfName(tokens: Tokens, share: Float32Array, first: number, least: number): number {
  let last = first;
  for (let i = first + 1; i < tokens.count; i++) {
    if ((tokens.gap[i] as number) >= gapBefore.line) break;
    if (isFree(tokens, i) && (share[i] as number) >= (isSmallWord(tokens, i) ? least / besideShare : least))
      last = i;
    else if (isInitial(tokens, i)) continue;
    else if (!joins(tokens, i)) break;
  }
  return last;
}

const isSmallWord = (tokens: Tokens, i: number): boolean => tokens.wordCase[i] === wordCase.small;

/** Returns whether it is one letter between two words of a name. */
const isInitial = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i) && lengthOf(tokens, i) === 1 && tokens.taken[i] === 0;

/** Returns whether it joins: a hyphen or an apostrophe inside, the full stop of an initial. */
const joins = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.none &&
  tokens.taken[i] === 0 &&
  (isSign(tokens, i, 0x2d) ||
    isSign(tokens, i, 0x27) ||
    isSign(tokens, i, 0x2019) ||
    (isSign(tokens, i, 0x2e) && (tokens.end[i - 1] as number) - (tokens.start[i - 1] as number) <= 2));
