/** Reads the words of an institution's name, in capitals or in small letters. */
import type { HashSet } from '../lexicon/hash-set.ts';
import { hashesOf, ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { has, isApostrophe, isCapital, isSign, isUnknown, isWord, lengthOf } from '../text/evidence.ts';
import { tokenAt } from '../text/finding.ts';
import type { Tags } from '../text/tag-tokens.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { belonging, common, ends, leading, looseEnds, tails, youths } from './institution-frame.ts';

/** The most code units between a person and what shows who the person is. */
export const personReach = 90;
/** The most tokens of a name. */
const mostCased = 9;
const mostSmall = 5;
/** From these shares on, the tagger suspects a name in lower case. */
const leastThing = 0.1;
const leastName = 0.15;
/** The most words behind a kind of institution. */
const mostTail = 2;

export const sign = {
  comma: 0x2c,
  ampersand: 0x26,
  dash: 0x2d,
  stop: 0x2e,
  at: 0x40,
  open: 0x28,
  close: 0x29,
} as const;

/** To which finding a token belongs. */
export const owned = { none: 0, person: 1, place: 2, other: 3 } as const;

/** Capital letters that are words. */
const letters = hashesOf(['i', 'a']);
const links = hashesOf(['of', 'the', 'de']);

export interface InstitutionText {
  readonly tokens: Tokens;
  readonly tags: Tags | undefined;
  /** True if the text is in a language whose words for institutions are not known here. */
  readonly isForeign: boolean;
  /** True if it may be in a language of Singapore, so that its institutions are known by name. */
  readonly isAtHome: boolean;
  /** True if a word that is in no list is hardly an ordinary word. */
  readonly areWordsListed: boolean;
}

/** `spans`: ascending, without overlaps. */
export function readInstitutionWords(
  { tokens, tags, areWordsListed }: InstitutionText,
  spans: readonly PersonalSpan[],
) {
  const { count, hash, gap } = tokens;
  const { owner, isNear } = besidePeople(tokens, spans);

  const is = (set: HashSet, i: number): boolean => isWord(tokens, i) && set.has(hash[i] as number);
  const follows = (i: number): boolean => i > 0 && i < count && (gap[i] as number) <= gapBefore.blank;
  const isGlued = (i: number): boolean => i > 0 && i < count && gap[i] === gapBefore.none;
  const share = (i: number, of: 'thing' | 'place'): number =>
    tags === undefined ? 0 : (tags[of][i] as number);
  /** The share of any name. */
  const nameShare = (i: number): number => (tags === undefined ? 0 : 1 - (tags.other[i] as number));
  const isListedThing = (i: number): boolean =>
    has(tokens, i, word.thing) && !has(tokens, i, word.dictionary | word.functionWord);
  const isListedPlace = (i: number): boolean => has(tokens, i, word.place) && !has(tokens, i, ordinaryWord);
  /** Whether it is a frequent word of a language without a dictionary. */
  const isFrequent = (i: number): boolean => ((tokens.roles[i] as number) & role.other) !== 0;
  const isUnlisted = (i: number): boolean =>
    areWordsListed && isWord(tokens, i) && lengthOf(tokens, i) > 2 && !isFrequent(i) && isUnknown(tokens, i);

  /** Words of other languages are English ones, too: "estate". */
  const smallWord = areWordsListed ? word.plainFunctionWord : word.functionWord;
  /** Whether a word is like a name, whatever its case. */
  const isTelling = (i: number): boolean =>
    isWord(tokens, i) &&
    lengthOf(tokens, i) > 1 &&
    !has(tokens, i, smallWord) &&
    (owner[i] === owned.place ||
      (areWordsListed && isListedThing(i)) ||
      share(i, 'thing') >= leastThing ||
      nameShare(i) >= leastName ||
      isUnlisted(i));

  /** Whether it is a kind of institution that ends a name. */
  function isEnd(i: number): boolean {
    if (is(ends, i)) return true;
    if (is(youths, i)) return isApostrophe(tokens, i + 1) || is(tails, i + 1) || is(belonging, i - 2);
    if (!is(looseEnds, i)) return false;
    return isCapital(tokens, i) ? isCapital(tokens, i - 1) || isApostrophe(tokens, i - 1) : isTelling(i - 1);
  }

  const isLink = (i: number): boolean => is(links, i) && !isCapital(tokens, i);
  /** Whether a sign joins the words beside it: "Lee & Tan", "Al-Irsyad", "St. Anne's". */
  const isJoint = (i: number): boolean =>
    isSign(tokens, i, sign.ampersand) ||
    (isGlued(i) && (isApostrophe(tokens, i) || (isGlued(i + 1) && isSign(tokens, i, sign.dash))));
  const isGluedWord = (i: number): boolean => isWord(tokens, i) && isGlued(i);

  /** Whether a word may stand in a name, in capitals or in small letters. */
  function isPart(i: number, isCased: boolean): boolean {
    if (owner[i] === owned.other || !isWord(tokens, i)) return false;
    if (isGluedWord(i)) return true;
    const isSmallWord = has(tokens, i, smallWord);
    if (lengthOf(tokens, i) === 1 && (!isCased || is(letters, i))) return false;
    if (lengthOf(tokens, i) > 1 && has(tokens, i, word.title) && !is(ends, i)) return false;
    if (isCased) return isCapital(tokens, i);
    return (
      !isSmallWord ||
      ((is(belonging, i - 1) || is(leading, i - 1)) && !has(tokens, i, word.article) && !is(common, i))
    );
  }

  /** Whether it joins two words of a name in capitals: "Church of the Good". Two people may be beside an "and". */
  const isBetween = (i: number, before: number, next: number): boolean =>
    isLink(i) &&
    owner[before] !== owned.person &&
    owner[next] !== owned.person &&
    (isCapital(tokens, next) || isLink(next));

  /** Returns the first token of the name that ends at `last`. */
  function startOf(last: number): number {
    const isCased = isCapital(tokens, last) || isCapital(tokens, last - 1);
    let first = last;
    for (
      let at = last - 1;
      at >= 0 && last - at < (isCased ? mostCased : mostSmall) && follows(at + 1);
      at--
    ) {
      if (isPart(at, isCased)) first = at;
      else if (!isJoint(at) && !(isCased && isBetween(at, at + 1, at - 1))) break;
    }
    return first;
  }

  /** Returns the last token of the name that begins there, or -1. */
  function endOf(first: number): number {
    const isCased = isCapital(tokens, first);
    if (!isPart(first, isCased)) return -1;
    let last = first;
    for (let at = first + 1; at - first < (isCased ? mostCased : mostSmall) && follows(at); at++) {
      if (isPart(at, isCased)) last = at;
      else if (!isJoint(at) && !(isCased && isBetween(at, at - 1, at + 1))) break;
    }
    return last;
  }

  /** Returns the last token that belongs to a kind of institution: "Hospital", "Sengkang", "(Independent)". */
  function withTail(end: number): number {
    let last = end;
    const isTail = (at: number): boolean =>
      owner[at] !== owned.other &&
      owner[at] !== owned.person &&
      (is(tails, at) ||
        (isCapital(tokens, at) ? isCapital(tokens, last) && isPart(at, true) : isListedPlace(at)));
    while (last - end < mostTail && follows(last + 1) && isTail(last + 1)) last++;
    const isBracketed =
      isSign(tokens, last + 1, sign.open) && isWord(tokens, last + 2) && isSign(tokens, last + 3, sign.close);
    return isBracketed ? last + 3 : last;
  }

  return {
    count,
    owner,
    isNear,
    is,
    follows,
    isGlued,
    share,
    nameShare,
    isFrequent,
    isTelling,
    isEnd,
    isLink,
    isJoint,
    isGluedWord,
    isPart,
    startOf,
    endOf,
    isListedThing,
    withTail,
  };
}

/** Returns by token to which finding it belongs, and whether a person is near. */
function besidePeople(tokens: Tokens, spans: readonly PersonalSpan[]) {
  const owner = new Uint8Array(tokens.count);
  const isNear = new Uint8Array(tokens.count);
  let i = 0;
  let near = 0;
  for (const { type, start, end } of spans) {
    const by = type === 'PERSON' ? owned.person : type === 'PLACE' ? owned.place : owned.other;
    while (i < tokens.count && (tokens.end[i] as number) <= start) i++;
    for (let at = i; at < tokens.count && (tokens.start[at] as number) < end; at++) owner[at] = by;
    if (by !== owned.person) continue;
    near = Math.max(near, tokenAt(tokens, start - personReach));
    for (; near < tokens.count && (tokens.start[near] as number) <= end + personReach; near++)
      isNear[near] = 1;
  }
  return { owner, isNear };
}
