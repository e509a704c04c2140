/** Keeps small words of Filipino that are also family names from the search for names. */
import { hashesOf, role } from '../lexicon/lexicon.ts';
import { isCapital } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isBehindAsianTitle } from './title-word.ts';

const filipino = hashesOf(['ang', 'yung', 'ng', 'lang']);

/** Skips the word in "yung susi", but not in "mr ang" and "ang wei ming". */
export function skipFilipinoWords(tokens: Tokens): void {
  const { count, hash, roles, taken } = tokens;
  for (let i = 0; i < count; i++)
    if (
      filipino.has(hash[i] as number) &&
      !isCapital(tokens, i + 1) &&
      ((roles[i + 1] ?? 0) & role.syllable) === 0 &&
      !isBehindAsianTitle(tokens, i)
    )
      taken[i] = 1;
}
