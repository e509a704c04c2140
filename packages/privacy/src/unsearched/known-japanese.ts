/** Recognises Japanese made of words of our lists. */
import {
  hiraganaEndings,
  hiraganaWords,
  japaneseCharacters,
  japaneseWords,
  katakanaWords,
} from '../gazetteer/japanese-word.ts';
import { splitWords } from '../language/language-word.ts';

const characters = new Set(japaneseCharacters.replace(/\s/g, ''));
/** Stands for a listed work or artist. */
export const publicName = '〇';

const words = new Set([publicName, ...splitWords(japaneseWords)]);
const hiragana = new Set(splitWords(hiraganaWords));
const endings = new Set(splitWords(hiraganaEndings));
const katakana = new Set(splitWords(katakanaWords));
const suffixes = new Set('編版話期章曲集的者達々中前後');
const longestPart = 8;
const mostEndings = 3;

const isHan = (letter: string): boolean => /[\p{sc=Han}々]/u.test(letter);

/** What stands before a position: nothing, a word, a character by itself, or so many endings in a row. */
const before = { nothing: 0, word: 1, character: 2, ending: 3 } as const;

/** Returns what stands before the position behind the part, or undefined if it cannot stand there. */
function stepOver(text: string, at: number, part: string, state: number): number | undefined {
  if (words.has(part) || hiragana.has(part) || katakana.has(part))
    return state === before.character ? undefined : before.word;
  if (part.length === 1 && isHan(part)) {
    const isApart = at === 0 || !isHan(text.charAt(at - 1));
    if (isApart && characters.has(part) && !isHan(text.charAt(at + 1))) return before.character;
    return state === before.word && suffixes.has(part) ? before.word : undefined;
  }
  if (state === before.nothing || state >= before.ending + mostEndings - 1 || !endings.has(part))
    return undefined;
  return state < before.ending ? before.ending : state + 1;
}

/**
 * Returns whether the text is made of listed words and their endings. A character counts as a word only beside other
 * letters, since two of them may be somebody's name.
 */
export function isKnownJapanese(text: string): boolean {
  const reached: Set<number>[] = Array.from({ length: text.length + 1 }, () => new Set());
  reached[0]?.add(before.nothing);
  for (let at = 0; at < text.length; at++)
    for (const state of reached[at] ?? [])
      for (let size = 1; size <= longestPart && at + size <= text.length; size++) {
        const next = stepOver(text, at, text.slice(at, at + size), state);
        if (next !== undefined) reached[at + size]?.add(next);
      }
  return (reached[text.length]?.size ?? 0) > 0;
}
