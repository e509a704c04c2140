/** The posting lists: for each term the documents that have it and its weight in each, concatenated in two arrays. */

export interface Postings {
  /** The offset of each term's list, and at the end the length of all. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** The saturated frequency of the term in the document, 255 at most. */
  readonly weights: Uint8Array;
}

/** The parameters of BM25: k1 sets how fast repeated occurrences saturate, b how strongly length is normalised. */
const saturation = 1.2;
const lengthShare = 0.5;
/** The weight approaches `saturation + 1`. */
const scale = 255 / (saturation + 1);

export const weightOf = (stored: number): number => stored / scale;

/** A document's fields, each a list of terms. */
export type Fields = readonly (readonly number[])[];

/**
 * BM25F: occurrences are divided by each field's own length before they are added and saturated.
 * @param documents all with the same fields in the same order
 */
export function buildPostings(documents: readonly Fields[], termCount: number): Postings {
  const means = meanLengths(documents);
  const starts = new Uint32Array(termCount + 1);
  // Filled document by document, so that each term's list is sorted by document.
  const terms: number[] = [];
  const owners: number[] = [];
  const weights: number[] = [];
  documents.forEach((fields, document) => {
    for (const [term, frequency] of frequenciesOf(fields, means)) {
      const weight = (frequency * (saturation + 1)) / (frequency + saturation);
      terms.push(term);
      owners.push(document);
      weights.push(Math.max(1, Math.round(weight * scale)));
      starts[term + 1]!++;
    }
  });
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!;
  const next = starts.slice();
  const sorted = { documents: new Uint32Array(terms.length), weights: new Uint8Array(terms.length) };
  terms.forEach((term, at) => {
    const place = next[term]!++;
    sorted.documents[place] = owners[at]!;
    sorted.weights[place] = weights[at]!;
  });
  return { starts, ...sorted };
}

/** Returns each term's frequency; an occurrence in a longer field counts less. */
function frequenciesOf(fields: Fields, means: readonly number[]): ReadonlyMap<number, number> {
  const frequencies = new Map<number, number>();
  fields.forEach((terms, field) => {
    const share = 1 - lengthShare + (lengthShare * terms.length) / (means[field] || 1);
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1 / share);
  });
  return frequencies;
}

function meanLengths(documents: readonly Fields[]): number[] {
  const sums: number[] = [];
  for (const fields of documents) {
    fields.forEach((terms, field) => {
      sums[field] = (sums[field] ?? 0) + terms.length;
    });
  }
  return sums.map((sum) => sum / documents.length);
}

/** Returns how many documents have the term. */
export const countOf = ({ starts }: Postings, term: number): number => starts[term + 1]! - starts[term]!;

/** Returns whether the document at this place in the index has the term. */
export function hasTerm(postings: Postings, term: number, document: number): boolean {
  if (countOf(postings, term) === 0) return false;
  let [low, high] = [postings.starts[term]!, postings.starts[term + 1]!];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (postings.documents[middle]! < document) low = middle + 1;
    else high = middle;
  }
  return low < postings.starts[term + 1]! && postings.documents[low] === document;
}
