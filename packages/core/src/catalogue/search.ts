/** Searches the catalogue for a stated need, and says of each result why it is one. */
import type { CatalogueDocument } from './index/document.ts';
import { indexDocuments } from './index/index-documents.ts';
import { documentOf, type SearchIndex } from './index/search-index.ts';
import { type Need, understandNeed } from './need/need.ts';
import { type Filters, factorsOf, lenient, strict } from './query/constraint.ts';
import { fitFor } from './query/fit.ts';
import { type IsWord, queryOf } from './query/query-term.ts';
import { reasonsFor, wordFor } from './query/reason.ts';
import { scoreDocuments } from './query/score.ts';
import { topOf } from './query/top.ts';

export interface SearchOptions {
  /** Ten by default. */
  readonly limit?: number | undefined;
  /** Strict, beside what the need itself asks for. */
  readonly filters?: Filters | undefined;
  /** Without it no word is corrected. */
  readonly isWord?: IsWord | undefined;
}

export interface SearchResult {
  readonly id: string;
  /** Higher is better; comparable within one search alone. */
  readonly score: number;
  /** Sentences for the person, the weightiest first. */
  readonly reasons: readonly string[];
}

export interface PlacedResult extends SearchResult {
  /** Where the index keeps its document. */
  readonly place: number;
  /** How much of the need it says: from 1 on it is an answer by itself. */
  readonly fit: number;
}

export interface SearchAnswer {
  readonly results: readonly PlacedResult[];
  /** False if nothing fits: then the results are what is nearest. */
  readonly fits: boolean;
  /** The share of the best result's fit below which another is only the rest of the list. */
  readonly leastOfBest: number;
  /** Spelling corrections of whole words: `sentimnet` was read as `sentiment`. */
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
}

/** The same documents in the same order give the same index. Of those with the same id the last counts. */
export const buildIndex = (documents: readonly CatalogueDocument[]): SearchIndex => indexDocuments(documents);

/** Returns the best results, or the nearest ones if none fits; `answerNeed` tells which. */
export const search = (
  index: SearchIndex,
  query: string,
  options: SearchOptions = {},
): readonly SearchResult[] =>
  answerNeed(index, understandNeed(query), options).results.map(
    ({ place: _place, fit: _fit, ...result }) => result,
  );

const defaultLimit = 10;

export function answerNeed(
  index: SearchIndex,
  need: Need,
  { limit = defaultLimit, filters = {}, isWord }: SearchOptions = {},
): SearchAnswer {
  const query = queryOf(index, need.topic, isWord);
  const scores = scoreDocuments(index, query);
  for (const factors of [
    factorsOf(index, need, lenient),
    factorsOf(index, filters, strict),
    factorsWithout(index, need.without),
  ]) {
    factors?.forEach((factor, at) => {
      scores.total[at]! *= factor;
    });
  }
  const best = topOf(scores.total, limit);
  const fit = fitFor(index, query);
  const results = best.map((at) => ({
    place: at,
    id: documentOf(index, at).id,
    score: scores.total[at]!,
    fit: fit.of(at),
    reasons: reasonsFor(index, at, query, need),
  }));
  return {
    results,
    fits: results.some((result) => result.fit >= 1),
    leastOfBest: fit.leastOfBest,
    corrections: query.corrections.map(({ from, to }) => ({
      from,
      to: to.map((reading) => wordFor(index, reading)).join(' '),
    })),
  };
}

/** A result that scores less than this share of the best one is only the rest of a short list. */
const leastScore = 0.35;
/** So is one that says this much less of the need than an answer by itself does. */
const leastFit = 0.7;
/** Where nothing fits, what says less than this is not near either, and a few are enough to see what there is. */
const leastNearFit = 0.5;
const mostNear = 3;

/** Returns the results that are worth a person's time: few good ones rather than ten. */
export function worthShowing({ results, fits, leastOfBest }: SearchAnswer): readonly PlacedResult[] {
  const bestScore = Math.max(0, ...results.map(({ score }) => score));
  const bestFit = Math.max(0, ...results.map(({ fit }) => fit));
  const least = fits ? Math.max(leastFit, leastOfBest * bestFit) : leastNearFit;
  return results
    .filter(
      ({ reasons, score, fit }) => reasons.length > 0 && score >= leastScore * bestScore && fit >= least,
    )
    .slice(0, fits ? results.length : mostNear);
}

function factorsWithout(index: SearchIndex, words: readonly string[]): Float32Array | undefined {
  if (words.length === 0) return undefined;
  const factors = new Float32Array(index.size).fill(1);
  for (const { term } of words.flatMap((word) => queryOf(index, word).terms)) {
    for (let at = index.own.starts[term]!; at < index.own.starts[term + 1]!; at++) {
      factors[index.own.documents[at]!] = 0;
    }
  }
  return factors;
}
