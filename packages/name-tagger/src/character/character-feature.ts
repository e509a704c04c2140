/**
 * Lists the features of each character: the character, its neighbours, and the dictionary word that contains
 * it.
 */
import { finishHash, hashStart, hashStep, hashText } from '../word/hash.ts';
import { isIdeograph } from './cut-characters.ts';
import { segmentWords } from './segment-words.ts';

/** The kinds of features: each kind has hashes of its own. */
const about = {
  sign: 1,
  left: 2,
  right: 3,
  around: 4,
  placed: 5,
  place: 6,
  word: 7,
  script: 8,
  language: 9,
} as const;

/** The position of a character in its word. */
const placeInWord = { alone: 0, first: 1, inside: 2, last: 3 } as const;

/** Hashed in place of a word of another script, of a number, and of what is outside the text. */
const letters = 0x61;
const digits = 0x30;
const edge = 0x20;

/** Returns the hashes of each token's features, in order. `lookUp` returns a word's dictionary entry, 0 for none. */
export function characterFeatures(tokens: readonly string[], lookUp: (word: string) => number): number[][] {
  const { first, behind, classes } = segmentWords(tokens, lookUp);
  const signs = tokens.map(signOf);
  const isJapanese = signs.some(isKana) ? 1 : 0;
  return signs.map((sign, i) => {
    if (!isIdeograph(tokens[i] as string)) return [hashOf(about.sign, sign)];
    const left = signs[i - 1] ?? edge;
    const right = signs[i + 1] ?? edge;
    const from = first[i] as number;
    const to = behind[i] as number;
    const place = placeOf(i, from, to);
    return [
      hashOf(about.sign, sign),
      hashOf(about.left, left, sign),
      hashOf(about.right, sign, right),
      hashOf(about.around, left, sign, right),
      hashOf(about.placed, place, sign),
      hashOf(about.place, place, to - from, classes[i] as number),
      hashOf(about.word, place, hashText(tokens.slice(from, to).join(''))),
      hashOf(about.script, isKana(sign) ? 1 : 0),
      hashOf(about.language, isJapanese),
    ];
  });
}

function placeOf(i: number, from: number, to: number): number {
  if (to - from === 1) return placeInWord.alone;
  if (i === from) return placeInWord.first;
  return i === to - 1 ? placeInWord.last : placeInWord.inside;
}

const isKana = (code: number): boolean => code >= 0x3041 && code <= 0x30ff;

function signOf(token: string): number {
  const code = token.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return digits;
  return !isIdeograph(token) && /^\p{L}/u.test(token) ? letters : code;
}

function hashOf(kind: number, ...parts: readonly number[]): number {
  let hash = hashStep(hashStart, kind);
  for (const part of parts) hash = hashStep(hash, part);
  return finishHash(hash);
}
