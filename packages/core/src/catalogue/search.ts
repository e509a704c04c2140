/** Searches the catalogue for a stated need, and says of each result why it is one. */
import type { CatalogueDocument } from './index/document.ts';
import { indexDocuments } from './index/index-documents.ts';
import { documentOf, type SearchIndex } from './index/search-index.ts';
import { type Need, understandNeed } from './need/need.ts';
import { type Filters, factorsOf, lenient, strict } from './query/constraint.ts';
import { withoutExcluded } from './query/exclude.ts';
import { type Fit, fitFor } from './query/fit.ts';
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

/** Builds an index: the same documents in the same order give the same bytes. Of documents with the same id the last counts. */
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
  for (const factors of [factorsOf(index, need, lenient), factorsOf(index, filters, strict)]) {
    factors?.forEach((factor, at) => {
      scores.total[at]! *= factor;
    });
  }
  const fit = fitFor(index, query);
  const wanted = withoutExcluded(index, scores.total, need.without);
  // An exclusion narrows an answer but never empties it: then excluded records are shown, with a reason that says so.
  const isEmptied = wanted !== scores.total && !topOf(wanted, limit).some((at) => fit.of(at) >= 1);
  const best = answersFirst(topOf(isEmptied ? scores.total : wanted, 4 * limit), need, fit, limit);
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

/** Moves records that match the topic before those that match only the region, which are more numerous. */
function answersFirst(
  found: readonly number[],
  { regions }: Need,
  { of }: Fit,
  limit: number,
): readonly number[] {
  const isAnswer = (at: number): boolean => of(at) >= 1;
  if (regions.length === 0 || found.slice(0, limit).some(isAnswer)) return found.slice(0, limit);
  return [...found.filter(isAnswer), ...found.filter((at) => !isAnswer(at))].slice(0, limit);
}

/** A result that scores less than this share of the best one is only the rest of a short list. */
const leastScore = 0.35;
/** The least fit of a record that is shown beside one that fits; a record that fits by itself has 1 or more. */
const leastFit = 0.7;
/** The least fit of a record that is shown as near if none fits. */
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
