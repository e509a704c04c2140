/**
 * Takes names of which the tagger for languages of Southeast Asia is certain. The trees were not trained on
 * these languages, and rely on capitals.
 */
import { isSign, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { letterTrait, traitOf } from '../text/letter-trait.ts';
import type { Tags } from '../text/tag-tokens.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isFree } from './free-word.ts';

/** Measured on labelled Indonesian news. */
const leastPerson = 0.3;

export function findTaggedAsian(tokens: Tokens, { person }: Tags, findings: Findings): void {
  for (let i = 0; i < tokens.count; i++) {
    if ((person[i] as number) < leastPerson) continue;
    if (isFree(tokens, i)) findings.take(i, i, 'PERSON');
    if (isTamilInitial(tokens, i - 2)) findings.take(i - 2, i - 1, 'PERSON');
  }
}

const fullStop = 0x2e;
/** The most UTF-16 code units of an initial: a letter, its vowel sign, and the sign for no vowel, as in `எஸ்.`. */
const longestInitial = 3;

/** Returns whether it is an initial in Tamil script, which has no capitals: `க.`, `கே.` */
const isTamilInitial = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) &&
  tokens.taken[i] === 0 &&
  lengthOf(tokens, i) <= longestInitial &&
  ((traitOf[tokens.codes[tokens.start[i] as number] as number] as number) & letterTrait.tamil) !== 0 &&
  isSign(tokens, i + 1, fullStop) &&
  tokens.gap[i + 1] === gapBefore.none;
