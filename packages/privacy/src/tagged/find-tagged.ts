/** Finds the words that the tagger considers names. It must miss few: what it only suspects is taken, too. */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import type { Language } from '../language/language.ts';
import { word } from '../lexicon/lexicon.ts';
import { isContraction } from '../name/contraction.ts';
import { isAddressee, opensGreeting } from '../name/name-cue.ts';
import { isArtist, isInSetPhrase } from '../name/set-phrase.ts';
import { isOwner } from '../name/weigh-small-name.ts';
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
import { othersOf } from '../unsearched-language.ts';
import {
  type EvidenceText,
  evidenceCount,
  isBegunForm,
  isBegunUnlisted,
  isBegunWord,
  isOrdinaryCapital,
  isSmallForm,
  isSmallOrdinary,
  isSmallUnlisted,
  isTag,
  spellingOf,
  writeEvidence,
} from './name-evidence.ts';

/** Titles and searches have few words around a name, and many names of songs and videos. */
export type TextKind = 'text' | 'title';

export interface Thresholds {
  /** The log odds that the trees must reach. */
  readonly personOdds: number;
  readonly placeOdds: number;
  /** The probability of a person in a script that the trees do not know, and beside "and". */
  readonly person: number;
  readonly place: number;
}

/** Measured with `npm run bench -- masking`. */
export const thresholds: Readonly<Record<TextKind, Thresholds>> = {
  text: { personOdds: -2.1, placeOdds: -0.4, person: 0.04, place: 0.4 },
  title: { personOdds: 0.5, placeOdds: 0, person: 0.25, place: 0.5 },
};

/** Added in a text of no language that is searched: capitals and lists say less there. */
const untoldOdds = 0.2;
/** Added in a text of a language that the tagger has learnt: there it is right more often than the trees have seen. */
const learntOdds = -0.6;
/** Added there for a word in small letters, which no list of such a language can tell from a name. */
const smallLearntOdds = -0.8;

const languageOdds = (language: Language | undefined, isLearnt: boolean): number => {
  if (isLearnt) return learntOdds;
  return language === undefined ? untoldOdds : (language.nameOdds ?? 0);
};

/** `language`: of the text, if enough words tell. `isLearnt`: it is in one that the tagger knows, and no rules. */
export function thresholdsOf(kind: TextKind, language: Language | undefined, isLearnt: boolean): Thresholds {
  const own = thresholds[kind];
  // a title names songs and artists in English above all
  if (kind === 'title') return { ...own, personOdds: own.personOdds + Math.max(0, language?.nameOdds ?? 0) };
  return {
    ...own,
    personOdds: own.personOdds + languageOdds(language, isLearnt),
  };
}

/** With less probability, and without a hint, the trees are not asked: they would deny it. */
const leastAsked = 0.001;
const leastPlaceAsked = 0.03;
/** Subtracted from the odds of a place if the lists suggest it. */
const placeHintOdds = 0.7;
/** Added for a place of the list behind a hash: some of the corpora label no tags. */
const tagPlaceOdds = 2.5;
/** Added to the odds for a word beside one that is taken; the second is for one in small letters. */
const besideOdds = 0.5;
const smallBesideOdds = -0.5;
const fullStop = 0x2e;
const mostInitials = 4;
const mostBefore = 2;
const never = Number.NEGATIVE_INFINITY;

/** Added for a form of a word that begins a sentence ("Haters will hate"): the trees have seen too few to tell. */
const begunFormOdds = -1.8;
/** Added for one in small letters ("haters"), and for an ordinary word in small letters. */
const smallFormOdds = -1;
const smallOrdinaryOdds = -1;
/** Added for a capital inside a sentence that is a form of a word ("VSCode") or an ordinary one ("Hurray"). */
const ordinaryCapitalOdds = -0.5;

/**
 * Added where a dictionary tells other words from names, by position (in small letters, at the beginning of a sentence, inside it,
 * in capitals, behind a hash) and list (a form of a word, hardly ever a name, an ordinary word, in no list, a name that is a
 * word, a name, a given name). Measured on posts that neither tagger nor trees had seen: what finds people at the least
 * ordinary text and the fewest names of other things.
 */
