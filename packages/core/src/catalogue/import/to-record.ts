/** Converts a row of another catalogue to a record, or returns why the row is refused. */
import { ZodError } from 'zod';
import { linkKey } from '../link-key.ts';
import { isPublicHost } from '../public-host.ts';
import { type CatalogueRecord, recordSchema } from '../record-schema.ts';
import { oneLine } from '../text/one-line.ts';
import { type ImportFormat, rawRecordOf } from './import-format.ts';

export type Imported =
  | { readonly kind: 'record'; readonly record: CatalogueRecord }
  /** A sentence without the row's contents. */
  | { readonly kind: 'refused'; readonly reason: string };

const textOr = (value: unknown, other: string): string => {
  if (typeof value === 'string') return plainText(value);
  const [first] = Array.isArray(value) ? value : [];
  return typeof first === 'string' ? plainText(first) : other;
};

/** Portals write descriptions in HTML and Markdown: images and tags are dropped, links keep their text. */
const plainText = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ');

const mostTopics = 200;
const textsOf = (values: readonly unknown[] = []): string[] =>
  values
    .filter((value) => typeof value === 'string')
    .map((value) => oneLine(value).slice(0, 100))
    .filter((value) => value !== '')
    .slice(0, mostTopics);

/** @param source the name of the catalogue, for rows without one */
export function toRecord(format: ImportFormat, row: unknown, location: string, source: string): Imported {
  try {
    const raw = rawRecordOf(format, row, location);
    const link = textOr(raw.link, '').trim();
    const names = textsOf(raw.names).slice(0, 60);
    const record = recordSchema.parse({
      // A placeholder: the id is derived from the link after the link has been checked.
      id: 'id',
      title: textOr(raw.title, ''),
      link,
      description: textOr(raw.description, ''),
      licence: textOr(raw.licence, ''),
      topics: textsOf(raw.topics),
      source: textOr(raw.source, source) || source,
      ...(typeof raw.about === 'string' && { about: plainText(raw.about) }),
      ...(names.length > 0 && { names }),
    });
    if (!isPublicHost(new URL(record.link).hostname))
      return { kind: 'refused', reason: 'link is no public address' };
    return { kind: 'record', record: { ...record, id: linkKey(record.link) } };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const [issue] = error.issues;
    const field = issue?.path.join('.');
    return { kind: 'refused', reason: `${field || 'the row'} ${reasonOf(issue?.message ?? '')}` };
  }
}

/** Completes "FIELD …": our own refinements end that sentence, but zod’s messages are sentences of their own. */
const reasonOf = (message: string): string =>
  /^is /.test(message) ? message : 'is missing or not as it should be';
