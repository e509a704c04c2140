/** Finds disguised telephone numbers: `202_555_0143`, `2o2-555-o143`, `202 five five five 0143`. */

import { word } from '../lexicon/lexicon.ts';
import { isWord, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { looksDialled } from './beside-number.ts';
import { isDialledAfter, isNumberApart } from './phone.ts';
import { digitOf, timesOf } from './spelled-digit.ts';

/** ITU E.164, with and without the country code. */
const fewestDigits = 9;
const fewestDialled = 7;
const mostDigits = 15;

const open = String.raw`[(\[{<]`;
const close = String.raw`[)\]}>]`;
/** Any signs between groups but those of money and percentages. */
const signs = String.raw`[ \u00a0]?[^\p{L}\p{N}\s$€£¥%]{0,4}[ \u00a0]?`;
const signed = new RegExp(
  String.raw`\+?${open}?\d{1,11}${close}?(?:${signs}${open}?\d{1,11}${close}?){1,14}`,
  'uy',
);
/** Signs that `phone.ts` handles. */
const usual = /^(?!.*\.\.)[\d ()./–+-]*$/;

/** Digits, and letters that look like digits. */
const alike = String.raw`[\doOlI]`;
const lettered = new RegExp(
  String.raw`\+?\(?${alike}{2,5}\)?(?:[-. /_~]{1,2}${alike}{2,8}){1,5}(?![\p{L}\p{N}])`,
  'uy',
);

const longestSigns = 6;

export function findHiddenPhones(tokens: Tokens, findings: Findings): void {
  const { numbers, numberCount, taken } = tokens;
  let next = 0;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (i < next || taken[i] === 1) continue;
    const signedEnd = mayBeSigned(tokens, n) ? findSigned(tokens, i, findings) : undefined;
    next = signedEnd ?? findLettered(tokens, i, findings) ?? i + 1;
  }
  findSpelled(tokens, findings);
}

/** The most characters between two groups, with brackets around them. */
const farthestGroup = 8;
const isUsual = (code: number): boolean =>
  code === 0x20 || code === 0x28 || code === 0x29 || code === 0x2b || (code >= 0x2d && code <= 0x2f);

/**
 * Returns whether the next numbers have enough digits in all, and signs between them that telephone numbers
 * seldom have.
 */
function mayBeSigned({ text, start, end, numbers, numberCount }: Tokens, n: number): boolean {
  let isUnusual = false;
  let digits = 0;
  for (let at = n; at < numberCount && digits < mostDigits; at++) {
    const from = start[numbers[at] as number] as number;
    const to = end[numbers[at] as number] as number;
    digits += to - from;
    const next = at + 1 < numberCount ? (start[numbers[at + 1] as number] as number) : text.length;
    if (next - to > farthestGroup) break;
    let before = 0;
    for (let i = to; i < next; i++) {
      const code = text.charCodeAt(i);
      if (isPlain(code) && code !== 0x20) return isUnusual && digits >= fewestDialled;
      // "12:30", "1,000": in a telephone number the group before such a sign has three digits.
      if ((code === 0x3a || code === 0x2c) && to - from !== 3) return false;
      if (!isUsual(code) || (code !== 0x20 && code === before)) isUnusual = true;
      before = code;
    }
    // Single digits.
    if (to - from === 1) isUnusual = true;
  }
  return isUnusual && digits >= fewestDialled;
}

