/** Remembers who is named in an export, so that they are masked everywhere, also by a part of their name. */
import { hashWord, joinHash, lookUp, word } from '../lexicon/lexicon.ts';
import { isUnknown, isWord, lengthOf } from '../text/evidence.ts';
import { gapBefore, type Tokens, wordCase } from '../text/tokenise.ts';
import { isInflected, stemOf } from './inflected-name.ts';

export interface NameMemory {
  /** Adds a name as it was found; a single word is remembered only if it is not an ordinary word. */
  add(name: string): void;
  /** Returns the last token of the longest remembered name that begins at `i`, or -1. */
  lastOf(tokens: Tokens, i: number): number;
  readonly size: number;
}

/** Longer ones are lists of names. */
const mostWords = 5;
const shortestPart = 3;
const ordinary = word.dictionary | word.functionWord | word.known | word.notName;
const notAlone = word.functionWord | word.particle | word.title | word.firmEnd;

const wordPattern = /[\p{L}\p{M}]+/gu;

export function createNameMemory(): NameMemory {
  /** Hashes of whole names, and of their beginnings. */
  const names = new Set<number>();
  const beginnings = new Set<number>();
  /** Hashes of parts that identify somebody alone, in any case; and of those that do only if capitalised. */
  const parts = new Set<number>();
  const capitalParts = new Set<number>();
  /** Stems of the parts: some languages inflect names. */
  const stems = new Set<number>();

  function addPart(hash: number, part: string): void {
    const flags = lookUp(hash);
    if (part.length < shortestPart || flags & notAlone) return;
    if (flags & ordinary) {
      capitalParts.add(hash);
      return;
    }
    parts.add(hash);
    const stem = stemOf(part);
    if (stem !== undefined) stems.add(hashWord(stem));
  }

  return {
    add(name) {
      const words = name.match(wordPattern) ?? [];
      if (words.length === 0 || words.length > mostWords) return;
      const [first = '', ...rest] = words;
      let hash = hashWord(first);
      if (rest.length === 0) {
        if ((lookUp(hash) & ordinary) === 0) addPart(hash, first);
        return;
      }
      addPart(hash, first);
      for (const part of rest) {
        beginnings.add(hash);
        const own = hashWord(part);
        addPart(own, part);
        hash = joinHash(hash, own);
      }
      names.add(hash);
    },
    lastOf(tokens, i) {
      const hash = tokens.hash[i] as number;
      let last = isPart(tokens, i) ? i : -1;
      if (!beginnings.has(hash)) return last;
      let phrase = hash;
      let at = i;
      while (beginnings.has(phrase)) {
        at = nextWord(tokens, at);
        if (at < 0) break;
        phrase = joinHash(phrase, tokens.hash[at] as number);
        if (names.has(phrase)) last = at;
      }
      return last;
    },
    get size() {
      return names.size + parts.size + capitalParts.size;
    },
  };

  function isPart(tokens: Tokens, i: number): boolean {
    const hash = tokens.hash[i] as number;
    if (parts.has(hash)) return true;
    if (stems.size > 0 && isUnknown(tokens, i) && isInflected(tokens, i, stems)) return true;
    return (
      tokens.wordCase[i] !== wordCase.small && capitalParts.has(hash) && lengthOf(tokens, i) >= shortestPart
    );
  }
}

/** Returns the next word, after a blank, a hyphen, an apostrophe or the full stop of an initial; -1 if there is none. */
function nextWord(tokens: Tokens, i: number): number {
  for (let at = i + 1; at <= i + 2 && at < tokens.count; at++) {
    if ((tokens.gap[at] as number) >= gapBefore.line) return -1;
    if (isWord(tokens, at)) return at;
    const sign = tokens.hash[at];
    if (sign !== 0x2d && sign !== 0x27 && sign !== 0x2019 && sign !== 0x2e) return -1;
  }
  return -1;
}
