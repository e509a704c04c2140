/** Secrets that the pool generates at its first start and stores. */
import type { DatabaseSync } from 'node:sqlite';

/** Returns the stored secret, or makes and stores it. Needs the table `secret (name, value)`. */
export function generatedSecret(database: DatabaseSync, name: string, make: () => string | Buffer): Buffer {
  const row = database.prepare('SELECT value FROM secret WHERE name = ?').get(name);
  if (row) return Buffer.from(row.value as Uint8Array);
  const value = Buffer.from(make());
  database.prepare('INSERT INTO secret (name, value) VALUES (?, ?)').run(name, value);
  return value;
}
