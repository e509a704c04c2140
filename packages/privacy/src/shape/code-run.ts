/** Reads letters and digits that signs join: `GX7-LUNA-0614`, `C/08821`, `R#150899`, `8.0665.00`. */
import { isNumber, isWord, lengthOf } from '../text/evidence.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const hyphen = 0x2d;
const slash = 0x2f;
const hash = 0x23;
const point = 0x2e;
/** The most letters before a `#`: a user name has more. */
const mostBeforeHash = 4;

export const isPart = (tokens: Tokens, i: number): boolean => isWord(tokens, i) || isNumber(tokens, i);

/** Returns the sign that touches words or numbers on both sides; 0 if the token is none. */
export const signBetween = (tokens: Tokens, i: number): number =>
  tokens.kind[i] === tokenKind.sign &&
  tokens.gap[i] === gapBefore.none &&
  tokens.gap[i + 1] === gapBefore.none &&
  isPart(tokens, i - 1) &&
  isPart(tokens, i + 1)
    ? (tokens.hash[i] as number)
    : 0;

/** The joints of codes and numbers. */
function isCodeJoint(tokens: Tokens, i: number): boolean {
  const sign = signBetween(tokens, i);
  if (sign === point) return isNumber(tokens, i - 1) && isNumber(tokens, i + 1);
  if (sign === hash)
    return (
      tokens.wordCase[i - 1] !== wordCase.small &&
      isWord(tokens, i - 1) &&
      lengthOf(tokens, i - 1) <= mostBeforeHash &&
      isNumber(tokens, i + 1)
    );
  return sign === hyphen || sign === slash;
}

/** Returns whether the token is a sign that joins its neighbours. */
type IsJoint = (tokens: Tokens, i: number) => boolean;

/** Returns the first token of the run, `least` or later. */
export function firstOfRun(tokens: Tokens, i: number, least: number, isJoint: IsJoint = isCodeJoint): number {
  let first = i;
  while (first > least && tokens.gap[first] === gapBefore.none)
    if (isPart(tokens, first - 1)) first--;
    else if (first - 1 > least && isJoint(tokens, first - 1)) first -= 2;
    else break;
  return first;
}

/** Returns the last one, `most` or earlier. */
export function lastOfRun(
  tokens: Tokens,
  i: number,
  most = tokens.count - 1,
  isJoint: IsJoint = isCodeJoint,
): number {
  let last = i;
  while (last < most && tokens.gap[last + 1] === gapBefore.none)
    if (isPart(tokens, last + 1)) last++;
    else if (last + 1 < most && isJoint(tokens, last + 1)) last += 2;
    else break;
  return last;
}

/** Returns the last of the numbers that follow after blanks: `8934 0127 55`, `4 0 7 7`. */
export function lastOfGroups(tokens: Tokens, last: number): number {
  const { gap, count } = tokens;
  let to = last;
  while (
    isNumber(tokens, to + 1) &&
    gap[to + 1] === gapBefore.blank &&
    !(to + 2 < count && gap[to + 2] === gapBefore.none && isPart(tokens, to + 2))
  )
    to++;
  return to;
}
