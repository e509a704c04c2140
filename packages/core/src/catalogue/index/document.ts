/** The fields of a dataset that are indexed. All but the title may be missing, since catalogues differ. */

export interface CatalogueDocument {
  /** Unique in the index. The default is the link or, without a link, the title. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly description?: string | null | undefined;
  /** The title of the publication that introduced the dataset. */
  readonly about?: string | null | undefined;
  /** Other names of the dataset, and the names of its parts and variants. */
  readonly names?: readonly (string | null)[] | null | undefined;
  readonly tags?: readonly (string | null)[] | null | undefined;
  readonly topics?: readonly (string | null)[] | null | undefined;
  readonly link?: string | null | undefined;
  readonly licence?: string | null | undefined;
  readonly source?: string | null | undefined;
}

/** A document whose missing fields are filled in. */
export interface IndexedDocument {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly about: string;
  readonly names: readonly string[];
  readonly tags: readonly string[];
  readonly link: string;
  readonly licence: string;
  readonly source: string;
}

const textsOf = (values: readonly (string | null)[] | null | undefined): string[] =>
  (values ?? []).filter((value) => value !== null && value !== '') as string[];

export function completeDocument(given: CatalogueDocument): IndexedDocument {
  return {
    id: given.id ?? given.link ?? given.title,
    title: given.title,
    description: given.description ?? '',
    about: given.about ?? '',
    names: textsOf(given.names),
    tags: [...textsOf(given.tags), ...textsOf(given.topics)],
    link: given.link ?? '',
    licence: given.licence ?? '',
    source: given.source ?? '',
  };
}

/** Matches the final part of a description that names its source, the publication that it is quoted from. */
const sourceLine = /\n\s*(?:Image |Audio |Video )?Source:[\s\S]*$/i;
const quotedWork = /\bSource: \[([^\]\n]+)\]/;

/** Returns the description without links and without its source. */
export const proseOf = ({ description }: IndexedDocument): string =>
  description.replace(sourceLine, ' ').replace(/https?:\S+/g, ' ');

/** Returns the title of the publication that the description quotes, unless it introduced the dataset: a sign that others use it. */
export function quotedFrom({ description, about }: IndexedDocument): string | undefined {
  const work = quotedWork.exec(description)?.[1];
  return work === undefined || /^https?:/.test(work) || work === about ? undefined : work;
}
