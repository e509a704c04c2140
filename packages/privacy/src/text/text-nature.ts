/** Decides which language a text is in, by its function words: each language has its own rules for capitals. */

import type { Language } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { role, word as wordBits } from '../lexicon/lexicon.ts';
import { tokenKind as tokenKinds } from './token-kind.ts';
import type { Tokens } from './tokenise.ts';

// A local alias, so that the engine inlines its members.
const word = wordBits;
const tokenKind = tokenKinds;

export interface TextNature {
  /** Undefined if too few words show it. */
  readonly language: Language | undefined;
  /** True if no word has a capital: names are then in lower case, too. */
  readonly isSmall: boolean;
  /** True if no word has lower-case letters: capitals are no evidence then. */
  readonly isCapitals: boolean;
}

/** The number of words that are read: the rest of a long text is assumed to be in the same language. */
const sampleWords = 200;
/** With fewer points the language is undecided. */
const fewest = 0.6;
/**
 * The points of a function word that other languages have, too, such as "a", "me" and "no": a language with a
 * dictionary needs less.
 */
const sharedWordPoints = 0.6;
/** A word in the dictionary adds a little, so that three words are enough. */
const dictionaryPoints = 0.35;

const hasDictionary = languages.map(({ dictionary }) => dictionary !== undefined);
/** Bits of the languages with a dictionary. */
const dictionaryLanguages = hasDictionary.reduce((bits, has, n) => (has ? bits | (1 << n) : bits), 0);
/** The points of each language; reused for each text. */
const points = new Float64Array(languages.length);
/** The number of words that each language has; reused for each text. */
const known = new Int32Array(languages.length);

/**
 * In a text of this many words, its language must have at least this share of them; the second value is for one
 * with a dictionary.
 */
const enoughWords = 8;
const leastKnown = 0.24;
const leastInDictionary = 0.35;

export function natureOf(tokens: Tokens): TextNature {
  const { count, kind, flags, roles, wordCase, languages: languagesOf } = tokens;
  let words = 0;
  let capitals = 0;
  let smalls = 0;
  let inDictionary = 0;
  points.fill(0);
  known.fill(0);
  for (let i = 0; i < count && words < sampleWords; i++) {
    if (kind[i] !== tokenKind.word) continue;
    words++;
    if ((wordCase[i] as number) > 0) capitals++;
    if (wordCase[i] !== 2 && (tokens.end[i] as number) - (tokens.start[i] as number) > 1) smalls++;
    const flag = flags[i] as number;
    const ofLanguages = languagesOf[i] as number;
    // Many words of Singapore's English are also Malay.
    const isSinglish =
      ((roles[i] as number) & (role.singlish | role.other)) === role.singlish && wordCase[i] === 0;
    const isInDictionary = (flag & word.dictionary) !== 0 || (isSinglish && ofLanguages === 0);
    addKnown(ofLanguages | (isInDictionary ? dictionaryLanguages : 0));
    // "ON" is a province, "DE" a country
    if (wordCase[i] === 2 && flag & word.functionWord && i > 0 && wordCase[i - 1] !== 2) continue;
    // "van de" in a name does not make a text Dutch
    if (
      flag & word.particle &&
      i + 2 < count &&
      ((wordCase[i + 1] as number) > 0 || (wordCase[i + 2] as number) > 0)
    )
      continue;
    if (ofLanguages !== 0) addFunctionWord(ofLanguages);
    if (isInDictionary && (wordCase[i] as number) === 0) inDictionary++;
  }
  for (const [n, has] of hasDictionary.entries()) if (has) points[n]! += inDictionary * dictionaryPoints;
  return {
    language: likeliest(words),
    isSmall: capitals === 0 && words > 0,
    isCapitals: smalls === 0 && words > 0,
  };
}

function addFunctionWord(ofLanguages: number): void {
  for (let bits = ofLanguages; bits !== 0; bits &= bits - 1) {
    const n = 31 - Math.clz32(bits & -bits);
    const isShared = hasDictionary[n] === true && ofLanguages !== 1 << n;
    points[n] = (points[n] as number) + (isShared ? sharedWordPoints : 1);
  }
}

/** Counts a word for each language that has it. */
function addKnown(ofLanguages: number): void {
  for (let bits = ofLanguages; bits !== 0; bits &= bits - 1) known[31 - Math.clz32(bits & -bits)]!++;
}

/**
 * Returns the likeliest language. A few shared words do not decide for a language: "en", "de" and "on" are
 * Turkish.
 */
function likeliest(words: number): Language | undefined {
  let found: Language | undefined;
  let most = fewest;
  for (const [n, language] of languages.entries()) {
    if ((points[n] as number) <= most) continue;
    const least = hasDictionary[n] === true ? leastInDictionary : leastKnown;
    if (words >= enoughWords && (known[n] as number) < least * words) continue;
    most = points[n] as number;
    found = language;
  }
  return found;
}
