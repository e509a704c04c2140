/**
 * Remembers the people who are named in an export, so that they are masked everywhere, also by a part of their
 * name.
 */
import { splitWords } from '../language/language-word.ts';
import { hashWord, joinHash, lookUp, word } from '../lexicon/lexicon.ts';
import { isUnknown, isWord, lengthOf, textOf } from '../text/evidence.ts';
import { visible } from '../text/hidden-sign.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isInflected, stemOf } from './inflected-name.ts';

export interface KnownNames {
  /** Returns the last token of the longest remembered name that begins at `i`, or -1. */
  lastOf(tokens: Tokens, i: number): number;
  readonly size: number;
}

export interface NameMemory extends KnownNames {
  /**
   * Adds a name as it was found. A single word is added only if it is neither an ordinary word nor a firm's
   * name.
   */
  add(name: string): void;
  /**
   * Adds a name of several words only in its form without blanks: its parts are ordinary words, or known
   * elsewhere.
   */
  addWhole(name: string): void;
}

/** Returns the names that either of the two knows. */
export function eitherOf(one: KnownNames, other: KnownNames): KnownNames {
  if (other.size === 0) return one;
  return {
    lastOf: (tokens, i) => Math.max(one.lastOf(tokens, i), other.lastOf(tokens, i)),
    size: one.size + other.size,
  };
}

/** Names with more words are lists of names. */
const mostWords = 5;
const shortestPart = 3;
/** Shorter names with an "s" are too often another word. */
const shortestPlural = 5;
/** The least length of a whole name without blanks; shorter ones occur in other words. */
const shortestJoined = 7;
const ordinary = word.dictionary | word.functionWord | word.known | word.notName;
/** Degrees and certificates that people put after their names. Folded. */
const degrees = new Set(
  splitWords(`mba emba dba phd dphil edd msc bsc mphil meng beng mph mpa mfa bfa llb llm esq cpa cfa cma cia cisa cism cissp crisc
    csm cspo cscp pmp pmi prince acca acma fca fcca cima cipd mcipd mcips shrm sphr phr aphr ccna ccnp itil togaf lssbb cfp cams
    ceng frm aicp leed aia riba dds dvm npi bcba lcsw msn bsn fnp`).map(hashWord),
);
const notAlone = word.functionWord | word.particle | word.title | word.firmEnd;

/** Returns whether a single word can be remembered: "Nike" is only a firm, "Khalid" is also a person. */
const isTelling = (flags: number): boolean =>
  (flags & ordinary) === 0 && ((flags & word.thing) === 0 || (flags & (word.given | word.surname)) !== 0);

const wordPattern = /[\p{L}\p{M}]+/gu;

export function createNameMemory(): NameMemory {
  /** Hashes of whole names and of their beginnings. */
  const names = new Set<number>();
  const beginnings = new Set<number>();
  /** Hashes of parts of names: the first identify somebody in any case, the second only if capitalised. */
  const parts = new Set<number>();
  const capitalParts = new Set<number>();
  /** Stems of the parts, since some languages inflect names. */
  const stems = new Set<number>();

  function addPart(hash: number, part: string): void {
    const flags = lookUp(hash);
    if (part.length < shortestPart || flags & notAlone || degrees.has(hash)) return;
    if (flags & ordinary) {
      capitalParts.add(hash);
      return;
    }
    parts.add(hash);
    const stem = stemOf(part);
    if (stem !== undefined) stems.add(hashWord(stem));
  }

  /** Adds the name in the form of tags and account names: `#annaquill`. */
  function addJoined(words: readonly string[]): void {
    const joined = words.join('');
    const hash = hashWord(joined);
    if (joined.length >= shortestJoined && (lookUp(hash) & ordinary) === 0) parts.add(hash);
  }

  return {
    add(name) {
      const words = visible(name).match(wordPattern) ?? [];
      if (words.length === 0 || words.length > mostWords) return;
      const [first = '', ...rest] = words;
      let hash = hashWord(first);
      if (rest.length === 0) {
        if (isTelling(lookUp(hash))) addPart(hash, first);
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
      addJoined(words);
    },
    addWhole(name) {
      const words = visible(name).match(wordPattern) ?? [];
      if (words.length > 1 && words.length <= mostWords) addJoined(words);
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

  /** Returns whether it names a family by a remembered name: "the Quillas". */
  function isPlural(tokens: Tokens, i: number): boolean {
    if (lengthOf(tokens, i) <= shortestPlural) return false;
    const plural = textOf(tokens, i);
    return /s$/i.test(plural) && parts.has(hashWord(plural.slice(0, -1)));
  }

  function isPart(tokens: Tokens, i: number): boolean {
    const hash = tokens.hash[i] as number;
    if (parts.has(hash)) return true;
    if (isUnknown(tokens, i) && (isPlural(tokens, i) || (stems.size > 0 && isInflected(tokens, i, stems))))
      return true;
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
