/** Builds the kinds of records of a dataset and their fields, so that each platform only names them. */
import type { DatasetField, DatasetKind, FieldRule } from './dataset-field.ts';

/** Every record says its kind first. */
export const kind = (name: string, description: string, fields: readonly DatasetField[]): DatasetKind => ({
  kind: name,
  description,
  fields: [word('kind', `Always "${name}".`), ...fields],
});

export const time = (name: string, description: string): DatasetField => ({
  name,
  type: 'time',
  unit: 'UTC',
  rule: 'time',
  description,
});

/** `unit`: undefined if the number counts nothing, as a place in a list. */
export const number = (name: string, unit: string | undefined, description: string): DatasetField => ({
  name,
  type: 'integer',
  ...(unit === undefined ? {} : { unit }),
  rule: 'number',
  description,
});

export const flag = (name: string, description: string): DatasetField => ({
  name,
  type: 'boolean',
  rule: 'flag',
  description,
});

/** From a list of our own, or an id whose shape the reader has checked: nothing else passes the reader. */
export const word = (name: string, description: string): DatasetField => text(name, 'ours', description);

/** Written by the person. */
export const written = (name: string, description = 'Personal information replaced.'): DatasetField =>
  text(name, 'free-text', description);

/** Searched for by the person, or the name of a list of theirs, or of a page. */
export const titled = (name: string, description = 'Personal information replaced.'): DatasetField =>
  text(name, 'title-text', description);

export const text = (name: string, rule: FieldRule, description: string): DatasetField => ({
  name,
  type: 'text',
  rule,
  description,
});
