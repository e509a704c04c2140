/** Finds a family name after initials: "T. Blackwood-Hayes", "signed, t. blackwood". */
import { word } from '../lexicon/lexicon.ts';
import { has, isCapital, isSign, isUnknown, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { surnames } from './chinese-surname.ts';
import { isBehindAsianTitle } from './title-word.ts';

const fullStop = 0x2e;
const hyphen = 0x2d;
const other =
  word.dictionary | word.functionWord | word.known | word.proper | word.notName | word.place | word.thing;
const shortest = 4;

const mostInitials = 4;

/** Returns whether it is a single letter between two words of a name. */
export const isInitial = (tokens: Tokens, i: number): boolean =>
  isCapital(tokens, i) && lengthOf(tokens, i) === 1 && tokens.taken[i] === 0;

/** Returns the first token of the initials before a name ("J. P. Stovers"), or of the name if there are none. */
export function initialsBefore(tokens: Tokens, first: number): number {
  let begin = first;
  while (
    first - begin < 2 * mostInitials &&
    isSign(tokens, begin - 1, fullStop) &&
    isInitial(tokens, begin - 2) &&
    tokens.gap[begin - 1] === gapBefore.none
  ) {
    if ((tokens.gap[begin] as number) > gapBefore.blank || tokens.taken[begin - 1] === 1) break;
    begin -= 2;
  }
  return begin;
}

/** Takes a family name before two initials or three, as banks write payees: "LIM S T". */
function findFamilyInitials(tokens: Tokens, findings: Findings): void {
  for (let i = 0; i + 2 < tokens.count; i++) {
    if (!surnames.has(tokens.hash[i] as number) || tokens.taken[i] === 1) continue;
    if (!isCapital(tokens, i) || has(tokens, i, word.plainFunctionWord)) continue;
    let last = i;
    while (isInitial(tokens, last + 1) && tokens.gap[last + 1] === gapBefore.blank) last++;
    if (last - i >= fewestBehind && last - i <= mostBehind) findings.take(i, last, 'PERSON');
  }
}
const fewestBehind = 2;
const mostBehind = 3;

/** Takes the letter that stands for a name behind a title: "Coach T said", "thanks Uncle K!". */
function findTitledInitials(tokens: Tokens, findings: Findings): void {
  const { count, gap } = tokens;
  for (let i = 1; i < count; i++) {
    if (!isInitial(tokens, i) || !isBehindAsianTitle(tokens, i) || !isCapital(tokens, i - 1)) continue;
    const isAbbreviated = gap[i + 1] === gapBefore.none && !isEnd.has(tokens.hash[i + 1] as number);
    const isPronoun = tokens.text.charAt(tokens.start[i] as number) === 'I';
    if (lengthOf(tokens, i - 1) > 1 && !isAbbreviated && !isPronoun) findings.take(i, i, 'PERSON');
  }
}
/** Signs behind such a letter: others continue a word, as in "Sister A-grade". */
const isEnd = new Set([...',.!?:;)'].map((sign) => sign.charCodeAt(0)));

export function findInitialled(tokens: Tokens, findings: Findings): void {
  findFamilyInitials(tokens, findings);
  findTitledInitials(tokens, findings);
  const { count, kind, gap, flags, taken, wordCase: cases, marks, markCount } = tokens;
  for (let n = 0; n < markCount; n++) {
    const dot = marks[n] as number;
    const i = dot + 1;
    if (dot === 0 || i >= count || !isSign(tokens, dot, fullStop) || gap[dot] !== gapBefore.none) continue;
    if (
      kind[dot - 1] !== tokenKind.word ||
      lengthOf(tokens, dot - 1) !== 1 ||
      (dot > 1 && gap[dot - 1] === gapBefore.none)
    )
      continue;
    if (kind[i] !== tokenKind.word || gap[i] !== gapBefore.blank || taken[i] === 1 || taken[dot - 1] === 1)
      continue;
    const flag = flags[i] as number;
    // Firms also have the names of families.
    if (flag & (flag & word.surname ? other & ~word.thing : other) || lengthOf(tokens, i) < shortest)
      continue;
    const isDouble =
      isSign(tokens, i + 1, hyphen) &&
      gap[i + 1] === gapBefore.none &&
      kind[i + 2] === tokenKind.word &&
      gap[i + 2] === gapBefore.none;
    // "Stovers" in "J. P. Stovers" is not a plural.
    const first = Math.min(dot - 1, initialsBefore(tokens, i));
    // In lower case the initial may be a unit, or the end of a sentence.
    if (
      (flag & word.surname) === 0 &&
      (cases[i] === wordCase.small ||
        (!isUnknown(tokens, i) && first === dot - 1 && !(isDouble && has(tokens, i + 2, word.surname))))
    )
      continue;
    // An initial has the case of the name after it.
    if ((cases[i] === wordCase.small) !== (cases[dot - 1] === wordCase.small)) continue;
    const last = isDouble && taken[i + 2] === 0 ? i + 2 : i;
    findings.take(first, last, 'PERSON');
  }
}
