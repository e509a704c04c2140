/** Recognises words that are hardly names, by their letters and neighbours. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf, hashWord, word } from '../lexicon/lexicon.ts';
import { surnames } from '../name/chinese-surname.ts';
import { beginsSentence, has, isCapital, isInCapitals, isWord } from '../text/evidence.ts';
import { wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const anyName = word.given | word.surname;
const numeral = /^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/**
 * Returns true for "VIII" in "chapter VIII". Among other capitals, or after a name, it may be a name ("XI LI",
 * "NGUYEN VI").
 */
export function isNumeral(tokens: Tokens, i: number): boolean {
  if (!isInCapitals(tokens, i) || has(tokens, i, anyName)) return false;
  if (
    isInCapitals(tokens, i - 1) ||
    isInCapitals(tokens, i + 1) ||
    (i > 0 && has(tokens, i - 1, anyName | word.title))
  )
    return false;
  return numeral.test(tokens.text.slice(tokens.start[i], tokens.end[i]));
}

const hope = hashWord('hope');
const hoped = hashesOf(splitWords('you u youre all everyone everybody everything this it'));

/** Returns true for "hi hope you are well", but not for "tell Hope you called". */
export const isHoping = (tokens: Tokens, i: number): boolean =>
  tokens.hash[i] === hope &&
  isWord(tokens, i + 1) &&
  hoped.has(tokens.hash[i + 1] as number) &&
  (beginsSentence(tokens, i) || !isCapital(tokens, i));

/** Added for a numeral. */
export const unlikelyOdds = -3;

const vowels = new Set(Array.from('aeiouy', (letter) => letter.charCodeAt(0)));

/**
 * Returns true for "kpi" and "wfh": an English word in lower case without a vowel is an abbreviation, unless it is a
 * Chinese family name ("ng").
 */
export function isAbbreviation({ codes, start, end, hash, wordCase: cases }: Tokens, i: number): boolean {
  if (cases[i] !== wordCase.small || surnames.has(hash[i] as number)) return false;
  for (let at = start[i] as number; at < (end[i] as number); at++)
    if ((codes[at] as number) > 0x7f || vowels.has(codes[at] as number)) return false;
  return true;
}
