/** Tells words that are hardly names by their letters and what stands beside them. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf, hashNext, hashStart, hashWord, lookUp, word } from '../lexicon/lexicon.ts';
import { beginsSentence, has, isCapital, isWord } from '../text/evidence.ts';
import { wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const anyName = word.given | word.surname;
const ordinary = word.dictionary | word.known | word.functionWord;
const listed = anyName | word.place | ordinary;
const numeral = /^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Returns true for "VIII" in "chapter VIII": among other capitals, or behind a name, it may be one ("XI LI", "NGUYEN VI"). */
export function isNumeral(tokens: Tokens, i: number): boolean {
  if (tokens.wordCase[i] !== wordCase.capitals || has(tokens, i, anyName)) return false;
  if (isLoud(tokens, i - 1) || isLoud(tokens, i + 1) || (i > 0 && has(tokens, i - 1, anyName | word.title)))
    return false;
  return numeral.test(tokens.text.slice(tokens.start[i], tokens.end[i]));
}

const isLoud = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && tokens.wordCase[i] === wordCase.capitals;

/** Returns whether it is an ordinary word in which a letter stands three times or more: "Yessss". */
export function isDrawnOut({ codes, start, end, flags }: Tokens, i: number): boolean {
  if ((flags[i] as number) & listed) return false;
  let hash = hashStart;
  let run = 0;
  let isDrawn = false;
  for (let at = start[i] as number; at < (end[i] as number); at++) {
    run = at > (start[i] as number) && codes[at] === codes[at - 1] ? run + 1 : 1;
    if (run === 1) hash = hashNext(hash, codes[at] as number);
    else if (run > 2) isDrawn = true;
  }
  return isDrawn && (lookUp(hash) & ordinary) !== 0 && (lookUp(hash) & anyName) === 0;
}

const hope = hashWord('hope');
const hoped = hashesOf(splitWords('you u all everyone everything this it'));
/** Inside a sentence they may follow the name Hope. */
const hopedAtBegin = hashesOf(splitWords('youre everybody'));

/** Returns true for "hi hope you are well", but not for "tell Hope you called". */
export function isHoping(tokens: Tokens, i: number): boolean {
  if (tokens.hash[i] !== hope || !isWord(tokens, i + 1)) return false;
  const next = tokens.hash[i + 1] as number;
  if (beginsSentence(tokens, i)) return hoped.has(next) || hopedAtBegin.has(next);
  return !isCapital(tokens, i) && hoped.has(next);
}
