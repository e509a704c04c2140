/**
 * Reads the context of a lower-case street: the house number, the town after it, a word that announces an
 * address.
 */

import { splitWords } from '../language/language-word.ts';
import { hashesOf, word } from '../lexicon/lexicon.ts';
import { has, isNumber, isSign, isStrongPlace, isWord, lengthOf, textOf } from '../text/evidence.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const hyphen = 0x2d;
const dot = 0x2e;
const comma = 0x2c;
const slash = 0x2f;
const colon = 0x3a;
const shares = new Set(Array.from('%°€$£', (sign) => sign.charCodeAt(0)));

/** Words between the kind of street and the house number. */
const numberWords = hashesOf(['nr', 'no', 'nummer', 'numero', 'hausnummer', 'huisnummer', 'n', 'nº', 'num']);
/** Things that are counted after a word for a street: `landstraße 12 km`, `hauptstraße 3 mal`. */
const countedWords = hashesOf(
  splitWords(`mal meter m x minuten minuter stunden std tage wochen monate jahre jahren leute personen euro eur prozent punkte
  autos kilometer kilometers min keer uur uren jaar jaren dagen weken mensen minuut kinderen auto's punten tor tore
  uhr timer dagar gånger gange ar år st stk kr sek sekunden grad
  horas hora heures heure jours ans mois años meses dias anni ore giorni mesi vezes veces fois volte anos metros mètres metri`),
);
const mostHouseDigits = 4;
/** The number of tokens before an address among which a word may announce it. */
const cueReach = 5;

/** Returns whether the number may be a house number: not a year, a decimal or a time. */
export function isHouse(tokens: Tokens, i: number): boolean {
  const digits = lengthOf(tokens, i);
  if (digits > mostHouseDigits || (tokens.gap[i] as number) > gapBefore.blank) return false;
  const { text, start } = tokens;
  const from = start[i] as number;
  if (text.startsWith('0', from)) return false;
  const isYear = digits === 4 && (text.startsWith('19', from) || text.startsWith('20', from));
  return !isYear && !isPartOfNumber(tokens, i);
}

/** Returns the token before the house number, and before "nr." or a comma between them. */
export function nameEndBefore(tokens: Tokens, house: number): number {
  let i = house - 1;
  if (isSign(tokens, i, dot) && isNumberWord(tokens, i - 1)) i--;
  if (isNumberWord(tokens, i)) i--;
  if (isSign(tokens, i, dot) || isSign(tokens, i, comma)) i--;
  return i;
}

const isNumberWord = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && numberWords.has(tokens.hash[i] as number);

/** "4.0", "12:30", "5%". */
function isPartOfNumber({ codes, end, gap, kind, count }: Tokens, at: number): boolean {
  const sign = codes[end[at] as number] as number;
  if (shares.has(sign)) return true;
  const isDivided = sign === dot || sign === comma || sign === colon;
  return isDivided && at + 2 < count && kind[at + 2] === tokenKind.number && gap[at + 2] === gapBefore.none;
}

/** Returns whether a counted thing follows: "3 km". */
export const isCountedBehind = (tokens: Tokens, last: number): boolean =>
  last + 1 < tokens.count && countedWords.has(tokens.hash[last + 1] as number);

/** Returns the last token of "12b", "12-14", "12/3", "12 b". */
export function houseEnd(tokens: Tokens, house: number): number {
  let last = house;
  const isLetter = (at: number) => isWord(tokens, at) && lengthOf(tokens, at) === 1;
  if (isLetter(last + 1) && tokens.gap[last + 1] === gapBefore.none) last++;
  else if (
    isLetter(last + 1) &&
    tokens.gap[last + 1] === gapBefore.blank &&
    /[b-df-z]/.test(textOf(tokens, last + 1))
  )
    last++;
  if (!isSign(tokens, last + 1, hyphen) && !isSign(tokens, last + 1, slash)) return last;
  // "88-II" is the second floor
  if (isWord(tokens, last + 2) && /^(?:i{1,3}|iv|hs|bis)$/i.test(textOf(tokens, last + 2))) return last + 2;
  if (isNumber(tokens, last + 2) && lengthOf(tokens, last + 2) <= mostHouseDigits) {
    last += 2;
    if (isLetter(last + 1) && tokens.gap[last + 1] === gapBefore.none) last++;
  }
  return last;
}

const digitsOfPostcode = 4;

/** Returns the last token of ", 8001 zürich" after the house number, or the house number if no town follows. */
export function townEnd(tokens: Tokens, house: number): number {
  let at = house + 1;
  if (isSign(tokens, at, comma)) at++;
  if (at >= tokens.count || tokens.gap[at] === gapBefore.paragraph) return house;
  let last = house;
  if (isNumber(tokens, at) && lengthOf(tokens, at) >= digitsOfPostcode && lengthOf(tokens, at) <= 5) {
    last = at++;
    // Dutch postcodes: "1015 ab".
    if (isWord(tokens, at) && lengthOf(tokens, at) === 2 && !has(tokens, at, word.functionWord)) last = at++;
    const isTown =
      isWord(tokens, at) &&
      (tokens.gap[at] as number) <= gapBefore.blank &&
      !has(tokens, at, word.functionWord);
    return isTown ? at : last;
  }
  // Swedish postcodes: "111 22 stockholm".
  if (
    isNumber(tokens, at) &&
    lengthOf(tokens, at) === 3 &&
    isNumber(tokens, at + 1) &&
    lengthOf(tokens, at + 1) === 2
  ) {
    last = at + 1;
    return isWord(tokens, at + 2) && !has(tokens, at + 2, word.functionWord) ? at + 2 : last;
  }
  const isTown = isWord(tokens, at) && isStrongPlace(tokens.flags[at] as number);
  return isTown && (tokens.gap[at] as number) <= gapBefore.line ? at : house;
}

/** Returns whether a word that announces an address is among the tokens before it. */
export function isAnnounced(tokens: Tokens, first: number, reach = cueReach): boolean {
  for (let i = first - 1; i >= 0 && i >= first - reach; i--) if (has(tokens, i, word.addressCue)) return true;
  return false;
}
