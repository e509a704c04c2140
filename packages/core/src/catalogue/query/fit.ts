/** Decides whether a record answers a need, or is only the nearest that there is. */
import { countOf, type Postings } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { placed } from '../index/topic-space.ts';
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
/** A word that a record lacks counts as said in part if the word's own topic is nearer to the record's than this. */
const nearTopic = 0.3;

/** A word of the need, and how well a record says it by being near in topic. */
interface Asked {
  readonly term: number;
  readonly rarity: number;
  readonly topic: Float32Array;
}

/** @returns whether a document, by its place, answers the query */
export function fitFor(index: SearchIndex, query: Query): (document: number) => boolean {
  const rarest = Math.log(1 + index.size);
  const asked = askedOf(query).map(
    ({ term }): Asked => ({
      term,
      rarity: index.rarity[term]!,
      topic: placed({ terms: [term], weights: [1] }, index.topics),
    }),
  );
  const unknown = query.unknown.filter((word) => !isTaskTerm(word));
  const whole = asked.reduce((sum, { rarity }) => sum + rarity, unknown.length * rarest);
  const words = asked.length + unknown.length;
  const least =
    Math.max(fewestSaid, fewestSaidByRarity * rarest) *
    Math.min(1, (wordsSaidWhole / Math.max(1, words)) ** falling);
  return (document) => {
    if (whole === 0) return false;
    const said = asked.reduce((sum, word) => sum + word.rarity * saidOf(index, word, document), 0);
    return said / whole >= least;
  };
}

/** Words for the use of the data are required only if the need has no others. */
function askedOf({ terms }: Query): readonly QueryTerm[] {
  // Expansions of acronyms are not required.
  const own = terms.filter(({ said, weight }) => weight === 1 && !isNeedTerm(said));
  const topic = own.filter(({ said }) => !isTaskTerm(said));
  return topic.length > 0 ? topic : own;
}

/** @returns 0 to 1; 1 if the record, or what mentions it, has the word */
function saidOf(index: SearchIndex, { term, topic }: Asked, document: number): number {
  if (has(index.own, term, document) || has(index.cited, term, document)) return 1;
  const { dimensions, documents } = index.topics;
  let product = 0;
  for (let d = 0; d < dimensions; d++) product += topic[d]! * documents[document * dimensions + d]!;
  return Math.max(0, product / 127 - nearTopic) / (1 - nearTopic);
}

function has(postings: Postings, term: number, document: number): boolean {
  if (countOf(postings, term) === 0) return false;
  let [low, high] = [postings.starts[term]!, postings.starts[term + 1]!];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (postings.documents[middle]! < document) low = middle + 1;
    else high = middle;
  }
  return low < postings.starts[term + 1]! && postings.documents[low] === document;
}
