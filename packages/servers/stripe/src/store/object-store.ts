/** Stores every object of the account on disk, so that it outlives the process. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { notFound } from '../wire/stripe-error.ts';

/** An object in the API's form, with Stripe's names. */
export interface StripeObject {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  readonly [name: string]: unknown;
}

export interface Page {
  readonly limit: number;
  readonly startingAfter?: string | undefined;
  readonly endingBefore?: string | undefined;
}

/** Bounds of the creation time, seconds since 1970. */
export type Bounds = Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>>>;

export interface Found {
  /** Newest first. */
  readonly objects: readonly StripeObject[];
  readonly hasMore: boolean;
}

export interface ObjectStore {
  find(type: string, id: string): StripeObject | undefined;
  /** Stores the object under its id, replacing an earlier version. */
  put(object: StripeObject): void;
  remove(id: string): void;
  /** @param fields names and values that the objects must have */
  /** @throws StripeError if the page begins at an object that does not exist */
  list(type: string, fields: Readonly<Record<string, string>>, page: Page, created?: Bounds): Found;
  /** Returns all objects of the type, oldest first. */
  all(type: string, fields?: Readonly<Record<string, string>>): StripeObject[];
}

const schema = `
  CREATE TABLE IF NOT EXISTS object (
    place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS object_of_type ON object (type, place);
`;

export function openObjectStore(database: DatabaseSync): ObjectStore {
  database.exec(schema);
  const parse = (row: unknown): StripeObject => JSON.parse((row as { body: string }).body);
  const placeOf = (type: string, id: string | undefined, param: string): number | undefined => {
    if (id === undefined) return undefined;
    const row = database.prepare('SELECT place FROM object WHERE type = ? AND id = ?').get(type, id);
    if (row === undefined) throw notFound(type.replaceAll('.', ' '), id, param);
    return Number(row.place);
  };
  const where = (fields: Readonly<Record<string, string>>) => ({
    text: Object.keys(fields)
      .map((name) => ` AND json_extract(body, '$.${name}') = ?`)
      .join(''),
    values: Object.values(fields),
  });

  return {
    find: (type, id) => {
      const row = database.prepare('SELECT body FROM object WHERE type = ? AND id = ?').get(type, id);
      return row && parse(row);
    },
    put: (object) => {
      database
        .prepare(
          'INSERT INTO object (id, type, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
        )
        .run(object.id, object.object, JSON.stringify(object));
    },
    remove: (id) => {
      database.prepare('DELETE FROM object WHERE id = ?').run(id);
    },
    list: (type, fields, { limit, startingAfter, endingBefore }, created = {}) => {
      const { text, values } = where(fields);
      const after = placeOf(type, startingAfter, 'starting_after');
      const before = placeOf(type, endingBefore, 'ending_before');
      const moments = Object.entries(created)
        .filter(([, moment]) => moment !== undefined)
        .map(
          ([comparison, moment]) =>
            ` AND json_extract(body, '$.created') ${signs[comparison as keyof Bounds]} ${moment}`,
        )
        .join('');
      const bounds =
        moments +
        (after === undefined ? '' : ` AND place < ${after}`) +
        (before === undefined ? '' : ` AND place > ${before}`);
      // With `ending_before`, the page consists of the objects next to the given one.
      const order = before === undefined ? 'DESC' : 'ASC';
      const rows = database
        .prepare(`SELECT body FROM object WHERE type = ?${text}${bounds} ORDER BY place ${order} LIMIT ?`)
        .all(type, ...values, limit + 1)
        .map(parse);
      const objects = rows.slice(0, limit);
      return {
        objects: before === undefined ? objects : objects.toReversed(),
        hasMore: rows.length > limit,
      };
    },
    all: (type, fields = {}) => {
      const { text, values } = where(fields);
      return database
        .prepare(`SELECT body FROM object WHERE type = ?${text} ORDER BY place`)
        .all(type, ...values)
        .map(parse);
    },
  };
}

const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 24;

/** Returns an id such as `pi_…`, whose prefix tells the object's type. */
export const newId = (prefix: string, length = idLength): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')}`;
