/** Finds given names in small letters behind a greeting: "kiitos aino", "спасибо маша". */
import { hashWord } from '../lexicon/lexicon.ts';
import { isStrongGiven } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { type Tokens, tokenKind, wordCase } from '../text/tokenise.ts';
import { othersOf } from '../unsearched-language.ts';
import { isGreeted } from './name-cue.ts';

/** Spanish for "with": also before other words than names. */
const withWord = hashWord('con');

export function findGreeted(tokens: Tokens, findings: Findings): void {
  const { count, kind, taken, flags, wordCase: cases, hash } = tokens;
  for (let i = 1; i < count; i++) {
    // few words are a name in the list
    if (kind[i] !== tokenKind.word || !isStrongGiven(flags[i] as number)) continue;
    if (cases[i] !== wordCase.small || taken[i] === 1 || othersOf(hash[i] as number) !== 0) continue;
    if (hash[i - 1] !== withWord && isGreeted(tokens, i)) findings.take(i, i, 'PERSON');
  }
}
