/** Opens SQLite files in one way: readable by their owner only, with a write-ahead log, and only if they are whole. */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withPath } from './transaction.ts';

/** SQLite's own code of a damaged file. */
const corrupt = 11;

/**
 * With WAL and synchronous=NORMAL, commits outlive a killed process. A power cut may lose the last commits, but never
 * tears one; that is enough for a development machine and saves an fsync per request.
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
 * Checks the file of a database that another program opens, while that is not running. SQLite takes a missing or an
 * empty file for a new database, and whatever was in it would be gone without a word.
 * @throws SQLite's error with the file's `path`
 */
export function checkDatabase(path: string): void {
  const isThere = existsSync(path) && statSync(path).size > 0;
  if (!isThere && existsSync(markOf(path))) throw withPath(damaged('it is empty or missing'), path);
  if (!isThere) return;
  const database = new DatabaseSync(path);
  try {
    checkWhole(database);
  } catch (error) {
    throw withPath(error, path);
  } finally {
    database.close();
  }
}

const markOf = (path: string): string => `${path}.created`;

/** Notes that the database has been made: from now on a missing or empty file is a lost one. */
export function markCreated(path: string): void {
  if (!existsSync(markOf(path))) writeFileSync(markOf(path), '', { mode: 0o600 });
}

/** A kill leaves no empty file under the database's own name. */
function create(path: string, schema: string): void {
  const fresh = `${path}.new`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${fresh}${suffix}`, { force: true });
  const database = opened(fresh);
  database.exec(schema);
  database.close();
  renameSync(fresh, path);
}

function opened(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  chmodSync(path, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000;');
  return database;
}

/** Damage inside the file is otherwise noticed when a page of it is needed, in the middle of somebody's request. */
function checkWhole(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get();
  if (found?.quick_check !== 'ok') throw damaged(String(found?.quick_check));
}

const damaged = (how: string): Error =>
  Object.assign(new Error(`the database is damaged: ${how}`), { errcode: corrupt });
