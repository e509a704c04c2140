/** Finds addresses without a street: a post office box, or a unit of armed forces abroad. */

import { splitWords, wordsOfAll } from '../language/language-word.ts';
import { sharedRoleWords } from '../language/shared-word.ts';
import { isCapital, isNumber, isSign, isWord, lengthOf, textOf } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const dot = 0x2e;
const military = new Set(['apo', 'fpo', 'dpo']);
const ships = new Set(['uss', 'usns', 'uscgc', 'usnv', 'usnv']);
const boxes = new Set([
  'box',
  ...splitWords(sharedRoleWords.box),
  ...wordsOfAll(({ roleWords }) => roleWords.box),
]);

/** Returns the last token of a box that begins at `i`, or -1. */
export function findBox(tokens: Tokens, i: number): number {
  if (!isWord(tokens, i) || lengthOf(tokens, i) > 8) return -1;
  const begin = textOf(tokens, i).toLowerCase();
  if (begin === 'unit' && isNumber(tokens, i + 1) && isBox(tokens, i + 2))
    return behindMilitary(tokens, i + 3);
  if (ships.has(begin) && isWord(tokens, i + 1)) {
    const name = i + 1;
    const last = behindMilitary(tokens, name);
    return last > name || isCapital(tokens, name) ? last : -1;
  }
  if (begin === 'p' || begin === 'po') return poBox(tokens, i, begin === 'po');
  if (boxes.has(begin) && begin !== 'box' && isNumber(tokens, i + 1)) return i + 1;
  return -1;
}

const isBox = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && boxes.has(textOf(tokens, i).toLowerCase()) && isNumber(tokens, i + 1);

/** Returns the last token of `PO Box 12`, `P.O. Box 12` or `P. O. Box 12`; -1 if there is none. */
function poBox(tokens: Tokens, from: number, isWhole: boolean): number {
  let i = from + 1;
  if (!isWhole) {
    if (isSign(tokens, i, dot)) i++;
    if (!isWord(tokens, i) || textOf(tokens, i).toLowerCase() !== 'o') return -1;
    i++;
  }
  if (isSign(tokens, i, dot)) i++;
  return isBox(tokens, i) ? i + 1 : -1;
}

/** Returns the last token of `APO AE 09012` if it follows `last`. */
function behindMilitary(tokens: Tokens, last: number): number {
  let i = last + 1;
  if (!isWord(tokens, i) || !military.has(textOf(tokens, i).toLowerCase())) return last;
  i++;
  if (!isWord(tokens, i) || lengthOf(tokens, i) !== 2) return last;
  return isNumber(tokens, i + 1) ? i + 1 : i;
}
