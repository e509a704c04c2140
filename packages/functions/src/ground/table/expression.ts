/**
 * DynamoDB's expressions, built from data: every name and value gets a placeholder, so that none collides with
 * a reserved word.
 */

export type Test =
  | { readonly kind: 'absent' | 'present' }
  | { readonly kind: 'is' | 'is-or-absent' | 'below' | 'at-most'; readonly value: unknown }
  | { readonly kind: 'one-of' | 'none-of'; readonly values: readonly unknown[] };

/** Tests by field name, all of which must hold. */
export type Condition = Readonly<Record<string, Test>>;
type Fields = Readonly<Record<string, unknown>>;

/** Changes of an item; a field may be a path, `steps.score-quality.state`. */
export interface Change {
  /** New values; undefined ones change nothing. */
  readonly set?: Fields;
  /** Values for fields that the item does not have yet. */
  readonly setOnce?: Fields;
  /** Fields that are removed. */
  readonly unset?: readonly string[];
  /** Amounts added to numbers, which begin at 0. */
  readonly count?: Readonly<Record<string, number>>;
  readonly addTo?: Readonly<Record<string, ReadonlySet<string>>>;
  readonly takeFrom?: Readonly<Record<string, ReadonlySet<string>>>;
  readonly onlyIf?: Condition;
}

export const absent: Test = { kind: 'absent' };
export const present: Test = { kind: 'present' };
export const is = (value: unknown): Test => ({ kind: 'is', value });
/** True also for an item without the field. */
export const isOrAbsent = (value: unknown): Test => ({ kind: 'is-or-absent', value });
export const isOneOf = (...values: readonly unknown[]): Test => ({ kind: 'one-of', values });
/** True also for an item without the field. */
export const isNoneOf = (...values: readonly unknown[]): Test => ({ kind: 'none-of', values });
/** True also for an item without the field. */
export const isBelow = (value: number | string): Test => ({ kind: 'below', value });
/** True also for an item without the field. */
export const isAtMost = (value: number): Test => ({ kind: 'at-most', value });
/** Tests that the counter is unchanged since it was read as `count`; an item without it has 0. */
export const stillAt = (count: number): Test => (count === 0 ? absent : is(count));

/** Placeholders named after their fields, so that a person can read a request. */
class Placeholders {
  private readonly names = new Map<string, string>();
  private readonly values: Record<string, unknown> = {};

  name(path: string): string {
    return path
      .split('.')
      .map((word) => {
        const known = this.names.get(word) ?? unlike([...this.names.values()], `#${plain(word)}`);
        this.names.set(word, known);
        return known;
      })
      .join('.');
  }

  value(path: string, value: unknown): string {
    const placeholder = unlike(Object.keys(this.values), `:${plain(path.slice(path.lastIndexOf('.') + 1))}`);
    this.values[placeholder] = value;
    return placeholder;
  }

  /** The maps without empty ones: DynamoDB refuses an empty map of names or values. */
  listed() {
    const names = Object.fromEntries([...this.names].map(([word, placeholder]) => [placeholder, word]));
    return {
      ...(this.names.size > 0 && { ExpressionAttributeNames: names }),
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    };
  }
}

/** A placeholder may have only letters, digits and _. */
const plain = (word: string): string => word.replace(/\W/g, '_');

/** Returns the word, or the word with the first number that makes it differ from those that are taken. */
function unlike(taken: readonly string[], word: string): string {
  let free = word;
  for (let n = 2; taken.includes(free); n++) free = `${word}${n}`;
  return free;
}

function textOf(field: string, test: Test, placeholders: Placeholders): string {
  const name = placeholders.name(field);
  const value = (of: unknown) => placeholders.value(field, of);
  switch (test.kind) {
    case 'absent':
      return `attribute_not_exists(${name})`;
    case 'present':
      return `attribute_exists(${name})`;
    case 'is':
      return `${name} = ${value(test.value)}`;
    case 'is-or-absent':
      return `(attribute_not_exists(${name}) OR ${name} = ${value(test.value)})`;
    case 'below':
      return `(attribute_not_exists(${name}) OR ${name} < ${value(test.value)})`;
    case 'at-most':
      return `(attribute_not_exists(${name}) OR ${name} <= ${value(test.value)})`;
    case 'one-of':
      return `${name} IN (${test.values.map(value).join(', ')})`;
    case 'none-of':
      return `NOT ${name} IN (${test.values.map(value).join(', ')})`;
  }
}

function allOf(condition: Condition, placeholders: Placeholders) {
  const tests = Object.entries(condition).map(([field, test]) => textOf(field, test, placeholders));
  return tests.length === 0 ? {} : { ConditionExpression: tests.join(' AND ') };
}

export function conditionOf(condition: Condition) {
  const placeholders = new Placeholders();
  const expression = allOf(condition, placeholders);
  return { ...expression, ...placeholders.listed() };
}

/** For an Update, alone or in a transaction. */
export function changeOf({
  set = {},
  setOnce = {},
  unset = [],
  count = {},
  addTo = {},
  takeFrom = {},
  onlyIf = {},
}: Change) {
  const placeholders = new Placeholders();
  const each = (fields: Fields, write: (name: string, value: string) => string) =>
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => write(placeholders.name(field), placeholders.value(field, value)));
  const sets = [
    ...each(set, (name, value) => `${name} = ${value}`),
    ...each(setOnce, (name, value) => `${name} = if_not_exists(${name}, ${value})`),
    ...each(
      count,
      (name, by) => `${name} = if_not_exists(${name}, ${placeholders.value('zero', 0)}) + ${by}`,
    ),
  ];
  const clauses = [
    ['SET', sets],
    ['REMOVE', unset.map((field) => placeholders.name(field))],
    ['ADD', each(addTo, (name, value) => `${name} ${value}`)],
    ['DELETE', each(takeFrom, (name, value) => `${name} ${value}`)],
  ] as const;
  const UpdateExpression = clauses
    .filter(([, parts]) => parts.length > 0)
    .map(([verb, parts]) => `${verb} ${parts.join(', ')}`)
    .join(' ');
  const expression = allOf(onlyIf, placeholders);
  return { UpdateExpression, ...expression, ...placeholders.listed() };
}
