/** Extends a person's name over words beside it that are hardly anything else: "Hoon Thing Fatt", "keng how". */
import { hashesOf, hashWord, ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { has, isCapital, isWord, lengthOf } from '../text/evidence.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { chatWords, commonSyllables, givenWords, surnames, surnameWords } from './chinese-surname.ts';

const noName =
  word.plainFunctionWord | word.known | word.notName | word.title | word.place | word.thing | word.thingWord;
const mostWords = 2;
/** Syllables are short. */
const longest = 6;

/** Changes the spans. `spans`: ascending, without overlaps. */
export function adjoinWords(tokens: Tokens, spans: readonly PersonalSpan[]): PersonalSpan[] {
  const { count, start, end } = tokens;
  let next = 0;
  return spans.map((span, at) => {
    if (span.type !== 'PERSON') return span;
    while (next < count && (end[next] as number) <= span.start) next++;
    let first = next;
    let last = first;
    while (last + 1 < count && (start[last + 1] as number) < span.end) last++;
    if (!isCapital(tokens, first) && !isCapital(tokens, last)) {
      if (lacksSyllable(tokens, first, last) && mayName(tokens, last, last + 1))
        return covering(tokens, span, first, last + 1);
      if (first === last && mayName(tokens, first, first - 1)) return covering(tokens, span, first - 1, last);
      if (mayEndInFamily(tokens, first, last) && isFamilyBehind(tokens, last + 1))
        return covering(tokens, span, first, last + 1);
      if (isBegunBefore(tokens, first, last)) return covering(tokens, span, first - 1, last);
      if (first === last && isBegun(tokens, first)) return covering(tokens, span, first, last + 1);
      return isBetween(tokens, last + 1, spans[at + 1]) ? covering(tokens, span, first, last + 1) : span;
    }
    if (!isCapital(tokens, first) || !isCapital(tokens, last)) return span;
    while (next - first < mostWords && isBeside(tokens, first, first - 1) && mayBegin(tokens, first - 1))
      first--;
    const named = last;
    while (last - named < mostWords && isBeside(tokens, last, last + 1) && mayContinue(tokens, last + 1))
      last++;
    return covering(tokens, span, first, last);
  });
}

const covering = ({ start, end }: Tokens, span: PersonalSpan, first: number, last: number): PersonalSpan => ({
  ...span,
  start: Math.min(span.start, start[first] as number),
  end: Math.max(span.end, end[last] as number),
});

const begins = hashesOf('nur nurul siti muhammad mohammad mohamed muhd mohd md abdul sri'.split(' '));

/** Returns whether it is one word, or two syllables without a family name: "hwee cheng" in "hwee cheng low". */
const mayEndInFamily = (tokens: Tokens, first: number, last: number): boolean =>
  first === last ||
  (last - first === 1 &&
    isSyllable(tokens, first) &&
    isSyllable(tokens, last) &&
    !surnames.has(tokens.hash[first] as number));

/** Returns whether it is a lower-case word behind a blank that no search has taken. */
const isFreeSmall = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) &&
  tokens.gap[i] === gapBefore.blank &&
  tokens.wordCase[i] === wordCase.small &&
  tokens.taken[i] === 0;

/** Returns whether a Chinese family name follows a name of one word: "kelvin foo". */
const isFamilyBehind = (tokens: Tokens, i: number): boolean =>
  isFreeSmall(tokens, i) &&
  surnames.has(tokens.hash[i] as number) &&
  !chatWords.has(tokens.hash[i] as number) &&
  (surnameWords.has(tokens.hash[i] as number) || !isCommon(tokens, i));

/**
 * Returns whether the name begins a word before: a family name before two syllables, or a given name before a family
 * name: "[kwek] jia hui", "[kelvin] seah".
 */
