/** Asks the trees how likely each word of a text is a name, and corrects them where they have seen too few of its kind. */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import type { Language } from '../language/language.ts';
import { role, word as wordBits } from '../lexicon/lexicon.ts';
import { isTagOfWords } from '../name/find-camel-name.ts';
import { isInstitution } from '../name/institution.ts';
import { isAddressee, opensGreeting } from '../name/name-cue.ts';
import { isArtist, isInSetPhrase } from '../name/set-phrase.ts';
import { has, isCapital, isNumber, isStrongGiven } from '../text/evidence.ts';
import { gapBefore as gapsBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { initialsBefore, isFree, isSmallWord } from './free-word.ts';
import { articleOdds, isSmallWordOf } from './language-odds.ts';
import {
  type EvidenceText,
  evidenceCount,
  figure as figuresOf,
  mayBePerson,
  mayBePlace,
  writeEvidence,
} from './name-evidence.ts';
import { listedCount, listed as listings, position as positions } from './spelling.ts';
import { isDrawnOut, isHoping, isNumeral } from './word-form.ts';

// local: the engine folds them
const word = wordBits;
const gapBefore = gapsBefore;
const figure = figuresOf;
const listed = listings;
const position = positions;

/** Added for a place of the list behind a hash: some of the corpora label no tags. */
const tagPlaceOdds = 2.5;
/** Added for a place beside a word for an organisation among capitals, as in "Universidad de Chile", "Vejle Amt", and for that word if no list has it as a place. */
const thingPlaceOdds = -1.5;
/** From here on `thingWordBehind` and `thingWordBefore` tell of a capital. */
const capitalThing = 4;
const never = Number.NEGATIVE_INFINITY;

/** Added for a form of a word that begins a sentence ("Haters will hate"): the trees have seen too few to tell. */
const begunFormOdds = -1.8;
/** Added for one in small letters ("haters"), and for an ordinary word in small letters. */
const smallFormOdds = -1.5;
const smallOrdinaryOdds = -1;
/** Added for a capital inside a sentence that is a form of a word ("VSCode") or an ordinary one ("Hurray"). */
const ordinaryCapitalOdds = -0.5;
/** Added for a plural behind a number ("3 Ways to save"). */
const countedOdds = -1.5;
/** Added to the odds of a place for a form of a word ("VSCode"). */
const formPlaceOdds = -0.5;

/**
 * Added where a dictionary tells other words from names, by `position` and `listed`. Measured on posts that
 * neither tagger nor trees had seen: what finds people at the least ordinary text and the fewest names of other things.
 */
const spellingOdds = Float32Array.from(
  [
    [0, -0.5, -0.1, 0.5, -0.7, -0.1, 0.4],
    [0.1, -0.1, -0.9, 0.4, -0.1, 0.4, 0.4],
    [0, 0, 0, 0.2, 0.1, 0.3, 0.4],
    [-0.3, -0.3, -0.3, -0.4, -0.3, 0.4, -0.4],
    [-0.7, -0.7, -0.7, -1.2, -0.7, -0.7, -0.7],
  ].flat(),
);

/** Added for a word in small letters in a language that the tagger has learnt and no list knows. */
const smallLearntOdds = -1.5;

/** Added for a word in small letters that no list has, where no language is told: "у друзей". */
const smallNowhereOdds = -1.7;

/** Of a text with a smaller share of ordinary words the dictionary is another language's: "hela helgen" is no name. */
const leastOrdinary = 0.5;

/** Added for a word that begins a sentence before a given name, and is no name itself: "Regisseur Anna Quill". */
const roleOdds = -1.5;

/** Added for a given name and a capital behind an institution, where the trees see a longer name of it. */
const behindInstitutionOdds = 3;

/** Added for a tag of several words, a numeral, a word with drawn-out letters. */
const unlikelyOdds = -3;

/** Of a text of so many words, of which no list has this share, and of which the tagger doubts this many, nobody knows the language. */
const strange = { words: 5, unlisted: 0.4, doubt: 0.02 };
/** Added in such a text for a word in no list: a capital that begins a sentence says nothing there. */
const strangeBegunOdds = -2.6;
const strangeSmallOdds = -2;
/** Added to the odds of any person in it, which takes back what a text of no language is asked for in addition (`thresholdsOf`). */
const strangeOdds = 0.2;
/** Added to the odds of a place in no list, in small letters or at the beginning. */
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

export interface WeighOptions {
  /** Parts in a language that is not searched, ascending. */
  readonly unsearched?: readonly TextPart[];
  /** As of `thresholdsOf`. */
  readonly isLearnt?: boolean;
  readonly isTitle?: boolean;
  readonly onEvidence?: OnEvidence | undefined;
}

/** Log odds by token; those of one that was not asked about are minus infinity. */
export interface NameScores {
  readonly person: Float32Array;
  readonly place: Float32Array;
}

const figures = new Float32Array(evidenceCount);
let scores = new Float32Array(1 << 12);
let placeScores = new Float32Array(1 << 12);

/** Asks the trees about each word that may be a name. What it returns is written over by the next call. */
export function weighNames(
  text: EvidenceText,
  trees: NameTrees,
  { unsearched = [], isLearnt = false, isTitle = false, onEvidence }: WeighOptions = {},
): NameScores {
  const { tokens, tags, hints, places, candidates, candidateCount } = text;
  const { count } = tokens;
  if (count > scores.length) {
    scores = new Float32Array(count * 2);
    placeScores = new Float32Array(count * 2);
  }
  const about = aboutText(text, isLearnt, isTitle);
  scores.fill(never, 0, count);
  placeScores.fill(never, 0, count);
  for (let n = 0; n < candidateCount; n++) {
    const i = candidates[n] as number;
    if (!isFree(tokens, i) || (about.hasNoLanguage && isForeignWord(tokens, i))) continue;
    if (isInSetPhrase(tokens, i, about.mayBeEnglish) || (isTitle && isArtist(tokens, i))) continue;
    writeEvidence(text, i, figures);
    const asked: Asked = { person: mayBePerson(tags, hints, i), place: mayBePlace(tags, places, i) };
    onEvidence?.(tokens.start[i] as number, tokens.end[i] as number, figures, asked);
    if (asked.place) placeScores[i] = trees.place.score(figures) + placeOddsOf(tokens, i, about);
    if (!asked.person || isNoPerson(tokens, i, about)) continue;
    scores[i] = trees.person.score(figures) + personOddsOf(tokens, i, about);
  }
  if (unsearched.length > 0) discount(tokens, unsearched);
  return { person: scores, place: placeScores };
}

/** What is known of a text before its words are weighed. */
interface WeighedText {
  readonly language: Language | undefined;
  readonly isLearnt: boolean;
  readonly isStrange: boolean;
  readonly hasNoLanguage: boolean;
  readonly isEnglish: boolean;
  readonly mayBeEnglish: boolean;
  /** Whether the dictionary tells its ordinary words from names. */
  readonly hasDictionary: boolean;
}

function aboutText(text: EvidenceText, isLearnt: boolean, isTitle: boolean): WeighedText {
  const { language } = text.nature;
  const hasNoLanguage = language === undefined;
  const isEnglish = language?.dictionary !== undefined;
  return {
    language,
    isLearnt,
    isStrange: !isLearnt && isStrangeText(text),
    hasNoLanguage,
    isEnglish,
    mayBeEnglish: hasNoLanguage || isEnglish,
    hasDictionary: !isTitle && isEnglish && text.ordinaryShare >= leastOrdinary,
  };
}

/** Returns whether the word, or those around it, say that it is nobody's name. */
const isNoPerson = (tokens: Tokens, i: number, { mayBeEnglish, language }: WeighedText): boolean =>
  opensGreeting(tokens, i) ||
  isAddressee(tokens, i) ||
  isInstitution(tokens, i) ||
  (mayBeEnglish && isHoping(tokens, i)) ||
  (figures[figure.position] === position.begun && isSmallWordOf(language, tokens, i));

/** Corrects the trees of places, by the figures of word `i`, where they have seen too few. */
function placeOddsOf(tokens: Tokens, i: number, { isEnglish, isStrange }: WeighedText): number {
  const at = figures[figure.position];
  let odds = 0;
  if (!isEnglish && (isBesideThingWord() || isThingWord(tokens, i))) odds += thingPlaceOdds;
  if (at === position.tag && isOnlyPlace(tokens, i)) odds += tagPlaceOdds;
  if (figures[figure.listed] === listed.form && !has(tokens, i, word.place)) odds += formPlaceOdds;
  if (isUnlikely(tokens, i)) odds += unlikelyOdds;
  const mayBeAnyWord = at === position.small || at === position.begun;
  if (isStrange && mayBeAnyWord && figures[figure.listed] === listed.nowhere) odds += strangePlaceOdds;
  return odds;
}

/** The same for people. */
function personOddsOf(tokens: Tokens, i: number, about: WeighedText): number {
  const { language, isLearnt, isStrange, hasNoLanguage, hasDictionary, mayBeEnglish } = about;
  const at = figures[figure.position] as number;
  const list = figures[figure.listed] as number;
  let odds = oddsOfForm(tokens, i);
  if (figures[figure.article] === 1) odds += articleOdds(tokens, i, language);
  if (isLearnt && isSmallWord(tokens, i)) odds += smallLearntOdds;
  if (hasDictionary) odds += spellingOdds[listedCount * at + list]!;
  if (at === position.tag && mayBeEnglish && isTagOfWords(tokens, i)) odds += unlikelyOdds;
  if (isUnlikely(tokens, i)) odds += unlikelyOdds;
  if (isBehindInstitution(tokens, i) || (isCapital(tokens, i) && isBehindInstitution(tokens, i - 1)))
    odds += behindInstitutionOdds;
  if (isStrange) odds += strangeOdds;
  if (list !== listed.nowhere) return odds;
  if (at === position.begun) return isStrange ? odds + strangeBegunOdds : odds;
  if (at !== position.small) return odds;
  if (isStrange) return odds + strangeSmallOdds;
  return hasNoLanguage && !isLearnt ? odds + smallNowhereOdds : odds;
}

const letterS = 0x73;

/** Returns whether a plural stands behind a number; "May 5 Slater called" has none. */
const isCounted = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i - 1) &&
  tokens.gap[i] === gapBefore.blank &&
  tokens.codes[(tokens.end[i] as number) - 1] === letterS;

