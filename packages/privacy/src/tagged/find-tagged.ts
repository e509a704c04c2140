/** Finds the words that the tagger considers names. It must miss few: what it only suspects is taken, too. */
import type { BoostedTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import type { Language } from '../language/language.ts';
import { word } from '../lexicon/lexicon.ts';
import { isContraction } from '../name/contraction.ts';
import { opensGreeting } from '../name/name-cue.ts';
import {
  has,
  isCapital,
  isNumber,
  isPluralAcronym,
  isSign,
  isStrongGiven,
  isWord,
  lengthOf,
} from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { isDated } from '../text/month.ts';
import { gapBefore, type Tokens, wordCase } from '../text/tokenise.ts';
import {
  type EvidenceText,
  evidenceCount,
  isBegunForm,
  isBegunUnlisted,
  isBegunWord,
  isSmallForm,
  isSmallOrdinary,
  isSmallUnlisted,
  writeEvidence,
} from './name-evidence.ts';
import type { Tags } from './tag-tokens.ts';

/** Titles and searches have few words around a name, and many names of songs and videos. */
export type TextKind = 'text' | 'title';

export interface Thresholds {
  /** The log odds that the trees must reach. */
  readonly personOdds: number;
  /** The probability of a person in a script that the trees do not know, and beside "and". */
  readonly person: number;
  readonly place: number;
}

/** Measured with `npm run bench -- masking`. */
export const thresholds: Readonly<Record<TextKind, Thresholds>> = {
  text: { personOdds: -2.1, person: 0.04, place: 0.4 },
  title: { personOdds: 0.5, person: 0.25, place: 0.5 },
};

/** `language`: of the text, if enough words tell. */
export function thresholdsOf(kind: TextKind, language: Language | undefined): Thresholds {
  const own = thresholds[kind];
  const more = language?.nameOdds ?? 0;
  // a title names songs and artists in English above all
  return { ...own, personOdds: own.personOdds + (kind === 'title' ? Math.max(0, more) : more) };
}

/** With less probability, and without a hint, the trees are not asked: they would deny it. */
const leastAsked = 0.0004;
/** Added to the odds for a word beside one that is taken; the second is for one in small letters. */
const besideOdds = 0.5;
const smallBesideOdds = -0.5;
/** For a lower-case place that is in no list. */
const smallPlace = 0.8;
const placeOverThing = 2;
/** Factors for a place beside one that is taken; the second is for a word in small letters. */
const besidePlace = 0.6;
const smallBesidePlace = 1.6;
const fullStop = 0x2e;
const mostInitials = 4;
const mostBefore = 2;
const never = Number.NEGATIVE_INFINITY;

/** Added for a form of a word that begins a sentence ("Haters will hate"): the trees have seen too few to tell. */
const begunFormOdds = -1.8;
/** Added for one in small letters ("haters"), and for an ordinary word in small letters. */
const smallFormOdds = -1;
const smallOrdinaryOdds = -0.5;

/** Added for a word that begins a sentence before a given name, and is no name itself: "Regisseur Anna Quill". */
const roleOdds = -1;

/** Of a text of so many words, of which no list has this share, and of which the tagger doubts this many, nobody knows the language. */
const strange = { words: 8, unlisted: 0.4, doubt: 0.02 };
/** Added in such a text for a word in no list: a capital that begins a sentence says nothing there. */
const strangeBegunOdds = -1.5;
const strangeSmallOdds = -2;

/** Added in a part that is withheld anyway, where any word looks like a name; the second is for one in small letters. */
const foreignOdds = -0.8;
const smallForeignOdds = -2.5;

/** Takes each word that the trees were asked about, with its figures: for their training. */
export type OnEvidence = (start: number, end: number, figures: Float32Array) => void;

/** UTF-16 offsets, end exclusive. */
interface TextPart {
  readonly start: number;
  readonly end: number;
}

export interface FindTaggedOptions {
  /** Parts in a language that is not searched, ascending. */
  readonly unsearched?: readonly TextPart[];
  readonly onEvidence?: OnEvidence | undefined;
}

const figures = new Float32Array(evidenceCount);
let scores = new Float32Array(1 << 12);

export function findTagged(
  text: EvidenceText,
  trees: BoostedTrees,
  findings: Findings,
  { personOdds, place }: Thresholds,
  { unsearched = [], onEvidence }: FindTaggedOptions = {},
): void {
  const { tokens, tags } = text;
  const { count } = tokens;
  weighAll(text, trees, onEvidence);
  if (unsearched.length > 0) discount(tokens, unsearched);
  for (let i = 0; i < count; i++) {
    const isPlace = isTaggedPlace(tokens, tags, i, place);
    const isPerson =
      (scores[i] as number) >= personOdds &&
      !(isPlace && (tags.place[i] as number) > (tags.person[i] as number));
    if (!isPerson && !isPlace) continue;
    if (!isFree(tokens, i)) continue;
    const last = isPerson
      ? endOfName(text, i, (next) => isBeside(tokens, next, personOdds))
      : endOfName(text, i, (next) => isPlaceBeside(tokens, tags, next, place));
    findings.take(isPerson ? startOfName(tokens, i, personOdds) : i, last, isPerson ? 'PERSON' : 'PLACE');
    i = last;
  }
}

/** Asks the trees about each word that may be a name. */
function weighAll(text: EvidenceText, trees: BoostedTrees, onEvidence: OnEvidence | undefined): void {
  const { tokens, tags, hints } = text;
  const { count } = tokens;
  if (count > scores.length) scores = new Float32Array(count * 2);
  const isStrange = isStrangeText(text);
  for (let i = 0; i < count; i++) {
    scores[i] = never;
    if (hints.of[i] === 0 && (tags.person[i] as number) < leastAsked) continue;
    if (!isFree(tokens, i)) continue;
    writeEvidence(text, i, figures);
    onEvidence?.(tokens.start[i] as number, tokens.end[i] as number, figures);
    if (opensGreeting(tokens, i)) continue;
    const isBegun = isBegunForm(figures) && initialsBefore(tokens, i) === i;
    const isRole = isBegunWord(figures) && isBeforeGiven(tokens, i);
    scores[i] = trees.score(figures) + (isBegun ? begunFormOdds : isRole ? roleOdds : 0);
    if (isSmallForm(figures)) scores[i]! += smallFormOdds;
    else if (isSmallOrdinary(figures)) scores[i]! += smallOrdinaryOdds;
    if (!isStrange) continue;
    if (isBegunUnlisted(figures)) scores[i]! += strangeBegunOdds;
    else if (isSmallUnlisted(figures)) scores[i]! += strangeSmallOdds;
  }
}

const isStrangeText = ({ nature, words, unlistedShare, doubt }: EvidenceText): boolean =>
  nature.language === undefined &&
  words >= strange.words &&
  unlistedShare >= strange.unlisted &&
  doubt >= strange.doubt;

const isBeforeGiven = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i + 1) &&
  tokens.gap[i + 1] === gapBefore.blank &&
  isStrongGiven(tokens.flags[i + 1] as number);