function isBegunBefore(tokens: Tokens, first: number, last: number): boolean {
  const i = first - 1;
  if (!isWord(tokens, i) || tokens.gap[first] !== gapBefore.blank) return false;
  if (tokens.wordCase[i] !== wordCase.small || tokens.taken[i] === 1) return false;
  const own = tokens.hash[i] as number;
  if (first === last)
    return (
      surnames.has(tokens.hash[first] as number) &&
      has(tokens, i, word.given) &&
      !has(tokens, i, word.functionWord)
    );
  return (
    last - first === 1 &&
    isSyllable(tokens, first) &&
    isSyllable(tokens, last) &&
    surnames.has(own) &&
    !chatWords.has(own) &&
    !has(tokens, i, word.plainFunctionWord)
  );
}

/** Returns whether only the beginning of a Malay name was found, before another unlisted word: "nurul ain". */
const isBegun = (tokens: Tokens, i: number): boolean =>
  begins.has(tokens.hash[i] as number) &&
  isFreeSmall(tokens, i + 1) &&
  !has(tokens, i + 1, ordinaryWord) &&
  ((tokens.roles[i + 1] as number) & (role.other | role.singlish)) === 0;

/** Returns whether only the listed name or syllable `i` separates a name from the next one: "muhd danish irfan". */
const isBetween = (tokens: Tokens, i: number, next: PersonalSpan | undefined): boolean =>
  next?.type === 'PERSON' &&
  next.start === tokens.start[i + 1] &&
  tokens.gap[i] === gapBefore.blank &&
  tokens.gap[i + 1] === gapBefore.blank &&
  tokens.wordCase[i] === wordCase.small &&
  !has(tokens, i, word.plainFunctionWord) &&
  (isSyllable(tokens, i) || has(tokens, i, word.given | word.surname));

/** Returns whether it is one syllable, or a family name and one: two syllables may be a whole given name. */
const lacksSyllable = (tokens: Tokens, first: number, last: number): boolean =>
  first === last || (last - first === 1 && surnames.has(tokens.hash[first] as number));

/** Returns whether the lower-case word `i` beside the syllable `named` is a further syllable of a name. */
const mayName = (tokens: Tokens, named: number, i: number): boolean =>
  i >= 0 &&
  i < tokens.count &&
  tokens.gap[Math.max(named, i)] === gapBefore.blank &&
  tokens.wordCase[i] === wordCase.small &&
  tokens.taken[i] === 0 &&
  isSyllable(tokens, named) &&
  isSyllable(tokens, i) &&
  (givenWords.has(tokens.hash[i] as number) || !isCommon(tokens, i));

const isCommon = (tokens: Tokens, i: number): boolean =>
  has(tokens, i, word.functionWord | word.dictionary) ||
  commonSyllables.has(tokens.hash[i] as number) ||
  chatWords.has(tokens.hash[i] as number);

/** Returns whether the word `i` is written like its neighbour `named`, a blank away, and free. */
const isBeside = (tokens: Tokens, named: number, i: number): boolean =>
  i >= 0 &&
  i < tokens.count &&
  tokens.gap[Math.max(named, i)] === gapBefore.blank &&
  tokens.wordCase[i] === tokens.wordCase[named] &&
  isCapital(tokens, i) &&
  tokens.taken[i] === 0 &&
  lengthOf(tokens, i) > 1 &&
  lengthOf(tokens, i) <= longest;

const isSyllable = (tokens: Tokens, i: number): boolean =>
  ((tokens.roles[i] as number) & role.syllable) !== 0;

const ah = hashWord('ah');

/** A word beside a syllable may be another; "Fun" only between two, or as a family name before one. */
const mayBegin = (tokens: Tokens, i: number): boolean =>
  isSyllable(tokens, i + 1) &&
  !has(tokens, i, noName) &&
  (!has(tokens, i, ordinaryWord) ||
    tokens.hash[i] === ah ||
    surnames.has(tokens.hash[i] as number) ||
    isSyllable(tokens, i - 1));

const mayContinue = (tokens: Tokens, i: number): boolean =>
  isSyllable(tokens, i - 1) &&
  !has(tokens, i, noName) &&
  (!has(tokens, i, ordinaryWord) || isSyllable(tokens, i));
