/** Finds the words that the tagger considers names. It must miss few: what it only suspects is taken, too. */
import type { Language } from '../language/language.ts';
import { word } from '../lexicon/lexicon.ts';
import { has, isCapital, isPluralAcronym, isSign, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { isDated } from '../text/month.ts';
import { gapBefore, type Tokens, wordCase } from '../text/tokenise.ts';
import type { Tags } from './tag-tokens.ts';
import { leastShare, shareOf } from './word-share.ts';

/** Titles and searches have few words around a name, and many names of songs and videos. */
export type TextKind = 'text' | 'title';

export interface Thresholds {
  readonly person: number;
  readonly place: number;
  /** True if the language of the text has a dictionary. */
  readonly hasDictionary?: boolean;
  /** The least share of the threshold for a word with a capital: in titles songs and artists are named like people. */
  readonly leastCapitalShare?: number;
}

/** Measured with `npm run bench -- masking`. */
export const thresholds: Readonly<Record<TextKind, Thresholds>> = {
  text: { person: 0.04, place: 0.4 },
  title: { person: 0.25, place: 0.5, leastCapitalShare: 1 },
};

/** If nouns are capitalised, as in German, a capital says less. */
const capitalNounFactor = 2.2;

/** `language`: of the text, if enough words tell. */
export function thresholdsOf(kind: TextKind, language: Language | undefined): Thresholds {
  const { person, ...others } = thresholds[kind];
  const factor = language?.rule.areNounsCapital ? capitalNounFactor : 1;
  return { ...others, person: person * factor, hasDictionary: language?.dictionary !== undefined };
}

/** If another kind of name is this many times as likely, a person has to be likelier: "Sterling Silver Cuff", "Morgan Stanley". */
const likelierThing = 5;
const besideThingFactor = 3;
/** For a word beside one that is taken; the second is for one in small letters. */
const besideShare = 0.6;
const smallBesideShare = 1.6;
/** For a lower-case place that is in no list. */
const smallPlace = 0.8;
const placeOverThing = 2;
const fullStop = 0x2e;
const mostInitials = 4;
const mostBefore = 2;

export function findTagged(
  tokens: Tokens,
  tags: Tags,
  findings: Findings,
  { person, place, hasDictionary = false, leastCapitalShare = 0 }: Thresholds,
): void {
  const { count } = tokens;
  for (let i = 0; i < count; i++) {
    const likely = tags.person[i] as number;
    const needed = likely * likelierThing < (tags.thing[i] as number) ? person * besideThingFactor : person;
    const isPerson =
      likely >= needed * leastShare &&
      likely >=
        needed *
          shareOf(tokens, i, {
            isBehindInitials: initialsBefore(tokens, i) < i,
            hasDictionary,
            leastCapitalShare,
          });
    if (!isPerson && !isTaggedPlace(tokens, tags, i, place)) continue;
    if (!isFree(tokens, i)) continue;
    const share = isPerson ? tags.person : tags.place;
    const last = endOfName(tokens, share, i, isPerson ? person : place);
    findings.take(
      isPerson ? startOfName(tokens, tags.person, i, person) : i,
      last,
      isPerson ? 'PERSON' : 'PLACE',
    );
    i = last;
  }
}

/** Returns whether it is likely enough a place, and likelier than a part of another name: "Malaysia Airlines". */
function isTaggedPlace(tokens: Tokens, tags: Tags, i: number, least: number): boolean {
  const likely = tags.place[i] as number;
  const isSmallUnlisted = isSmallWord(tokens, i) && !has(tokens, i, word.place);
  return (
    likely >= (isSmallUnlisted ? smallPlace : least) && likely >= placeOverThing * (tags.thing[i] as number)
  );
}

/** Includes the capitals before it that it makes likelier ("Jun Quiller"), and initials. */
function startOfName(tokens: Tokens, share: Float32Array, first: number, person: number): number {
  let begin = first;
  while (first - begin < mostBefore && tokens.gap[begin] === gapBefore.blank) {
    const isName = isFree(tokens, begin - 1) && isCapital(tokens, begin - 1);
    if (!isName || (share[begin - 1] as number) < person * besideShare) break;
    begin--;
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
  !(isSmallWord(tokens, i) && has(tokens, i, word.functionWord));

/** Includes the signs between the words of a name: "Jean-Luc O'Neil", "J. Smith". */
function endOfName(tokens: Tokens, share: Float32Array, first: number, least: number): number {
  let last = first;
  for (let i = first + 1; i < tokens.count; i++) {
    if ((tokens.gap[i] as number) >= gapBefore.line) break;
    const needed = least * (isSmallWord(tokens, i) ? smallBesideShare : besideShare);
    if (isFree(tokens, i) && (share[i] as number) >= needed) last = i;
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
