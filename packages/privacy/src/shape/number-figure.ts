/**
 * Computes the figures of letters and digits from which the trees decide whether they are somebody's: the number of an
 * order, a card or a case, or the code of a lock.
 */
import { hashesOf, word } from '../lexicon/lexicon.ts';
import { has, isNumber, isSign, isWord, lengthOf } from '../text/evidence.ts';
import { isMonth } from '../text/month.ts';
import { signNumberOf } from '../text/sign-number.ts';
import type { TextNature } from '../text/text-nature.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { addLook } from './code-look.ts';
import { signBetween } from './code-run.ts';
import { isInPrint } from './code-shape.ts';
import { bitsAt, type Cue, cueBehind, cueKinds, hanCue, hanUseOf, says } from './numbered-cue.ts';

/** The number of figures. */
export const numberFigures = 61;

/** The most tokens that are read before a number and behind it. */
const reachBefore = 12;
const reachBehind = 8;
/** The kinds of words whose distance is a figure. */
const sought = [
  says.thing,
  says.parted,
  says.lock,
  says.code,
  says.numbering,
  says.public,
  says.owner,
  says.giving,
  says.unit,
  says.kept,
] as const;

/** The greatest values that the trees distinguish; of a word in UTF-16 code units. */
const mostTokens = 40;
const mostNumbers = 8;
const longestWord = 12;
const colon = 0x3a;
const lowLine = 0x5f;
/** Stands for a place beyond the line. */
const beyond = -1;

/** What a sign directly beside a number says: a key of a pad, money, a share. */
const signsBeside = new Map(
  Array.from('#*$£€¥%', (sign, at) => [sign.charCodeAt(0), at < 2 ? 1 : at < 6 ? 2 : 3]),
);

/** What a token beside a number is; the numbers behind those of listed words say how it is written. */
const neighbours = { sign: 0, number: 1, ideographs: 2, unlisted: 3 } as const;
const listings = [
  word.plainFunctionWord,
  word.functionWord,
  word.dictionary | word.known,
  word.given | word.surname,
  word.place,
] as const;

function neighbourAt(tokens: Tokens, i: number): number {
  const kind = tokens.kind[i];
  if (kind === tokenKind.sign) return neighbours.sign;
  if (kind === tokenKind.number) return neighbours.number;
  if (kind === tokenKind.ideographs) return neighbours.ideographs;
  const listing = listings.findIndex((bits) => has(tokens, i, bits));
  return (
    neighbours.unlisted + (listing < 0 ? 0 : 1 + listing + listings.length * (tokens.wordCase[i] as number))
  );
}

/** Returns how many digits the number has that a blank parts from the run; 0 for none. */
const digitsBeside = (tokens: Tokens, i: number, step: 1 | -1): number =>
  isNumber(tokens, i) && tokens.gap[step > 0 ? i : i + 1] === gapBefore.blank ? lengthOf(tokens, i) : 0;

/** The most numbers in a row that are groups of one: more are scores or results. */
const mostInRow = 5;

/** Returns how many numbers follow each other on one side of a token. */
function rowBeside(tokens: Tokens, i: number, step: 1 | -1): number {
  let row = 0;
  while (row <= mostInRow && digitsBeside(tokens, i + step * (row + 1), step) > 0) row++;
  return row;
}

/**
 * Returns whether it is a time, a measure or a date, one of many numbers in a row, part of a file's name, or public. `cue`: what
 * the words before it say.
 */
export function isNobodys(tokens: Tokens, first: number, last: number, cue: Cue): boolean {
  const { text, start, end, gap } = tokens;
  if (cue.kind === 'public' || isInPrint(text.slice(start[first], end[last]))) return true;
  const before = rowBeside(tokens, first, -1);
  const behind = rowBeside(tokens, last, 1);
  return (
    before + behind >= mostInRow ||
    isMonth(tokens, first - 1 - before) ||
    isMonth(tokens, last + 1 + behind) ||
    (isSign(tokens, first - 1, lowLine) && gap[first] === gapBefore.none) ||
    isOfClock(tokens, first - 1) ||
    isOfClock(tokens, last + 1) ||
    (tokens.gap[last + 1] === gapBefore.blank && ofModel.has(tokens.hash[last + 1] as number))
  );
}

