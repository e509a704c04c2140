/** The shapes of numbers that identify somebody, the most reliable first. */

import { countries } from '../country/countries.ts';
import type { CountryShape } from '../country/country.ts';
import { splitWords } from '../language/language-word.ts';
import { hashWord } from '../lexicon/lexicon.ts';
import type { PersonalType } from '../placeholder/personal-type.ts';
import { narrowLetters } from '../text/narrow-letters.ts';
import * as check from './check-digit.ts';

export interface NumberShape {
  readonly type: PersonalType;
  /** Sticky and bounded: tried at the beginning of the number, or of the letters directly before it. */
  readonly pattern: RegExp;
  /** Bit n is set if the first group may have n digits; other numbers are skipped without trying the pattern. */
  readonly firstRow: number;
  /** The signs that may follow the first group; undefined if any may. This, too, saves trying the pattern. */
  readonly signs: string | undefined;
  /** A bit of `wordFilter`: a word with it must follow within a few words. */
  readonly word?: number;
  /** Validates the value without blanks and signs; an IP address with them. */
  readonly accept: Accept | undefined;
  /** Defined if nothing else has this shape: it is found even if a letter or `#` touches it. */
  readonly beside: BesideShape | undefined;
}

interface BesideShape {
  /** The number of letters with which it begins. */
  readonly letters: number;
  /** The pattern for a value before letters, which must not begin the next word with the value's last letter. */
  readonly pattern: RegExp;
  readonly accept: Accept;
}

/** Validates a value. `written`: the value with its blanks and signs. */
type Accept = (value: string, written: string) => boolean;

const rows = (...lengths: readonly number[]): number =>
  lengths.reduce((bits, length) => bits | (1 << length), 0);
const from = (shortest: number, longest: number): number =>
  rows(...Array.from({ length: longest - shortest + 1 }, (_, i) => shortest + i));

interface ShapeOptions {
  readonly accept?: Accept;
  readonly signs?: string | undefined;
  /** Validates a value beside letters. */
  readonly beside?: Accept | undefined;
  readonly letters?: number | undefined;
}

/** Chinese text may touch a number: only letters with capitals may not. */
const shape = (
  type: PersonalType,
  firstRow: number,
  pattern: string,
  { accept, signs, beside, letters = 0 }: ShapeOptions = {},
): NumberShape => ({
  type,
  firstRow,
  pattern: patternOf(`${pattern}(?![\\p{L}\\p{N}])`),
  accept,
  signs,
  beside: beside && {
    accept: beside,
    letters,
    pattern: patternOf(`${pattern}(?<! \\p{L})(?=\\p{L}+(?!\\p{N}))`),
  },
});

const patternOf = (source: string): RegExp => new RegExp(narrowLetters(source), 'uiy');

/** Returns the shape of a national id that nothing else has. */
const idShape = (
  firstRow: number,
  pattern: string,
  accept: Accept,
  signs?: string,
  letters?: number,
): NumberShape => shape('NATIONAL_ID', firstRow, pattern, { accept, beside: accept, signs, letters });

/** By the lowest bits of a word's hash: which shapes may have the word. */
export const wordFilter = new Uint8Array(0x10000);
const filterBits = new Map<string, number>();

function filterBitOf(words: string): number {
  const bit = filterBits.get(words) ?? 1 << filterBits.size;
  filterBits.set(words, bit);
  for (const word of splitWords(words)) {
    const at = hashWord(word) & 0xffff;
    wordFilter[at] = (wordFilter[at] as number) | bit;
  }
  return bit;
}

/** Returns the shapes of all countries that begin with letters, or those that do not. */
const ofCountries = (isBehindLetters: boolean): NumberShape[] =>
  countries
    .flatMap(({ shapes }) => shapes)
    .filter(({ letters = 0 }) => letters > 0 === isBehindLetters)
    .map(({ type, digits, pattern, accept = isAny, letters, isBeside, signs, words }: CountryShape) => ({
      ...shape(type, rows(...digits), pattern, {
        accept,
        signs,
        beside: isBeside ? accept : undefined,
        letters,
      }),
      ...(words === undefined ? {} : { word: filterBitOf(words) }),
    }));
const isAny: Accept = () => true;

/** Numbers with one digit in each part, or beginning with 0, are versions or chapters, not IP addresses. */
const isByteRow = (value: string): boolean =>
  value.split('.').every((part) => Number(part) <= 255) && !/^(?:\d\.){3}\d$|^0/.test(value);

