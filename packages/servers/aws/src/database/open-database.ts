/**
 * Opens every SQLite file in the same way: readable by its owner only, with a write-ahead log, and only if it is
 * intact.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { markCreated, wasCreated } from './created-mark.ts';
import { withPath } from './transaction.ts';
import { isLogWhole } from './write-ahead-log.ts';

/** SQLITE_CORRUPT, the error code of a damaged file. */
const corrupt = 11;

/**
 * With WAL and synchronous=NORMAL, commits survive a killed process. A power cut may lose the last commits, but never a
 * part of one; this suffices on a development machine and saves an fsync per request.
 * @throws SQLite's error with the file's `path`
 */
export function openDatabase(path: string, schema = ''): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    checkDatabase(path);
    if (!existsSync(path)) create(path, schema);
    markCreated(path);
    const database = opened(path);
    database.exec(schema);
    return database;
  } catch (error) {
    throw withPath(error, path);
  }
}

/**
 * Checks the file of a database that another program uses, while that program is not running. SQLite treats a missing
 * or an empty file as a new database, so that the loss of its data would not be noticed.
 * @throws SQLite's error with the file's `path`
 */
export function checkDatabase(path: string): void {
  const isThere = existsSync(path) && statSync(path).size > 0;
  if (!isThere && wasCreated(path)) throw damagedDatabase(path, 'it is empty or missing');
  if (!isThere) return;
  if (!isLogWhole(path)) throw damagedDatabase(`${path}-wal`, 'it lacks data that was committed');
  // Opened read-only: when a writable connection closes, SQLite merges the log even into a damaged file.
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    checkWhole(database, path);
  } catch (error) {
    throw withPath(error, path);
  } finally {
    database.close();
  }
}

/**
 * Creates the database under a temporary name and renames it, so that a killed process leaves no empty database behind.
 */
function create(path: string, schema: string): void {
  const fresh = `${path}.new`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${fresh}${suffix}`, { force: true });
  const database = opened(fresh);
  database.exec(schema);
  database.close();
  renameSync(fresh, path);
}

function opened(path: string): DatabaseSync {
  const database = namingItself(new DatabaseSync(path), path);
  chmodSync(path, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000;');
  return database;
}

/** Adds the file's path to all errors of the database and of its statements. */
function namingItself(database: DatabaseSync, path: string): DatabaseSync {
  const named =
    <A extends unknown[], T>(run: (...given: A) => T) =>
    (...given: A): T => {
      try {
        return run(...given);
      } catch (error) {
        throw withPath(error, path);
      }
    };
  const { exec, prepare } = database;
  const prepared = named(prepare.bind(database));
  return Object.assign(database, {
    exec: named(exec.bind(database)),
    prepare: (...given: Parameters<typeof prepare>) => {
      const statement = prepared(...given);
      const { all, get, run } = statement;
      return Object.assign(statement, {
        all: named(all.bind(statement)),
        get: named(get.bind(statement)),
        run: named(run.bind(statement)),
      });
    },
  });
}

/**
 * Checks the whole file, as SQLite otherwise detects damage only when a request reads the damaged page. @throws
 * SQLite's error
 */
function checkWhole(database: DatabaseSync, path: string): void {
  const found = database.prepare('PRAGMA quick_check(1)').get();
  if (found?.quick_check !== 'ok') throw damagedDatabase(path, String(found?.quick_check));
}

export const damagedDatabase = (path: string, how: string): Error =>
  Object.assign(new Error(`the database ${path} is damaged: ${how}`), { errcode: corrupt, path });
