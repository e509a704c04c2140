/** All of a request's changes, or none. */
import type { DatabaseSync } from 'node:sqlite';

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A commit that failed may have undone everything by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
