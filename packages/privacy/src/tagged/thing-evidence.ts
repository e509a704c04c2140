/** Evidence that a word is part of the name of an organisation, a product or a song. */
import { createHashSet } from '../lexicon/hash-set.ts';
import { joinHash, lookUp, word } from '../lexicon/lexicon.ts';
import { isCapital, isWord } from '../text/evidence.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** The most words of an entry. */
const mostWords = 5;

/** By token: 0 for no entry, 1 for an entry of one word, 2 for one of several. */
export type ListedThings = Uint8Array;

/** Notes the entries that begin at token `i`, which has `word.thing` or `word.thingStart`. */
export function noteThings(tokens: Tokens, i: number, things: ListedThings): void {
  let flags = tokens.flags[i] as number;
  if (flags & word.thing && things[i] === 0) things[i] = 1;
  let hash = tokens.hash[i] as number;
  let at = i;
  for (let words = 1; flags & word.thingStart && words < mostWords; words++) {
    at++;
    // "Levi's", "Wal-Mart", "Ben & Jerry's"
    if (joinsWords(tokens, at)) at++;
    if (!isWord(tokens, at) || (tokens.gap[at] as number) > gapBefore.blank) return;
    hash = joinHash(hash, tokens.hash[at] as number);
    flags = lookUp(hash);
    if (flags & word.thing) things.fill(2, i, at + 1);
  }
}

function joinsWords(tokens: Tokens, i: number): boolean {
  if (tokens.kind[i] !== tokenKind.sign || i >= tokens.count || (tokens.gap[i] as number) > gapBefore.blank)
    return false;
  const sign = tokens.hash[i];
  return sign === 0x2d || sign === 0x2e || sign === 0x27 || sign === 0x2019 || sign === 0x26;
}

const farthest = 3;

/**
 * Returns how close after it, among capitalised words, a word of organisations' names is: 3 if adjacent, 0 for
 * none.
 */
export function thingWordBehind(tokens: Tokens, i: number): number {
  for (let at = i + 1; at <= i + farthest; at++) {
    if (!isWord(tokens, at) || (tokens.gap[at] as number) > gapBefore.blank) return 0;
    if ((tokens.flags[at] as number) & word.thingWord && (isCapital(tokens, at) || at === i + 1))
      return (isCapital(tokens, at) ? farthest : 0) + farthest + 1 - (at - i);
    if (!isCapital(tokens, at)) return 0;
  }
  return 0;
}

/** The same for the words before it; a small word such as "of" may be between. */
export function thingWordBefore(tokens: Tokens, i: number): number {
  for (let at = i - 1; at >= i - farthest; at--) {
    if (!isWord(tokens, at) || (tokens.gap[at + 1] as number) > gapBefore.blank) return 0;
    const flags = tokens.flags[at] as number;
    if (flags & word.thingWord && (isCapital(tokens, at) || at >= i - 2))
      return (isCapital(tokens, at) ? farthest : 0) + farthest + 1 - (i - at);
    if (!isCapital(tokens, at) && (flags & (word.functionWord | word.particle | word.article)) === 0)
      return 0;
  }
  return 0;
}

const mostQuoted = 7;
const quotes = createHashSet([0x22, 0x201c, 0x201d, 0x201e, 0xab, 0xbb, 0x2018, 0x2019, 0x27]);

/** Returns the number of words in the quotation marks around it; 0 if there are none, or the quotation is long. */
export function quotedWords(tokens: Tokens, i: number): number {
  const first = quoteBeside(tokens, i, -1, mostQuoted);
  if (first < 0) return 0;
  const last = quoteBeside(tokens, i, 1, mostQuoted - (i - first));
  return last < 0 ? 0 : last - first - 1;
}

/** Returns the nearest quotation mark on that side on the line, at most so many tokens away; -1 if there is none. */
function quoteBeside({ count, gap, kind, hash }: Tokens, i: number, step: 1 | -1, most: number): number {
  for (let at = i; at >= 0 && at < count && Math.abs(at - i) <= most; at += step) {
    if (kind[at] === tokenKind.sign && quotes.has(hash[at] as number)) return at;
    if ((gap[step > 0 ? at + 1 : at] as number) >= gapBefore.line) break;
  }
  return -1;
}

const mostRun = 4;

/** Returns the last of the capitalised words in a row on that side. */
export function edgeOfRun(tokens: Tokens, i: number, step: 1 | -1): number {
  let at = i;
  while (
    Math.abs(at - i) < mostRun &&
    isCapital(tokens, at + step) &&
    (tokens.gap[step > 0 ? at + 1 : at] as number) <= gapBefore.blank
  )
    at += step;
  return at;
}
