/** Takes the words that the tagger holds for names. It is asked to miss few: what it only suspects goes, too. */
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

/** Where nouns have capitals, as in German, a capital tells less. */
const capitalNounFactor = 1.8;

/** `language`: of the text, if enough words tell it. */
export function thresholdsOf(kind: TextKind, language: Language | undefined): Thresholds {
  const { person, place } = thresholds[kind];
  return language?.rule.areNounsCapital ? { person: person * capitalNounFactor, place } : { person, place };
}

/** Of a word beside one that is taken. */
const besideShare = 0.6;
/** Of a word behind "thanks" or "happy birthday". */
const greetedShare = 0.05;
/** Of a given name in small letters that is no word of a language. */
const smallGivenShare = 0.08;
/** The same behind "thanks". */
const leastShare = 0.02;
/** Of a word of a language where it has its capital anyhow: "Cook for ten minutes", "User:"; and of a function word. */
const ordinaryBeginningShare = 5;
/** Of a place in small letters that no list has. */
const smallPlace = 0.8;
const colon = 0x3a;
/** Of a word in small letters that is in no list of names, or a word of a language too: most words are written so. */
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

/** How much of the threshold this word has to reach. */
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

/** "Jean-Luc O'Neil", "J. Smith": signs between the words of a name go with them. */
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

/** One letter is part of a name between two words of it. */
const isInitial = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i) && lengthOf(tokens, i) === 1 && tokens.taken[i] === 0;

/** A hyphen or an apostrophe inside, the full stop of an initial. */
const joins = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.none &&
  tokens.taken[i] === 0 &&
  (isSign(tokens, i, 0x2d) ||
    isSign(tokens, i, 0x27) ||
    isSign(tokens, i, 0x2019) ||
    (isSign(tokens, i, 0x2e) && (tokens.end[i - 1] as number) - (tokens.start[i - 1] as number) <= 2));
