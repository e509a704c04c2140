/** Replaces personal information in free text by its type and a number that stands for the same value throughout one export. */
import { findPersonalInformation } from './find-personal-information.ts';

export interface TextMask {
  mask(text: string): string;
  /** How many spans of each type were replaced so far. */
  counts(): Record<string, number>;
}

/** A longer text is cut before it is searched: nothing a person types into a name or a search is longer. */
const longestText = 10_000;

/** `personalWords`: what the person and those around them are called, by the export's own details; longest first. */
export function createTextMask(personalWords: readonly string[]): TextMask {
  const numbers = new Map<string, Map<string, number>>();
  const replaced = new Map<string, number>();
  const known = wordPattern(personalWords);

  function placeholder(type: string, value: string): string {
    const values = numbers.get(type) ?? new Map<string, number>();
    numbers.set(type, values);
    const key = value.toLowerCase().replace(/\s+/g, ' ');
    const number = values.get(key) ?? values.size + 1;
    values.set(key, number);
    replaced.set(type, (replaced.get(type) ?? 0) + 1);
    return `[${type} ${number}]`;
  }

  function maskFound(text: string): string {
    let masked = '';
    let from = 0;
    for (const { start, end, type } of findPersonalInformation(text)) {
      masked += text.slice(from, start) + placeholder(type, text.slice(start, end));
      from = end;
    }
    return masked + text.slice(from);
  }

  return {
    mask(text) {
      const short = text.slice(0, longestText);
      if (known === undefined) return maskFound(short);
      let masked = '';
      let from = 0;
      for (const match of short.matchAll(known)) {
        masked += maskFound(short.slice(from, match.index)) + placeholder(typeOf(match[0]), match[0]);
        from = match.index + match[0].length;
      }
      return masked + maskFound(short.slice(from));
    },
    counts: () => Object.fromEntries([...replaced].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** A word out of the account details that has no shape of its own is a name or a place: `PERSON`. */
function typeOf(word: string): string {
  return findPersonalInformation(word)[0]?.type ?? 'PERSON';
}

/** Whole words, in any case. */
function wordPattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const alternatives = words.map((word) =>
    word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}
