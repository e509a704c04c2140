/** S3's tables, and a small interface to SQLite. */
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { openDatabase } from '../../database/open-database.ts';
import { inTransaction } from '../../database/transaction.ts';

/**
 * A *content* is the bytes of an object: one part after a PUT, up to 10,000 after a multipart upload. A multipart
 * upload's id is the id of its content, so completing it moves no bytes; a copy shares its source's content (`refs`).
 * Every part is one blob file. A file to which no row refers is an orphan.
 */
const schema = `
CREATE TABLE IF NOT EXISTS bucket (
  name TEXT PRIMARY KEY,
  versioning TEXT NOT NULL,
  created_ms INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS content (id TEXT PRIMARY KEY, refs INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS part (
  content_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  start INTEGER NOT NULL,
  size INTEGER NOT NULL,
  blob TEXT NOT NULL,
  etag TEXT NOT NULL,
  checksum TEXT,
  modified_ms INTEGER NOT NULL,
  PRIMARY KEY (content_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS version (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  bucket TEXT NOT NULL,
  key TEXT NOT NULL,
  version_id TEXT NOT NULL,
  latest INTEGER NOT NULL,
  delete_marker INTEGER NOT NULL,
  content_id TEXT,
  size INTEGER NOT NULL,
  etag TEXT NOT NULL,
  modified_ms INTEGER NOT NULL,
  headers TEXT NOT NULL,
  checksum_algorithm TEXT,
  checksum TEXT,
  checksum_type TEXT,
  part_count INTEGER NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS version_by_id ON version (bucket, key, version_id);
CREATE INDEX IF NOT EXISTS version_by_age ON version (bucket, key, sequence DESC);
CREATE INDEX IF NOT EXISTS version_listed ON version (bucket, key) WHERE latest = 1 AND delete_marker = 0;
CREATE TABLE IF NOT EXISTS upload (
  id TEXT PRIMARY KEY,
  bucket TEXT NOT NULL,
  key TEXT NOT NULL,
  headers TEXT NOT NULL,
  checksum_algorithm TEXT,
  checksum_type TEXT,
  initiated_ms INTEGER NOT NULL,
  answer TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS upload_by_key ON upload (bucket, key, id);
CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL);
`;

export interface Database {
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  /** Yields rows one by one; leave the loop to stop. A statement supports only one iteration at a time. */
  each<Row>(sql: string, ...values: SQLInputValue[]): Iterable<Row>;
  /** Runs all of the work as one transaction; the work must not await anything. */
  atomically<T>(work: () => T): T;
  close(): void;
}

export function openMetadata(path: string): Database {
  const db = openDatabase(path, schema);
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    one: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as Row[],
    each: <Row>(sql: string, ...values: SQLInputValue[]) =>
      statement(sql).iterate(...values) as Iterable<unknown> as Iterable<Row>,
    atomically: (work) => inTransaction(db, work),
    close: () => db.close(),
  };
}
