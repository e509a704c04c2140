/** Recognises listed Chinese words, of which no part is a name. */
import { hanWords } from '../gazetteer/han-word.ts';
import { byFirstLetter, splitWords } from '../language/language-word.ts';
import type { Findings } from '../text/finding.ts';

const words = splitWords(hanWords);
const byFirst = byFirstLetter(words);
const longest = Math.max(...words.map(({ length }) => length));
/** The most characters between the street of an address and its number. */
const reach = 30;

/**
 * Returns whether each character from `start` to `end` is part of a listed word. A place beside digits may be an address,
 * and one beside a person among the findings somebody's school or clinic.
 */
export function isKnownHan(
  text: string,
  start: number,
  end: number,
  type: 'PERSON' | 'PLACE',
  { hasPerson }: Findings,
): boolean {
  if (type === 'PLACE' && (hasPerson || /\d/.test(text.slice(Math.max(0, start - reach), end + reach))))
    return false;
  let covered = start;
  for (let at = Math.max(0, start - longest); at < end && covered < end; at++) {
    if (at > covered) return false;
    for (const word of byFirst.get(text.charAt(at)) ?? [])
      if (at + word.length > covered && text.startsWith(word, at)) covered = at + word.length;
  }
  return covered >= end;
}
