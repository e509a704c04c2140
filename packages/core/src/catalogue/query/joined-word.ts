/** Finds the words that a person wrote as one, as records write them: "openfoodfacts" is "Open Food Facts". */
import { hasTerm } from '../index/postings.ts';
import { documentOf, type SearchIndex } from '../index/search-index.ts';
import { stem, wordsOf } from '../text/term.ts';
import type { Reading } from './nearest-term.ts';

const shortestPart = 3;
const mostParts = 4;
const shortestJoined = 2 * shortestPart;
/** The most records that are read for a division, since reading takes time. */
const mostRead = 50;

/**
 * @param word in lower case
 * @returns the words, if a record has them one after another; otherwise nothing
 */
export function joinedWords(index: SearchIndex, word: string): readonly Reading[] {
  if (word.length < shortestJoined) return [];
  const parts = divisionsOf(index, word, mostParts).find((each) => areNeighbours(index, each)) ?? [];
  return parts.map((written) => ({ term: stem(written), written }));
}

/** Returns the ways to divide a word into words of the index, those with the longest first word first. */
function divisionsOf(index: SearchIndex, word: string, most: number): readonly (readonly string[])[] {
  const divided: (readonly string[])[] = [];
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!index.terms.has(stem(first))) continue;
    if (index.terms.has(stem(rest))) divided.push([first, rest]);
    if (most > 2) divided.push(...divisionsOf(index, rest, most - 1).map((parts) => [first, ...parts]));
  }
  return divided;
}

/** Returns whether a record has these words one after another. */
function areNeighbours(index: SearchIndex, parts: readonly string[]): boolean {
  const terms = parts.map((part) => index.terms.get(stem(part))!);
  const [rarest = 0] = terms.toSorted((a, b) => index.rarity[b]! - index.rarity[a]!);
  const { starts, documents } = index.own;
  const having = documents
    .subarray(starts[rarest]!, starts[rarest + 1]!)
    .filter((at) => terms.every((term) => hasTerm(index.own, term, at)));
  const wanted = ` ${parts.map(stem).join(' ')} `;
  return having.subarray(0, mostRead).some((at) => {
    const { title, names, about, description } = documentOf(index, at);
    return [title, ...names, about, description].some((text) =>
      ` ${wordsOf(text).map(stem).join(' ')} `.includes(wanted),
    );
  });
}
