/** Recognises words that are hardly names, by their letters and neighbours. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf, hashNext, hashStart, hashWord, lookUp, ordinaryWord, word } from '../lexicon/lexicon.ts';
import { beginsSentence, has, isCapital, isInCapitals, isWord } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const anyName = word.given | word.surname;
const listed = anyName | word.place | ordinaryWord;
const numeral = /^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/**
 * Returns true for "VIII" in "chapter VIII". Among other capitals, or after a name, it may be a name ("XI LI",
 * "NGUYEN VI").
 */
function isNumeral(tokens: Tokens, i: number): boolean {
  if (!isInCapitals(tokens, i) || has(tokens, i, anyName)) return false;
  if (
    isInCapitals(tokens, i - 1) ||
    isInCapitals(tokens, i + 1) ||
    (i > 0 && has(tokens, i - 1, anyName | word.title))
  )
    return false;
  return numeral.test(tokens.text.slice(tokens.start[i], tokens.end[i]));
}

/** Returns whether it is an ordinary word in which a letter occurs three times or more in a row: "Yessss". */
function isDrawnOut({ codes, start, end, flags }: Tokens, i: number): boolean {
  if ((flags[i] as number) & listed) return false;
  const from = start[i] as number;
  const to = end[i] as number;
  if (!hasRow(codes, from, to)) return false;
  let hash = hashStart;
  for (let at = from; at < to; at++)
    if (at === from || codes[at] !== codes[at - 1]) hash = hashNext(hash, codes[at] as number);
  const known = lookUp(hash);
  return (known & ordinaryWord) !== 0 && (known & anyName) === 0;
}

/** Returns whether a letter occurs three times in a row: few words have that. */
function hasRow(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from + 2; at < to; at++)
    if (codes[at] === codes[at - 1] && codes[at] === codes[at - 2]) return true;
  return false;
}

const hope = hashWord('hope');
const hoped = hashesOf(splitWords('you u all everyone everything this it'));
/** Words that also follow the given name Hope: they count only if "hope" begins the sentence. */
const hopedAtBegin = hashesOf(splitWords('youre everybody'));

/** Returns true for "hi hope you are well", but not for "tell Hope you called". */
export function isHoping(tokens: Tokens, i: number): boolean {
  if (tokens.hash[i] !== hope || !isWord(tokens, i + 1)) return false;
  const next = tokens.hash[i + 1] as number;
  if (beginsSentence(tokens, i)) return hoped.has(next) || hopedAtBegin.has(next);
  return !isCapital(tokens, i) && hoped.has(next);
}

/** Added for a numeral and for a word with repeated letters; to a person's odds also for a tag of several words. */
export const unlikelyOdds = -3;

/** Returns whether its letters show that it is hardly a name. */
export const isUnlikely = (tokens: Tokens, i: number): boolean =>
  isNumeral(tokens, i) || isDrawnOut(tokens, i);
