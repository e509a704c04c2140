/** Decides whether unlisted words are a name, in a text without capitals whose language has a dictionary. */
import { isSign, isUnknown, isWord, lengthOf } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import type { NameContext } from './name-context.ts';

/** Shorter unlisted words are more often slang or typing errors. */
const shortestUnknown = 4;
const shortestPlace = 5;
const colon = 0x3a;

export function weighSmallName(
  tokens: Tokens,
  words: readonly number[],
  context: NameContext,
): 'PERSON' | 'PLACE' | undefined {
  if (context.nature.language?.dictionary === undefined) return undefined;
  const first = words[0] as number;
  const last = words.at(-1) as number;
  const full = words.filter((i) => lengthOf(tokens, i) > 1);
  if (full.length === 0 || !full.every((i) => isUnknown(tokens, i) && lengthOf(tokens, i) >= shortestUnknown))
    return undefined;
  if (context.isPlaceCued && lengthOf(tokens, first) >= shortestPlace) return 'PLACE';
  if (full.length > 1 || isOwner(tokens, last)) return 'PERSON';
  const isSpeaker =
    (first === 0 || (tokens.gap[first] as number) >= gapBefore.line) && isSign(tokens, last + 1, colon);
  // Slang has no letters with diacritics.
  return isSpeaker || /[^\x20-\x7e]/.test(tokens.text.slice(tokens.start[first], tokens.end[last]))
    ? 'PERSON'
    : undefined;
}

/** Returns whether "'s" follows. */
export const isOwner = (tokens: Tokens, i: number): boolean =>
  (isSign(tokens, i + 1, 0x27) || isSign(tokens, i + 1, 0x2019)) &&
  tokens.gap[i + 1] === gapBefore.none &&
  isWord(tokens, i + 2) &&
  tokens.gap[i + 2] === gapBefore.none &&
  tokens.text.slice(tokens.start[i + 2], tokens.end[i + 2]) === 's';
