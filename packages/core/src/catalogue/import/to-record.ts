/** Checks a row of another catalogue and makes a record of it, or says why it is refused. */
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

/** Portals write descriptions in HTML and Markdown: images and tags go, links keep their words. */
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

/** @param source what the catalogue is called, for rows that do not say */
export function toRecord(format: ImportFormat, row: unknown, location: string, source: string): Imported {
  try {
    const raw = rawRecordOf(format, row, location);
    const link = textOr(raw.link, '').trim();
    const names = textsOf(raw.names).slice(0, 60);
    const record = recordSchema.parse({
      // A placeholder: the key is made of the link, once that has been checked.
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

/** Our own refinements say it as the end of a sentence; zod’s messages begin one. */
const reasonOf = (message: string): string =>
  /^is /.test(message) ? message : 'is missing or not as it should be';
