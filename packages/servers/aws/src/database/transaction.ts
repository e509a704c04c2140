/** Runs changes of a SQLite database that belong together. */
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { refusalToOpen, refusalToWrite } from '../process/refusal.ts';

/** SQLite's own codes of a file that it cannot open, read or write. */
const [faultOfDisk, cannotOpen] = [10, 14];

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

/** SQLite's errors do not say which file they are about, and have one code for several refusals of the system. */
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
