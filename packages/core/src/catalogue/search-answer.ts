/** What a search finds, and what it says about that. */

export interface SearchResult {
  readonly id: string;
  /** Higher is better; comparable within one search alone. */
  readonly score: number;
  /** Sentences for the person, strongest reason first. */
  readonly reasons: readonly string[];
}

export interface PlacedResult extends SearchResult {
  /** The document's number in the index. */
  readonly place: number;
  /** How much of the need the document matches; from 1 on it is an answer by itself. */
  readonly fit: number;
  /** Whether the document has a word of the topic, rather than only words that are near to it. */
  readonly says: boolean;
  /** Whether the document names a region of the need; `elsewhere` if it names others alone. Undefined if either names none. */
  readonly from: 'there' | 'elsewhere' | undefined;
}

export interface SearchAnswer {
  readonly results: readonly PlacedResult[];
  /** False if no document is an answer: the results are then the nearest ones. */
  readonly fits: boolean;
  /** Results below this share of the best result's fit are not worth showing. */
  readonly leastOfBest: number;
  /** True if the results have only part of what a short need names. */
  readonly isPartial: boolean;
  /** Words of the topic, and places, that no record has. */
  readonly lacked: readonly string[];
  /** Words of a short topic that a record worth showing has. */
  readonly said: readonly string[];
  /** Words of a short topic, and places, that other records have, but none of those worth showing. */
  readonly unsaid: readonly string[];
  /** True if the need names regions, but no place that is unsaid, and no record that is worth showing names one of them. */
  readonly isElsewhere: boolean;
  /** True if no record that is worth showing has a licence that allows the requested use, as far as is known. */
  readonly isUnlicensed: boolean;
  /** Spelling corrections of whole words, such as `sentimnet` to `sentiment`. */
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
}
