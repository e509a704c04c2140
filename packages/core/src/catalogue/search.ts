/** Searches the catalogue for a need, and gives the reasons for each result. */
import type { CatalogueDocument } from './index/document.ts';
import { indexDocuments } from './index/index-documents.ts';
import { documentOf, type SearchIndex } from './index/search-index.ts';
import { withPlacesRead } from './need/misspelt-place.ts';
import { type Need, understandNeed } from './need/need.ts';
import { type Filters, factorsOf, lenient, originOf, strict } from './query/constraint.ts';
import { withoutExcluded } from './query/exclude.ts';
import { fitFor } from './query/fit.ts';
import { lackingFrom, saysTopic } from './query/lacking.ts';
import { type IsWord, queryOf } from './query/query-term.ts';
import { reasonsFor } from './query/reason.ts';
import { scoreDocuments } from './query/score.ts';
import { topOf } from './query/top.ts';
import { wordFor } from './query/written-word.ts';
import type { SearchAnswer, SearchResult } from './search-answer.ts';
import { worthShowing } from './worth-showing.ts';

export interface SearchOptions {
  /** Ten by default. */
  readonly limit?: number | undefined;
  /** Filters that a person picked, applied strictly in addition to the conditions of the need. */
  readonly filters?: Filters | undefined;
  /** Without it no word is corrected. */
  readonly isWord?: IsWord | undefined;
}

/** Builds an index: the same documents in the same order give the same bytes. Of several documents with the same id the last one is used. */
export const buildIndex = (documents: readonly CatalogueDocument[]): SearchIndex => indexDocuments(documents);

/** Returns the best results, or the nearest ones if none fits; `answerNeed` tells which. */
export const search = (
  index: SearchIndex,
  query: string,
  options: SearchOptions = {},
): readonly SearchResult[] =>
  answerNeed(index, understandNeed(query), options).results.map(({ id, score, reasons }) => ({
    id,
    score,
    reasons,
  }));

const defaultLimit = 10;

export function answerNeed(
  index: SearchIndex,
  asked: Need,
  { limit = defaultLimit, filters = {}, isWord }: SearchOptions = {},
): SearchAnswer {
  const first = queryOf(index, asked.topic, isWord);
  const corrections = first.corrections.map(({ from, to }) => ({
    from,
    to: to.map((reading) => wordFor(index, reading)).join(' '),
  }));
  const need = withPlacesRead(asked, corrections);
  const query = need === asked ? first : queryOf(index, need.topic, isWord);
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
  const says = (at: number): boolean => saysTopic(index, at, query);
  const best = topicFirst(topOf(isEmptied ? scores.total : wanted, 4 * limit), says, limit);
  const results = best.map((at) => ({
    place: at,
    id: documentOf(index, at).id,
    score: scores.total[at]!,
    fit: fit.of(at),
    says: says(at),
    from: originOf(documentOf(index, at), need.regions),
    reasons: reasonsFor(index, at, query, need),
  }));
  const found = {
    results,
    fits: results.some((result) => result.fit >= 1),
    leastOfBest: fit.leastOfBest,
  };
  const placesOf = (isPartial: boolean) => worthShowing({ ...found, isPartial }).map(({ place }) => place);
  const { isPartial } = lackingFrom(index, placesOf(false), query, need);
  return {
    ...found,
    ...lackingFrom(index, placesOf(isPartial), query, need),
    isPartial,
    corrections,
  };
}

/** Sorts records that say the topic before others if none of the first does: many match only its region or division. */
function topicFirst(
  found: readonly number[],
  says: (at: number) => boolean,
  limit: number,
): readonly number[] {
  if (found.slice(0, limit).some(says)) return found.slice(0, limit);
  return [...found.filter(says), ...found.filter((at) => !says(at))].slice(0, limit);
}
