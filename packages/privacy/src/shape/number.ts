/** Finds numbers that identify something: a network address, a location, a card, an account, an id, a device. */
import type { PersonalType } from '../placeholder/personal-type.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isFraction } from './beside-number.ts';
import { hexadecimalAt, isAlphanumeric } from './hexadecimal.ts';
import { ibanEnd } from './iban.ts';
import { countryShapes, digitShapes, letterShapes, type NumberShape, wordFilter } from './number-shape.ts';

/** The most digits of a number that belongs to a person. */
const longestRow = 20;
/** The most letters before the digits of an id. */
const mostLetters = 5;
/** ITU E.164 */
const longestPhone = 15;
/** The most letters before a blank: `SLB 4027 K`. */
const mostCountryLetters = 3;
/** The number of tokens that are read for a shape's word: three words before it may hold signs. */
const wordReach = 12;
const isVersion = /^v(?:er(?:sion)?)?$/i;
const comma = 0x2c;
const fullStop = 0x2e;
const hashSign = 0x23;

interface RowShapes {
  /** Shapes whose first group may be followed by any sign. */
  readonly any: readonly NumberShape[];
  /** By sign: those shapes, and the ones that allow the sign. */
  readonly bySign: ReadonlyMap<number, readonly NumberShape[]>;
}

/** The shapes by the length of the first group of digits. */
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
  const { text, kind, gap, hash, start, end, count } = tokens;
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
  if (gap[i] === gapBefore.blank && i > 0 && kind[i - 1] === tokenKind.word) {
    const letters = start[i - 1] as number;
    if ((end[i - 1] as number) - letters <= mostCountryLetters)
      for (const one of countryShapes)
        if (one.firstRow & (1 << digits) && tryShape(text, letters, one, i, findings)) return;
  }
  // Not part of a decimal.
  const sign = isGlued ? hash[i - 1] : 0;
  const isOfFraction = (sign === fullStop || sign === comma) && isFraction(text, from - 1);
  if (isOfFraction && sign === fullStop) return;
  // "order #123456789"
  findOfRow(tokens, i, digits, isOfFraction || sign === hashSign, findings);
}

function findOfRow(tokens: Tokens, i: number, digits: number, isBeside: boolean, findings: Findings): void {
  const { text, codes, start, end } = tokens;
  const { any, bySign } = shapesByRow[digits] as RowShapes;
  const words = wordsBehind(tokens, i);
  for (const one of bySign.get(codes[end[i] as number] as number) ?? any) {
    if (one.word !== undefined && (words & one.word) === 0) continue;
    if (tryShape(text, start[i] as number, one, i, findings, isBeside)) return;
  }
}

/** Returns the bits of `wordFilter` of the words behind a number. */
function wordsBehind({ hash, count }: Tokens, i: number): number {
  const end = Math.min(count, i + wordReach);
  let bits = 0;
  for (let at = i + 1; at < end; at++) bits |= wordFilter[(hash[at] as number) & 0xffff] as number;
  return bits;
}

/** Finds a value although a letter touches its beginning: `card4111111111111111`, `icS1234567D`. */
function findBehindLetters(tokens: Tokens, i: number, digits: number, findings: Findings): void {
  const { text, start } = tokens;
  const from = start[i] as number;
  const letters = start[i - 1] as number;
  if (isAlphanumeric(text.charCodeAt(letters - 1))) return;
  const account = from - letters >= 2 ? ibanEnd(text, from - 2) : -1;
  if (account > 0) {
    findings.takeRange(i, from - 2, account, 'BANK_ACCOUNT');
    return;
  }
  for (const one of letterShapes) {
    if ((one.firstRow & (1 << digits)) === 0) continue;
    if (from - letters <= mostLetters && tryShape(text, letters, one, i, findings)) return;
    const begin = from - (one.beside?.letters ?? from);
    if (begin > letters && tryShape(text, begin, one, i, findings, true)) return;
  }
  if (!isVersion.test(text.slice(letters, from))) findOfRow(tokens, i, digits, true, findings);
}

/** `isBeside`: a letter or `#` touches its beginning. */
function tryShape(
  text: string,
  from: number,
  one: NumberShape,
  i: number,
  findings: Findings,
  isBeside = false,
): boolean {
  if (isBeside && one.beside === undefined) return false;
  const value =
    valueAt(text, from, one.pattern, one.type, isBeside ? one.beside?.accept : one.accept) ??
    (one.beside && valueAt(text, from, one.beside.pattern, one.type, one.beside.accept));
  if (value === undefined) return false;
  const before = text[from - 1] ?? '';
  if (one.type === 'CARD' && before === '+' && value.length <= longestPhone) return false;
  const sign = one.type === 'COORDINATES' && /[-+−]/.test(before) ? 1 : 0;
  findings.takeRange(i, from - sign, from + value.length, one.type);
  return true;
}

function valueAt(
  text: string,
  from: number,
  pattern: RegExp,
  type: PersonalType,
  accept: NumberShape['accept'],
): string | undefined {
  pattern.lastIndex = from;
  const value = pattern.exec(text)?.[0];
  if (value === undefined || accept === undefined) return value;
  return accept(type === 'IP' ? value : value.replace(/[^\p{L}\p{N}]/gu, ''), value) ? value : undefined;
}
