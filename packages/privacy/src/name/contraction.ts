/** Recognises contractions such as "Don't", whose first part looks like a name. */
import { wordsOfAll } from '../language/language-word.ts';
import { isApostrophe, isWord } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const contractions = new Set(wordsOfAll(({ nameCue }) => nameCue.contraction));

/** Returns true for "Don't", "I'm", but not for "Anna's". */
export function isContraction(tokens: Tokens, i: number): boolean {
  if (!isApostrophe(tokens, i + 1)) return false;
  if (tokens.gap[i + 1] !== 0 || !isWord(tokens, i + 2) || tokens.gap[i + 2] !== 0) return false;
  const rest = tokens.text.slice(tokens.start[i + 2], tokens.end[i + 2]).toLowerCase();
  return contractions.has(rest);
}
