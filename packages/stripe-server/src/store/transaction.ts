/** Commits all changes of a request or none. */
import type { DatabaseSync } from 'node:sqlite';

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A failed commit may have rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
