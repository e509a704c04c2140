/** Explains why a document is a result, in sentences built from the record and the need alone. */
import type { IndexedDocument } from '../index/document.ts';
import { hasTerm } from '../index/postings.ts';
import { documentOf, type SearchIndex } from '../index/search-index.ts';
import { placed } from '../index/topic-space.ts';
import type { Need } from '../need/need.ts';
import { yearsInWords } from '../need/years.ts';
import { isNeedTerm, stem, wordsOf } from '../text/term.ts';
import type { Query } from './query-term.ts';

/** The most words in a reason; more would not help a reader. */
const mostWords = 5;
const mostNear = 3;
/** The least similarity of topic for a word to be named as a reason. */
const leastNear = 0.5;

/** @returns the reasons for the document's rank, strongest first; may be empty */
export function reasonsFor(index: SearchIndex, at: number, query: Query, need: Need): string[] {
  const document = documentOf(index, at);
  const words = wordsByTerm(index, document);
  const asked = query.terms.filter(({ said }) => !isNeedTerm(said)).map(({ term }) => term);
  const matched = asked.filter((term) => words.has(term)).sort(byRarity(index));
  const cited = asked.filter((term) => !words.has(term) && hasTerm(index.cited, term, at));
  const near = matched.length > 0 ? [] : nearTerms(index, query, [...words.keys()]);
  const mentions = index.mentions[at] ?? 0;
  const listed = (terms: readonly number[], most: number): string =>
    terms
      .slice(0, most)
      .map((term) => `“${words.get(term) ?? wordOf(query, term)}”`)
      .join(', ');
  return [
    ...(matched.length > 0 ? [`Matches ${listed(matched, mostWords)}.`] : []),
    ...(cited.length > 0 ? [`Datasets that refer to it say ${listed(cited, mostWords)}.`] : []),
    ...(near.length > 0 ? [`Close in topic: it says ${listed(near, mostNear)}.`] : []),
    ...(mentions > 0
      ? [mentions === 1 ? 'Another dataset refers to it.' : `${mentions} other datasets refer to it.`]
      : []),
    ...excludedReason([...words.values()], need),
    ...yearReason(index, at, need),
    ...(need.licence && document.licence !== '' ? [`Its licence: ${document.licence.slice(0, 60)}.`] : []),
  ];
}

function excludedReason(words: readonly string[], { without }: Need): string[] {
  const stems = new Set(without.map((word) => stem(word.toLowerCase())));
  const has = words.find((word) => stems.has(stem(word)));
  return has === undefined ? [] : [`It says “${has}”, which you wanted left out: nothing else fits.`];
}

const byRarity = (index: SearchIndex) => (a: number, b: number) =>
  (index.rarity[b] ?? 0) - (index.rarity[a] ?? 0);

/** Returns the word of the need that led to the term. */
const wordOf = (query: Query, term: number): string =>
  query.terms.find((each) => each.term === term)?.word ?? '';

/** Returns for each term of a record the word as the record writes it. */
function wordsByTerm(index: SearchIndex, document: IndexedDocument): Map<number, string> {
  const { title, names, tags, about, description } = document;
  const words = new Map<number, string>();
  for (const word of wordsOf([title, names.join(' '), tags.join(' '), about, description].join(' '))) {
    const term = index.terms.get(stem(word));
    if (term !== undefined && !words.has(term)) words.set(term, word);
  }
  return words;
}

const productOf = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0);

/** Returns the terms that are nearest in topic to the query. */
function nearTerms(index: SearchIndex, query: Query, terms: readonly number[]): number[] {
  const of = (each: readonly number[], weights: readonly number[]) =>
    placed({ terms: each, weights }, index.topics);
  const asked = of(
    query.terms.map(({ term }) => term),
    query.terms.map(({ term, weight }) => weight * index.rarity[term]!),
  );
  return terms
    .map((term) => ({ term, nearness: productOf(asked, of([term], [1])) }))
    .filter(({ nearness }) => nearness >= leastNear)
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ term }) => term);
}

function yearReason(index: SearchIndex, at: number, { years }: Need): string[] {
  if (years.from === undefined && years.to === undefined) return [];
  const first = index.firstYear[at] ?? 0;
  if (first === 0) return [`Its record names no years; you asked for ${yearsInWords(years)}.`];
  const last = index.lastYear[at] ?? first;
  const now = last > 2099;
  return [
    now
      ? `Its record names years from ${first} to the present.`
      : `Its record names ${yearsInWords({ from: first, to: last })}.`,
  ];
}
