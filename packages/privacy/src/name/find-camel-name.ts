/** Finds names that are written as one word: `#SharonDClarke`, `JohnSmith88`, `damnmartin58`. */
import { classOf, foldOf, lower, upper } from '../lexicon/character.ts';
import { hashBetween, listedBits, lookUp, word } from '../lexicon/lexicon.ts';
import { isFormOfWord, isStrongGiven, isUnknown } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { areWords, isGivenAlone } from '../text/joined-word.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { surnames } from './chinese-surname.ts';

const shortestGiven = 3;
/** The least length of each of two names that are joined without a capital; shorter ones occur in many words. */
const shortestJoined = 4;
const longestJoined = 24;
/** The least length of a given name beside other letters of an account name, and the most digits after it. */
const shortestAtEdge = 5;
const mostDigits = 4;
/** The least number of letters after the given name; fewer are an ending. */
const shortestBehindGiven = 3;
/** The least length of the words before a given name, and of all of them together. */
const shortestWord = 3;
const shortestBefore = 4;
const mostWordsBefore = 3;
const ordinary = word.dictionary | word.functionWord | word.known | word.proper | word.notName | word.place;
const hashSign = 0x23;
const b = 0x62;
const y = 0x79;

export function findCamelNames(tokens: Tokens, findings: Findings): void {
  const { codes, strange, strangeCount, taken, start, end, hash, gap, flags, wordCase: cases } = tokens;
  for (let n = 0; n < strangeCount; n++) {
    const i = strange[n] as number;
    // Most words are listed and in lower case.
    if (cases[i] === wordCase.small && flags[i] !== 0) continue;
    if ((end[i] as number) - (start[i] as number) < 2 * shortestGiven) continue;
    if (taken[i] === 1) continue;
    const isTag = i > 0 && hash[i - 1] === hashSign && gap[i] === gapBefore.none && taken[i - 1] === 0;
    if (cases[i] === wordCase.capital && hasNames(codes, start[i] as number, end[i] as number))
      findings.take(isTag ? i - 1 : i, i, 'PERSON');
    else if (isNumbered(tokens, i) && hasGivenAtEdge(codes, start[i] as number, end[i] as number))
      findings.take(isTag ? i - 1 : i, i + 1, 'PERSON');
  }
}

/**
 * Finds lower-case tags that begin or end with a listed given name (`#stephenisalegend`), and names of small
 * businesses (`NoondaybyTracey`). Runs after the trees, which were trained without these.
 */
export function findGivenTags(tokens: Tokens, findings: Findings): void {
  const { codes, strange, strangeCount, kind, taken, start, end, hash, gap, wordCase: cases } = tokens;
  for (let n = 0; n < strangeCount; n++) {
    const i = strange[n] as number;
    if ((end[i] as number) - (start[i] as number) < 2 * shortestGiven) continue;
    const isTag =
      i > 0 && hash[i - 1] === hashSign && kind[i - 1] === tokenKind.sign && gap[i] === gapBefore.none;
    if (taken[i] === 1 || (isTag && taken[i - 1] === 1)) continue;
    const isSmall = cases[i] === wordCase.small;
    const from = start[i] as number;
    const to = end[i] as number;
    const isGiven = isSmall
      ? isTag &&
        isUnknown(tokens, i) &&
        (isGivenTag(codes, from, to) || isFamilyTag(tokens.text, codes, from, to))
      : isMadeBy(codes, from, to);
    if (isGiven) findings.take(isTag ? i - 1 : i, i, 'PERSON');
  }
}

/**
 * Returns whether it begins with a listed given name, or one follows up to three ordinary words: `#happybirthdaytrevor`.
 */
function isGivenTag(codes: Uint16Array, from: number, to: number): boolean {
  if (to - from > longestJoined) return false;
  for (let length = shortestAtEdge; length <= to - from - shortestBehindGiven; length++) {
    // "#austintexas", "#parisfashionweek": many given names are also places.
    if (isGivenAlone(codes, from, from + length)) return !areOrdinary(codes, from, to);
    const behindWords = to - length;
    if (behindWords - from < shortestBefore || !isGiven(codes, behindWords, to)) continue;
    if (areOrdinary(codes, from, behindWords)) return !areOrdinary(codes, from, to);
  }
  return false;
}

