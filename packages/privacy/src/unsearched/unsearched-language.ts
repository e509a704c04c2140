/**
 * Finds the parts of a Latin text whose language is not searched for names and addresses, by their lower-case
 * words. A text in a searched language has function words of that language; other texts have none, or those of
 * another language.
 */

import {
  asianLanguages,
  learntLanguages,
  unsearchedLanguages,
} from '../language/unsearched-language-word.ts';
import { listedBits, othersOf, role, word } from '../lexicon/lexicon.ts';
import type { TextSpan } from '../placeholder/personal-type.ts';
import { isSign, isUnknown, lengthOf } from '../text/evidence.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isFinnish } from './finnish-word.ts';
import { addLanguages, createLanguageCount, mostIn } from './language-count.ts';

/** With fewer lower-case words, missing function words are no evidence. */
const fewestWords = 6;
/** The fewest words for a part without any function word of a searched language and without English words. */
const fewestBareWords = 4;
/** The share of function words among the lower-case words of a text in a searched language. */
const fewestFunctionWords = 0.14;
/** This many function words of another language, if more than of any searched one, identify that language. */
const fewestOtherWords = 2;
const fewestOtherShare = 0.1;
/** With fewer of them, those that are also English words count as English. */
const fewestOwnWords = 3;
/** English text may have no function word; then at least half of its words are in the dictionary. */
const fewestEnglishWords = 0.5;
/**
 * A post may have two languages, one below the other: a part ends at a line end, or at a sentence end after
 * this many words.
 */
const longestPart = 40;

export interface LanguageSearch {
  /** True if no word has lower-case letters. */
  readonly isCapitals: boolean;
  /** True if the tagger searches the text, too. */
  readonly isTagged: boolean;
  /** True if that tagger has learnt the languages of Southeast Asia. */
  readonly isAsianTagged: boolean;
  /**
   * True if most of the account is in a language that is not searched: text that is too short to decide counts
   * as such.
   */
  readonly isForeign: boolean;
}

export interface LanguageParts {
  /** Parts in a language that is not searched: ascending, without overlaps. */
  readonly unsearched: readonly TextSpan[];
  /** True if a part is in a language that the tagger has learnt, and that has no rules of its own. */
  readonly isLearnt: boolean;
  /** True if that is a language of Southeast Asia, which has a tagger of its own. */
  readonly isAsian: boolean;
}

/** Runs after links and the like were taken. */
export function findUnsearchedLanguages(tokens: Tokens, search: LanguageSearch): LanguageParts {
  let isLearnt = false;
  let isAsian = false;
  const spans: TextSpan[] = [];
  const { count: tokenCount, gap, kind, hash, roles, languages } = tokens;
  let open: { start: number; end: number } | undefined;
  let first = 0;
  let words = 0;
  let smallWords = 0;
  clearCounts();

  function conclude(behind: number): void {
    const verdict = judge(tokens, first, behind, smallWords, search);
    if (verdict === 'learnt' || verdict === 'asian') isLearnt = true;
    if (verdict === 'asian') isAsian = true;
    if (verdict === 'searched' || verdict === 'learnt' || verdict === 'asian') open = undefined;
    const end = tokens.end[behind - 1] as number;
    if (open !== undefined) open.end = end;
    else if (verdict === 'unsearched' || (verdict === 'unclear' && search.isForeign)) {
      open = { start: tokens.start[first] as number, end };
      spans.push(open);
    }
    first = behind;
    words = 0;
    smallWords = 0;
    clearCounts();
  }

  for (let i = 0; i < tokenCount; i++) {
    // A short line is joined with the next one, since it shows no language alone.
    const isBehindLine = words >= fewestWords && (gap[i] as number) >= gapBefore.line;
    if (isBehindLine || (words >= longestPart && endsSentence(tokens, i - 1))) conclude(i);
    if (kind[i] !== tokenKind.word) continue;
    words++;
    if (!isSmallWord(tokens, i, search.isCapitals)) continue;
    smallWords++;
    addLanguages(searchedCount, languages[i] as number);
    if ((roles[i] as number) & role.other) addLanguages(otherCount, othersOf(hash[i] as number));
  }
  if (first < tokenCount) conclude(tokenCount);
  return { unsearched: spans, isLearnt, isAsian };
}

const endsSentence = (tokens: Tokens, i: number): boolean =>
  isSign(tokens, i, 0x2e) || isSign(tokens, i, 0x21) || isSign(tokens, i, 0x3f);

