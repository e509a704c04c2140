/** The search index: typed arrays and a few maps, so that a large index loads fast from a file. */
import type { IndexedDocument } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import type { Postings } from './postings.ts';
import type { TopicSpace } from './topic-space.ts';

export interface SearchIndex {
  /** The number of documents. */
  readonly size: number;
  /** The number of each term, from 0. */
  readonly terms: ReadonlyMap<string, number>;
  /** The rarity of each term. */
  readonly rarity: Float32Array;
  /** Postings of the terms in a document's own text. */
  readonly own: Postings;
  /** Postings of the terms in the text of documents that mention the document. */
  readonly cited: Postings;
  readonly topics: TopicSpace;
  /** The prominence of each document, at least 1. */
  readonly standing: Float32Array;
  /** The number of other documents that mention each document. */
  readonly mentions: Uint16Array;
  /** The first year that each document covers, 0 if it names none; `lastYear` is the last one. */
  readonly firstYear: Uint16Array;
  readonly lastYear: Uint16Array;
  /** Documents by facet: `modality:image`, `region:Singapore`, `licence:open`, `platform:x`. */
  readonly facets: ReadonlyMap<string, Uint32Array>;
  /** The expansion of each acronym, as stems. */
  readonly acronyms: ReadonlyMap<string, readonly string[]>;
  readonly documents: DocumentStore;
}

export const documentOf = (index: SearchIndex, at: number): IndexedDocument => index.documents.read(at);
