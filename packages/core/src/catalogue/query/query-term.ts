/** Converts a need's words to weighted terms of an index: known words, corrected words, acronyms and their expansions. */
import type { SearchIndex } from '../index/search-index.ts';
import { regionWordsIn } from '../need/region.ts';
import {
  contentWordsOf,
  isNeedTerm,
  isRequestTerm,
  isTaskTerm,
  stem,
  termsOf,
  wordsOf,
} from '../text/term.ts';
import { divisionsIn, withoutLevels } from './division.ts';
import { kindOfBrand, meaningsOf, synonymOf } from './everyday-word.ts';
import { joinedWords, wordsWrittenApart } from './joined-word.ts';
import { nearestTerm, type Reading } from './nearest-term.ts';
import { otherSpellings } from './other-spelling.ts';
import { shortenedWord } from './shortened-word.ts';
import { wordFor } from './written-word.ts';

/** Returns whether a lower-case word is correctly spelt. */
export interface IsWord {
  (word: string): boolean;
  /** Returns correct words that are spelt like a misspelt one. */
  readonly near?: (word: string) => readonly string[];
}

export interface QueryTerm {
  readonly term: number;
  /** The word as the person wrote it, in lower case. */
  readonly word: string;
  /** The word's stem. */
  readonly said: string;
  readonly weight: number;
  /** Whether the term is another word for the same, which a record may have instead. */
  readonly isSynonym: boolean;
  /** Whether the word is part of the name of a region or a place. */
  readonly isRegion: boolean;
  /** Whether the word says only how the data are divided, such as "by age". */
  readonly isDivision: boolean;
}

export interface Query {
  readonly terms: readonly QueryTerm[];
  /** Words that the index does not contain and that were not corrected, other than those of regions and divisions. */
  readonly unknown: readonly string[];
  readonly unknownDivisions: readonly string[];
  /** Names of regions and places, as the person wrote them, of which the index contains no word. */
  readonly unknownRegions: readonly string[];
  /** Misspelt words of the text with their corrections. */
  readonly corrections: readonly Correction[];
}

interface Correction {
  readonly from: string;
  readonly to: readonly Reading[];
}

/** The weight of a word that occurs in needs on any topic, such as "model". */
const needWeight = 0.3;
const expansionWeight = 0.5;

/** "Where people eat": whoever does it is no word of the topic. */
const agent =
  /\b(?:what|where|when|how|which \w+)(?: many| much| often)?(?: do| did| are)? (?:people|they|users)\b/i;
const agents = new Set(['people', 'users']);
const isAgent = (word: string, text: string): boolean => agents.has(word) && agent.test(text);

/** "How to cook laksa": the verb is what somebody wants to do, and no word of the topic. */
const wantedVerb = /\bhow (?:to|(?:do|can|could|should|would) (?:i|we|you|u|one)) (\p{L}+)/giu;
const wantedVerbsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(wantedVerb)].map(([, verb = '']) => verb));

