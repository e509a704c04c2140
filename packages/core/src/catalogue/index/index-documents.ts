/** Builds the index of a catalogue. The same documents in the same order give the same index. */

import { termsOf } from '../text/term.ts';
import { learnAcronyms } from './acronym.ts';
import {
  type CatalogueDocument,
  completeDocument,
  type IndexedDocument,
  proseOf,
  quotedFrom,
} from './document.ts';
import { storeDocuments } from './document-store.ts';
import { indexFacets, indexYears } from './index-facets.ts';
import { findMentions } from './mention.ts';
import { buildPostings, type Fields } from './postings.ts';
import type { SearchIndex } from './search-index.ts';
import { learnTopicSpace, type Row } from './topic-space.ts';

const topicDimensions = 64;
/** The most citing records whose text is used: more add little about a record that many mention. */
const mostCiting = 30;
const mostMentions = 65_535;

export function indexDocuments(given: readonly CatalogueDocument[]): SearchIndex {
  const documents = withoutRepeats(given.map(completeDocument));
  const mentions = findMentions(documents);
  const numbers = new Map<string, number>();
  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, numbers.size);
    return numbers.size - 1;
  };
  const fields = documents.map((document) => fieldsOf(document, numberOf));
  const cited = mentions.map(
    (by): Fields => [by.slice(0, mostCiting).flatMap((at) => proseTerms(fields[at]))],
  );
  const own = buildPostings(fields, numbers.size);
  const rarity = Float32Array.from({ length: numbers.size }, (_, term) =>
    rarityOf(own.starts[term + 1]! - own.starts[term]!, documents.length),
  );
  return {
    size: documents.length,
    terms: numbers,
    rarity,
    own,
    cited: buildPostings(cited, numbers.size),
    topics: learnTopicSpace(
      fields.map((own) => topicRow(own, rarity)),
      numbers.size,
      topicDimensions,
    ),
    standing: Float32Array.from(documents, (document, at) => standingOf(document, mentions[at]?.length ?? 0)),
    mentions: Uint16Array.from(mentions, ({ length }) => Math.min(length, mostMentions)),
    ...indexYears(documents),
    facets: indexFacets(documents),
    acronyms: learnAcronyms(
      documents.map((document) => `${document.title}. ${document.about}. ${proseOf(document)}`),
    ),
    documents: storeDocuments(documents),
  };
}

function withoutRepeats(documents: readonly IndexedDocument[]): IndexedDocument[] {
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}

/** Returns the fields as numbers of terms: title, names, introducing publication, quoted publication, description, tags. */
function fieldsOf(document: IndexedDocument, numberOf: (term: string) => number): Fields {
  const { title, names, about, tags } = document;
  const texts = [title, about, quotedFrom(document) ?? '', proseOf(document), tags.join(' ')];
  const [titles = [], ...rest] = texts.map((text) => termsOf(text).map(numberOf));
  // Each word counts once in the names, since a hundred variants repeat the same name.
  return [titles, [...new Set(termsOf(names.join(' ')).map(numberOf))], ...rest];
}

/** Returns the terms of `about` and the description. */
const proseTerms = (fields: Fields = []): number[] => [...(fields[2] ?? []), ...(fields[4] ?? [])];

/** BM25's inverse document frequency. A term that only citing records have counts as in one document. */
const rarityOf = (count: number, size: number): number => {
  const seen = Math.max(1, count);
  return Math.log(1 + (size - seen + 0.5) / (seen + 0.5));
};

/** Returns the document's terms, weighted by frequency and rarity, as a unit vector. */
function topicRow(fields: Fields, rarity: Float32Array): Row {
  const counts = new Map<number, number>();
  for (const term of fields.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = [...counts.keys()];
  const weights = terms.map((term) => (1 + Math.log(counts.get(term) ?? 1)) * (rarity[term] ?? 0));
  const length = Math.hypot(...weights) || 1;
  return { terms, weights: weights.map((weight) => weight / length) };
}

/**
 * Prominence. People rarely look for an obscure dataset: one that others mention, quote or derive variants from is likelier.
 * The shares were fitted on half of DataFinder's needs, cross-validated; anything near them does as well.
 */
function standingOf(document: IndexedDocument, mentions: number): number {
  const variants = Math.max(1, document.names.length);
  return (
    1 +
    0.2 * Math.log1p(mentions) +
    0.55 * Math.log(variants) +
    (quotedFrom(document) === undefined ? 0 : 0.35)
  );
}
