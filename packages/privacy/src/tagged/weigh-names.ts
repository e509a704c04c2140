/** Asks the trees how likely each word of a text is a name, and corrects them where they have seen too few of its kind. */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { role, word as wordBits } from '../lexicon/lexicon.ts';
import { isTagOfWords } from '../name/find-camel-name.ts';
import { isInstitution } from '../name/institution.ts';
import { isAddressee, opensGreeting } from '../name/name-cue.ts';
import { isArtist, isInSetPhrase } from '../name/set-phrase.ts';
import { has, isCapital, isStrongGiven } from '../text/evidence.ts';
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
const smallFormOdds = -1;
const smallOrdinaryOdds = -1;
/** Added for a capital inside a sentence that is a form of a word ("VSCode") or an ordinary one ("Hurray"). */
const ordinaryCapitalOdds = -0.5;

/**
 * Added where a dictionary tells other words from names, by `position` and `listed`. Measured on posts that
 * neither tagger nor trees had seen: what finds people at the least ordinary text and the fewest names of other things.
 */
const spellingOdds = Float32Array.from(
  [
    [0, -0.1, 0.1, 1, -0.7, -0.1, 0.4],
    [0.1, -0.1, -0.3, 0.4, -0.1, 0.4, 0.4],
    [0, 0, 0, 0.2, 0.3, 0.3, 0.4],
    [-0.3, -0.3, -0.3, -0.4, -0.3, 0.4, -0.4],
    [-0.7, -0.7, -0.7, -0.7, -0.7, -0.7, -0.7],
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
  const isStrange = !isLearnt && isStrangeText(text);
  const hasNoLanguage = text.nature.language === undefined;
  const isEnglish = text.nature.language?.dictionary !== undefined;
  const hasDictionary = !isTitle && isEnglish && text.ordinaryShare >= leastOrdinary;
  const mayBeEnglish = hasNoLanguage || isEnglish;
  scores.fill(never, 0, count);
  placeScores.fill(never, 0, count);
  for (let n = 0; n < candidateCount; n++) {
    const i = candidates[n] as number;
    if (!isFree(tokens, i) || (hasNoLanguage && isForeignWord(tokens, i))) continue;
    if (isInSetPhrase(tokens, i, mayBeEnglish) || (isTitle && isArtist(tokens, i))) continue;
    writeEvidence(text, i, figures);
    const asked: Asked = { person: mayBePerson(tags, hints, i), place: mayBePlace(tags, places, i) };
    onEvidence?.(tokens.start[i] as number, tokens.end[i] as number, figures, asked);
    const at = figures[figure.position] as number;
    const list = figures[figure.listed] as number;
    if (asked.place) {
      placeScores[i] = trees.place.score(figures);
      if (!isEnglish && (isBesideThingWord() || isThingWord(tokens, i))) placeScores[i]! += thingPlaceOdds;
      if (at === position.tag && isOnlyPlace(tokens, i)) placeScores[i]! += tagPlaceOdds;
      if (isStrange && list === listed.nowhere && (at === position.small || at === position.begun))
        placeScores[i]! += strangePlaceOdds;
    }
    if (!asked.person || opensGreeting(tokens, i) || isAddressee(tokens, i) || isInstitution(tokens, i))
      continue;
    if (mayBeEnglish && isHoping(tokens, i)) continue;
    if (at === position.begun && isSmallWordOf(text.nature.language, tokens, i)) continue;
    scores[i] = trees.person.score(figures) + oddsOf(tokens, i);
    if (figures[figure.article] === 1) scores[i]! += articleOdds(tokens, i, text.nature.language);
    if (isLearnt && isSmallWord(tokens, i)) scores[i]! += smallLearntOdds;
    else if (hasNoLanguage && !isStrange && at === position.small && list === listed.nowhere)
      scores[i]! += smallNowhereOdds;
    if (hasDictionary) scores[i]! += spellingOdds[listedCount * at + list]!;
    if (at === position.tag && mayBeEnglish && isTagOfWords(tokens, i)) scores[i]! += unlikelyOdds;
    if (isNumeral(tokens, i) || isDrawnOut(tokens, i)) {
      scores[i]! += unlikelyOdds;
      placeScores[i]! += unlikelyOdds;
    }
    if (isBehindInstitution(tokens, i) || (isCapital(tokens, i) && isBehindInstitution(tokens, i - 1)))
      scores[i]! += behindInstitutionOdds;
    if (!isStrange) continue;
    scores[i]! += strangeOdds;
    if (list !== listed.nowhere) continue;
    if (at === position.begun) scores[i]! += strangeBegunOdds;
    else if (at === position.small) scores[i]! += strangeSmallOdds;
  }
  if (unsearched.length > 0) discount(tokens, unsearched);
  return { person: scores, place: placeScores };
}

/** Corrects the trees, by the figures of word `i`, where they have seen too few. */
function oddsOf(tokens: Tokens, i: number): number {
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
  const isOrdinary = list === listed.form || list === listed.ordinary;
  return at === position.inside && isOrdinary ? ordinaryCapitalOdds : 0;
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