/** Matches words with a capital letter: they may be names, which are not corrected. */
const capitalised = /[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu;

/** Returns the lower-case words that no record has, or of which records have more: they are misspelt unless a dictionary knows them. */
export const unknownWords = (index: SearchIndex, text: string): string[] =>
  misspeltIn(index, text, () => false);

function misspeltIn(index: SearchIndex, text: string, isWord: IsWord): string[] {
  const names = new Set((text.match(capitalised) ?? []).flatMap(wordsOf));
  return [...new Set(contentWordsOf(text))].filter(
    (word) =>
      !names.has(word) &&
      !isRequestTerm(stem(word)) &&
      !isWord(word) &&
      (!index.terms.has(stem(word)) || shortenedWord(index, word).length > 0),
  );
}

/** Returns the words of a need for its topic that no record has. */
export const lackedWords = ({ unknown }: Query): readonly string[] =>
  unknown.filter((word) => !isTaskTerm(word) && !isYear(word) && !isRequestTerm(stem(word)));

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/** Returns the terms of a need's topic, without words for the use of the data, its year or region, and without expansions. */
export const topicTerms = ({ terms }: Pick<Query, 'terms'>): readonly QueryTerm[] =>
  ownTerms(terms).filter(
    ({ said, isRegion, isDivision }) => !isTaskTerm(said) && !isYear(said) && !isRegion && !isDivision,
  );

/** Returns the terms that the person said; expansions have a smaller weight. */
export const ownTerms = (terms: readonly QueryTerm[]): readonly QueryTerm[] =>
  terms.filter(({ said, weight }) => weight === 1 && !isNeedTerm(said));

/** Returns the terms for what the brands of a need are that no record names. */
export const kindTerms = ({ terms, unknown }: Query): readonly QueryTerm[] =>
  terms.filter(({ word }) => unknown.includes(word));

/** Returns the terms of which an answer has one. Beside a brand that no record names one more word says little. */
export function subjectTerms(query: Query): readonly QueryTerm[] {
  const [topic, kinds] = [topicTerms(query), kindTerms(query)];
  return kinds.length > 0 && topic.length === 1 ? kinds : [...topic, ...kinds];
}

/** Returns whether a record needs only one of the terms of a word: a synonym. One that records write as several words needs all. */
export const needsOne = (terms: readonly QueryTerm[]): boolean => terms.some(({ isSynonym }) => isSynonym);

/** The most misspelt words that are corrected: each takes a search of the dictionary and of records. */
const mostCorrected = 20;

/** @param isWord says whether a word that the catalogue lacks is spelt correctly; without it no word is corrected */
export function queryOf(index: SearchIndex, text: string, isWord: IsWord = () => true): Query {
  const weights = new Map<number, QueryTerm>();
  const unknown: string[] = [];
  const corrections: Correction[] = [];
  const misspelt = new Set(misspeltIn(index, text, isWord).slice(0, mostCorrected));
  const regions = regionWordsIn(text);
  const ofRegions = new Set(regions.flatMap(wordsOf));
  const divisions = divisionsIn(text);
  const verbs = wantedVerbsIn(text);
  const add = (word: string, as: string, weight: number, said = stem(word), isSynonym = false): void => {
    const term = index.terms.get(as);
    if (term !== undefined && (weights.get(term)?.weight ?? 0) < weight)
      weights.set(term, {
        term,
        word,
        said,
        weight,
        isSynonym,
        isRegion: ofRegions.has(word),
        isDivision: divisions.has(word),
      });
  };
  const apart = wordsWrittenApart(index, text);
  for (const { word, parts } of apart) {
    add(word, stem(word), 1);
    for (const part of parts) misspelt.delete(part);
  }
  const ofApart = new Set(apart.flatMap(({ parts }) => parts));
  const words = [...new Set(contentWordsOf(withoutLevels(text)))];
  const near = nearestWords(index, misspelt, isWord);
  for (const word of words) {
    if (ofApart.has(word)) continue;
    const said = stem(word);
    const weight = isRequestTerm(said)
      ? 0
      : isNeedTerm(said) || isAgent(word, text) || verbs.has(word)
        ? needWeight
        : 1;
    const same = index.terms.has(said) ? [] : otherwiseWritten(index, word);
    const isKnown = index.terms.has(said) || same.length > 0 || ofRegions.has(word);
    const joined = isKnown ? [] : joinedWords(index, word);
    const nearest = isKnown || joined.length > 0 ? joined : (near.get(word) ?? []);
    const read = index.terms.has(said) ? [said] : [...same, ...nearest.map(({ term }) => term)];
    if (read.length === 0 && ![ofRegions, divisions, verbs].some((each) => each.has(word))) {
      unknown.push(word);
      for (const kind of kindOfBrand(word))
        for (const each of termsOf(kind)) add(word, each, expansionWeight);
    }
    const whole = isKnown && misspelt.has(word) ? shortenedWord(index, word) : nearest;
    if (whole.length > 0) corrections.push({ from: word, to: whole });
    const synonym = read.length === 1 ? synonymOf(read[0]!) : undefined;
    for (const as of read) add(word, as, weight, nearest.length > 0 ? as : said);
    if (synonym !== undefined) add(word, synonym, weight, said, true);
    for (const part of index.acronyms.get(word) ?? []) add(word, part, expansionWeight);
  }
  for (const acronym of acronymsOf(index, words.map(stem))) add(acronym, acronym, expansionWeight);
  const isUnknown = (region: string): boolean => !termsOf(region).some((term) => index.terms.has(term));
  return {
    terms: [...weights.values()],
    unknown,
    unknownDivisions: [...divisions].filter((word) => !index.terms.has(stem(word))),
    unknownRegions: regions.filter(isUnknown),
    corrections,
  };
}

/** Returns the terms of records for a word that they write otherwise: an everyday word, or one in the other spelling. */
function otherwiseWritten({ terms }: SearchIndex, word: string): readonly string[] {
  const synonym = synonymOf(stem(word));
  if (synonym !== undefined && terms.has(synonym)) return [synonym];
  const same = meaningsOf(word)
    .map((meaning) => meaning.map(stem))
    .find((meaning) => meaning.length > 0 && meaning.every((term) => terms.has(term)));
  if (same !== undefined) return same;
  // "movielens20m" names an edition of MovieLens.
  const edition = /^(\p{L}{4,})\d+\p{L}?$/u.exec(word)?.[1];
  if (edition !== undefined && terms.has(stem(edition))) return [stem(edition)];
  const spelling = otherSpellings(word)
    .map(stem)
    .find((term) => terms.has(term));
  return spelling === undefined ? [] : [spelling];
}

/** Returns the nearest word of each misspelt one; none if most have none, since such a text is in another language. */
function nearestWords(
  index: SearchIndex,
  misspelt: ReadonlySet<string>,
  isWord: IsWord,
): ReadonlyMap<string, readonly Reading[]> {
  const unknown = [...misspelt].filter((word) => /^\p{L}+$/u.test(word) && !index.terms.has(stem(word)));
  const found = unknown
    .map(
      (word) =>
        [word, nearestTerm(index, word, (reading) => wordFor(index, reading), isWord.near?.(word))] as const,
    )
    .filter(([, nearest]) => nearest.length > 0);
  return new Map(2 * found.length < unknown.length ? [] : found);
}

/** Returns the acronyms whose expansion the text contains word by word. */
function acronymsOf(index: SearchIndex, said: readonly string[]): string[] {
  const text = ` ${said.join(' ')} `;
  return [...index.acronyms]
    .filter(([, words]) => text.includes(` ${words.join(' ')} `))
    .map(([short]) => short);
}
