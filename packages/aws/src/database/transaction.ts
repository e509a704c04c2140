/** Runs changes of a SQLite database that belong together. */
import type { DatabaseSync } from 'node:sqlite';

/**
 * Commits all of `work` or none of it. Must not be nested.
 * @throws what `work` throws, or SQLite's error with the `path` of the database
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself if the disk was full: a second rollback would hide that.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw withPath(error, database.location());
  }
}

/** SQLite's errors do not say which file they are about. */
export function withPath(error: unknown, path: string | null): unknown {
  return error instanceof Error && 'errcode' in error && path !== null
    ? Object.assign(error, { path })
    : error;
}
