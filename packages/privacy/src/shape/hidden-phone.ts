/** Finds disguised telephone numbers: `202_555_0143`, `2o2-555-o143`, `202 five five five 0143`. */

import { classOf, digit, space } from '../lexicon/character.ts';
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

/** Digits, and letters that look like digits, perhaps in brackets. */
const group = String.raw`[(\[{<]?(?=[oOlI]{0,3}\d)[\doOlI]{1,11}[)\]}>]?`;
/** Any signs between groups but those of money and percentages. */
const between = String.raw`(?:[ \u00a0]?[^\p{L}\p{N}\s$€£¥%]{1,6}[ \u00a0]?|[ \u00a0])`;
const row = new RegExp(String.raw`\+?${group}(?:${between}${group}){1,14}`, 'uy');
const plusSign = 0x2b;
/** ( [ { < */
const isBracket = (code: number): boolean => code === 0x28 || code === 0x5b || code === 0x7b || code === 0x3c;
/** Signs that `phone.ts` handles. */
const usual = /^(?!.*\.\.)[\d ()./–+-]*$/;
/** Signs of sums, tables and lists. */
const tableSign = /[=|*,:;"'#&+]/;

export function findHiddenPhones(tokens: Tokens, findings: Findings): void {
  const { numbers, numberCount, taken } = tokens;
  let next = 0;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (i < next || taken[i] === 1) continue;
    next = findRow(tokens, i, findings) ?? i + 1;
  }
  findSpelled(tokens, findings);
}

/** Returns the token after a number whose groups have unusual signs between them or letters in them, if there is one. */
function findRow({ text, codes, start }: Tokens, i: number, findings: Findings): number | undefined {
  let from = start[i] as number;
  if (isAlike(codes[from - 1] as number)) from--;
  if (isBracket(codes[from - 1] as number)) from--;
  if (codes[from - 1] === plusSign) from--;
  if (!mayHide(codes, from, text.length)) return undefined;
  row.lastIndex = from;
  const value = row.exec(text)?.[0].trimEnd();
  if (value === undefined) return undefined;
  const to = from + value.length;
  // A column of a table.
  if (text[from - 1] === '|' || text[to] === '|') return undefined;
  if (!isHidden(value, () => isDialledAfter(text, from)) || !isNumberApart(text, from, to)) return undefined;
  return findings.takeRange(i, from, to, 'PHONE');
}

/** The most code units of a row of groups. */
const longestRow = 320;
const isAlike = (code: number): boolean => code === 0x6f || code === 0x4f || code === 0x6c || code === 0x49;

/**
 * Returns whether what begins there may be a disguised number: enough digits with unusual signs or letters before some
 * of them, or single digits. Most numbers are dates, sums and counts, and need no pattern.
 */
function mayHide(codes: Uint16Array, from: number, length: number): boolean {
  const isSingle = classOf[codes[from] as number] === digit && classOf[codes[from + 1] as number] !== digit;
  let digits = 0;
  let isUnusual = isSingle;
  let isPending = false;
  for (let at = from; at < Math.min(length, from + longestRow); at++) {
    const code = codes[at] as number;
    const kind = classOf[code];
    if (kind === digit) {
      digits++;
      isUnusual ||= isPending;
      if (isUnusual && digits >= fewestDialled - 1) return true;
    } else if (isAlike(code) || !isUsual(code) || (code === 0x2e && codes[at - 1] === code)) {
      if (kind !== 0 && kind !== space && !isAlike(code)) return false;
      isPending = true;
    }
  }
  return false;
}

/** " ()./-+" and the dash that people copy. */
const isUsual = (code: number): boolean =>
  code === 0x20 || (code >= 0x28 && code <= 0x2f && code !== 0x2a && code !== 0x2c) || code === 0x2013;

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);

/** Returns whether the groups can be a telephone number. */
function isHidden(value: string, isBehindWord: () => boolean): boolean {
  if (value.length < fewestDialled || (usual.test(value) && !/^\d(?:\D+\d)*$/.test(value))) return false;
  if (value.replace(/\D/g, '').length < fewestDialled - 1) return false;
  const groups = value.replace(/[oO]/g, '0').replace(/[lI]/g, '1').match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length < fewestDialled || digits.length > mostDigits) return false;
  const isDialled = isBehindWord();
  if (digits.length < fewestDigits && !isDialled) return false;
  const signs = value
    .split(/[\doOlI]+/)
    .slice(1, -1)
    .map((sign) => sign.replace(/[()[\]{}<>]/g, ''));
  if (groups.every(({ length }) => length === 1)) return isRowOfDigits(digits, signs);
  if (groups.some(isYear)) return false;
  if (isDialled) return true;
  const isOfTables = signs.some((sign) => tableSign.test(sign));
  const kinds = new Set(signs.map((sign) => sign.trim()).filter((sign) => !/^[-.]?$/.test(sign)));
  if (kinds.size > 1 || (isOfTables && signs.some((sign) => sign.includes(' ')))) return false;
  if (isAmerican(groups)) return !groups.every((part) => part.endsWith('0'));
  return !isOfTables && /^\+|^\(?[0oO]/.test(value) && groups.slice(1).every(({ length }) => length > 1);
}

/** Groups of three, three and four digits, after a one or nothing: neither area nor exchange begins with 0 or 1. */
const isAmerican = (groups: readonly string[]): boolean =>
  /^(?:1 )?[2-9]\d\d [2-9]\d\d \d{4}$/.test(groups.join(' '));

/** Returns true for "2.0.2.5.5.5.0.1.4.3": single digits, with one sign between all of them. */
const isRowOfDigits = (digits: string, [sign = '', ...more]: readonly string[]): boolean =>
  sign.trim() !== '' &&
  !/[,;:|+*=]/.test(sign) &&
  more.every((other) => other === sign) &&
  isVaried(digits) &&
  /^(?:1?[2-9]\d\d[2-9]\d{6}|0\d{9,10})$/.test(digits);

/** A real number does not count up or down, and has more than two different digits. */
const fewestKinds = 3;

function isVaried(digits: string): boolean {
  let steps = 0;
  for (let at = 1; at < digits.length; at++)
    if (Math.abs(digits.charCodeAt(at) - digits.charCodeAt(at - 1)) === 1) steps++;
  return new Set(digits).size >= fewestKinds && steps < (digits.length * 2) / 3;
}

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