/** Lowers the odds of the words of those parts. One walk over both, so that time is linear in the text. */
function discount(tokens: Tokens, parts: readonly TextPart[]): void {
  let at = 0;
  for (let i = 0; i < tokens.count && at < parts.length; i++) {
    const begin = tokens.start[i] as number;
    while (at < parts.length && (parts[at] as TextPart).end <= begin) at++;
    if (at < parts.length && (parts[at] as TextPart).start <= begin)
      scores[i]! += isSmallWord(tokens, i) ? smallForeignOdds : foreignOdds;
  }
}

const isBeside = (tokens: Tokens, i: number, personOdds: number): boolean =>
  (scores[i] as number) >= personOdds - (isSmallWord(tokens, i) ? smallBesideOdds : besideOdds);

const isPlaceBeside = (tokens: Tokens, tags: Tags, i: number, place: number): boolean =>
  (tags.place[i] as number) >= place * (isSmallWord(tokens, i) ? smallBesidePlace : besidePlace);

/** Returns whether it is likely enough a place, and likelier than a part of another name: "Malaysia Airlines". */
function isTaggedPlace(tokens: Tokens, tags: Tags, i: number, least: number): boolean {
  const likely = tags.place[i] as number;
  if (likely < least) return false;
  const isSmallUnlisted = isSmallWord(tokens, i) && !has(tokens, i, word.place);
  return (!isSmallUnlisted || likely >= smallPlace) && likely >= placeOverThing * (tags.thing[i] as number);
}

/** Includes the capitals before it that it makes likelier ("Jun Quiller", "Ravil G Yefimov"), and initials. */
function startOfName(tokens: Tokens, first: number, personOdds: number): number {
  let begin = first;
  while (first - begin < mostBefore && tokens.gap[begin] === gapBefore.blank) {
    const isBehindInitial = isInitial(tokens, begin - 1) && tokens.gap[begin - 1] === gapBefore.blank;
    const before = isBehindInitial ? begin - 2 : begin - 1;
    const isName = isFree(tokens, before) && isCapital(tokens, before);
    if (!isName || !isBeside(tokens, before, personOdds)) break;
    begin = before;
  }
  return initialsBefore(tokens, begin);
}

/** Returns where the initials before a name begin ("J. P. Stovers"), or the name if there are none. */
function initialsBefore(tokens: Tokens, first: number): number {
  let begin = first;
  while (
    first - begin < 2 * mostInitials &&
    isSign(tokens, begin - 1, fullStop) &&
    isInitial(tokens, begin - 2) &&
    tokens.gap[begin - 1] === gapBefore.none
  ) {
    if ((tokens.gap[begin] as number) > gapBefore.blank || tokens.taken[begin - 1] === 1) break;
    begin -= 2;
  }
  return begin;
}

const isFree = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) &&
  lengthOf(tokens, i) > 1 &&
  tokens.taken[i] === 0 &&
  !isPluralAcronym(tokens, i) &&
  !isDated(tokens, i) &&
  !isContraction(tokens, i) &&
  !isNumbered(tokens, i) &&
  !(isSmallWord(tokens, i) && has(tokens, i, word.functionWord));

/** Returns whether it is capitals with a number behind them that no list has as a name: "RTX4090". */
const isNumbered = (tokens: Tokens, i: number): boolean =>
  tokens.wordCase[i] === wordCase.capitals &&
  tokens.gap[i + 1] === gapBefore.none &&
  isNumber(tokens, i + 1) &&
  !has(tokens, i, word.given | word.surname);

/** Includes the signs between the words of a name ("Jean-Luc O'Neil", "J. Smith"), and the small words of a hint ("Jan de Boer"). */
function endOfName({ tokens, hints }: EvidenceText, first: number, isPart: (i: number) => boolean): number {
  let last = first;
  for (let i = first + 1; i < tokens.count; i++) {
    if ((tokens.gap[i] as number) >= gapBefore.line || tokens.taken[i] === 1) break;
    if (isFree(tokens, i) && isPart(i)) last = i;
    else if (isInitial(tokens, i) || (hints.of[i] !== 0 && hints.of[i] === hints.of[last])) continue;
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
