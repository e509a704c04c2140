/** Finds names of people and places by word lists, context and spelling. */

import { wordsOfAll } from '../language/language-word.ts';
import { ordinaryWord, word } from '../lexicon/lexicon.ts';
import {
  has,
  isCapital,
  isNumber,
  isSign,
  isStrongGiven,
  isStrongName,
  isUnknown,
  lengthOf,
  textOf,
} from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { isDated } from '../text/month.ts';
import type { TextNature } from '../text/text-nature.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { beforeInstitution, isInstitution } from './institution.ts';
import { type CueStrength, cueBefore, isAndWord } from './name-cue.ts';
import type { NameHints } from './name-hint.ts';
import { type MayJoin, readRun } from './name-run.ts';
import { isPlaceCue, isSurePlaceCue } from './place-cue.ts';
import { placeEnd } from './place-phrase.ts';
import { trimRun } from './trim-run.ts';
import { isPlace, type NameContext, weighName } from './weigh-name.ts';

const anyName = word.given | word.surname;
const listed = anyName | word.place | word.placeStart;
const ordinary = ordinaryWord;
const comma = 0x2c;

/** With a doubt, a person or place that is only likely is noted as a hint, not as a finding. */
export interface Doubt {
  readonly hints: NameHints;
  readonly places: NameHints;
}

export function findNames(tokens: Tokens, nature: TextNature, findings: Findings, doubt?: Doubt): void {
  const { count, kind, taken, flags, openers, openerCount, wordCase: cases } = tokens;
  const joins = joinsOf(tokens, nature);
  /** The last token of the previous person, since a list of names may continue after it. */
  let person = -2;
  /** The first token that has not been read. */
  let unread = 0;
  // Most words are in lower case and listed: their context need not be read.
  const candidates = nature.isSmall ? count : openerCount;
  for (let n = 0; n < candidates; n++) {
    const i = nature.isSmall ? n : (openers[n] as number);
    if (i < unread || kind[i] !== tokenKind.word || taken[i] === 1) continue;
    if (!nature.isSmall && cases[i] === wordCase.small) continue;
    const cue = cueBefore(tokens, i);
    const isPlaceSure = cue === 0 && isSurePlaceCue(tokens, i);
    if (nature.isSmall && cue < 2 && !isPlaceSure && ((flags[i] as number) & listed) === 0 && !joins(i))
      continue;
    const run = beforeInstitution(tokens, readRun(tokens, i, joins));
    if (run.length === 0 || (run.length === 1 && isDated(tokens, i))) continue;
    const isListed = isBehindName(tokens, i, person);
    const found = judgeRun(tokens, run, cue, isPlaceSure, isListed, nature, findings, doubt);
    if (found.isPerson) person = found.last;
    unread = Math.max(i, found.last) + 1;
  }
}

function joinsOf(tokens: Tokens, nature: TextNature): MayJoin {
  if (nature.isSmall) return (i) => joinsSmall(tokens, i);
  return (i) => isCapital(tokens, i);
}

/** In a text without capitals a word may be part of a name if a list of names has it, or no list has it. */
const joinsSmall = (tokens: Tokens, i: number): boolean => {
  const flag = tokens.flags[i] as number;
  if (flag & (word.functionWord | word.known | word.notName)) return false;
  if (flag & listed) return true;
  return (flag & word.dictionary) === 0 && (isUnknown(tokens, i) || lengthOf(tokens, i) === 1);
};

/** Returns true in "Anna, Bob and Carl" if between `person` and `i` are a comma, an "and", or both. */
function isBehindName(tokens: Tokens, i: number, person: number): boolean {
  if (person < 0 || i - person > 3 || i - person < 2) return false;
  for (let at = person + 1; at < i; at++) if (!isSign(tokens, at, comma) && !isAnd(tokens, at)) return false;
  return (tokens.gap[i] as number) <= gapBefore.blank;
}

const ands = new Set(wordsOfAll(({ nameCue }) => nameCue.and));
const isAnd = (tokens: Tokens, i: number): boolean =>
  isSign(tokens, i, 0x26) || (isAndWord(tokens, i) && ands.has(textOf(tokens, i)));

