/** Constructors of the kinds of records and their fields, from which each platform declares its own. */
import type { DatasetField, DatasetKind, FieldRule } from './dataset-field.ts';

/** Makes a kind, whose first field is the name of the kind. */
export const kind = (name: string, description: string, fields: readonly DatasetField[]): DatasetKind => ({
  kind: name,
  description,
  fields: [word('kind', `Always "${name}".`), ...fields],
});

/**
 * Declares what insights count: for each kind named, the times of its records and the values of some fields. `untimed`: kinds
 * whose `at` is only a day, or not the time of the person's own action. `items`: for some kinds, the field that is also
 * counted by year.
 */
export const countKinds = (
  kinds: readonly DatasetKind[],
  fields: Readonly<Record<string, readonly string[]>>,
  untimed: readonly string[] = [],
  items: Readonly<Record<string, string>> = {},
): readonly DatasetKind[] =>
  kinds.map((each) => {
    const chosen = fields[each.kind];
    if (chosen === undefined) return each;
    return {
      ...each,
      counted: { times: !untimed.includes(each.kind), fields: chosen, item: items[each.kind] },
    };
  });

export const time = (name: string, description: string): DatasetField => ({
  name,
  type: 'time',
  unit: 'UTC',
  rule: 'time',
  description,
});

/** `unit`: undefined if the number has no unit, such as a position in a list. */
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

/** Makes a field with words that the reader chooses from a list, or ids whose shape the reader has checked. */
export const word = (name: string, description: string): DatasetField => text(name, 'ours', description);

/** Makes a field that the person wrote. */
export const written = (name: string, description = 'Personal information replaced.'): DatasetField =>
  text(name, 'free-text', description);

/** Makes a field with a search, or with the name of a person's list or of a page. */
export const titled = (name: string, description = 'Personal information replaced.'): DatasetField =>
  text(name, 'title-text', description);

export const text = (name: string, rule: FieldRule, description: string): DatasetField => ({
  name,
  type: 'text',
  rule,
  description,
});

/** Coarsens a field with a time to the month. */
export const monthOf = (field: DatasetField): DatasetField => ({
  ...field,
  rule: 'month',
  description: `${field.description} The month alone, written as its beginning.`,
});

/** Coarsens a field with a number to its order of magnitude. */
export const sizeOf = (field: DatasetField): DatasetField => ({
  ...field,
  type: 'text',
  rule: 'size',
  description: `${field.description} Its size alone: 0, 1-9, 10-99, 100-999 or 1000+.`,
});
