/** Finds the values that a number can be: a network address, a location, a card, an account, an id, a device. */
import type { Findings } from '../text/finding.ts';
import { gapBefore as gapsBefore, tokenKind as tokenKinds } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { hexadecimalAt, isAlphanumeric } from './hexadecimal.ts';
import { ibanEnd } from './iban.ts';
import { digitShapes, letterShapes, type NumberShape, nino } from './number-shape.ts';

// local: the engine folds them
const gapBefore = gapsBefore;
const tokenKind = tokenKinds;

/** People have no longer numbers. */
const longestRow = 20;
/** The most letters before the digits of an id. */
const mostLetters = 5;
const comma = 0x2c;
const fullStop = 0x2e;
const hashSign = 0x23;

interface RowShapes {
  /** Of which any sign may follow the first group. */
  readonly any: readonly NumberShape[];
  /** These, and those that the sign allows. */
  readonly bySign: ReadonlyMap<number, readonly NumberShape[]>;
}

/** By the length of the first group of digits. */
const shapesByRow = Array.from({ length: longestRow + 1 }, (_, digits): RowShapes => {
  const shapes = digitShapes.filter(({ firstRow }) => firstRow & (1 << digits));
  const signs = new Set(shapes.map(({ signs = '' }) => signs).join(''));
  return {
    any: shapes.filter((one) => one.signs === undefined),
    bySign: new Map(
      Array.from(signs, (sign) => [
        sign.charCodeAt(0),
        shapes.filter((one) => one.signs?.includes(sign) !== false),
      ]),
    ),
  };
});

export function findNumbers(tokens: Tokens, findings: Findings): void {
  const { taken, numbers, numberCount } = tokens;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (taken[i] === 0) findAtNumber(tokens, i, findings);
  }
}

function findAtNumber(tokens: Tokens, i: number, findings: Findings): void {
  const { text, codes, kind, gap, hash, start, end, count } = tokens;
  const from = start[i] as number;
  const digits = (end[i] as number) - from;
  if (digits > longestRow) return;
  const isGlued = i > 0 && gap[i] === 0;
  const isBehindWord = isGlued && kind[i - 1] === tokenKind.word;
  if (isBehindWord || (i + 1 < count && kind[i + 1] === tokenKind.word && gap[i + 1] === 0)) {
    const id = hexadecimalAt(text, from);
    if (id !== undefined) {
      findings.takeRange(i, id.from, id.to, 'DEVICE_ID');
      return;
    }
  }
  if (isBehindWord) {
    findBehindLetters(tokens, i, digits, findings);
    return;
  }
  if (digits === 2 && gap[i] === gapBefore.blank && i > 0 && kind[i - 1] === tokenKind.word) {
    const letters = start[i - 1] as number;
    if ((end[i - 1] as number) - letters === 2 && tryShape(text, letters, nino, i, findings)) return;
  }
  // not part of a decimal
  const sign = isGlued ? hash[i - 1] : 0;
  if ((sign === fullStop || sign === comma) && i > 1 && kind[i - 2] === tokenKind.number && gap[i - 1] === 0)
    return;
  // "order #123456789"
  if (sign === hashSign) return;
  const { any, bySign } = shapesByRow[digits] as RowShapes;
  for (const one of bySign.get(codes[end[i] as number] as number) ?? any)
    if (tryShape(text, from, one, i, findings)) return;
}

function findBehindLetters({ text, start }: Tokens, i: number, digits: number, findings: Findings): void {
  const from = start[i] as number;
  const letters = start[i - 1] as number;
  if (from - letters > mostLetters || isAlphanumeric(text.charCodeAt(letters - 1))) return;
  const account = from - letters === 2 ? ibanEnd(text, letters) : -1;
  if (account > 0) {
    findings.takeRange(i, letters, account, 'IBAN');
    return;
  }
  for (const one of letterShapes) {
    if (one.firstRow & (1 << digits) && tryShape(text, letters, one, i, findings)) return;
  }
}

function tryShape(text: string, from: number, one: NumberShape, i: number, findings: Findings): boolean {
  const before = text[from - 1] ?? '';
  if (one.type === 'CARD' && before === '+') return false;
  one.pattern.lastIndex = from;
  const value = one.pattern.exec(text)?.[0];
  if (value === undefined) return false;
  if (
    one.accept !== undefined &&
    !one.accept(one.type === 'IP' ? value : value.replace(/[^\p{L}\p{N}]/gu, ''))
  )
    return false;
  const sign = one.type === 'COORDINATES' && /[-+−]/.test(before) ? 1 : 0;
  findings.takeRange(i, from - sign, from + value.length, one.type);
  return true;
}
