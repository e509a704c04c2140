/** Runs changes of a SQLite database that belong together. */
import type { DatabaseSync } from 'node:sqlite';

/** Commits all of `work` or none of it. Must not be nested. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
