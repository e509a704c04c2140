/** Finds listed artists and works that are not in Latin letters. */
import { writtenArtists, writtenWorks } from '../gazetteer/artist.ts';
import { byFirstLetter, splitPhrases } from '../language/language-word.ts';
import type { TextSpan } from '../placeholder/personal-type.ts';

const artists = new Set(splitPhrases(writtenArtists));
const longestFirst = [...artists, ...splitPhrases(writtenWorks)].sort((a, b) => b.length - a.length);
const byFirst = byFirstLetter(longestFirst);
/** In these scripts a name is no part of a longer word: "이수지" is not "수지". Particles follow a Korean word. */
const joinsBefore = /[\p{sc=Hangul}\p{sc=Devanagari}\p{sc=Tamil}\p{sc=Katakana}]/u;
const joinsBehind = /[\p{sc=Devanagari}\p{sc=Tamil}\p{sc=Katakana}\p{M}]/u;

/** `name`: as its artist writes it. */
export const isWrittenArtist = (name: string): boolean => artists.has(name);

/** Returns where the text has one of these names, ascending, without overlaps: offsets, end exclusive. */
export function writtenNamesIn(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  for (let at = 0; at < text.length; at++) {
    const names = byFirst.get(text.charAt(at));
    if (names === undefined || joinsBefore.test(text.charAt(at - 1))) continue;
    const name = names.find(
      (one) => text.startsWith(one, at) && !joinsBehind.test(text.charAt(at + one.length)),
    );
    if (name === undefined) continue;
    found.push({ start: at, end: at + name.length });
    at += name.length - 1;
  }
  return found;
}

/** Returns the text with `instead` for each of these names. */
export function withoutWritten(text: string, instead: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of writtenNamesIn(text)) {
    rest += text.slice(from, start) + instead;
    from = end;
  }
  return rest + text.slice(from);
}
