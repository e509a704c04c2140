/** Finds the words of the account details in a text: whole words, in any case, whatever blanks are between. */
import { classOf, digit, lower, mark, upper } from './text/character.ts';

export interface WordSpan {
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** `words`: longest first. Spans ascend, none over another. */
export function createPersonalWordSearch(words: readonly string[]): (text: string) => WordSpan[] {
  const wanted = words.filter((word) => word.trim() !== '');
  if (wanted.length === 0) return () => [];
  const pattern = new RegExp(
    `(?:${wanted.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')).join('|')})(?![\\p{L}\\p{N}])`,
    'iuy',
  );
  const isFirst = firstUnits(wanted);
  return (text) => {
    const spans: WordSpan[] = [];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (isFirst[code] === 0 || (i > 0 && isInWord(text.charCodeAt(i - 1)))) continue;
      pattern.lastIndex = i;
      const match = pattern.exec(text);
      if (match === null) continue;
      spans.push({ start: i, end: i + match[0].length });
      i += match[0].length - 1;
    }
    return spans;
  };
}

/** Code units that a word may begin with, in any case; beyond ASCII folding has odd pairs, so that all are tried. */
function firstUnits(words: readonly string[]): Uint8Array {
  const units = new Uint8Array(0x10000).fill(1, 0x80);
  for (const word of words) {
    for (const variant of [word, word.toLowerCase(), word.toUpperCase()]) {
      units[variant.charCodeAt(0)] = 1;
      // the long s and the Kelvin sign fold to ASCII letters
      if (variant.charCodeAt(0) >= 0x80) units.fill(1, 0, 0x80);
    }
  }
  return units;
}

const inWord = new Set<number>([digit, lower, upper, mark]);
const isInWord = (code: number): boolean => inWord.has(classOf[code] as number);
