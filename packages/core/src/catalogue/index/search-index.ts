/** What a search needs: typed arrays and a few maps, so that an index of many records loads fast from a file. */
import type { IndexedDocument } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import type { Postings } from './postings.ts';
import type { TopicSpace } from './topic-space.ts';

export interface SearchIndex {
  /** The number of documents. */
  readonly size: number;
  /** Numbered from 0. */
  readonly terms: ReadonlyMap<string, number>;
  /** The rarity of each term. */
  readonly rarity: Float32Array;
  /** The terms with which a document speaks of itself. */
  readonly own: Postings;
  /** The terms with which the documents that mention it speak. */
  readonly cited: Postings;
  readonly topics: TopicSpace;
  /** The prominence of each document, at least 1. */
  readonly standing: Float32Array;
  /** The number of other documents that mention each document. */
  readonly mentions: Uint16Array;
  /** The first year that each document names, 0 if none; `lastYear` likewise. */
  readonly firstYear: Uint16Array;
  readonly lastYear: Uint16Array;
  /** Documents by facet: `modality:image`, `region:Singapore`, `licence:open`, `platform:x`. */
  readonly facets: ReadonlyMap<string, Uint32Array>;
  /** Expansions in stems, by acronym. */
  readonly acronyms: ReadonlyMap<string, readonly string[]>;
  readonly documents: DocumentStore;
}

export const documentOf = (index: SearchIndex, at: number): IndexedDocument => index.documents.read(at);
