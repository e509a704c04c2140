/** Decides whether a record answers a need, or is only the nearest that there is. */

import { hasTerm } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { placed } from '../index/topic-space.ts';
import {
  kindTerms,
  lackedWords,
  needsOne,
  ownTerms,
  type Query,
  type QueryTerm,
  topicTerms,
} from './query-term.ts';

/** The share of a need's words, weighted by rarity, that a record must contain to be an answer. */
const fewestSaid = 0.4;
/**
 * The required share for each unit of the greatest possible rarity, ln(1 + records), which applies in a large catalogue:
 * among many records some always contain two words of three. With 24,000 records the required share is 60 %.
 */
const fewestSaidByRarity = 0.059;
/** Needs with more words than this are required to match a smaller share, since they say the same in more words. */
const wordsSaidWhole = 3;
/** The required share of a need of two words of which no record has one: the other must be rare itself. */
const fewestOfHalf = 0.45;
const falling = 1;
/** The fit of a record from the requested region that says half of the topic's words is multiplied by this: it may match less of it. */
const fromThere = 1.5;
/**
 * The fit of a record that only has the words for what an unknown brand does: it is near, and no answer. One that has only
 * the other word of two is not even near.
 */
const ofItsKind = 0.6;
/** A record below this share of the best fit (0 to 1) is not shown: one of two words is not enough if another record has both. */
const shareOfBest = 0.65;
/** A word that a record lacks counts in part if the similarity of its topic to the record's exceeds this. */
const nearTopic = 0.3;

/** A term with its vector in topic space, for records that are near in topic. */
interface Placed {
  readonly term: number;
  readonly topic: Float32Array;
}

/** A word of the need with the terms that records have for it. */
interface Asked {
  readonly terms: readonly Placed[];
  /** Whether a record needs only one of the terms. */
  readonly needsOne: boolean;
  readonly rarity: number;
}

export interface Fit {
  /** Returns how much of the query the document at this place matches, as a multiple of what an answer needs. */
  readonly of: (document: number) => number;
  /** Results below this share of the best result's fit are not worth showing; smaller for a need of many words. */
  readonly leastOfBest: number;
}

export function fitFor(index: SearchIndex, query: Query): Fit {
  const rarest = Math.log(1 + index.size);
  const unknown = lackedWords(query);
  const asked = wordsOf(index, askedOf(query, unknown));
  const regions = query.terms.filter(({ isRegion }) => isRegion);
  const whole = asked.reduce((sum, { rarity }) => sum + rarity, unknown.length * rarest);
  const kinds = kindTerms(query).map(({ term }) => term);
  const words = asked.length + unknown.length;
  const ofLength = Math.min(1, (wordsSaidWhole / Math.max(1, words)) ** falling);
  const isHalf = asked.length === 1 && unknown.length === 1;
  const least = Math.max(fewestSaid, fewestSaidByRarity * rarest, isHalf ? fewestOfHalf : 0) * ofLength;
  const isOfKind = (document: number): boolean => kinds.some((term) => hasTerm(index.own, term, document));
  const of = (document: number): number => {
    if (whole === 0 || (isHalf && kinds.length > 0 && !isOfKind(document))) return 0;
    const said = asked.reduce((sum, word) => sum + word.rarity * wordSaidOf(index, word, document), 0);
    const has = ({ term }: Placed): boolean => hasTerm(index.own, term, document);
    const isSaid = ({ terms, needsOne }: Asked): boolean => (needsOne ? terms.some(has) : terms.every(has));
    const isFromThere =
      unknown.length === 0 &&
      regions.some(({ term }) => hasTerm(index.own, term, document)) &&
      2 * asked.filter(isSaid).length >= asked.length;
    const fit = (said / whole / least) * (isFromThere ? fromThere : 1);
    return fit < ofItsKind && isOfKind(document) ? ofItsKind : fit;
  };
  return { of, leastOfBest: shareOfBest * ofLength };
}

/** Returns the required words. Words for the use of the data or its region are required only if the need has no others. */
function askedOf(query: Query, unknown: readonly string[]): readonly QueryTerm[] {
  const topic = topicTerms(query);
  return topic.length + unknown.length > 0 ? topic : ownTerms(query.terms);
}

/** Gathers the terms of each word: a word that records write as two is said by a record that has both. */
function wordsOf(index: SearchIndex, terms: readonly QueryTerm[]): readonly Asked[] {
  const byWord = Map.groupBy(terms, ({ word }) => word);
  return [...byWord.values()].map((same) => ({
    terms: same.map(({ term }) => ({
      term,
      topic: placed({ terms: [term], weights: [1] }, index.topics),
    })),
    needsOne: needsOne(same),
    rarity: same.reduce((sum, { term, isSynonym }) => sum + (isSynonym ? 0 : index.rarity[term]!), 0),
  }));
}

const wordSaidOf = (index: SearchIndex, { terms, needsOne }: Asked, document: number): number =>
  (needsOne ? Math.max : Math.min)(...terms.map((each) => saidOf(index, each, document)));

/** @returns 0 to 1; 1 if the record, or a record that mentions it, contains the word */
function saidOf(index: SearchIndex, { term, topic }: Placed, document: number): number {
  if (hasTerm(index.own, term, document) || hasTerm(index.cited, term, document)) return 1;
  const { dimensions, documents } = index.topics;
  let product = 0;
  for (let d = 0; d < dimensions; d++) product += topic[d]! * documents[document * dimensions + d]!;
  return Math.max(0, product / 127 - nearTopic) / (1 - nearTopic);
}
