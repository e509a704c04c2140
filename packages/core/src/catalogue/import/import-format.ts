/** The formats in which other catalogues publish records, and the fields of each format. */
import { z } from 'zod';

export const importFormats = ['jsonl', 'ckan', 'dcat', 'huggingface'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** The fields of a row before they are checked. */
export interface RawRecord {
  readonly title?: unknown;
  readonly link?: unknown;
  readonly description?: unknown;
  readonly licence?: unknown;
  readonly source?: unknown;
  readonly topics?: readonly unknown[] | undefined;
  readonly about?: unknown;
  readonly names?: readonly unknown[] | undefined;
}

const text = z.string().nullish();
const texts = z.array(z.unknown()).nullish();

const jsonlSchema = z.looseObject({
  title: z.unknown().optional(),
  link: text,
  url: text,
  description: text,
  licence: z.unknown().optional(),
  license: z.unknown().optional(),
  source: text,
  topics: texts,
  tags: texts,
  about: text,
  names: texts,
});

function fromJsonl(row: unknown): RawRecord {
  const { title, link, url, description, licence, license, source, topics, tags, about, names } =
    jsonlSchema.parse(row);
  return {
    title,
    link: link ?? url,
    description,
    licence: licence ?? license,
    source,
    topics: [...(topics ?? []), ...(tags ?? [])],
    about,
    ...(names && { names }),
  };
}

const ckanSchema = z.looseObject({
  title: text,
  name: text,
  notes: text,
  url: text,
  license_title: text,
  license_id: text,
  license_url: text,
  tags: z.array(z.looseObject({ display_name: text, name: text })).nullish(),
  resources: z.array(z.looseObject({ url: text })).nullish(),
});

/** CKAN gives no link to a package's page: the link is built from the portal's address and the package's name. */
function fromCkan(row: unknown, location: string): RawRecord {
  const found = ckanSchema.parse(row);
  const origin = URL.canParse(location) ? new URL(location).origin : undefined;
  const page = origin && found.name ? `${origin}/dataset/${encodeURIComponent(found.name)}` : undefined;
  return {
    title: found.title || found.name,
    link: page ?? (found.url || found.resources?.find(({ url }) => url)?.url),
    description: found.notes,
    licence: found.license_title || found.license_id || found.license_url,
    topics: (found.tags ?? []).map((tag) => tag.display_name ?? tag.name),
  };
}

/** JSON-LD writes a text as a string, as `{"@value": …}`, or as a list of these with languages. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const english = value.find((each) => (each as { '@language'?: unknown })?.['@language'] === 'en');
    return plain(english ?? value[0]);
  }
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const inner = object['@value'] ?? object['@id'];
  return typeof inner === 'string' ? inner : undefined;
}

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const dcatSchema = z.looseObject({});

function fromDcat(row: unknown): RawRecord {
  const found = dcatSchema.parse(row) as Record<string, unknown>;
  const of = (name: string, prefix: string): unknown => found[name] ?? found[`${prefix}:${name}`];
  const distributions = listOf(of('distribution', 'dcat')) as Record<string, unknown>[];
  const addresses = distributions.flatMap((each) => [
    plain(each?.accessURL ?? each?.['dcat:accessURL']),
    plain(each?.downloadURL ?? each?.['dcat:downloadURL']),
  ]);
  const candidates = [
    plain(of('landingPage', 'dcat')),
    plain(found['@id']),
    plain(of('identifier', 'dct')),
    ...addresses,
  ];
  return {
    title: plain(of('title', 'dct')),
    link: candidates.find((each) => each !== undefined && /^https?:\/\//i.test(each)),
    description: plain(of('description', 'dct')),
    licence: plain(of('license', 'dct')),
    topics: listOf(of('keyword', 'dcat')).map(plain),
  };
}

const huggingFaceSchema = z.looseObject({
  id: z.string().min(1),
  description: text,
  tags: z.array(z.unknown()).nullish(),
  cardData: z
    .looseObject({
      pretty_name: z.unknown().optional(),
      license: z.unknown().optional(),
    })
    .nullish(),
});

function fromHuggingFace(row: unknown): RawRecord {
  const { id, description, tags, cardData } = huggingFaceSchema.parse(row);
  const said = (tags ?? []).filter((tag) => typeof tag === 'string');
  const licence = listOf(cardData?.license)[0] ?? said.find((tag) => tag.startsWith('license:'))?.slice(8);
  const name = cardData?.pretty_name;
  const topics = said.filter((tag) => /^(?:task_categories|task_ids|language|modality):/.test(tag));
  return {
    title: typeof name === 'string' && name !== '' ? name : id,
    link: `https://huggingface.co/datasets/${id.split('/').map(encodeURIComponent).join('/')}`,
    description,
    licence,
    topics: topics.map((tag) => tag.slice(tag.indexOf(':') + 1)),
    names: [id],
  };
}

/** @throws ZodError if the row is not a record of this format */
export function rawRecordOf(format: ImportFormat, row: unknown, location: string): RawRecord {
  switch (format) {
    case 'jsonl':
      return fromJsonl(row);
    case 'ckan':
      return fromCkan(row, location);
    case 'dcat':
      return fromDcat(row);
    case 'huggingface':
      return fromHuggingFace(row);
    default:
      return format satisfies never;
  }
}