/** Returns whether it is a family: `#kwekfamilycny`, but not `#royalfamily`. */
function isFamilyTag(text: string, codes: Uint16Array, from: number, to: number): boolean {
  const family = text.indexOf('family', from);
  if (family < from + shortestGiven || family >= to) return false;
  const hash = hashBetween(codes, from, family);
  const flags = lookUp(hash);
  return ((flags & word.surname) !== 0 || surnames.has(hash)) && (flags & ordinary) === 0;
}

const isGiven = (codes: Uint16Array, from: number, to: number): boolean =>
  isStrongGiven(lookUp(hashBetween(codes, from, to)));

/** Returns whether it can be divided into up to three words of a dictionary. */
const areOrdinary = (codes: Uint16Array, from: number, to: number): boolean =>
  areWords(codes, from, to, isDictionaryWord, 1, mostWordsBefore);

const isDictionaryWord = (codes: Uint16Array, from: number, to: number): boolean =>
  to - from >= shortestWord && (lookUp(hashBetween(codes, from, to)) & word.dictionary) !== 0;

/**
 * Returns whether words, "by" and a listed given name make it up, like the name of a small business:
 * `NoondaybyTracey`.
 */
function isMadeBy(codes: Uint16Array, from: number, to: number): boolean {
  let name = to - 1;
  while (name > from && classOf[codes[name] as number] === lower) name--;
  const behindWords = name - 2;
  if (to - name < shortestJoined || behindWords - from < shortestWord) return false;
  if (foldOf[codes[name - 1] as number] !== y || foldOf[codes[behindWords] as number] !== b) return false;
  return isGiven(codes, name, to) && areOrdinary(codes, from, behindWords);
}

/** Returns whether digits follow an unlisted word, as in account names. */
const isNumbered = (tokens: Tokens, i: number): boolean =>
  listedBits(tokens.flags[i] as number) === 0 &&
  tokens.kind[i + 1] === tokenKind.number &&
  i + 1 < tokens.count &&
  tokens.gap[i + 1] === gapBefore.none &&
  tokens.taken[i + 1] === 0 &&
  (tokens.end[i + 1] as number) - (tokens.start[i + 1] as number) <= mostDigits;

/** Returns whether it begins or ends with a listed given name. */
function hasGivenAtEdge(codes: Uint16Array, from: number, to: number): boolean {
  if (to - from > longestJoined) return false;
  for (let length = shortestAtEdge; length <= to - from; length++)
    if (isGiven(codes, from, from + length) || isGiven(codes, to - length, to)) return true;
  return false;
}

/**
 * Returns whether it is a listed given name and a word that is only in lists of names, perhaps with an initial
 * between.
 */
function hasNames(codes: Uint16Array, from: number, to: number): boolean {
  if (!hasCapitalInside(codes, from, to)) return false;
  let isBehindGiven = false;
  for (let at = from; at < to; ) {
    let behind = at + 1;
    while (behind < to && classOf[codes[behind] as number] === lower) behind++;
    const length = behind - at;
    const flags = lookUp(hashBetween(codes, at, behind));
    if (isBehindGiven && length >= shortestGiven && (isName(flags) || isUnlisted(flags, codes, at, behind)))
      return true;
    if (length >= shortestGiven) isBehindGiven = isStrongGiven(flags);
    if (behind < to && classOf[codes[behind] as number] !== upper) return false;
    at = behind;
  }
  return false;
}

function hasCapitalInside(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from + shortestGiven; at < to; at++) if (classOf[codes[at] as number] === upper) return true;
  return false;
}

const isUnlisted = (flags: number, codes: Uint16Array, from: number, to: number): boolean =>
  (flags & ordinary) === 0 && !isFormOfWord(codes, from, to);

const isName = (flags: number): boolean => (flags & (word.given | word.surname)) !== 0;