/** Takes the name in the run of words; `last` is the last token that need not be read again. */
function judgeRun(
  tokens: Tokens,
  run: readonly number[],
  cue: CueStrength,
  isPlaceSure: boolean,
  isListed: boolean,
  nature: TextNature,
  findings: Findings,
  doubt: Doubt | undefined,
): { last: number; isPerson: boolean } {
  const begin = run[0] as number;
  const end = run.at(-1) as number;
  // "New Zealand" and "Los Angeles" begin with a word that would be trimmed.
  const whole = cue === 0 ? placeEnd(tokens, begin, end) : -1;
  if (
    whole > begin &&
    !(nature.isSmall && has(tokens, begin, word.functionWord) && !isPlaceCue(tokens, begin, nature.language))
  ) {
    return takePlace(tokens, begin, whole, findings, doubt);
  }
  const words = behindTitle(tokens, trimRun(tokens, run, cue > 0 || isPlaceSure), nature);
  if (words.length === 0) return { last: end, isPerson: false };
  const first = words[0] as number;
  const last = words.at(-1) as number;
  if (cue === 0 && !isPlaceSure && isInstitution(tokens, first)) {
    // After "Hospital" a person may follow, or the rest of its name.
    const isNamed = words.some((i) => isStrongGiven(tokens.flags[i] as number));
    return { last: isNamed ? first : end, isPerson: false };
  }
  // "Herr Schmidt": the title was the first capitalised word.
  const isTitled = first !== begin && cueBefore(tokens, first) === 2;
  if (
    isTitled ||
    cue === 2 ||
    (cue === 1 && (!has(tokens, first, ordinary) || has(tokens, first, anyName)))
  ) {
    if (doubt === undefined || cue === 2 || isTitled) findings.take(first, last, 'PERSON');
    else doubt.hints.add(first, last);
    return { last, isPerson: true };
  }
  if (isPlaceSure && !has(tokens, first, word.functionWord | word.known | word.article)) {
    return takePlace(tokens, first, last, findings);
  }
  const context: NameContext = {
    nature,
    isPlaceCued: isPlaceCue(tokens, first, nature.language),
    isListed: isListed && first === begin,
    isOwnLine: isOwnLine(tokens, first, last),
  };
  const place = placeEnd(tokens, first, last);
  if (place >= first && isPlace(tokens, first, place, last, context)) {
    return takePlace(tokens, first, place, findings, context.isOwnLine ? undefined : doubt);
  }
  if (
    context.isOwnLine &&
    !nature.isSmall &&
    isBesidePlace(tokens, first, last) &&
    (words.length === 1 || isUnknown(tokens, first))
  ) {
    return takePlace(tokens, first, last, findings);
  }
  const verdict = weighName(tokens, words, context);
  if (verdict === undefined) return { last: end, isPerson: false };
  const isSure = context.isOwnLine && words.length > 1;
  if (doubt === undefined || isSure) findings.take(first, last, verdict);
  else if (verdict === 'PERSON') doubt.hints.add(first, last);
  else doubt.places.add(first, last);
  return { last: end, isPerson: verdict === 'PERSON' };
}

/**
 * Returns the words after a title ("Contactez M. Dupont") or, if nouns are capitalised, after a noun ("Freundin
 * Anke").
 */
function behindTitle(tokens: Tokens, words: readonly number[], { language }: TextNature): readonly number[] {
  for (let at = words.length - 2; at >= 0; at--) {
    const i = words[at] as number;
    // "Karin M. Beike"
    if (
      lengthOf(tokens, i) === 1 &&
      (language?.rule.isInitialTitle !== true || has(tokens, words[at - 1] ?? -1, anyName))
    )
      continue;
    if (has(tokens, i, word.title) && isSign(tokens, i + 1, 0x2e) && tokens.gap[i + 1] === gapBefore.none)
      return words.slice(at + 1);
  }
  if (language?.rule.areNounsCapital !== true) return words;
  const given = words.findIndex((i) => isStrongGiven(tokens.flags[i] as number));
  const isAppended =
    given > 0 && words.slice(0, given).every((i) => !isStrongName(tokens.flags[i] as number));
  return isAppended ? words.slice(given) : words;
}

/**
 * Takes a place with the postcode before or after it. With a doubt, a place without a postcode is only noted as
 * a hint.
 */
function takePlace(tokens: Tokens, first: number, last: number, findings: Findings, doubt?: Doubt) {
  const next = last + 1;
  const isPostcode =
    isNumber(tokens, next) &&
    tokens.gap[next] === gapBefore.blank &&
    lengthOf(tokens, next) === 5 &&
    tokens.taken[next] === 0;
  const begin = postcodeBefore(tokens, first);
  if (doubt !== undefined && begin === first && !isPostcode) doubt.places.add(first, last);
  else findings.take(begin, isPostcode ? next : last, 'PLACE');
  return { last: isPostcode ? next : last, isPerson: false };
}

/**
 * Returns the first token of the postcode in "10115 Berlin" or "1017 GP Amsterdam", or the place itself if
 * there is none.
 */
function postcodeBefore(tokens: Tokens, first: number): number {
  const isFree = (i: number) =>
    isNumber(tokens, i) && tokens.taken[i] === 0 && tokens.gap[i + 1] === gapBefore.blank;
  if (tokens.gap[first] !== gapBefore.blank) return first;
  if (isFree(first - 1) && lengthOf(tokens, first - 1) === 5) return first - 1;
  const isDutch = tokens.wordCase[first - 1] === wordCase.capitals && lengthOf(tokens, first - 1) === 2;
  return isDutch && isFree(first - 2) && lengthOf(tokens, first - 2) === 4 ? first - 2 : first;
}

/** Returns whether only signs are beside it on its line. */
function isOwnLine(tokens: Tokens, first: number, last: number): boolean {
  if (last + 1 < tokens.count && (tokens.gap[last + 1] as number) < gapBefore.line) return false;
  for (let i = first; i >= 0; i--) {
    if ((tokens.gap[i] as number) >= gapBefore.line || i === 0)
      return i === 0 ? first > 0 || tokens.count > last + 1 : true;
    if (tokens.kind[i - 1] !== tokenKind.sign || isSign(tokens, i - 1, 0x3a)) return false;
  }
  return false;
}

/** Returns whether the next line begins with a place, or the previous line ends an address. */
function isBesidePlace(tokens: Tokens, first: number, last: number): boolean {
  let next = last + 1;
  while (next < tokens.count && next < last + 5 && tokens.kind[next] === tokenKind.sign) next++;
  if (next < tokens.count && placeEnd(tokens, next, next) >= next && isCapital(tokens, next)) return true;
  let before = first - 1;
  while (before > 0 && before > first - 5 && tokens.kind[before] === tokenKind.sign) before--;
  return isNumber(tokens, before) && tokens.taken[before] === 1;
}
