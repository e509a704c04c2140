/** Recognises inflected forms of a name: "Hyväristä" of Hyvärinen, "Novákovi" of Novák. */
import { splitWords } from '../language/language-word.ts';
import { sharedCaseEndings } from '../language/shared-word.ts';
import { foldOf } from '../lexicon/character.ts';
import { hashStart, hashStep, hashWord } from '../lexicon/lexicon.ts';
import type { Tokens } from '../text/tokenise.ts';

/** Shorter stems occur in too many words. */
const shortestStem = 5;
const longestEnding = 4;

const endings = new Set(Object.values(sharedCaseEndings).flatMap(splitWords).map(hashWord));

/** Returns the stem of a folded name before its endings: "Hyväris" of Hyvärinen; undefined if it is too short. */
export function stemOf(name: string): string | undefined {
  const folded = [...name].map((letter) => String.fromCharCode(foldOf[letter.charCodeAt(0)] || 0)).join('');
  const stem = folded.endsWith('nen')
    ? `${folded.slice(0, -'nen'.length)}s`
    : folded.replace(/[aeiouy]$/, '');
  return stem.length >= shortestStem && !stem.includes('\0') ? stem : undefined;
}

/** Returns whether the word is one of the stems with an ending. */
export function isInflected(tokens: Tokens, i: number, stems: ReadonlySet<number>): boolean {
  const { text } = tokens;
  const from = tokens.start[i] as number;
  const to = tokens.end[i] as number;
  let hash = hashStart;
  for (let at = from; at < to - 1; at++) {
    const folded = foldOf[text.charCodeAt(at)] as number;
    if (folded !== 0) hash = hashStep(hash, folded);
    if (at - from + 1 < shortestStem || to - at - 1 > longestEnding || !stems.has(hash)) continue;
    if (endings.has(hashWord(text.slice(at + 1, to)))) return true;
  }
  return false;
}
