/** Finds words that a person joined or parted otherwise than records do: "openfoodfacts" is "Open Food Facts". */
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

/** A word that a person wrote as two: "hand written" is "handwritten". */
export interface WordWrittenApart {
  readonly word: string;
  readonly parts: readonly [string, string];
}

/** In a longer text two neighbours may make a word by chance. */
const mostWords = 4;

/** Returns the neighbours in a short text that records write as one word, and no record one after the other. */
export function wordsWrittenApart(index: SearchIndex, text: string): readonly WordWrittenApart[] {
  const words = wordsOf(text);
  if (words.length > mostWords) return [];
  return words.slice(1).flatMap((second, at) => {
    const parts = [words[at]!, second] as const;
    const word = parts.join('');
    if (parts.some((part) => part.length < shortestPart) || !index.terms.has(stem(word))) return [];
    const areTerms = parts.every((part) => index.terms.has(stem(part)));
    return areTerms && areNeighbours(index, parts) ? [] : [{ word, parts }];
  });
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
