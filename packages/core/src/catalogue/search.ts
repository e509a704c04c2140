/** Searches the catalogue for a need, and gives the reasons for each result. */
import type { CatalogueDocument } from './index/document.ts';
import { indexDocuments } from './index/index-documents.ts';
import { hasTerm } from './index/postings.ts';
import { documentOf, type SearchIndex } from './index/search-index.ts';
import { type Need, understandNeed } from './need/need.ts';
import { type Filters, factorsOf, isFrom, lenient, strict } from './query/constraint.ts';
import { withoutExcluded } from './query/exclude.ts';
import { type Fit, fitFor } from './query/fit.ts';
import {
  type IsWord,
  lackedWords,
  type Query,
  type QueryTerm,
  queryOf,
  topicTerms,
} from './query/query-term.ts';
import { reasonsFor, wordFor } from './query/reason.ts';
import { scoreDocuments } from './query/score.ts';
import { topOf } from './query/top.ts';

export interface SearchOptions {
  /** Ten by default. */
  readonly limit?: number | undefined;
  /** Filters that a person picked, applied strictly in addition to the conditions of the need. */
  readonly filters?: Filters | undefined;
  /** Without it no word is corrected. */
  readonly isWord?: IsWord | undefined;
}

export interface SearchResult {
  readonly id: string;
  /** Higher is better; comparable within one search alone. */
  readonly score: number;
  /** Sentences for the person, strongest reason first. */
  readonly reasons: readonly string[];
}

export interface PlacedResult extends SearchResult {
  /** The document's number in the index. */
  readonly place: number;
  /** How much of the need the document matches; from 1 on it is an answer by itself. */
  readonly fit: number;
}

export interface SearchAnswer {
  readonly results: readonly PlacedResult[];
  /** False if no document is an answer: the results are then the nearest ones. */
  readonly fits: boolean;
  /** Results below this share of the best result's fit are not worth showing. */
  readonly leastOfBest: number;
  /** Words of the topic that no record has. */
  readonly lacked: readonly string[];
  /** Words of a short topic that other records have, but none of those worth showing. */
  readonly unsaid: readonly string[];
  /** True if the need names regions, and no record that is worth showing names one of them. */
  readonly isElsewhere: boolean;
  /** Spelling corrections of whole words, such as `sentimnet` to `sentiment`. */
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
}

/** Builds an index: the same documents in the same order give the same bytes. Of several documents with the same id the last one is used. */
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
  // An exclusion must not empty an answer: in that case excluded records are shown, with a reason that says so.
  const isEmptied = wanted !== scores.total && !topOf(wanted, limit).some((at) => fit.of(at) >= 1);
  const best = answersFirst(topOf(isEmptied ? scores.total : wanted, 4 * limit), need, fit, limit);
  const results = best.map((at) => ({
    place: at,
    id: documentOf(index, at).id,
    score: scores.total[at]!,
    fit: fit.of(at),
    reasons: reasonsFor(index, at, query, need),
  }));
  const found = {
    results,
    fits: results.some((result) => result.fit >= 1),
    leastOfBest: fit.leastOfBest,
  };
  const shown = worthShowing(found).map(({ place }) => place);
  return {
    ...found,
    lacked: lackedWords(query),
    unsaid: unsaidBy(index, shown, query),
    isElsewhere: need.regions.length > 0 && !shown.some((at) => isFrom(index, at, need.regions)),
    corrections: query.corrections.map(({ from, to }) => ({
      from,
      to: to.map((reading) => wordFor(index, reading)).join(' '),
    })),
  };
}

/** A longer need says the same in several words, so that a record may lack some of them. */
const mostTopicWords = 4;

function unsaidBy(index: SearchIndex, shown: readonly number[], query: Query): readonly string[] {
  const terms = topicTerms(query);
  const words = [...new Set(terms.map(({ word }) => word))];
  if (words.length > mostTopicWords) return [];
  const says = ({ term }: QueryTerm): boolean =>
    shown.some((at) => hasTerm(index.own, term, at) || hasTerm(index.cited, term, at));
  return words.filter((word) => !terms.some((each) => each.word === word && says(each)));
}

/** Sorts records that match the topic before records that match only the region, which are more numerous. */
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

/** Results below this share of the best score are not worth showing. */
const leastScore = 0.35;
/** The least fit of a record that is shown beside an answer, which has a fit of at least 1. */
const leastFit = 0.7;
/** The least fit of a record that is shown as a near one if there is no answer. */
const leastNearFit = 0.5;
const mostNear = 3;

/** Returns the results that are worth showing: a few good ones rather than ten. */
export function worthShowing({
  results,
  fits,
  leastOfBest,
}: Pick<SearchAnswer, 'results' | 'fits' | 'leastOfBest'>): readonly PlacedResult[] {
  const reasoned = results.filter(({ reasons }) => reasons.length > 0);
  const bestScore = Math.max(0, ...results.map(({ score }) => score));
  const high = reasoned.filter(({ score }) => score >= leastScore * bestScore);
  // A condition that an answer's record says nothing of lowers its score, perhaps below that of records that are no answer.
  const isUnderrated = fits && !high.some(({ fit }) => fit >= 1);
  const found = isUnderrated ? reasoned.filter(({ fit }) => fit >= 1) : high;
  const bestFit = Math.max(0, ...found.map(({ fit }) => fit));
  const least = fits ? Math.max(leastFit, leastOfBest * bestFit) : leastNearFit;
  return found.filter(({ fit }) => fit >= least).slice(0, fits ? results.length : mostNear);
}