/** "5070 ti" */
const ofModel = hashesOf(['ti', 'xt', 'xtx']);

const longestOfClock = 2;

/** Returns whether the token is the colon of "22:35". */
function isOfClock(tokens: Tokens, i: number): boolean {
  const isShort = (n: number) => isNumber(tokens, n) && lengthOf(tokens, n) <= longestOfClock;
  return signBetween(tokens, i) === colon && isShort(i - 1) && isShort(i + 1);
}

/** Writes the figures of the run from token `first` to `last`; `numberFigures` of them. `cue`: what the words before it say. */
export function writeNumberFigures(
  tokens: Tokens,
  nature: TextNature,
  first: number,
  last: number,
  cue: Cue,
  out: Float32Array,
): void {
  const { text, codes, start, end, gap, count } = tokens;
  let figures = 0;
  const add = (figure: number) => {
    out[figures++] = figure;
  };
  const from = start[first] as number;
  const to = end[last] as number;
  addLook(text.slice(from, to), add);
  add(signsBeside.get(codes[from - 1] ?? 0) ?? 0);
  add(signsBeside.get(codes[to] as number) ?? 0);
  const isBehind = first > 0 && (gap[first] as number) < gapBefore.line;
  const isBefore = last + 1 < count && (gap[last + 1] as number) < gapBefore.line;
  addSide(tokens, isBehind, first, -1, add);
  addSide(tokens, isBefore, last, 1, add);
  add(cueKinds.indexOf(cue.kind));
  add(cue.others);
  add(cue.isNumbered ? 1 : 0);
  add(cueKinds.indexOf(cueBehind(tokens, last).kind));
  add(tokens.hanCount > 0 ? 1 + cueKinds.indexOf(hanCue(tokens, first).kind) : 0);
  add(tokens.hanCount > 0 ? hanUseOf(tokens, first, last) : 0);
  addDistances(tokens, first, -1, reachBefore, add);
  addDistances(tokens, last, 1, reachBehind, add);
  add(Math.min(mostTokens, count));
  add(Math.min(mostNumbers, tokens.numberCount));
  add(nature.isSmall ? 1 : nature.isCapitals ? 2 : 0);
  add(first === 0 ? 1 : 0);
  add(last === count - 1 ? 1 : 0);
  add(isSign(tokens, first - 1, colon) ? 1 : 0);
}

/** Adds what is on one side of a token. */
function addSide(
  tokens: Tokens,
  isThere: boolean,
  i: number,
  step: 1 | -1,
  add: (figure: number) => void,
): void {
  const next = i + step;
  const isNextThere = isThere && next + step >= 0 && next + step < tokens.count;
  add(digitsBeside(tokens, next, step));
  add(rowBeside(tokens, i, step));
  add(isThere ? neighbourAt(tokens, next) : beyond);
  add(isNextThere ? neighbourAt(tokens, next + step) : beyond);
  add(isThere && isWord(tokens, next) ? Math.min(longestWord, lengthOf(tokens, next)) : 0);
  add(isThere ? signNumberOf(tokens, next) : 0);
  add(isThere && tokens.gap[step > 0 ? next : i] === gapBefore.none ? 1 : 0);
}

const distances = new Int8Array(sought.length);

/** Adds how many tokens away the nearest word of each kind is. */
function addDistances(
  tokens: Tokens,
  from: number,
  step: 1 | -1,
  reach: number,
  add: (figure: number) => void,
): void {
  distances.fill(reach + 1);
  for (let distance = 1; distance <= reach; distance++) {
    const i = from + step * distance;
    if (i < 0 || i >= tokens.count) break;
    const bits = bitsAt(tokens, i);
    if (bits === 0) continue;
    for (const [n, bit] of sought.entries())
      if (bits & bit && distances[n] === reach + 1) distances[n] = distance;
  }
  for (const distance of distances) add(distance);
}
