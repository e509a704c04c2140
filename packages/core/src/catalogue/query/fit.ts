/** Decides whether a record answers a need, or is only the nearest that there is. */

import { hasTerm } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { placed } from '../index/topic-space.ts';
import { regionsIn } from '../need/region.ts';
import { isNeedTerm, isTaskTerm } from '../text/term.ts';
import type { Query, QueryTerm } from './query-term.ts';

/** The share of a need, by rarity, that a record must say. */
const fewestSaid = 0.35;
/**
 * The same for each unit of a word's greatest rarity, ln(1 + records): of many records there is always one that says two
 * words of three. With this, 24,000 records are asked for 60 %.
 */
const fewestSaidByRarity = 0.059;
/** Longer needs say the same in more words: records that answer them say less of each. */
const wordsSaidWhole = 3;
const falling = 1;
/** What is from the asked region may say less of the topic. */
const fromThere = 1.5;
/** The share of the best fit, 0 to 1, below which a record is not shown: one of two words is not enough if a record says both. */
const shareOfBest = 0.6;
/** A word that a record lacks counts as said in part if the word's own topic is nearer to the record's than this. */
const nearTopic = 0.3;

/** A word of the need, and how well a record says it by being near in topic. */
interface Asked {
  readonly term: number;
  readonly rarity: number;
  readonly topic: Float32Array;
}

export interface Fit {
  /** Returns how much of the query a document, by its place, says, as a multiple of what an answer must say. */
  readonly of: (document: number) => number;
  /** The share of the best result's fit below which another is only the rest of the list; less for a need of many words. */
  readonly leastOfBest: number;
}

export function fitFor(index: SearchIndex, query: Query): Fit {
  const rarest = Math.log(1 + index.size);
  const unknown = query.unknown.filter((word) => !isTaskTerm(word) && regionsIn(word).length === 0);
  const asked = askedOf(query, unknown).map(
    ({ term }): Asked => ({
      term,
      rarity: index.rarity[term]!,
      topic: placed({ terms: [term], weights: [1] }, index.topics),
    }),
  );
  const regions = query.terms.filter(({ word }) => regionsIn(word).length > 0);
  const whole = asked.reduce((sum, { rarity }) => sum + rarity, unknown.length * rarest);
  const words = asked.length + unknown.length;
  const ofLength = Math.min(1, (wordsSaidWhole / Math.max(1, words)) ** falling);
  const least = Math.max(fewestSaid, fewestSaidByRarity * rarest) * ofLength;
  const of = (document: number): number => {
    if (whole === 0) return 0;
    const said = asked.reduce((sum, word) => sum + word.rarity * saidOf(index, word, document), 0);
    const isFromThere = regions.some(({ term }) => hasTerm(index.own, term, document));
    return (said / whole / least) * (isFromThere ? fromThere : 1);
  };
  return { of, leastOfBest: shareOfBest * ofLength };
}

/** Words for the use of the data and for where it is from are required only if the need has no others. */
function askedOf({ terms }: Query, unknown: readonly string[]): readonly QueryTerm[] {
  // Expansions of acronyms are not required.
  const own = terms.filter(({ said, weight }) => weight === 1 && !isNeedTerm(said));
  const topic = own.filter(({ word, said }) => !isTaskTerm(said) && regionsIn(word).length === 0);
  return topic.length + unknown.length > 0 ? topic : own;
}

/** @returns 0 to 1; 1 if the record, or what mentions it, has the word */
function saidOf(index: SearchIndex, { term, topic }: Asked, document: number): number {
  if (hasTerm(index.own, term, document) || hasTerm(index.cited, term, document)) return 1;
  const { dimensions, documents } = index.topics;
  let product = 0;
  for (let d = 0; d < dimensions; d++) product += topic[d]! * documents[document * dimensions + d]!;
  return Math.max(0, product / 127 - nearTopic) / (1 - nearTopic);
}
