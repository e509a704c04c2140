/**
 * Finds numbers of orders, accounts, permits, cases and locks: by their shape, or by a word before or after that says
 * what is numbered. One search for all of them, since nobody can list what will be numbered tomorrow.
 */
import { word } from '../lexicon/lexicon.ts';
import { isNumber, isTaken, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { looksDialled } from './beside-number.ts';
import { firstOfRun, lastOfGroups, lastOfRun } from './code-run.ts';
import {
  digitsOf,
  fewestDigits,
  hasLetter,
  isIdByShape,
  isMeasure,
  isMeasured,
  isPrinted,
  isUnit,
  isYear,
  shortestByShape,
} from './code-shape.ts';
import { isDigit } from './hexadecimal.ts';
import { type Cue, cueBefore, cueBehind, isConnector, isOfThing, prefixBefore } from './numbered-cue.ts';
import { isNumberApart } from './phone.ts';

export function findNumbered(tokens: Tokens, findings: Findings): void {
  const { text, start, end, numbers, numberCount, taken } = tokens;
  let behind = 0;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (i < behind || taken[i] === 1) continue;
    const first = firstOfRun(tokens, i, behind);
    const last = lastOfRun(tokens, i);
    behind = last + 1;
    // "4 0 7 7" is a code, "4" is none.
    if (first === last && lengthOf(tokens, i) === 1 && !isBeforeGroup(tokens, last)) continue;
    if (first < last && (isTaken(tokens, first, last) || isSpelled(tokens, first, last))) continue;
    const from = start[first] as number;
    const behindValue = end[last] as number;
    if (isAmount(text, from, behindValue)) continue;
    const prefix = prefixBefore(tokens, first);
    const cue = cueBeside(tokens, prefix, last);
    const isOfPad = isKey(text.charCodeAt(behindValue)) && endsWithKey(text, from, behindValue);
    const mayStandAlone = behindValue - from >= shortestByShape && hasWord(tokens, first, last);
    if (cue.kind === 'none' && !isOfPad && !mayStandAlone) continue;
    const to = isOfPad ? behindValue : findEnd(tokens, first, last, cue);
    if (to === undefined) continue;
    const begin = cue.kind === 'thing' || cue.kind === 'parted' ? prefix : first;
    const isCode = cue.kind === 'code' || isOfPad;
    // The code of a gate may begin or end with a key of its pad.
    const before = isCode && begin === first && text[from - 1] === '#' ? 1 : 0;
    const after = isCode && /[#*]/.test(text[to] ?? '') ? 1 : 0;
    behind = findings.takeRange(
      begin,
      (start[begin] as number) - before,
      to + after,
      isCode ? 'SECRET' : 'NATIONAL_ID',
    );
  }
}

/** "202-FIVE-FIVE-FIVE-0143" is a telephone number. */
function isSpelled({ flags }: Tokens, first: number, last: number): boolean {
  let words = 0;
  for (let i = first; i <= last; i++) if ((flags[i] as number) & word.row) words++;
  return words > 1;
}

function hasWord(tokens: Tokens, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) if (isWord(tokens, i)) return true;
  return false;
}

const codesOf = (signs: string): Set<number> => new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
const moneyBefore = codesOf('$€£¥%');
const unitBehind = codesOf('%°$€£');
const fractions = codesOf(',.');
const comma = 0x2c;

/** Returns whether it is money, a share, or part of a number with commas. */
function isAmount(text: string, from: number, to: number): boolean {
  const before = text.charCodeAt(from - 1);
  const behind = text.charCodeAt(to);
  if (moneyBefore.has(before) || unitBehind.has(behind)) return true;
  if (moneyBefore.has(text.charCodeAt(from - 2)) && before === blank) return true;
  if (fractions.has(before) && isDigit(text.charCodeAt(from - 2))) return true;
  return behind === comma && isDigit(text.charCodeAt(to + 1)) && isDigit(text.charCodeAt(to + 3));
}
const blank = 0x20;

const isKey = (code: number): boolean => code === 0x23 || code === 0x2a;

const isBeforeGroup = (tokens: Tokens, last: number): boolean =>
  isNumber(tokens, last + 1) && tokens.gap[last + 1] === gapBefore.blank;

