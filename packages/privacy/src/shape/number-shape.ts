/** The shapes of numbers that identify somebody, in order of trust. */
import { isLuhn } from '../checksum.ts';
import type { PersonalType } from '../personal-type.ts';
import * as check from './check-digit.ts';

export interface NumberShape {
  readonly type: PersonalType;
  /** Sticky and bounded: tried where the number, or the letters directly before it, begin. */
  readonly pattern: RegExp;
  /** Bit n is set if the first group of digits may have n digits: this saves trying the pattern. */
  readonly firstRow: number;
  /** The signs that may follow the first group; undefined if anything may. This saves trying the pattern, too. */
  readonly signs?: string;
  /** Validates the value without blanks and signs; an IP address as written. */
  readonly accept?: (value: string) => boolean;
}

type Accept = (value: string) => boolean;

const rows = (...lengths: readonly number[]): number =>
  lengths.reduce((bits, length) => bits | (1 << length), 0);
const from = (shortest: number, longest: number): number =>
  rows(...Array.from({ length: longest - shortest + 1 }, (_, i) => shortest + i));

function shape(type: PersonalType, firstRow: number, pattern: string, accept?: Accept): NumberShape {
  return {
    type,
    firstRow,
    // numbers are directly beside Chinese text
    pattern: new RegExp(`${pattern}(?![\\p{Lu}\\p{Ll}\\p{N}])`, 'uiy'),
    ...(accept === undefined ? {} : { accept }),
  };
}

/** Nobody's address has one digit in each part, or begins with 0: such numbers are versions and chapters. */
const isByteRow = (value: string): boolean =>
  value.split('.').every((part) => Number(part) <= 255) && !/^(?:\d\.){3}\d$|^0/.test(value);

/** Degrees, minutes and optionally seconds. */
const degrees = `\\d{1,3}° ?\\d{1,2}(?:\\.\\d{1,6})? ?['′’] ?(?:\\d{1,2}(?:\\.\\d{1,6})? ?["″”] ?)?[NSEWO]`;
const decimal = (sign: string): string => `${sign}\\d{1,3}\\.\\d{3,15}°?(?: ?[NSEWO])?`;

const nir = '[12][ .]?\\d\\d[ .]?\\d\\d[ .]?\\d[\\dAB][ .]?\\d{3}[ .]?\\d{3}[ .]?\\d\\d';
const card = '\\d(?:[ _~-]?\\d){11,18}';
const aadhaar = '\\d{4} ?\\d{4} ?\\d{4}';

/** Shapes that begin with a digit. */
export const digitShapes: readonly NumberShape[] = [
  {
    ...shape('IP', rows(1, 2, 3), '', isByteRow),
    signs: '.',
    pattern: /(?:\d{1,3}\.){3}\d{1,3}(?!\d|\.\d)/y,
  },
  {
    ...shape('COORDINATES', rows(1, 2, 3), ''),
    signs: '.',
    pattern: new RegExp(`${decimal('')}[,;]?\\s{0,3}${decimal('[-+−]?')}(?![\\d.])`, 'y'),
  },
  {
    ...shape('COORDINATES', rows(1, 2, 3), ''),
    signs: '°',
    pattern: new RegExp(`${degrees}(?:,? ?${degrees})?`, 'y'),
  },
  shape('NATIONAL_ID', rows(6, 14, 17, 18), '\\d{6}[ -]?\\d{8}[ -]?\\d{3}[\\dX]', check.isResidentId),
  { ...shape('NATIONAL_ID', rows(1), nir, check.isNir), signs: ' .' },
  shape('NATIONAL_ID', rows(6, 13, 15), nir, check.isNir),
  { ...shape('CARD', rows(4, 6), card, isLuhn), signs: ' _~-' },
  shape('CARD', from(12, 19), card, isLuhn),
  {
    ...shape('NATIONAL_ID', rows(3), '\\d{3}[- _~.]\\d\\d[- _~.]\\d{4}(?!-\\d)', check.isSsn),
    signs: '- _~.',
  },
  { ...shape('NATIONAL_ID', rows(3), '\\d{3}\\.\\d{3}\\.\\d{3}-\\d\\d', check.isCpf), signs: '.' },
  { ...shape('NATIONAL_ID', rows(2), '\\d\\d\\.\\d{3}\\.\\d{3}/\\d{4}-\\d\\d', check.isCnpj), signs: '.' },
  shape('NATIONAL_ID', rows(14), '\\d{14}', check.isCnpj),
  shape('NATIONAL_ID', rows(11), '\\d{11}', (id) => check.isCpf(id) || check.isSteuerId(id)),
  { ...shape('NATIONAL_ID', rows(2), '\\d\\d \\d{3} \\d{3} \\d{3}', check.isSteuerId), signs: ' ' },
  { ...shape('NATIONAL_ID', rows(4), aadhaar, check.isAadhaar), signs: ' ' },
  shape('NATIONAL_ID', rows(12), aadhaar, check.isAadhaar),
  shape('NATIONAL_ID', rows(8), '\\d{8}[- ]?[A-Z]', check.isDni),
  shape('NATIONAL_ID', rows(9), '\\d{9}', (id) => check.isNif(id) && !id.startsWith('9')),
];

/** "AB 12 34 56 C" */
export const nino = shape('NATIONAL_ID', rows(2, 6), '[A-Z]{2} ?\\d\\d ?\\d\\d ?\\d\\d ?[A-D]', check.isNino);

/** Shapes that begin with letters, followed by digits without a blank. */
export const letterShapes: readonly NumberShape[] = [
  shape('NATIONAL_ID', rows(7), '[STFGM]\\d{7}[A-Z]', check.isNric),
  shape('NATIONAL_ID', rows(7), '[XYZ]\\d{7}-?[A-Z]', check.isDni),
  nino,
  // passports of China
  shape('NATIONAL_ID', rows(8), '[EGDP]\\d{8}'),
  shape('NATIONAL_ID', rows(4), '[A-Z]{5}\\d{4}[A-Z]', check.isPan),
  shape('DRIVER_LICENCE', from(6, 9), '[A-Z]{2,5}9{0,3}\\d{6}[A-Z9]{2}\\d[A-Z]{2}', (id) => id.length === 16),
];
