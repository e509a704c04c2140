/**
 * Finds the codes and numbers of somebody's that neither their shape nor a word beside them shows: "2-7-7-1 then hash",
 * "guard wants EKS-3 11A". Trees decide from shape, words and place in the text together.
 */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { isNumber, isSign, isTaken } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import type { TextNature } from '../text/text-nature.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { firstOfRun, lastOfRun } from './code-run.ts';
import { isNobodys, numberFigures, writeNumberFigures } from './number-figure.ts';
import { type Cue, cueBefore, prefixBefore } from './numbered-cue.ts';

/**
 * Receives each number that the trees were asked about, with its figures. `start`, `end`: UTF-16 offsets, end exclusive. The
 * figures are valid until the next call.
 */
export type OnNumber = (start: number, end: number, figures: Float32Array) => void;

/** The log odds from which a number is somebody's, measured on labelled posts. */
const leastOdds = -1.5;

const hashSign = 0x23;
const asterisk = 0x2a;

const figures = new Float32Array(numberFigures);

/** Letters and digits that signs join, by token, and what the words before them say. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly cue: Cue;
}

export function findCodes(
  tokens: Tokens,
  nature: TextNature,
  { number: trees }: NameTrees,
  findings: Findings,
  onNumber?: OnNumber,
): void {
  const { start, end } = tokens;
  for (const { first, last, cue } of runsOf(tokens)) {
    writeNumberFigures(tokens, nature, first, last, cue, figures);
    onNumber?.(start[first] as number, end[last] as number, figures);
    if (trees.score(figures) >= leastOdds) takeCode(tokens, first, last, findings);
  }
}

/** Returns the runs that no finding has taken, and that may be somebody's. */
function runsOf(tokens: Tokens): Run[] {
  const { numbers, numberCount } = tokens;
  const runs: Run[] = [];
  let behind = 0;
  for (let n = 0; n < numberCount; n++) {
    const i = numbers[n] as number;
    if (i < behind) continue;
    const first = firstOfRun(tokens, i, behind);
    const last = lastOfRun(tokens, i);
    behind = last + 1;
    if (isTaken(tokens, first, last) || mayBeOfAddress(tokens, first, last)) continue;
    const cue = cueBefore(tokens, first);
    if (!isNobodys(tokens, first, last, cue)) runs.push({ first, last, cue });
  }
  return runs;
}

/** In digits. */
const lengthOfPostcode = 6;
const unitNumber = /^\d{2}-\d{2,4}$/;

/** Returns whether it may be the postal code or the unit of an address beside it, which that takes later. */
function mayBeOfAddress({ text, start, end, taken, count }: Tokens, first: number, last: number): boolean {
  const value = text.slice(start[first], end[last]);
  if (unitNumber.test(value)) return last + 1 < count && taken[last + 1] === 1;
  return (
    first === last && value.length === lengthOfPostcode && (taken[first - 1] === 1 || taken[first - 2] === 1)
  );
}

/** Takes the code with its other groups, "902 114", the letters before it, "kmk 118", and the free keys of a pad, "*9914#". */
function takeCode(tokens: Tokens, first: number, last: number, findings: Findings): void {
  const { gap, taken } = tokens;
  if (taken[first] === 1) return;
  let from = first;
  while (isNumber(tokens, from - 1) && gap[from] === gapBefore.blank) {
    const group = firstOfRun(tokens, from - 1, 0);
    if (isTaken(tokens, group, from - 1)) break;
    from = group;
  }
  let to = last;
  while (isNumber(tokens, to + 1) && gap[to + 1] === gapBefore.blank) {
    const group = lastOfRun(tokens, to + 1);
    if (isTaken(tokens, to + 1, group)) break;
    to = group;
  }
  from = prefixBefore(tokens, from);
  while (gap[from] === gapBefore.none && isKey(tokens, from - 1) && taken[from - 1] === 0) from--;
  while (isKey(tokens, to + 1) && gap[to + 1] === gapBefore.none && taken[to + 1] === 0) to++;
  findings.take(from, to, 'NATIONAL_ID');
}

const isKey = (tokens: Tokens, i: number): boolean =>
  isSign(tokens, i, hashSign) || isSign(tokens, i, asterisk);