/** "press 4471#" */
const endsWithKey = (text: string, from: number, to: number): boolean =>
  /^\d{4,8}[#*](?![\p{L}\d#*])/u.test(text.slice(from, to + 2)) &&
  !/\*$|\d[ -]$/.test(text.slice(Math.max(0, from - 2), from)) &&
  !isAnyYear.test(text.slice(from, to));

/** "4 0 7 7", "604 918", "L12 R44 L07", "6-6-1-9" */
const code =
  /(?:\d(?: \d){3,5}|\d{3}[ -]\d{3}|\d{1,2}(?:-\d{1,2}){2,5}|\d-\d-\d{4}|[LR]\d{1,2}(?:[ -][LR]\d{1,2}){1,3})(?![-\p{L}\d])/iuy;
/** "8934 0127 55", "0 4789328 8", "L 5520 1187 4" */
const longGroups = /^(?:\p{Lu}{1,4}[- ]?)?(?:\d(?= \d{4})|\d{2,})(?: \d{2,})*(?: \d)?$/u;
const fewestOfGroups = 9;

/** Returns the offset behind the value; undefined if it is nobody's number. */
function findEnd(tokens: Tokens, first: number, last: number, cue: Cue): number | undefined {
  const { text, start, end } = tokens;
  const from = start[first] as number;
  if (cue.kind === 'code') {
    code.lastIndex = from;
    if (code.test(text)) return code.lastIndex;
  }
  const to = lastOfGroups(tokens, last);
  if (to > last) {
    const groups = text.slice(from, end[to]);
    const isLabelled = cue.kind === 'thing' && cue.others < 2;
    if (isLabelled && digitsOf(groups) >= fewestOfGroups && longGroups.test(groups)) return end[to];
    if (looksDialled(groups)) return;
  }
  const value = text.slice(from, end[last]);
  return isNumberOf(tokens, value, cue, last) ? end[last] : undefined;
}

const isAnyYear = /^(?:1[5-9]|20)\d\d$/;
/** `last`: the last token of the value. */
function isNumberOf(tokens: Tokens, value: string, cue: Cue, last: number): boolean {
  const digits = digitsOf(value);
  // "acct: 1.77120931"
  const isLong = cue.kind === 'thing' && digits > fewestDigits && /^\d+\.\d+$/.test(value);
  if (isMeasured.test(value) || (isMeasure.test(value) && !isLong)) return false;
  // "bus 14A", "model SM-S928B"; but the serial number of a telephone
  if (cue.kind === 'public' && digits < fewestDigits) return false;
  if (isIdByShape(value) && !isTelephone(tokens, value, last)) return true;
  if (isUnit.test(value)) return false;
  return cue.kind !== 'none' && cue.kind !== 'public' && isLabelled(tokens, value, cue, last);
}

const behindLetters = /^\p{L}+[-/#]?(?=\d[\d-]*$)/u;

/** "dad-98765432", "HP98765432" */
function isTelephone({ text, end }: Tokens, value: string, last: number): boolean {
  const letters = behindLetters.exec(value)?.[0].length ?? 0;
  const to = end[last] as number;
  return (
    letters > 0 && looksDialled(value.slice(letters)) && isNumberApart(text, to - value.length + letters, to)
  );
}

/** The reference of a flight: `KX7PQN`. */
const isShortReference = /^(?=.*\d)[A-Z\d]{6}$/;

function isLabelled(tokens: Tokens, value: string, cue: Cue, last: number): boolean {
  const { kind, others, isNumbered } = cue;
  const digits = digitsOf(value);
  if (hasLetter(value)) {
    // "RAYA20" is everybody's.
    if (kind === 'code')
      return (
        digits >= 3 &&
        (isNumbered || !/^\p{L}{3,}\d{1,4}$/u.test(value)) &&
        (others === 0 || /-|^\d{4,6}[A-Z]$/.test(value))
      );
    if (isPrinted.test(value)) return false;
    if (kind === 'parted') return digits >= 3 && (/[-/#]/.test(value) || /^[A-Z]{1,2}\d{3,5}$/i.test(value));
    if (others === 0 && kind === 'thing' && isShortReference.test(value)) return true;
    return digits >= (others === 0 ? 2 : 3) && value.length >= (kind === 'number' ? 6 : 4);
  }
  if (kind === 'code') return digits >= 3 && !(isAnyYear.test(value) && others > 0);
  if (kind === 'parted') return digits >= 7;
  if (kind === 'number') return digits >= 6 && digits !== 8 && isOfThing(tokens, cue);
  if (others > 0) return digits >= 6;
  if (isNumbered) return digits >= 2;
  // "card 5070 ti", "order 1200 units"
  return (
    digits >= 5 ||
    (digits === 4 && !isYear.test(value) && (value.startsWith('0') || !isBeforeWord(tokens, last)))
  );
}

const isBeforeWord = (tokens: Tokens, last: number): boolean =>
  isWord(tokens, last + 1) && tokens.gap[last + 1] === gapBefore.blank && !isConnector(tokens, last + 1);

/** Reads the words before the value, else those behind it. */
function cueBeside(tokens: Tokens, first: number, last: number): Cue {
  const before = cueBefore(tokens, first);
  return before.kind === 'none' ? cueBehind(tokens, last) : before;
}
