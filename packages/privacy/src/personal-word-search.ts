/** Finds words of the account details in a text: whole words, in any case, with any blanks. */
import { classOf, digit, lower, mark, upper } from './lexicon/character.ts';
import type { TextSpan } from './placeholder/personal-type.ts';
import { endsUnspaced, goesOn, patternOf, startsUnspaced, unspacedUnit } from './separate-word.ts';

/** `words`: longest first. The function returns spans ascending, without overlaps. */
export function createPersonalWordSearch(words: readonly string[]): (text: string) => TextSpan[] {
  const wanted = words.filter((word) => word.trim() !== '');
  if (wanted.length === 0) return () => [];
  const anywhere = wanted.filter((word) => startsUnspaced.test(word));
  const lengthOf = lengthAt(wanted);
  const innerLengthOf = lengthAt(anywhere);
  const isFirst = firstUnits(wanted);
  const isInner = new Set(anywhere.map((word) => word.charCodeAt(0)));
  return (text) => {
    const spans: TextSpan[] = [];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (isFirst[code] === 0) continue;
      const isWithin = i > 0 && isInWord(text.charCodeAt(i - 1));
      if (isWithin && !isInner.has(code)) continue;
      const length = isWithin ? innerLengthOf(text, i) : lengthOf(text, i);
      if (length === 0) continue;
      spans.push({ start: i, end: i + length });
      i += length - 1;
    }
    return spans;
  };
}

/**
 * Returns the length of the word that begins there, 0 for none. One pattern tries all words, since a pattern
 * for each is far slower.
 */
function lengthAt(words: readonly string[]): (text: string, at: number) => number {
  const isOpen = (word: string) => endsUnspaced.test(word);
  const patterns = [
    alternatives(
      words.filter((word) => !isOpen(word)),
      `(?!${goesOn})`,
    ),
    alternatives(words.filter(isOpen), ''),
  ].filter((pattern) => pattern !== undefined);
  return (text, at) => {
    let length = 0;
    for (const pattern of patterns) {
      pattern.lastIndex = at;
      length = Math.max(length, pattern.exec(text)?.[0].length ?? 0);
    }
    return length;
  };
}

function alternatives(words: readonly string[], end: string): RegExp | undefined {
  return words.length === 0 ? undefined : new RegExp(`(?:${words.map(patternOf).join('|')})${end}`, 'iuy');
}

/**
 * Returns the code units with which a word may begin, in any case. Beyond ASCII case folding is irregular, so
 * all of them are tried.
 */
function firstUnits(words: readonly string[]): Uint8Array {
  const units = new Uint8Array(0x10000).fill(1, 0x80);
  for (const word of words) {
    for (const variant of [word, word.toLowerCase(), word.toUpperCase()]) {
      const code = variant.charCodeAt(0);
      units[code] = 1;
      // The long s and the Kelvin sign fold to ASCII letters.
      if (code >= 0x80 && !unspacedUnit.test(variant.charAt(0))) units.fill(1, 0, 0x80);
    }
  }
  return units;
}

const inWord = new Set<number>([digit, lower, upper, mark]);
const isUnspaced = new Uint8Array(0x10000);
for (let code = 0x0e00; code < 0xd7b0; code++)
  if (unspacedUnit.test(String.fromCharCode(code))) isUnspaced[code] = 1;

const isInWord = (code: number): boolean => inWord.has(classOf[code] as number) && isUnspaced[code] === 0;
