/** Extracts from each record its kind of data, licence, platform, region and years. */

import { licenceClass, modalitiesIn, platformsIn } from '../need/facet.ts';
import { continentOf, regionsIn } from '../need/region.ts';
import { coveredYears } from '../need/years.ts';
import type { IndexedDocument } from './document.ts';

const textOf = ({ title, about, description, tags }: IndexedDocument): string =>
  `${title} . ${about} . ${tags.join(' , ')} . ${description}`;

/** Returns the regions that a record names, itself or by a place in them. */
export const regionsOf = (document: IndexedDocument): string[] => regionsIn(textOf(document));

function facetsOf(document: IndexedDocument): string[] {
  const text = textOf(document);
  const regions = regionsIn(text);
  const licence = licenceClass(document.licence);
  return [
    ...modalitiesIn(text).map((name) => `modality:${name}`),
    ...platformsIn(text).map((name) => `platform:${name}`),
    ...new Set([...regions, ...regions.map(continentOf)].map((name) => `region:${name}`)),
    ...(licence ? [`licence:${licence}`] : []),
  ];
}

export function indexFacets(documents: readonly IndexedDocument[]): ReadonlyMap<string, Uint32Array> {
  const lists = new Map<string, number[]>();
  documents.forEach((document, at) => {
    for (const facet of facetsOf(document)) {
      const list = lists.get(facet);
      if (list) list.push(at);
      else lists.set(facet, [at]);
    }
  });
  return new Map([...lists].map(([facet, list]) => [facet, Uint32Array.from(list)]));
}

export function indexYears(documents: readonly IndexedDocument[]) {
  const covered = documents.map((document) => coveredYears(textOf(document)));
  return {
    firstYear: Uint16Array.from(covered, (years) => years?.first ?? 0),
    lastYear: Uint16Array.from(covered, (years) => years?.last ?? 0),
  };
}
