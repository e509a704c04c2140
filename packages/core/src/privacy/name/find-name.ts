/** Finds names of people and places: by word lists, by what stands around them, by how they are written. */
import { functionWord, word } from '../gazetteer/lexicon.ts';
import {
  beginsSentence,
  has,
  isCapital,
  isSign,
  isStrongGiven,
  isStrongName,
  isStrongPlace,
  isUnknown,
  isWord,
  lengthOf,
} from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import type { TextNature } from '../text/language.ts';
import { type Tokens, tokenKind, wordCase } from '../text/tokenise.ts';
import { type CueStrength, cueBefore } from './name-cue.ts';
import { readRun } from './name-run.ts';
import { placeEnd } from './place-phrase.ts';

const anyName = word.given | word.surname;
const ordinary = word.english | functionWord | word.known;
/** Acronyms are at most this long. */
const longestAcronym = 5;

export function findNames(tokens: Tokens, nature: TextNature, findings: Findings): void {
  const { count, kind, taken, flags } = tokens;
  const joins = nature.isSmall ? (i: number) => joinsSmall(tokens, i) : (i: number) => isCapital(tokens, i);
  for (let i = 0; i < count; i++) {
    if (kind[i] !== tokenKind.word || taken[i] === 1) continue;
    const flag = flags[i] as number;
    // most words are small and in a list: nothing is to be read around them
    if (!nature.isSmall && tokens.wordCase[i] === wordCase.small) continue;
    const cue = cueBefore(tokens, i);
    if (nature.isSmall && cue < 2 && (flag & (anyName | word.place | word.placeStart)) === 0) continue;
    const run = readRun(tokens, i, cue === 2 && nature.isSmall ? (at) => joinsAnnounced(tokens, at) : joins);
    if (run.length === 0) continue;
    i = judgeRun(tokens, run, cue, nature, findings);
  }
}

/** Without capitals a word is part of a name if a list says so, or if no list knows it. */
const joinsSmall = (tokens: Tokens, i: number): boolean => {
  const flag = tokens.flags[i] as number;
  if (flag & (functionWord | word.known)) return false;
  if (flag & (anyName | word.place | word.placeStart)) return true;
  return (flag & word.english) === 0 && (isUnknown(tokens, i) || lengthOf(tokens, i) === 1);
};

const joinsAnnounced = (tokens: Tokens, i: number): boolean => {
  const flag = tokens.flags[i] as number;
  if (flag & functionWord) return false;
  return (flag & word.english) === 0 || (flag & anyName) !== 0;
};

/** Takes what of the run is a name; returns the last token that need not be looked at again. */
function judgeRun(
  tokens: Tokens,
  words: readonly number[],
  cue: CueStrength,
  nature: TextNature,
  findings: Findings,
): number {
  const end = words.at(-1) as number;
  let from = 0;
  let to = words.length - 1;
  if (cue === 0) {
    while (from <= to && isBefore(tokens, words[from] as number, from === 0, words[from + 1], nature)) from++;
  }
  while (to >= from && isBehind(tokens, words[to] as number, to > from)) to--;
  if (from > to) return end;
  const first = words[from] as number;
  const last = words[to] as number;
  if (cue > 0) {
    if (cue === 2 || !has(tokens, first, ordinary) || has(tokens, first, anyName)) {
      findings.take(first, last, 'PERSON');
      return Math.max(last, first);
    }
  }
  const place = placeEnd(tokens, first, last);
  if (place >= first && isPlace(tokens, first, place, last, nature)) {
    findings.take(first, place, 'PLACE');
    return place;
  }
  const isPlaceCued = first > 0 && has(tokens, first - 1, word.placeCue) && tokens.gap[first] === 1;
  if (isFirm(tokens, last) && !isStrongName(tokens.flags[first] as number)) return end;
  const verdict = weigh(tokens, words.slice(from, to + 1), nature, isPlaceCued);
  if (verdict !== undefined) findings.take(first, last, verdict);
  return end;
}

/** A word that begins a sentence, or a title, is not part of the name behind it. */
function isBefore(
  tokens: Tokens,
  i: number,
  isFirst: boolean,
  next: number | undefined,
  nature: TextNature,
): boolean {
  const flag = tokens.flags[i] as number;
  if (flag & word.firmGiven) return isContraction(tokens, i);
  if (flag & word.title && next !== undefined) return true;
  if (isContraction(tokens, i)) return true;
  if (flag & functionWord)
    return !(
      flag & anyName &&
      next !== undefined &&
      (flag & word.functionEn) === 0 &&
      isCapital(tokens, next)
    );
  if (flag & anyName) {
    if ((flag & ordinary) === 0) return false;
    // "Grace Hill" is somebody, "Will" at a beginning is not
    if (!isFirst || !beginsSentence(tokens, i))
      return (
        (flag & word.given) === 0 &&
        (flag & word.english) !== 0 &&
        next === undefined &&
        nature.language === 'en' &&
        false
      );
    return !(
      flag & word.given &&
      next !== undefined &&
      (has(tokens, next, word.surname) || isUnknown(tokens, next))
    );
  }
  if (flag & word.place) return false;
  if (flag & (word.english | word.known | word.proper)) return true;
  return !isUnknown(tokens, i) && lengthOf(tokens, i) > 1 && (flag & word.placeStart) === 0;
}

