/** Secrets that the pool generates on its first start and keeps. */
import type { DatabaseSync } from 'node:sqlite';

/** Needs the table `secret (name, value)`. */
export function generatedSecret(database: DatabaseSync, name: string, make: () => string | Buffer): Buffer {
  const row = database.prepare('SELECT value FROM secret WHERE name = ?').get(name);
  if (row) return Buffer.from(row.value as Uint8Array);
  const value = Buffer.from(make());
  database.prepare('INSERT INTO secret (name, value) VALUES (?, ?)').run(name, value);
  return value;
}
