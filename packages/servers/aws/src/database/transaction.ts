/** Runs related changes of a SQLite database as one transaction. */
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { refusalToOpen, refusalToWrite } from '../process/refusal.ts';

/** SQLite's error codes for a file that it cannot open, read or write. */
const [faultOfDisk, cannotOpen] = [10, 14];

/**
 * Commits all of `work` or none of it. Must not be nested.
 * @throws the error of `work`, or SQLite's error with the `path` of the database
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back if the disk was full; a second rollback would hide that error.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw withPath(error, database.location());
  }
}

/**
 * Adds the path, which SQLite's errors lack, and the operating system's reason, as SQLite has one code for several of
 * them.
 */
export function withPath(error: unknown, path: string | null): unknown {
  if (!(error instanceof Error && 'errcode' in error) || path === null) return error;
  const code = Number(error.errcode) & 0xff;
  const refusal =
    code === cannotOpen
      ? refusalToOpen(path)
      : code === faultOfDisk
        ? refusalToWrite(dirname(path))
        : undefined;
  return refusal ?? Object.assign(error, { path: 'path' in error ? error.path : path });
}