/** Months, peoples and the like stand behind a name by chance. */
function isBehind(tokens: Tokens, i: number, isFurther: boolean): boolean {
  const flag = tokens.flags[i] as number;
  if (flag & (anyName | word.place)) return false;
  if (flag & (word.known | functionWord)) return true;
  return !isFurther && lengthOf(tokens, i) === 1;
}

/** "Don't", "I'm", "That's" but not "Anna's". */
function isContraction(tokens: Tokens, i: number): boolean {
  if (!isSign(tokens, i + 1, 0x27) && !isSign(tokens, i + 1, 0x2019)) return false;
  if (tokens.gap[i + 1] !== 0 || !isWord(tokens, i + 2) || tokens.gap[i + 2] !== 0) return false;
  const rest = tokens.text.slice(tokens.start[i + 2], tokens.end[i + 2]).toLowerCase();
  return rest === 't' || rest === 'm' || rest === 're' || rest === 've';
}

const isFirm = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.firmEnd) && !has(tokens, i, anyName);

/** `first..last` is in the list of places; is it one here? `end` is the last word of the run. */
function isPlace(tokens: Tokens, first: number, last: number, end: number, nature: TextNature): boolean {
  const flag = tokens.flags[first] as number;
  const isCued = first > 0 && has(tokens, first - 1, word.placeCue) && tokens.gap[first] === 1;
  if (last > first) return true;
  if (flag & functionWord) return false;
  if (nature.language === 'de' && !isCued)
    return isStrongPlace(flag) && end === last && !beginsSentence(tokens, first) && false;
  if (isStrongPlace(flag)) return true;
  if (end > last && flag & anyName) return false;
  if (isCued) return !(flag & word.known);
  if (nature.isSmall || flag & ordinary) return false;
  return end === last && (flag & word.given) === 0;
}

/** PERSON, PLACE, or undefined where it is no name as far as can be told. */
function weigh(
  tokens: Tokens,
  words: readonly number[],
  nature: TextNature,
  isPlaceCued: boolean,
): 'PERSON' | 'PLACE' | undefined {
  const first = words[0] as number;
  const isBeginning = beginsSentence(tokens, first);
  let strong = 0;
  let strongGiven = 0;
  let weak = 0;
  let unknown = 0;
  for (const i of words) {
    const flag = tokens.flags[i] as number;
    if (lengthOf(tokens, i) === 1) continue;
    if (isStrongName(flag)) strong++;
    else if (flag & anyName) weak++;
    else if (isUnknown(tokens, i)) unknown++;
    if (isStrongGiven(flag)) strongGiven++;
  }
  const type = isPlaceCued && strongGiven === 0 ? 'PLACE' : 'PERSON';
  const { language } = nature;
  if (language === 'de' || language === 'nl') {
    if (strongGiven > 0) return 'PERSON';
    if (words.length > 1 && strong > 0 && weak + strong + unknown === words.length) return 'PERSON';
    return language === 'nl' && !isBeginning && strong > 0 ? 'PERSON' : undefined;
  }
  if (strongGiven > 0) return type;
  if (strong > 0)
    return language === 'en' || nature.isSmall || !isBeginning || words.length > 1 ? type : undefined;
  if (nature.isSmall) return undefined;
  const firstFlag = tokens.flags[first] as number;
  if (words.length > 1 && weak + unknown >= 2)
    return language === 'en' || language === 'unknown' || (firstFlag & word.given) !== 0 ? type : undefined;
  if (language !== 'en') return undefined;
  if (isAcronym(tokens, words)) return undefined;
  if (weak > 0) {
    if (firstFlag & word.given)
      return isBeginning && !isSign(tokens, first + 1, 0x3a)
        ? undefined
        : (firstFlag & functionWord) === 0
          ? 'PERSON'
          : undefined;
    return undefined;
  }
  return unknown > 0 ? type : undefined;
}

function isAcronym(tokens: Tokens, words: readonly number[]): boolean {
  return words.every(
    (i) => tokens.wordCase[i] === wordCase.capitals && lengthOf(tokens, i) <= longestAcronym,
  );
}