const toldOdds = Float32Array.from(
  [
    [0, -0.1, 0.1, 1.4, -0.7, -0.1, 0.4],
    [0.1, -0.1, 0.1, 0.4, 0.1, 0.4, 0.4],
    [0, -0.1, 0, -0.4, 0.3, 0.3, 0.3],
    [-0.3, -0.3, -0.3, -0.4, -0.3, 0.4, -0.7],
    [-0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7],
  ].flat(),
);

/** Of a text with a smaller share of ordinary words the dictionary is another language's: "hela helgen" is no name. */
const leastOrdinary = 0.5;

/** Added for a word that begins a sentence before a given name, and is no name itself: "Regisseur Anna Quill". */
const roleOdds = -1.5;

/** Of a text of so many words, of which no list has this share, and of which the tagger doubts this many, nobody knows the language. */
const strange = { words: 5, unlisted: 0.4, doubt: 0.02 };
/** Added in such a text for a word in no list: a capital that begins a sentence says nothing there. */
const strangeBegunOdds = -2.6;
const strangeSmallOdds = -2;
/** Added to the odds of any person in it, and to those of a place in no list, in small letters or at the beginning. */
const strangeOdds = -0.6;
const strangePlaceOdds = -1;

/** Added in a part that is withheld anyway, where any word looks like a name; the second is for one in small letters. */
const foreignOdds = -0.8;
const smallForeignOdds = -2.5;

/** Takes each word that the trees were asked about, with its figures, and which trees: for their training. */
export type OnEvidence = (start: number, end: number, figures: Float32Array, asked: Asked) => void;

export interface Asked {
  readonly person: boolean;
  readonly place: boolean;
}

/** UTF-16 offsets, end exclusive. */
interface TextPart {
  readonly start: number;
  readonly end: number;
}

export interface FindTaggedOptions {
  /** Parts in a language that is not searched, ascending. */
  readonly unsearched?: readonly TextPart[];
  /** As of `thresholdsOf`. */
  readonly isLearnt?: boolean;
  readonly isTitle?: boolean;
  readonly onEvidence?: OnEvidence | undefined;
}

const figures = new Float32Array(evidenceCount);
let scores = new Float32Array(1 << 12);
let placeScores = new Float32Array(1 << 12);

export function findTagged(
  text: EvidenceText,
  trees: NameTrees,
  findings: Findings,
  { personOdds, placeOdds }: Thresholds,
  { unsearched = [], isLearnt = false, isTitle = false, onEvidence }: FindTaggedOptions = {},
): void {
  const { tokens, places } = text;
  const { count } = tokens;
  weighAll(text, trees, { isLearnt, isTitle, onEvidence });
  if (unsearched.length > 0) discount(tokens, unsearched);
  for (let i = 0; i < count; i++) {
    const isPlace = (placeScores[i] as number) >= placeOdds - (places.of[i] === 0 ? 0 : placeHintOdds);
    const isPerson =
      (scores[i] as number) >= personOdds && !(isPlace && (placeScores[i] as number) > (scores[i] as number));
    if (!isPerson && !isPlace) continue;
    if (!isFree(tokens, i)) continue;
    const last = isPerson
      ? endOfName(text, i, (next) => isBeside(tokens, next, personOdds))
      : Math.max(
          endOfHint(text, i),
          endOfName(text, i, (next) => isPlaceBeside(tokens, next, placeOdds)),
        );
    const first = isPerson ? startOfName(tokens, i, personOdds) : startOfHint(text, i);
    findings.take(first, last, isPerson ? 'PERSON' : 'PLACE');
    i = last;
  }
}

