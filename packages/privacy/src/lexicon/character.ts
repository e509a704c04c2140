/** Classifies UTF-16 code units, and folds letters, so that text is read only by table look-ups. */
import { undividedLetters } from '@cgdx/name-tagger/word/fold-word.ts';

export const lower = 1;
export const upper = 2;
export const digit = 3;
/** Han and kana: scripts without blanks between words. */
export const ideograph = 4;
/** A combining mark belongs to its word and is dropped by folding. */
export const mark = 5;
export const space = 6;
export const lineBreak = 7;

/** The class of each UTF-16 code unit; 0 for all others, such as surrogates. */
export const classOf = new Uint8Array(0x10000);

/** Each letter without case and diacritics (`É` -> `e`); 0 for code units that are no letters. */
export const foldOf = new Uint16Array(0x10000);

/**
 * The end of Latin, Greek, Cyrillic and similar scripts: beyond it letters have no case, except for the ranges
 * below.
 */
const casedEnd = 0x590;
const casedRanges = [
  [0, casedEnd],
  [0x10a0, 0x1100],
  [0x1e00, 0x2000],
  // The signs for ohm, kelvin and angstrom are letters, too.
  [0x2126, 0x212c],
] as const;

function fillCased(code: number): void {
  const character = String.fromCharCode(code);
  if (/\p{M}/u.test(character)) classOf[code] = mark;
  else if (/\p{L}/u.test(character)) {
    const small = character.toLowerCase();
    classOf[code] = /[\p{Lu}\p{Lt}]/u.test(character) ? upper : lower;
    const base = small.normalize('NFD').charAt(0);
    foldOf[code] = (undividedLetters[small] ?? undividedLetters[base] ?? base).charCodeAt(0);
  }
}

const han = [
  [0x3005, 0x3007],
  [0x3041, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
] as const;

function fillUncased(code: number): void {
  const character = String.fromCharCode(code);
  if (/\p{M}/u.test(character)) classOf[code] = mark;
  else if (/\p{L}/u.test(character)) {
    classOf[code] = lower;
    foldOf[code] = code;
  }
}

for (let code = casedEnd; code < 0x3100; code++) fillUncased(code);
for (const [from, to] of casedRanges) for (let code = from; code < to; code++) fillCased(code);
// Hangul is written with spaces.
for (let code = 0xac00; code < 0xd7a4; code++) {
  classOf[code] = lower;
  foldOf[code] = code;
}
for (const [from, to] of han) {
  for (let code = from; code <= to; code++) {
    classOf[code] = ideograph;
    foldOf[code] = 0;
  }
}
// People write the increment sign for a capital delta.
classOf[0x2206] = upper;
foldOf[0x2206] = 0x3b4;
for (let code = 0x30; code <= 0x39; code++) classOf[code] = digit;
for (const code of [0x09, 0x20, 0xa0, 0x1680, 0x202f, 0x205f, 0x3000]) classOf[code] = space;
for (let code = 0x2000; code <= 0x200b; code++) classOf[code] = space;
for (const code of [0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]) classOf[code] = lineBreak;

/**
 * Bits of `letterOf`, which combine all that the tokeniser needs of a letter in one look-up. The folded letter
 * is above the bits.
 */
export const isLetter = 1;
export const isUpper = 2;
export const isFar = 4;
export const isMark = 8;
export const letterBits = 4;

const bitsOf = (group: number, code: number): number =>
  (group === lower || group === upper ? isLetter : 0) |
  (group === upper ? isUpper : 0) |
  (code > 0x7f ? isFar : 0) |
  (group === mark ? isMark : 0);

/** By UTF-16 code unit. `isFar`: beyond ASCII. */
export const letterOf = Int32Array.from(
  classOf,
  (group, code) => bitsOf(group, code) | ((foldOf[code] as number) << letterBits),
);