/** Returns whether its letters say that it is hardly a name. */
const isUnlikely = (tokens: Tokens, i: number): boolean => isNumeral(tokens, i) || isDrawnOut(tokens, i);

/** Corrects the trees by whether the word is a form of another, or an ordinary one. */
function oddsOfForm(tokens: Tokens, i: number): number {
  const at = figures[figure.position];
  const list = figures[figure.listed];
  if (at === position.begun) {
    if (list === listed.form) return initialsBefore(tokens, i) === i ? begunFormOdds : 0;
    const isWordOnly = list === listed.ordinary || list === listed.nowhere;
    return isWordOnly && isBeforeGiven(tokens, i) ? roleOdds : 0;
  }
  if (at === position.small) {
    if (list === listed.form) return smallFormOdds;
    return list === listed.ordinary ? smallOrdinaryOdds : 0;
  }
  if (at !== position.inside) return 0;
  if (list === listed.form) return ordinaryCapitalOdds + (isCounted(tokens, i) ? countedOdds : 0);
  return list === listed.ordinary ? ordinaryCapitalOdds : 0;
}

/** Returns whether a word for an organisation stands beside the word whose figures were written, among capitals. */
const isBesideThingWord = (): boolean =>
  (figures[figure.thingBehind] as number) >= capitalThing ||
  (figures[figure.thingBefore] as number) >= capitalThing;

const isThingWord = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.thingWord) && !has(tokens, i, word.place);

/** Returns whether somebody's name begins right behind an institution: "Holloway Hospital Jane Crandall". */
const isBehindInstitution = (tokens: Tokens, i: number): boolean =>
  isInstitution(tokens, i - 1) &&
  tokens.gap[i] === gapBefore.blank &&
  isStrongGiven(tokens.flags[i] as number) &&
  isCapital(tokens, i + 1) &&
  tokens.gap[i + 1] === gapBefore.blank;

const isOnlyPlace = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.place) && !has(tokens, i, word.given | word.dictionary);

/** Returns whether it is a frequent word of a language that is not searched, and no name. */
const isForeignWord = (tokens: Tokens, i: number): boolean =>
  !has(tokens, i, word.given | word.surname | word.place) && ((tokens.roles[i] as number) & role.other) !== 0;

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