/** Asks the trees about each word that may be a name. */
function weighAll(
  text: EvidenceText,
  trees: NameTrees,
  { isLearnt = false, isTitle = false, onEvidence }: FindTaggedOptions,
): void {
  const { tokens, tags, hints, places } = text;
  const { count } = tokens;
  if (count > scores.length) {
    scores = new Float32Array(count * 2);
    placeScores = new Float32Array(count * 2);
  }
  const isStrange = !isLearnt && isStrangeText(text);
  const isUntold = text.nature.language === undefined;
  const isTold =
    !isTitle && text.nature.language?.dictionary !== undefined && text.ordinaryShare >= leastOrdinary;
  const mayBeEnglish = isUntold || text.nature.language?.dictionary !== undefined;
  for (let i = 0; i < count; i++) {
    scores[i] = never;
    placeScores[i] = never;
    const mayBePerson = hints.of[i] !== 0 || (tags.person[i] as number) >= leastAsked;
    const mayBePlace = places.of[i] !== 0 || (tags.place[i] as number) >= leastPlaceAsked;
    if (!mayBePerson && !mayBePlace) continue;
    if (!isFree(tokens, i) || (isUntold && isForeignWord(tokens, i))) continue;
    if (isInSetPhrase(tokens, i, mayBeEnglish) || (isTitle && isArtist(tokens, i))) continue;
    writeEvidence(text, i, figures);
    onEvidence?.(tokens.start[i] as number, tokens.end[i] as number, figures, {
      person: mayBePerson,
      place: mayBePlace,
    });
    if (mayBePlace) {
      placeScores[i] = trees.place.score(figures);
      if (isTag(figures) && isOnlyPlace(tokens, i)) placeScores[i]! += tagPlaceOdds;
      if (isStrange && (isSmallUnlisted(figures) || isBegunUnlisted(figures)))
        placeScores[i]! += strangePlaceOdds;
    }
    if (!mayBePerson || opensGreeting(tokens, i) || isAddressee(tokens, i)) continue;
    const isBegun = isBegunForm(figures) && initialsBefore(tokens, i) === i;
    const isRole = isBegunWord(figures) && isBeforeGiven(tokens, i);
    scores[i] = trees.person.score(figures) + (isBegun ? begunFormOdds : isRole ? roleOdds : 0);
    if (isSmallForm(figures)) scores[i]! += smallFormOdds;
    else if (isSmallOrdinary(figures)) scores[i]! += smallOrdinaryOdds;
    else if (isOrdinaryCapital(figures)) scores[i]! += ordinaryCapitalOdds;
    if (isLearnt && tokens.wordCase[i] === wordCase.small) scores[i]! += smallLearntOdds;
    if (isTold) scores[i]! += toldOdds[spellingOf(figures)]!;
    if (!isStrange) continue;
    scores[i]! += strangeOdds;
    if (isBegunUnlisted(figures)) scores[i]! += strangeBegunOdds;
    else if (isSmallUnlisted(figures)) scores[i]! += strangeSmallOdds;
  }
}

const isOnlyPlace = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.place) && !has(tokens, i, word.given | word.dictionary);

/** Returns whether it is a frequent word of a language that is not searched, and no name. */
const isForeignWord = (tokens: Tokens, i: number): boolean =>
  !has(tokens, i, word.given | word.surname | word.place) && othersOf(tokens.hash[i] as number) !== 0;

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

/** A place of several words is taken as a whole: "New Zealand". */
function startOfHint({ tokens, places: { of } }: EvidenceText, i: number): number {
  let first = i;
  while (of[i] !== 0 && first > 0 && of[first - 1] === of[i] && tokens.taken[first - 1] === 0) first--;
  return first;
}

function endOfHint({ tokens, places: { of } }: EvidenceText, i: number): number {
  let last = i;
  while (of[i] !== 0 && last + 1 < tokens.count && of[last + 1] === of[i] && tokens.taken[last + 1] === 0)
    last++;
  return last;
}

const isPlaceBeside = (tokens: Tokens, i: number, placeOdds: number): boolean =>
  (placeScores[i] as number) >= placeOdds - (isSmallWord(tokens, i) ? smallBesideOdds : besideOdds);

/** Includes the capitals before it that it makes likelier ("Jun Quiller", "Ravil G Yefimov"), and initials. */
function startOfName(tokens: Tokens, first: number, personOdds: number): number {
  let begin = first;
  while (first - begin < mostBefore && tokens.gap[begin] === gapBefore.blank) {
    const isBehindInitial = isInitial(tokens, begin - 1) && tokens.gap[begin - 1] === gapBefore.blank;
    const before = isBehindInitial ? begin - 2 : begin - 1;
    const isName = isFree(tokens, before) && isCapital(tokens, before);
    const isFull = isBehindInitial && !has(tokens, before, word.dictionary | word.functionWord | word.known);
    if (!isName || !(isFull || isBeside(tokens, before, personOdds))) break;
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
  !(isSmallWord(tokens, i) && isFunctionWord(tokens, i));

/** A function word of a language without a dictionary may be somebody's name in one that has it: "eran's car". */
const isFunctionWord = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.plainFunctionWord) || (has(tokens, i, word.functionWord) && !isOwner(tokens, i));

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
