/** Extends a person's name over capitalised words beside it that are hardly anything else: "Hoon Thing Fatt". */
import { ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { has, isCapital, lengthOf } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { surnames } from './chinese-surname.ts';

const noName =
  word.plainFunctionWord | word.known | word.notName | word.title | word.place | word.thing | word.thingWord;
const mostWords = 2;
/** Syllables are short. */
const longest = 6;

/** Changes the spans. `spans`: ascending, without overlaps. */
export function adjoinWords(tokens: Tokens, spans: readonly PersonalSpan[]): PersonalSpan[] {
  const { count, start, end, taken } = tokens;
  let next = 0;
  return spans.map((span) => {
    if (span.type !== 'PERSON') return span;
    while (next < count && (end[next] as number) <= span.start) next++;
    let first = next;
    let last = first;
    while (last + 1 < count && (start[last + 1] as number) < span.end) last++;
    if (!isCapital(tokens, first) || !isCapital(tokens, last)) return span;
    while (next - first < mostWords && isBeside(tokens, first, first - 1) && mayBegin(tokens, first - 1))
      first--;
    const named = last;
    while (last - named < mostWords && isBeside(tokens, last, last + 1) && mayContinue(tokens, last + 1))
      last++;
    if (last !== named) taken.fill(1, named, last + 1);
    return {
      ...span,
      start: Math.min(span.start, start[first] as number),
      end: Math.max(span.end, end[last] as number),
    };
  });
}

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

/** A word beside a syllable may be another; "Fun" only between two, or as a family name before one. */
const mayBegin = (tokens: Tokens, i: number): boolean =>
  isSyllable(tokens, i + 1) &&
  !has(tokens, i, noName) &&
  (!has(tokens, i, ordinaryWord) || surnames.has(tokens.hash[i] as number) || isSyllable(tokens, i - 1));

const mayContinue = (tokens: Tokens, i: number): boolean =>
  isSyllable(tokens, i - 1) &&
  !has(tokens, i, noName) &&
  (!has(tokens, i, ordinaryWord) || isSyllable(tokens, i));
