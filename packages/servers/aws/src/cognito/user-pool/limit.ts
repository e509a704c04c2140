/** Limits how often something may happen to one user within an hour. */
import { tooManyAttempts } from './refusal.ts';
import type { UserPool } from './user-pool.ts';

const hourMs = 3_600_000;

/** Throws LimitExceededException if `key` has `most` entries in the last hour. */
export function assertWithinLimit(pool: UserPool, key: string, most: number): void {
  const since = pool.now() - hourMs;
  const row = pool.database
    .prepare('SELECT count(*) AS n FROM attempt WHERE key = ? AND at > ?')
    .get(key, since);
  if (Number(row?.n) >= most) throw tooManyAttempts();
}

export function countAttempt(pool: UserPool, key: string): void {
  pool.database.prepare('DELETE FROM attempt WHERE at <= ?').run(pool.now() - hourMs);
  pool.database.prepare('INSERT INTO attempt (key, at) VALUES (?, ?)').run(key, pool.now());
}

export function forgetAttempts(pool: UserPool, key: string): void {
  pool.database.prepare('DELETE FROM attempt WHERE key = ?').run(key);
}