/** Returns the token after a number whose groups are separated by unusual signs; undefined if there is none. */
function findSigned(tokens: Tokens, i: number, findings: Findings): number | undefined {
  const { text, start, end } = tokens;
  // Most numbers are followed by a blank or a word.
  const behind = end[i] as number;
  const sign = text.charCodeAt(behind) === 0x20 ? behind + 1 : behind;
  if (sign >= text.length || isPlain(text.charCodeAt(sign))) return undefined;
  let from = start[i] as number;
  if (/[([{<]/.test(text[from - 1] ?? '')) from--;
  if (text[from - 1] === '+') from--;
  signed.lastIndex = from;
  const value = (signed.exec(text)?.[0] ?? '').trimEnd();
  const to = from + value.length;
  // A column of a table.
  if (text[from - 1] === '|' || text[to] === '|') return undefined;
  if (!isNumberApart(text, from, to) || !isHidden(value, isDialledAfter(text, from))) return undefined;
  return findings.takeRange(i, from, to, 'PHONE');
}

/** A letter, a digit, a line end. */
const isPlain = (code: number): boolean =>
  code <= 0x20 || (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);

const isYear = (group: string): boolean => /^(?:19|20)\d\d$/.test(group);

const tableSign = /[=|*,:;"'#&+]/;

/** Returns whether the groups of digits can be a telephone number. */
function isHidden(value: string, isDialled: boolean): boolean {
  const groups = value.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length < fewestDialled || digits.length > mostDigits) return false;
  const between = value
    .replace(/^\D+|\D+$/g, '')
    .split(/\d+/)
    .slice(1, -1);
  const isSingle = groups.every(({ length }) => length === 1);
  if (isSingle) return isRowOfDigits(digits, between);
  if (usual.test(value) || groups.some(isYear) || between.some((sign) => sign.length > longestSigns))
    return false;
  if (isDialled) return true;
  if (digits.length < fewestDigits) return false;
  // Sums, tables and lists have these signs, too.
  const isOfTables = between.some((sign) => tableSign.test(sign));
  if (isOfTables && between.some((sign) => sign.includes(' '))) return false;
  if (isAmerican(groups)) return isEven(between) && !groups.every((group) => group.endsWith('0'));
  if (isOfTables) return false;
  return /^\+|^\(?0/.test(value) && isEven(between) && groups.slice(1).every(({ length }) => length > 1);
}

/** Groups of three, three and four digits, after a one or nothing: neither area nor exchange begins with 0 or 1. */
function isAmerican(groups: readonly string[]): boolean {
  const [area = '', exchange = '', line = ''] = groups[0] === '1' ? groups.slice(1) : groups;
  const isCount = groups.length === (groups[0] === '1' ? 4 : 3);
  return isCount && /^[2-9]\d\d$/.test(area) && /^[2-9]\d\d$/.test(exchange) && line.length === 4;
}

/** Returns whether one kind of sign separates all groups, apart from brackets around the first and a hyphen. */
function isEven(between: readonly string[]): boolean {
  const kinds = new Set(
    between.map((sign) => sign.replace(/[()[\]{}<>\s]/g, '')).filter((sign) => sign !== ''),
  );
  kinds.delete('-');
  kinds.delete('.');
  return kinds.size <= 1;
}

/** Returns true for "2.0.2.5.5.5.0.1.4.3": single digits, with one sign between all of them. */
function isRowOfDigits(digits: string, between: readonly string[]): boolean {
  if (new Set(between).size !== 1 || (between[0] ?? '').trim() === '' || /[,;:|+*=]/.test(between[0] ?? ''))
    return false;
  return digits.length >= 10 && isVaried(digits) && /^(?:1?[2-9]\d\d[2-9]\d{6}|0\d{9,10})$/.test(digits);
}

/** A real number does not count up or down, and has more than two different digits. */
const fewestKinds = 3;

function isVaried(digits: string): boolean {
  let steps = 0;
  for (let at = 1; at < digits.length; at++)
    if (Math.abs(digits.charCodeAt(at) - digits.charCodeAt(at - 1)) === 1) steps++;
  return new Set(digits).size >= fewestKinds && steps < (digits.length * 2) / 3;
}

/** Returns the token after a number in which letters replace digits; undefined if there is none. */
function findLettered(
  { text, start, end, kind, gap }: Tokens,
  i: number,
  findings: Findings,
): number | undefined {
  const isBehind =
    kind[i + 1] === tokenKind.word &&
    gap[i + 1] === gapBefore.none &&
    isAlike(text.charCodeAt(end[i] as number));
  const isBefore = isAlike(text.charCodeAt((start[i] as number) - 1));
  if (!isBefore && !isBehind && !mayBeAlike(text, end[i] as number)) return undefined;
  let from = isBefore ? (start[i] as number) - 1 : (start[i] as number);
  if (text[from - 1] === '(') from--;
  if (text[from - 1] === '+') from--;
  lettered.lastIndex = from;
  const value = lettered.exec(text)?.[0];
  if (value === undefined || !/[oOlI]/.test(value) || !isNumberApart(text, from, from + value.length))
    return undefined;
  const read = value.replace(/[oO]/g, '0').replace(/[lI]/g, '1');
  const groups = read.match(/\d+/g) ?? [];
  const digits = groups.join('');
  // "10 lol"
  const isMixed = (value.match(/[\doOlI]+/g) ?? []).filter((group) => !/\d/.test(group)).length <= 1;
  const real = value.replace(/\D/g, '').length;
  if (!isMixed || real < fewestDialled - 1 || digits.length < fewestDigits || digits.length > mostDigits)
    return undefined;
  if (!isAmerican(groups) && !/^\+|^0/.test(read)) return undefined;
  return findings.takeRange(i, from, from + value.length, 'PHONE');
}

/** Returns whether the next group begins with a letter that replaces a digit: "202 o1". */
function mayBeAlike(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const isDivider = code === 0x20 || (code >= 0x2d && code <= 0x2f) || code === 0x5f || code === 0x7e;
  if (!isDivider) return false;
  if (isAlike(text.charCodeAt(at + 1))) return isDigit(text.charCodeAt(at + 2));
  let digits = 0;
  while (digits < 3 && isDigit(text.charCodeAt(at + 1 + digits))) digits++;
  return digits > 0 && isAlike(text.charCodeAt(at + 1 + digits));
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
/** o, O, l, I. */
const isAlike = (code: number): boolean => code === 0x6f || code === 0x4f || code === 0x6c || code === 0x49;

const fewestSpelled = 3;
/** Fewer digits than abroad: a country of this market has numbers of this length. */
const fewestAtHome = 8;

/** Finds rows of spelled digits, also mixed with digits. */
function findSpelled(tokens: Tokens, findings: Findings): void {
  const { count, rows, rowCount } = tokens;
  let behind = 0;
  for (let n = 0; n < rowCount; n++) {
    const i = rows[n] as number;
    if (i < behind || digitsAt(tokens, i) === '') continue;
    let first = i;
    for (;;) {
      const before = isDivider(tokens, first - 1) ? first - 2 : first - 1;
      if (before < 0 || !isLinked(tokens, first) || digitsAt(tokens, before) === '') break;
      first = before;
    }
    let digits = '';
    let spelled = 0;
    let last = first - 1;
    for (let at = first; at < count; ) {
      const read = digitsAt(tokens, at);
      if (read === '' || (at > first && !isLinked(tokens, at))) break;
      digits += read;
      if (isWord(tokens, at)) spelled++;
      last = at;
      at += isDivider(tokens, at + 1) ? 2 : 1;
    }
    if (
      (spelled >= fewestSpelled || (spelled > 1 && digits.startsWith('0'))) &&
      (digits.length >= fewestDigits || (digits.length >= fewestAtHome && looksDialled(digits))) &&
      digits.length <= mostDigits &&
      isVaried(digits)
    )
      findings.take(first, last, 'PHONE');
    behind = last + 1;
  }
}

const digitsAt = (tokens: Tokens, i: number): string => {
  if (tokens.taken[i] === 1) return '';
  if (tokens.kind[i] === tokenKind.number) return textOf(tokens, i);
  if (((tokens.flags[i] as number) & word.row) === 0) return '';
  // "double two", "double-two"
  const times = timesOf(tokens.hash[i] as number);
  if (times > 0) {
    const next = isDivider(tokens, i + 1) ? i + 2 : i + 1;
    return isLinked(tokens, next) ? digitOf(tokens.hash[next] as number).repeat(times - 1) : '';
  }
  return digitOf(tokens.hash[i] as number);
};

const isLinked = (tokens: Tokens, i: number): boolean => (tokens.gap[i] as number) <= gapBefore.blank;

/** Whether it is a hyphen, a comma or a dot between two digits. */
const isDivider = ({ kind, hash }: Tokens, i: number): boolean =>
  kind[i] === tokenKind.sign && (hash[i] === 0x2d || hash[i] === 0x2c || hash[i] === 0x2e);
