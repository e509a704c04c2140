/** Describes in figures how letters and digits look that signs join. */
import { looksDialled } from './beside-number.ts';
import { isIdByShape, isMeasure, isMeasured, isOfUnits, isPrinted, isUnit, isYear } from './code-shape.ts';
import { isDigit } from './hexadecimal.ts';

/** The greatest length that the trees distinguish, in UTF-16 code units. */
const longest = 24;

/** What the value may be, the first that matches; 0 for none. */
const looks: readonly ((value: string) => boolean)[] = [
  (value) => isYear.test(value),
  (value) => isMeasured.test(value),
  (value) => isMeasure.test(value),
  (value) => isUnit.test(value),
  (value) => isOfUnits.test(value),
  (value) => isPrinted.test(value),
  isIdByShape,
  looksDialled,
];

const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const isSign = (code: number): boolean => code < 0x41 && !isDigit(code);

/** Adds the figures of a value: its letters, digits and signs, in their number and order. */
export function addLook(value: string, add: (figure: number) => void): void {
  let digits = 0;
  let capitals = 0;
  let smalls = 0;
  let signs = 0;
  let changes = 0;
  let row = 0;
  let longestRow = 0;
  let lettersBefore = 0;
  let lettersBehind = 0;
  let zerosBehind = 0;
  let wasDigit: boolean | undefined;
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (isSign(code)) {
      signs++;
      row = 0;
      wasDigit = undefined;
      continue;
    }
    const is = isDigit(code);
    if (wasDigit === !is) changes++;
    wasDigit = is;
    if (is) {
      digits++;
      row++;
      longestRow = Math.max(longestRow, row);
      zerosBehind = code === 0x30 ? zerosBehind + 1 : 0;
      lettersBehind = 0;
    } else {
      row = 0;
      if (isCapital(code)) capitals++;
      else smalls++;
      if (digits === 0) lettersBefore++;
      else lettersBehind++;
    }
  }
  add(Math.min(longest, value.length));
  add(digits);
  add(capitals);
  add(smalls);
  add(signs);
  add(changes);
  add(longestRow);
  add(lettersBefore);
  add(lettersBehind);
  add(zerosBehind);
  add(value.startsWith('0') ? 1 : 0);
  add(looks.findIndex((is) => is(value)) + 1);
  add(digits === value.length ? Math.log10(1 + Number(value)) : -1);
}
