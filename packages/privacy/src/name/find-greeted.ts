/** Finds given names in small letters behind a greeting or a relative: "kiitos aino", "мой брат артём". */
import { splitWords } from '../language/language-word.ts';
import { sharedKin } from '../language/shared-word.ts';
import { hashWord } from '../lexicon/lexicon.ts';
import { isStrongGiven } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore, type Tokens, tokenKind, wordCase } from '../text/tokenise.ts';
import { othersOf } from '../unsearched-language.ts';
import { isGreeted } from './name-cue.ts';

/** Spanish for "with": also before other words than names. */
const withWord = hashWord('con');

const kin = new Set(splitWords(sharedKin).map(hashWord));
const isBehindKin = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.blank &&
  tokens.kind[i - 1] === tokenKind.word &&
  kin.has(tokens.hash[i - 1] as number);

export function findGreeted(tokens: Tokens, findings: Findings): void {
  const { count, kind, taken, flags, wordCase: cases, hash } = tokens;
  for (let i = 1; i < count; i++) {
    // few words are a name in the list
    if (kind[i] !== tokenKind.word || !isStrongGiven(flags[i] as number)) continue;
    if (cases[i] !== wordCase.small || taken[i] === 1 || othersOf(hash[i] as number) !== 0) continue;
    if ((hash[i - 1] !== withWord && isGreeted(tokens, i)) || isBehindKin(tokens, i))
      findings.take(i, i, 'PERSON');
  }
}