/** Degrees, minutes and optionally seconds. */
const degrees = `\\d{1,3}° ?\\d{1,2}(?:\\.\\d{1,6})? ?['′’] ?(?:\\d{1,2}(?:\\.\\d{1,6})? ?["″”] ?)?[NSEWO]`;
const decimal = (sign: string): string => `${sign}\\d{1,3}\\.\\d{3,15}°?(?: ?[NSEWO])?`;

const nir = '[12][ .]?\\d\\d[ .]?\\d\\d[ .]?\\d[\\dAB][ .]?\\d{3}[ .]?\\d{3}[ .]?\\d\\d';
const card = '\\d(?:[ _~-]?\\d){11,18}';
/** The first digits and lengths of the card networks. Luhn's check alone would accept every tenth number. */
const issued =
  /^(?:4\d{12}(?:\d{3})?|(?:5[1-5]|2[2-7]|35)\d{14}|3[47]\d{13}|6(?:011|5\d\d|4[4-9]\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11})$/;
const isIssuedCard = (digits: string): boolean => issued.test(digits) && check.isLuhn(digits);
const aadhaar = '\\d{4} ?\\d{4} ?\\d{4}';

/** Shapes that begin with a digit. */
export const digitShapes: readonly NumberShape[] = [
  {
    ...shape('IP', rows(1, 2, 3), '', { accept: isByteRow, signs: '.', beside: isByteRow }),
    pattern: /(?:\d{1,3}\.){3}\d{1,3}(?!\d|\.\d)/y,
  },
  {
    ...shape('COORDINATES', rows(1, 2, 3), '', { signs: '.' }),
    pattern: new RegExp(`${decimal('')}[,;]?\\s{0,3}${decimal('[-+−]?')}(?![\\d.])`, 'y'),
  },
  {
    ...shape('COORDINATES', rows(1, 2, 3), '', { signs: '°' }),
    pattern: new RegExp(`${degrees}(?:,? ?${degrees})?`, 'y'),
  },
  idShape(rows(6, 14, 17, 18), '\\d{6}[ -]?\\d{8}[ -]?\\d{3}[\\dX]', check.isResidentId),
  idShape(rows(1), nir, check.isNir, ' .'),
  idShape(rows(6, 13, 15), nir, check.isNir),
  shape('CARD', rows(4, 6), card, { accept: check.isLuhn, signs: ' _~-', beside: isIssuedCard }),
  shape('CARD', from(12, 19), card, { accept: check.isLuhn, beside: isIssuedCard }),
  ...ofCountries(false),
  idShape(rows(3), '\\d{3}\\.\\d{3}\\.\\d{3}-\\d\\d', check.isCpf, '.'),
  idShape(rows(2), '\\d\\d\\.\\d{3}\\.\\d{3}/\\d{4}-\\d\\d', check.isCnpj, '.'),
  shape('NATIONAL_ID', rows(14), '\\d{14}', { accept: check.isCnpj }),
  shape('NATIONAL_ID', rows(11), '\\d{11}', { accept: (id) => check.isCpf(id) || check.isSteuerId(id) }),
  idShape(rows(2), '\\d\\d \\d{3} \\d{3} \\d{3}', check.isSteuerId, ' '),
  idShape(rows(4), aadhaar, check.isAadhaar, ' '),
  shape('NATIONAL_ID', rows(12), aadhaar, { accept: check.isAadhaar }),
  idShape(rows(8), '\\d{8}[- ]?[A-Z]', check.isDni),
  shape('NATIONAL_ID', rows(9), '\\d{9}', { accept: (id) => check.isNif(id) && !id.startsWith('9') }),
];

/** Shapes that begin with letters, perhaps with a blank after them: "AB 12 34 56 C". */
export const countryShapes: readonly NumberShape[] = ofCountries(true);

/** Shapes that begin with letters directly followed by digits. */
export const letterShapes: readonly NumberShape[] = [
  ...countryShapes,
  idShape(rows(7), '[XYZ]\\d{7}-?[A-Z]', check.isDni, undefined, 1),
  // passports of China
  shape('NATIONAL_ID', rows(8), '[EGDP]\\d{8}'),
  idShape(rows(4), '[A-Z]{5}\\d{4}[A-Z]', check.isPan, undefined, 5),
  shape('DRIVER_LICENCE', from(6, 9), '[A-Z]{2,5}9{0,3}\\d{6}[A-Z9]{2}\\d[A-Z]{2}', {
    accept: (id) => id.length === 16,
  }),
];
