/** Removes excluded results: a region, a platform or a kind of data by the records' facets, anything else as a word or a site. */
import { documentOf, type SearchIndex } from '../index/search-index.ts';
import { modalitiesIn, platformsIn } from '../need/facet.ts';
import { regionsIn } from '../need/region.ts';
import { stem } from '../text/term.ts';
import { topOf } from './top.ts';

/** The most results whose records are read to exclude a site, since reading takes time. */
const mostLooked = 100;

/** @returns the scores with 0 for excluded records; the same array if nothing is excluded */
export function withoutExcluded(
  index: SearchIndex,
  scores: Float32Array,
  words: readonly string[],
): Float32Array {
  if (words.length === 0) return scores;
  const left = scores.slice();
  for (const word of words) {
    const facets = facetsOf(word);
    const having =
      facets.length > 0
        ? facets.flatMap((facet) => [...(index.facets.get(facet) ?? [])])
        : documentsWith(index, word);
    const isKind = facets.some((facet) => facet.startsWith('modality:'));
    // "Images not needed" keeps a record of images and tables, since it has tables too.
    const others = isKind ? documentsOfOtherKinds(index, facets) : new Set<number>();
    for (const document of having) if (!others.has(document)) left[document] = 0;
    for (const document of leadingTo(index, left, word)) left[document] = 0;
  }
  return left;
}

const facetsOf = (word: string): string[] => [
  ...regionsIn(word).map((name) => `region:${name}`),
  ...platformsIn(word).map((name) => `platform:${name}`),
  ...modalitiesIn(word).map((name) => `modality:${name}`),
];

function documentsWith({ terms, own }: SearchIndex, word: string): Uint32Array {
  const term = terms.get(stem(word.toLowerCase()));
  return term === undefined
    ? new Uint32Array()
    : own.documents.subarray(own.starts[term]!, own.starts[term + 1]!);
}

const documentsOfOtherKinds = ({ facets }: SearchIndex, excluded: readonly string[]): Set<number> =>
  new Set(
    [...facets]
      .filter(([facet]) => facet.startsWith('modality:') && !excluded.includes(facet))
      .flatMap(([, documents]) => [...documents]),
  );

function leadingTo(index: SearchIndex, scores: Float32Array, word: string): number[] {
  const name = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (name.length < 4) return [];
  return topOf(scores, mostLooked).filter((at) => hostOf(documentOf(index, at).link).includes(name));
}

/** Returns the host without dots and dashes, as people write a site's name. */
const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host.replace(/[.-]/g, '') : '');
