/** Finds Finnish surnames in -nen by their cases: `Hyväristä`, `Hyväriselle`. They look like forms of ordinary words. */
import { beginsSentence, isUnknown, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { type Tokens, tokenKind, wordCase } from '../text/tokenise.ts';

/** Only endings that no other language has: not `-sen`, as in German, nor `-sta`, as in Italian. */
const ofNen =
  /^\p{L}{2,}[aeiouyäö]s(?:tä|e(?:lle|lta|ltä|lla|llä|sta|stä|ssa|ssä|ksi|na|nä)(?:ni|si|kin|kaan|kään)?)$/u;
const shortest = 7;

export function findFinnishNames(tokens: Tokens, findings: Findings): void {
  const { count, kind, wordCase: cases, taken, start, end } = tokens;
  for (let i = 1; i < count; i++) {
    if (kind[i] !== tokenKind.word || cases[i] !== wordCase.capital || taken[i] === 1) continue;
    if ((end[i] as number) - (start[i] as number) < shortest || beginsSentence(tokens, i)) continue;
    if (ofNen.test(textOf(tokens, i)) && isUnknown(tokens, i)) findings.take(i, i, 'PERSON');
  }
}