/** Returns whether it is a separate lower-case word, not part of a link, a tag, a unit or `it's`. */
function isSmallWord(tokens: Tokens, i: number, isCapitals: boolean): boolean {
  const small = tokens.wordCase[i];
  if (tokens.kind[i] !== tokenKind.word || tokens.taken[i] === 1) return false;
  if (small !== wordCase.small && !(isCapitals && small === wordCase.capitals)) return false;
  if (!isLatin(tokens.codes[tokens.start[i] as number] as number)) return false;
  const length = lengthOf(tokens, i);
  if (i > 0 && tokens.gap[i] === gapBefore.none) {
    const before = tokens.hash[i - 1];
    if (tokens.kind[i - 1] !== tokenKind.sign || before === hashSign) return false;
    if (length <= 2 && (before === apostrophe || before === curlyApostrophe)) return false;
  }
  const next = i + 1;
  if (next < tokens.count && tokens.gap[next] === gapBefore.none && tokens.kind[next] === tokenKind.number)
    return false;
  // A single letter is a unit or an initial, unless it is a word.
  return (
    length > 1 ||
    ((tokens.flags[i] as number) & word.functionWord) !== 0 ||
    ((tokens.roles[i] as number) & role.other) !== 0
  );
}

const hashSign = 0x23;
const apostrophe = 0x27;
const curlyApostrophe = 0x2019;
const isLatin = (code: number): boolean => code < 0x250 || (code >= 0x1e00 && code < 0x1f00);

const otherCodes = Object.keys(unsearchedLanguages);
const bitsOf = (codes: ReadonlySet<string>): number =>
  otherCodes.reduce((bits, code, n) => (codes.has(code) ? bits | (1 << n) : bits), 0);
/** Bits of the languages that the taggers have learnt. */
const learnt = bitsOf(learntLanguages);
const asian = bitsOf(asianLanguages) & learnt;

/** The words of each language in a part; reused for each part. */
const searchedCount = createLanguageCount();
const otherCount = createLanguageCount();

function clearCounts(): void {
  searchedCount.fill(0);
  otherCount.fill(0);
}

/**
 * The judgement of a part. `unclear`: too few words, so that the text above decides. `wordless`: no words at
 * all.
 */
function judge(
  tokens: Tokens,
  first: number,
  end: number,
  words: number,
  { isCapitals, isTagged, isAsianTagged }: LanguageSearch,
): 'searched' | 'learnt' | 'asian' | 'unsearched' | 'unclear' | 'wordless' {
  if (words === 0) return 'wordless';
  const searched = mostIn(searchedCount).most;
  const { most: other, languages: others } = mostIn(otherCount);
  const isOther = other >= fewestOtherWords && other > searched && other >= words * fewestOtherShare;
  const isNone = searched < words * fewestFunctionWords;
  if (isCapitals && words < fewestWords) return 'unclear';
  if (!isOther && !isNone) return 'searched';
  // Of languages with as many words, one of the region is likelier.
  const near = isAsianTagged ? others & asian : 0;
  const likeliest = isTagged && isOther ? (near === 0 ? others & -others & learnt : near & -near) : 0;
  if ((likeliest & ~asian) !== 0) return 'learnt';
  if (isAsianTagged && likeliest !== 0) return 'asian';
  // `i` and `men` are also words of Norwegian.
  const itsOwn = isOther && other >= fewestOwnWords ? others & -others : 0;
  const english = countEnglish(tokens, first, end, isCapitals, itsOwn, other === 0);
  if (english >= words * fewestEnglishWords) return 'searched';
  const isBare = searched + english === 0 && words >= fewestBareWords;
  if (!isOther && !isBare && words < fewestWords) return 'unclear';
  // If no word suggests another language, one word is enough for their tagger, which also knows English.
  const isAlone = searched === 0 && other > 0 && other >= words * fewestOtherShare && (others & ~asian) === 0;
  if (isAsianTagged && isAlone) return 'asian';
  return isTagged && !isOther && isFinnish(tokens, first, end) ? 'learnt' : 'unsearched';
}

/**
 * Counts the English words and those of Singapore's English. `unless`: words of these languages do not count.
 * `isAlone`: no word suggests another language.
 */
function countEnglish(
  tokens: Tokens,
  first: number,
  end: number,
  isCapitals: boolean,
  unless: number,
  isAlone: boolean,
): number {
  let english = 0;
  let singlishWords = 0;
  for (let i = first; i < end; i++) {
    if (!isSmallWord(tokens, i, isCapitals) || (othersOf(tokens.hash[i] as number) & unless) !== 0) continue;
    if (isEnglish(tokens, i)) english++;
    else if ((tokens.roles[i] as number) & role.singlish) singlishWords++;
  }
  // Many are also Malay, so that beside words of other languages they count only beside as many English words.
  return english + (isAlone ? singlishWords : Math.min(english, singlishWords));
}

/** Shorter forms of English words are also words of other languages. */
const shortestForm = 5;

/** Returns whether it is in the dictionary, or a form of a word in it. */
function isEnglish(tokens: Tokens, i: number): boolean {
  if (((tokens.flags[i] as number) & (word.plainFunctionWord | word.dictionary)) !== 0) return true;
  const isListed = listedBits(tokens.flags[i] as number) !== 0;
  return !isListed && lengthOf(tokens, i) >= shortestForm && !isUnknown(tokens, i);
}
