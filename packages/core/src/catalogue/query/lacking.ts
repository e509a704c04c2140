/** Tells which words of a need the records that are shown do not have. */
import { hasTerm } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Need } from '../need/need.ts';
import { isPlace, regionWordsIn } from '../need/region.ts';
import { termsOf } from '../text/term.ts';
import { isFrom, isLicensed } from './constraint.ts';
import { lackedWords, needsOne, type Query, type QueryTerm, subjectTerms, topicTerms } from './query-term.ts';

export interface Lacking {
  /** Words that no record has. */
  readonly lacked: readonly string[];
  /** Words of a short need that those shown have. */
  readonly said: readonly string[];
  /** Words that other records have, but none of those shown. */
  readonly unsaid: readonly string[];
  /** Whether no record that is shown names a region of the need. */
  readonly isElsewhere: boolean;
  /** Whether the licence of no record that is shown is known to allow the use that the need asks for. */
  readonly isUnlicensed: boolean;
  /** Whether no record that is shown has all words of a short need. */
  readonly isPartial: boolean;
}

/** A longer need says the same in several words, so that a record may lack some of them. */
const mostTopicWords = 4;

const hasAny = (index: SearchIndex, term: number, documents: readonly number[]): boolean =>
  documents.some((at) => hasTerm(index.own, term, at) || hasTerm(index.cited, term, at));

/** Returns whether a document has a word of the topic, or one for what a brand in it does; true if the need is for a region alone. */
export function saysTopic(index: SearchIndex, document: number, query: Query): boolean {
  const terms = subjectTerms(query);
  if (terms.length === 0) return query.terms.some(({ isRegion }) => isRegion);
  return terms.some(({ term }) => hasAny(index, term, [document]));
}

/** @param shown the places of the documents */
export function lackingFrom(
  index: SearchIndex,
  shown: readonly number[],
  query: Query,
  { topic, regions, licence }: Need,
): Lacking {
  const words = wordsOfShort(query);
  const saysIn = (terms: readonly QueryTerm[], at: number): boolean => {
    const has = ({ term }: QueryTerm): boolean => hasAny(index, term, [at]);
    return needsOne(terms) ? terms.some(has) : terms.every(has);
  };
  const isSaid = (terms: readonly QueryTerm[]): boolean => shown.some((at) => saysIn(terms, at));
  const [said = [], unsaid = []] = [true, false].map((is) =>
    [...words].filter(([, terms]) => isSaid(terms) === is).map(([word]) => word),
  );
  const isShort = topicTerms(query).length + lackedWords(query).length <= mostTopicWords;
  const isWhole = (at: number): boolean => [...words.values()].every((terms) => saysIn(terms, at));
  const isKnown = (place: string): boolean => !query.unknownRegions.includes(place);
  const places = regionWordsIn(topic).filter((place) => isPlace(place) && !isNamed(index, shown, place));
  const isElsewhere =
    places.length === 0 && regions.length > 0 && !shown.some((at) => isFrom(index, at, regions));
  const lacked = [
    ...lackedWords(query),
    ...query.unknownDivisions,
    ...places.filter((place) => !isKnown(place)),
  ];
  return {
    lacked,
    said,
    unsaid: [...unsaid, ...places.filter(isKnown)],
    isElsewhere,
    isUnlicensed: !shown.some((at) => isLicensed(index, at, licence)),
    isPartial: (isShort && lacked.length > 0) || places.length > 0 || isElsewhere || !shown.some(isWhole),
  };
}

/** Returns the words of a short need with the terms that records have for each; none of a long one. */
function wordsOfShort(query: Query): ReadonlyMap<string, readonly QueryTerm[]> {
  const terms = [...topicTerms(query), ...query.terms.filter(({ isDivision }) => isDivision)];
  const words = Map.groupBy(terms, ({ word }) => word);
  return words.size > mostTopicWords ? new Map() : words;
}

const isNamed = (index: SearchIndex, shown: readonly number[], place: string): boolean =>
  shown.some((at) =>
    termsOf(place).every((each) => {
      const term = index.terms.get(each);
      return term !== undefined && hasAny(index, term, [at]);
    }),
  );
