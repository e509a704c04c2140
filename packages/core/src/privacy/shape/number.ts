/** Finds what a number can be: a network address, a place on the globe, a card, an account, an id, a device. */
import { isLuhn } from '../checksum.ts';
import type { PersonalType } from '../personal-type.ts';
import type { Findings } from '../text/finding.ts';
import { type Tokens, tokenKind } from '../text/tokenise.ts';
import * as check from './check-digit.ts';
import { ibanEnd } from './iban.ts';

interface NumberShape {
  readonly type: PersonalType;
  /** Sticky and bounded: tried where a number begins, `back` letters before it. */
  readonly pattern: RegExp;
  readonly accept?: (compact: string) => boolean;
}

const compactOf = (value: string): string => value.replace(/[^\p{L}\p{N}]/gu, '');
const behind = '(?![\\p{L}\\p{N}])';
const shape = (type: PersonalType, pattern: string, accept?: (compact: string) => boolean): NumberShape => ({
  type,
  pattern: new RegExp(pattern + behind, 'uiy'),
  ...(accept === undefined ? {} : { accept }),
});

const isByteRow = (value: string): boolean => value.split('.').every((part) => Number(part) <= 255);

/** Begins with a digit. In order of trust. */
const digitShapes: readonly NumberShape[] = [
  { type: 'IP', pattern: /(?:\d{1,3}\.){3}\d{1,3}(?![\d]|\.\d)/y, accept: isByteRow },
  {
    type: 'COORDINATES',
    pattern: /\d{1,3}\.\d{3,15}°?(?: ?[NSEWO])?[,;]?\s{0,3}[-+−]?\d{1,3}\.\d{3,15}°?(?: ?[NSEWO])?(?![\d.])/y,
  },
  {
    type: 'COORDINATES',
    pattern:
      /\d{1,3}° ?\d{1,2}(?:\.\d{1,6})? ?['′’] ?(?:\d{1,2}(?:\.\d{1,6})? ?["″”] ?)?[NSEWO](?:,? ?\d{1,3}° ?\d{1,2}(?:\.\d{1,6})? ?['′’] ?(?:\d{1,2}(?:\.\d{1,6})? ?["″”] ?)?[NSEWO])?/y,
  },
  shape('NATIONAL_ID', '\\d{6}[ -]?\\d{8}[ -]?\\d{3}[\\dX]', check.isResidentId),
  shape(
    'NATIONAL_ID',
    '[12][ .]?\\d\\d[ .]?\\d\\d[ .]?\\d[\\dAB][ .]?\\d{3}[ .]?\\d{3}[ .]?\\d\\d',
    check.isNir,
  ),
  shape('CARD', '\\d(?:[ -]?\\d){11,18}', (digits) => digits.length >= 12 && isLuhn(digits)),
  shape('NATIONAL_ID', '\\d{3}[- ]\\d\\d[- ]\\d{4}(?!-\\d)', check.isSsn),
  shape('NATIONAL_ID', '\\d{3}\\.\\d{3}\\.\\d{3}-\\d\\d', check.isCpf),
  shape('NATIONAL_ID', '\\d\\d\\.\\d{3}\\.\\d{3}/\\d{4}-\\d\\d', check.isCnpj),
  shape('NATIONAL_ID', '\\d{14}', check.isCnpj),
  shape('NATIONAL_ID', '\\d{11}', (id) => check.isCpf(id) || check.isSteuerId(id)),
  shape('NATIONAL_ID', '\\d\\d \\d{3} \\d{3} \\d{3}', check.isSteuerId),
  shape('NATIONAL_ID', '\\d{4} ?\\d{4} ?\\d{4}', check.isAadhaar),
  shape('NATIONAL_ID', '\\d{8}[- ]?[A-Z]', check.isDni),
  shape('NATIONAL_ID', '\\d{9}', (id) => check.isNif(id) && !id.startsWith('9')),
];

/** Begins with letters, digits follow without a blank. */
const letterShapes: readonly NumberShape[] = [
  shape('NATIONAL_ID', '[STFGM]\\d{7}[A-Z]', check.isNric),
  shape('NATIONAL_ID', '[XYZ]-?\\d{7}-?[A-Z]', check.isDni),
  shape('NATIONAL_ID', '[A-Z]{2} ?\\d\\d ?\\d\\d ?\\d\\d ?[A-D]', check.isNino),
  shape('NATIONAL_ID', '[A-Z]{5}\\d{4}[A-Z]', check.isPan),
  shape('DRIVER_LICENCE', '[A-Z]{2,5}9{0,3}\\d{6}[A-Z9]{2}\\d[A-Z]{2}', (id) => id.length === 16),
];

const nino = letterShapes[2] as NumberShape;
const hexRun = /[0-9a-f]{16,64}(?![\p{L}\p{N}])/iuy;
const hexLengths = new Set([16, 32, 40, 64]);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\p{L}\p{N}])/iuy;
const hardware = /[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}(?![\p{L}\p{N}:])/iuy;
const internet6 =
  /(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\p{L}\p{N}:])|(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?(?![\p{L}\p{N}:])/iuy;

const longestHex = 64;
/** A longer row of digits is no number that people have. */
const longestDigits = 20;

export function findNumbers(tokens: Tokens, findings: Findings): void {
  const { text, count, kind, gap, start, end, taken, hash } = tokens;
  for (let i = 0; i < count; i++) {
    if (taken[i] === 1) continue;
    if (kind[i] === tokenKind.number) i = findAtNumber(tokens, findings, i) - 1;
    else if (
      kind[i] === tokenKind.sign &&
      (hash[i] === 0x3a || hash[i] === 0x2d) &&
      i + 1 < count &&
      gap[i + 1] === 0
    ) {
      // what stands before the first colon or hyphen of a hexadecimal row
      if (hash[i] === 0x3a) {
        findHex(
          text,
          start[i] as number,
          4,
          internet6,
          'IP',
          i,
          findings,
          (value) => value.length > 6 && /[\da-f]/i.test(value),
        );
        findHex(text, start[i] as number, 2, hardware, 'DEVICE_ID', i, findings);
      } else if (gap[i] === 0) {
        findHex(text, start[i] as number, 8, uuid, 'DEVICE_ID', i, findings);
        findHex(text, start[i] as number, 2, hardware, 'DEVICE_ID', i, findings);
      }
    } else if (
      kind[i] === tokenKind.word &&
      (end[i] as number) - (start[i] as number) === 2 &&
      kind[i + 1] === tokenKind.number &&
      i + 1 < count
    ) {
      // "AB 12 34 56 C"
      if (gap[i + 1] !== 1 || (end[i + 1] as number) - (start[i + 1] as number) !== 2) continue;
      tryShape(text, start[i] as number, nino, i, findings);
    }
  }
}

/** Returns the token behind what was found, or behind the number. */
function findAtNumber(tokens: Tokens, findings: Findings, i: number): number {
  const { text, kind, gap, start, end } = tokens;
  const from = start[i] as number;
  if ((end[i] as number) - from > longestDigits) return i + 1;
  const isGlued = gap[i] === 0 && i > 0;
  const isBehindWord = isGlued && kind[i - 1] === tokenKind.word;
  if (isBehindWord || kind[i + 1] === tokenKind.word) {
    const hex = runStart(text, from, longestHex, isHex);
    hexRun.lastIndex = hex;
    const run = hex === 0 || !isAlphanumeric(text.charCodeAt(hex - 1)) ? hexRun.exec(text) : null;
    if (run !== null && hexLengths.has(run[0].length) && /[a-f]/i.test(run[0])) {
      return findings.takeRange(i, hex, hex + run[0].length, 'DEVICE_ID');
    }
  }
  if (isBehindWord) {
    const letters = start[i - 1] as number;
    if (from - letters > 5 || (letters > 0 && isAlphanumeric(text.charCodeAt(letters - 1)))) return i + 1;
    const account = from - letters === 2 ? ibanEnd(text, letters) : -1;
    if (account > 0) return findings.takeRange(i, letters, account, 'IBAN');
    for (const one of letterShapes) {
      const next = tryShape(text, letters, one, i, findings);
      if (next > 0) return next;
    }
    return i + 1;
  }
  if (isGlued && /[.,]/.test(text[from - 1] as string) && /\d/.test(text[from - 2] ?? '')) return i + 1;
  for (const one of digitShapes) {
    const next = tryShape(text, from, one, i, findings);
    if (next > 0) return next;
  }
  return i + 1;
}

function tryShape(text: string, from: number, one: NumberShape, i: number, findings: Findings): number {
  one.pattern.lastIndex = from;
  const value = one.pattern.exec(text)?.[0];
  if (value === undefined) return -1;
  if (one.accept !== undefined && !one.accept(one.type === 'IP' ? value : compactOf(value))) return -1;
  const sign = one.type === 'COORDINATES' && /[-+−]/.test(text[from - 1] ?? '') ? 1 : 0;
  return findings.takeRange(i, from - sign, from + value.length, one.type);
}

function findHex(
  text: string,
  sign: number,
  longest: number,
  pattern: RegExp,
  type: PersonalType,
  i: number,
  findings: Findings,
  accept: (value: string) => boolean = () => true,
): void {
  const from = runStart(text, sign, longest, isHex);
  const before = text.charCodeAt(from - 1);
  if (isAlphanumeric(before) || before === 0x3a || before === 0x2d) return;
  pattern.lastIndex = from;
  const value = pattern.exec(text)?.[0];
  if (value !== undefined && accept(value)) findings.takeRange(i, from, from + value.length, type);
}

function runStart(text: string, from: number, longest: number, belongs: (code: number) => boolean): number {
  let i = from;
  while (i > 0 && from - i < longest && belongs(text.charCodeAt(i - 1))) i--;
  return i;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isHex = (code: number): boolean => isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
const isAlphanumeric = (code: number): boolean =>
  isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
