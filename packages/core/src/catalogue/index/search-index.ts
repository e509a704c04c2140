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
  /** By term: how rare it is. */
  readonly rarity: Float32Array;
  /** The terms with which a document speaks of itself. */
  readonly own: Postings;
  /** The terms with which the documents that mention it speak. */
  readonly cited: Postings;
  readonly topics: TopicSpace;
  /** By document, at least 1: how well known it seems. */
  readonly standing: Float32Array;
  /** By document: how many others mention it. */
  readonly mentions: Uint16Array;
  /** By document: the years that it names, 0 if none. */
  readonly firstYear: Uint16Array;
  readonly lastYear: Uint16Array;
  /** Documents by facet: `modality:image`, `region:Singapore`, `licence:open`, `platform:x`. */
  readonly facets: ReadonlyMap<string, Uint32Array>;
  /** Expansions in stems, by acronym. */
  readonly acronyms: ReadonlyMap<string, readonly string[]>;
  readonly documents: DocumentStore;
}

export const documentOf = (index: SearchIndex, at: number): IndexedDocument => index.documents.read(at);
