/** Finds inflected Finnish surnames in -nen: `Hyväristä`, `Hyväriselle`. They look like forms of ordinary words. */
import { beginsSentence, isUnknown, textOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/**
 * Only endings that no other language has: neither `-sen`, which is also German, nor `-sta`, which is also
 * Italian.
 */
const ofNen =
  /^\p{L}{2,}[aeiouyäö]s(?:tä|e(?:lle|lta|ltä|lla|llä|sta|stä|ssa|ssä|ksi|na|nä)(?:ni|si|kin|kaan|kään)?)$/u;
const shortest = 7;
const lastLetters = new Set(Array.from('aäein', (letter) => letter.charCodeAt(0)));

export function findFinnishNames(tokens: Tokens, findings: Findings): void {
  const { openers, openerCount, wordCase: cases, taken, start, end, codes } = tokens;
  for (let n = 0; n < openerCount; n++) {
    const i = openers[n] as number;
    if (cases[i] !== wordCase.capital || taken[i] === 1) continue;
    if ((end[i] as number) - (start[i] as number) < shortest) continue;
    if (!lastLetters.has(codes[(end[i] as number) - 1] as number) || beginsSentence(tokens, i)) continue;
    if (ofNen.test(textOf(tokens, i)) && isUnknown(tokens, i)) findings.take(i, i, 'PERSON');
  }
}
