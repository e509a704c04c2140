/** Applies a need's conditions to records. A record without the field stays in the results, behind records that match. */
import type { IndexedDocument } from '../index/document.ts';
import { regionsOf } from '../index/index-facets.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { LicenceClass, Modality, Platform } from '../need/facet.ts';
import { continentOf } from '../need/region.ts';
import type { Years } from '../need/years.ts';

export interface Filters {
  readonly years?: Years | undefined;
  readonly modalities?: readonly Modality[] | undefined;
  readonly platforms?: readonly Platform[] | undefined;
  readonly regions?: readonly string[] | undefined;
  readonly licence?: LicenceClass | undefined;
}

/** The factors for a record without the field, and for a record that contradicts the condition. */
interface Strictness {
  readonly unsaid: number;
  readonly otherwise: number;
}

/** Conditions that a person picked: a record that contradicts one is not shown. */
export const strict: Strictness = { unsaid: 0.5, otherwise: 0 };
/** Conditions parsed from the person's words, which may be misunderstood. */
export const lenient: Strictness = { unsaid: 0.8, otherwise: 0.5 };
/** The words of a need for a licence are clear, but those of a record may not be. */
const ofLicence: Strictness = { unsaid: 0.5, otherwise: 0.15 };

/** @returns a factor for each document, 1 if it meets all conditions; undefined if there are no conditions */
export function factorsOf(
  index: SearchIndex,
  filters: Filters,
  strictness: Strictness,
): Float32Array | undefined {
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['modality', filters.modalities ?? []],
    ['platform', filters.platforms ?? []],
    ['region', filters.regions ?? []],
    ['licence', licencesFor(filters.licence)],
  ];
  const asked = kinds.filter(([, values]) => values.length > 0);
  const { from, to } = filters.years ?? {};
  if (asked.length === 0 && from === undefined && to === undefined) return undefined;
  const factors = new Float32Array(index.size).fill(1);
  for (const [kind, values] of asked) {
    const isLenientLicence = kind === 'licence' && strictness === lenient;
    applyFacet(index, factors, kind, values, isLenientLicence ? ofLicence : strictness);
  }
  if (from !== undefined || to !== undefined) applyYears(index, factors, { from, to });
  return factors;
}

/** Returns whether a record names one of these regions. */
export const isFrom = (index: SearchIndex, document: number, regions: readonly string[]): boolean =>
  regions.some((region) => index.facets.get(`region:${region}`)?.includes(document) === true);

/** A record that names more countries than these is about the world. */
const mostOfOne = 3;

/** Returns whether a record is from one of the regions or from others alone; undefined if that is not known. */
export function originOf(
  document: IndexedDocument,
  regions: readonly string[],
): 'there' | 'elsewhere' | undefined {
  if (regions.length === 0) return undefined;
  const own = regionsOf(document);
  if (own.some((each) => regions.includes(each) || regions.includes(continentOf(each)))) return 'there';
  const countries = own.filter((each) => continentOf(each) !== each);
  return countries.length > 0 && countries.length <= mostOfOne ? 'elsewhere' : undefined;
}

/** Returns the licence classes that permit the requested use. */
function licencesFor(licence: LicenceClass | undefined): readonly LicenceClass[] {
  if (licence === undefined) return [];
  if (licence === 'open') return ['open', 'share-alike'];
  return licence === 'share-alike' ? ['share-alike'] : ['open', 'share-alike', 'non-commercial'];
}

/** Returns whether the licence of a record allows the use that a need asks for; true if it asks for none. */
export const isLicensed = (
  index: SearchIndex,
  document: number,
  licence: LicenceClass | undefined,
): boolean =>
  licence === undefined ||
  licencesFor(licence).some((each) => index.facets.get(`licence:${each}`)?.includes(document) === true);

const says = 1;
const fits = 2;

function applyFacet(
  index: SearchIndex,
  factors: Float32Array,
  kind: string,
  values: readonly string[],
  { unsaid, otherwise }: Strictness,
): void {
  const marks = new Uint8Array(index.size);
  for (const [facet, documents] of index.facets) {
    if (!facet.startsWith(`${kind}:`)) continue;
    const mark = values.includes(facet.slice(kind.length + 1)) ? says | fits : says;
    for (const document of documents) marks[document]! |= mark;
  }
  marks.forEach((mark, document) => {
    if (mark & fits) return;
    factors[document]! *= mark & says ? otherwise : unsaid;
  });
}

/** Sets records outside the period to 0 even for parsed conditions, since years are parsed reliably. */
function applyYears(
  index: SearchIndex,
  factors: Float32Array,
  { from = 0, to = Number.MAX_SAFE_INTEGER }: Years,
): void {
  for (let document = 0; document < index.size; document++) {
    const first = index.firstYear[document]!;
    if (first === 0) factors[document]! *= strict.unsaid;
    else if (index.lastYear[document]! < from || first > to) factors[document] = 0;
  }
}
