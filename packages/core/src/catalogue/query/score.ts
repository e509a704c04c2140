/** Scores every document of an index for a query. */
import { type Postings, weightOf } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { placed } from '../index/topic-space.ts';
import type { Query } from './query-term.ts';

/** The weights of the parts of a score; fitted together with the shares of `standingOf`. */
const citedShare = 0.8;
const topicShare = 1.2;
/** The weight of a region's name beside a subject: data of the whole world answer "covid cases in Singapore", dengue cases there do not. */
const regionShare = 0.6;

export interface Scores {
  /** The score of each document, 0 or more. */
  readonly total: Float32Array;
  /** The cosine similarity of each document's topic to the query's, -1 to 1. */
  readonly nearness: Float32Array;
}

export function scoreDocuments(index: SearchIndex, query: Query): Scores {
  const total = new Float32Array(index.size);
  const whole = query.terms.reduce((sum, { term, weight }) => sum + weight * index.rarity[term]!, 0) || 1;
  const isPlaced = query.terms.some(({ isRegion }) => !isRegion);
  for (const { term, weight, isRegion } of query.terms) {
    const share = (weight * (isRegion && isPlaced ? regionShare : 1) * index.rarity[term]!) / whole;
    addWeights(index.own, term, share, total);
    addWeights(index.cited, term, share * citedShare, total);
  }
  const nearness = nearnessOf(index, query);
  for (let document = 0; document < index.size; document++) {
    total[document] =
      (total[document]! + topicShare * Math.max(0, nearness[document]!)) * index.standing[document]!;
  }
  return { total, nearness };
}

function addWeights(
  { starts, documents, weights }: Postings,
  term: number,
  share: number,
  to: Float32Array,
): void {
  const each = share * weightOf(1);
  const end = starts[term + 1]!;
  for (let at = starts[term]!; at < end; at++) to[documents[at]!]! += each * weights[at]!;
}

function nearnessOf({ topics, rarity, size }: SearchIndex, query: Query): Float32Array {
  const { dimensions, documents } = topics;
  const row = {
    terms: query.terms.map(({ term }) => term),
    weights: query.terms.map(({ term, weight }) => weight * rarity[term]!),
  };
  const need = placed(row, topics).map((value) => value / 127);
  const nearness = new Float32Array(size);
  for (let document = 0, at = 0; document < size; document++) {
    let product = 0;
    for (let d = 0; d < dimensions; d++) product += need[d]! * documents[at++]!;
    nearness[document] = product;
  }
  return nearness;
}
