/** Finds words before a name that announce it: a title, "my name is", a label such as "Name:". */

import { phrasesOfAll, splitPhrases, wordsOfAll } from '../language/language-word.ts';
import { sharedGreetings } from '../language/shared-word.ts';
import { hashesOf, hashWord, role, word } from '../lexicon/lexicon.ts';
import { has, isCapital, isNumber, isSign, isWord, textOf } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** The strength of a cue. Two: any following word is a name. One: only a capitalised word. Zero: no cue. */
export type CueStrength = 0 | 1 | 2;

interface Cue {
  /** The strength of the word by itself. */
  alone: CueStrength;
  /** The strength after each preceding word. */
  readonly behind: Map<string, CueStrength>;
}

/** By the last word of a phrase. */
const cues = new Map<string, Cue>();
const addPhrases = (phrases: readonly string[], strength: CueStrength): void => {
  for (const phrase of phrases) {
    const [first = '', second] = phrase.split(/\s+/);
    const last = second ?? first;
    const cue = cues.get(last) ?? { alone: 0, behind: new Map() };
    cues.set(last, cue);
    if (second === undefined) cue.alone = strength;
    else cue.behind.set(first, strength);
  }
};
addPhrases(
  phrasesOfAll(({ nameCue }) => nameCue.likely),
  1,
);
addPhrases(
  phrasesOfAll(({ nameCue }) => nameCue.sure),
  2,
);

/** Folded last words of greetings, each with the previous words of greetings of two words. */
const greetings = new Map<number, ReadonlySet<number>>();
for (const phrase of [...phrasesOfAll(({ nameCue }) => nameCue.greeting), ...splitPhrases(sharedGreetings)]) {
  const [first = '', second] = phrase.split(/\s+/);
  const last = hashWord(second ?? first);
  greetings.set(last, new Set([...(greetings.get(last) ?? []), second === undefined ? 0 : hashWord(first)]));
}

/** Returns whether "thanks" or "happy birthday" precedes, perhaps with a comma. */
export function isGreeted(tokens: Tokens, first: number): boolean {
  const i = isSign(tokens, first - 1, 0x2c) ? first - 2 : first - 1;
  if (!isWord(tokens, i) || (tokens.gap[first] as number) > gapBefore.blank) return false;
  const before = greetings.get(tokens.hash[i] as number);
  return (
    before !== undefined &&
    (before.has(0) || (isWord(tokens, i - 1) && before.has(tokens.hash[i - 1] as number)))
  );
}

const addressees = hashesOf(wordsOfAll(({ nameCue }) => nameCue.addressee));
export const isAndWord = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && ((tokens.roles[i] as number) & role.and) !== 0;

/**
 * Returns whether somebody is addressed without a name: "thanks Guys", "Dear Sir or Madam", but not "dear Sir
 * Arthur".
 */
export function isAddressee(tokens: Tokens, i: number): boolean {
  if (!addressees.has(tokens.hash[i] as number)) return false;
  if (isCapital(tokens, i + 1) && tokens.gap[i + 1] === gapBefore.blank) return false;
  return isGreeted(tokens, i) || (isAndWord(tokens, i - 1) && addressees.has(tokens.hash[i - 2] as number));
}

/**
 * Returns true for "Feliz" in "Feliz cumpleaños Lucía" and "Gracias" in "Gracias Lucía", but not for "Caro", a
 * given name.
 */
export function opensGreeting(tokens: Tokens, i: number): boolean {
  if (!isWord(tokens, i + 1) || tokens.gap[i + 1] !== gapBefore.blank) return false;
  const own = tokens.hash[i] as number;
  if (greetings.get(tokens.hash[i + 1] as number)?.has(own)) return true;
  return greetings.get(own)?.has(0) === true && !has(tokens, i, word.given | word.surname);
}

const labels = new Set(wordsOfAll(({ nameCue }) => nameCue.label));
const smallTitles = new Set(wordsOfAll(({ nameCue }) => nameCue.smallTitle));

/** Hashes of all words that may directly precede a name, so that most words need not be read. */
const cueHashes = hashesOf([...cues.keys(), ...labels]);
const isCueWord = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && cueHashes.has(tokens.hash[i] as number);

export function cueBefore(tokens: Tokens, first: number): CueStrength {
  const { gap } = tokens;
  if (first === 0) return 0;
  let i = first - 1;
  if (gap[first] === gapBefore.paragraph) return 0;
  if (isSign(tokens, i, 0x3a)) {
    if (!isCueWord(tokens, i - 1)) return 0;
    const label = textOf(tokens, i - 1).toLowerCase();
    return labels.has(label) ? 2 : 0;
  }
  if (gap[first] === gapBefore.line) return 0;
  if (isSign(tokens, i, 0x2e) && gap[i] === 0) i--;
  if (!isWord(tokens, i)) return isNumber(tokens, i) && isNumberedRank(tokens, i - 1, i) ? 2 : 0;
  if (isNumberedRank(tokens, i, i - 1)) return 2;
  if (has(tokens, i, word.title) && gap[first] !== 0) return isTitle(tokens, i) ? 2 : 0;
  if (i !== first - 1 || !isCueWord(tokens, i)) return 0;
  const cue = cues.get(textOf(tokens, i).toLowerCase());
  if (cue === undefined || cue.alone > 0) return cue?.alone ?? 0;
  return cue.behind.get(wordBefore(tokens, i) ?? '') ?? 0;
}

const numberedRanks = hashesOf(['sg', 'wo', 'lt', 'me', 'sgt']);

/** Returns true for the letters of "3SG", "2LT", "WO1", "ME2", ranks before a name. */
const isNumberedRank = (tokens: Tokens, letters: number, number: number): boolean =>
  isWord(tokens, letters) &&
  numberedRanks.has(tokens.hash[letters] as number) &&
  isNumber(tokens, number) &&
  tokens.gap[Math.max(letters, number)] === gapBefore.none;

/** Titles in lower case are ordinary words: "sir", "don", "fr". */
const isTitle = (tokens: Tokens, i: number): boolean =>
  (tokens.wordCase[i] as number) > 0 || smallTitles.has(textOf(tokens, i)) || isSign(tokens, i + 1, 0x2e);

const wordBefore = (tokens: Tokens, i: number): string | undefined =>
  isWord(tokens, i - 1) ? textOf(tokens, i - 1).toLowerCase() : undefined;
