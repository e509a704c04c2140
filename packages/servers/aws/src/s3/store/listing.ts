/** Lists keys in their UTF-8 order, rolling up those that share a prefix up to the delimiter. */
import type { Database } from './database.ts';
import type { Version } from './version.ts';

export interface ListQuery {
  readonly bucket: string;
  readonly prefix: string;
  /** '' for none. */
  readonly delimiter: string;
  /** Only names after this one are listed; '' for all. */
  readonly after: string;
  readonly limit: number;
}

export type ListEntry<Item> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'prefix'; readonly prefix: string };

export interface ListPage<Item> {
  readonly entries: readonly ListEntry<Item>[];
  readonly truncated: boolean;
}

/** A suffix that makes a text sort after every key that begins with it. */
const last = '\u{10ffff}';

const isAfter = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) > 0;

/** Returns the part of the key up to the first delimiter after the prefix; undefined if there is none. */
function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}

/**
 * Collects one page. `walk` yields items in order: from `key` itself if `inclusive`, or else from the following one. It
 * is called again to skip all keys of a rolled-up prefix at once.
 */
export function listPage<Item extends { readonly key: string }>(
  query: ListQuery,
  walk: (key: string, inclusive: boolean) => Iterable<Item>,
): ListPage<Item> {
  const { prefix, delimiter, after, limit } = query;
  const entries: ListEntry<Item>[] = [];
  if (limit === 0) return { entries, truncated: false };
  const fromPrefix = after === '' || isAfter(prefix, after);
  let from = { key: fromPrefix ? prefix : after, inclusive: fromPrefix };
  for (;;) {
    let jump: string | undefined;
    for (const item of walk(from.key, from.inclusive)) {
      if (!item.key.startsWith(prefix)) break;
      const rolled = commonPrefix(item.key, prefix, delimiter);
      if (rolled !== undefined) jump = rolled + last;
      // After a page that ended with a rolled-up prefix, the next page starts after all keys with that prefix.
      if (rolled !== undefined && rolled === after) break;
      if (entries.length === limit) return { entries, truncated: true };
      entries.push(rolled === undefined ? { kind: 'item', item } : { kind: 'prefix', prefix: rolled });
      if (rolled !== undefined) break;
    }
    if (jump === undefined) return { entries, truncated: false };
    from = { key: jump, inclusive: false };
  }
}

export const nameOf = <Item extends { readonly key: string }>(entry: ListEntry<Item>): string =>
  entry.kind === 'item' ? entry.item.key : entry.prefix;

const listed = 'SELECT * FROM version WHERE bucket = ? AND latest = 1 AND delete_marker = 0';

/** Lists latest versions without delete markers. */
export function listKeys(db: Database, query: ListQuery): ListPage<Version> {
  return listPage(query, (key, inclusive) =>
    db.each<Version>(`${listed} AND key ${inclusive ? '>=' : '>'} ? ORDER BY key`, query.bucket, key),
  );
}

const everyKey = 'SELECT * FROM version WHERE bucket = ?';
const orderBy = 'ORDER BY key, sequence DESC';

/**
 * Lists all versions and delete markers, newest first within a key.
 * @param beforeSequence continues within the key `after`
 */
export function listVersions(
  db: Database,
  query: ListQuery,
  beforeSequence: number | undefined,
): ListPage<Version> {
  function* walk(key: string, inclusive: boolean): Iterable<Version> {
    if (beforeSequence !== undefined && key === query.after && !inclusive) {
      const older = `${everyKey} AND key = ? AND sequence < ? ${orderBy}`;
      yield* db.each<Version>(older, query.bucket, key, beforeSequence);
    }
    yield* db.each<Version>(`${everyKey} AND key ${inclusive ? '>=' : '>'} ? ${orderBy}`, query.bucket, key);
  }
  return listPage(query, walk);
}
