/** Keeps small words of Filipino that are also family names from the search for names. */
import { unsearchedLanguages } from '../language/unsearched-language-word.ts';
import { hashesOf, othersOf, role } from '../lexicon/lexicon.ts';
import { isCapital, isWord } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isBehindAsianTitle } from './title-word.ts';

const small = hashesOf(['ang', 'yung', 'ng', 'lang', 'ko', 'mo']);
const codes = Object.keys(unsearchedLanguages);
const filipino = 1 << codes.indexOf('tl');

/** Skips the word in "ang susi ay", but not in "mr ang", "ang wei ming", "Shirley Ng" and Malay. */
export function skipFilipinoWords(tokens: Tokens): void {
  if (!isFilipino(tokens)) return;
  const { count, hash, roles, taken } = tokens;
  for (let i = 0; i < count; i++)
    if (
      small.has(hash[i] as number) &&
      !isCapital(tokens, i + 1) &&
      !(isCapital(tokens, i) && isWord(tokens, i - 1) && tokens.gap[i] === gapBefore.blank) &&
      ((roles[i + 1] ?? 0) & role.syllable) === 0 &&
      !isBehindAsianTitle(tokens, i)
    )
      taken[i] = 1;
}

/** Returns whether it has another word of Filipino alone: "wei jie ng belum bayar" is Malay. */
function isFilipino({ count, hash, roles }: Tokens): boolean {
  for (let i = 0; i < count; i++) {
    const isOwn = ((roles[i] as number) & role.other) !== 0 && othersOf(hash[i] as number) === filipino;
    if (isOwn && !small.has(hash[i] as number)) return true;
  }
  return false;
}
