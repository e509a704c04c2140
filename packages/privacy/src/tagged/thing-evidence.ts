/** Lists what speaks for a word being part of the name of an organisation, a product or a song. */
import { createHashSet } from '../lexicon/hash-set.ts';
import { joinHash, lookUp, word as wordBits } from '../lexicon/lexicon.ts';
import { isCapital, isWord } from '../text/evidence.ts';
import { gapBefore as gapsBefore, tokenKind as tokenKinds } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

// local: the engine folds them
const word = wordBits;
const gapBefore = gapsBefore;
const tokenKind = tokenKinds;

/** The number of words of the longest entry. */
const mostWords = 5;

/** What the list says of a token: 0 for nothing, 1 for an entry of one word, 2 for one of several. */
export type ListedThings = Uint8Array;

/** Notes the entries that begin at token `i`, which `word.thing` or `word.thingStart` marks. */
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

/** Returns how near a word of an organisation's name stands behind it among capitals: 3 beside it, 0 for none. */
export function thingWordBehind(tokens: Tokens, i: number): number {
  for (let at = i + 1; at <= i + farthest; at++) {
    if (!isWord(tokens, at) || (tokens.gap[at] as number) > gapBefore.blank) return 0;
    if ((tokens.flags[at] as number) & word.thingWord && (isCapital(tokens, at) || at === i + 1))
      return (isCapital(tokens, at) ? farthest : 0) + farthest + 1 - (at - i);
    if (!isCapital(tokens, at)) return 0;
  }
  return 0;
}

/** The same before it; a small word such as "of" may stand between. */
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
const isQuote = (tokens: Tokens, i: number): boolean =>
  tokens.kind[i] === tokenKind.sign && quotes.has(tokens.hash[i] as number);

/** Returns how many words are in the quotes around it; 0 if it is in none, or in long ones. */
export function quotedWords(tokens: Tokens, i: number): number {
  let first = i;
  while (
    first > 0 &&
    i - first < mostQuoted &&
    !isQuote(tokens, first) &&
    (tokens.gap[first] as number) < gapBefore.line
  )
    first--;
  if (!isQuote(tokens, first)) return 0;
  let last = i;
  while (
    last + 1 < tokens.count &&
    last - first < mostQuoted &&
    !isQuote(tokens, last) &&
    (tokens.gap[last + 1] as number) < gapBefore.line
  )
    last++;
  return isQuote(tokens, last) ? last - first - 1 : 0;
}

const mostRun = 4;

/** Returns the first of the capitals around it. */
export function startOfRun(tokens: Tokens, i: number): number {
  let first = i;
  while (
    i - first < mostRun &&
    isCapital(tokens, first - 1) &&
    (tokens.gap[first] as number) <= gapBefore.blank
  )
    first--;
  return first;
}

/** Returns the last of the capitals around it. */
export function endOfRun(tokens: Tokens, i: number): number {
  let last = i;
  while (
    last - i < mostRun &&
    isCapital(tokens, last + 1) &&
    (tokens.gap[last + 1] as number) <= gapBefore.blank
  )
    last++;
  return last;
}
