/** Opens the SQLite file of one pool; committed changes survive kill -9 of the process. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Makes the file private to the user who runs the cloud: it holds signing keys and temporary secrets. */
export function openDatabase(directory: string, file: string, schema: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, file);
  const database = new DatabaseSync(path);
  chmodSync(path, 0o600);
  // WAL with NORMAL loses nothing acknowledged when the process dies; only a power cut could.
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=2000;');
  database.exec(schema);
  return database;
}
