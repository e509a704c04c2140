/** Checks whether a password meets the policy, sets it, and verifies it with a lock-out after failures. */
import { randomBytes } from 'node:crypto';
import { passwordAttemptsExceeded, weakPassword } from './refusal.ts';
import { poolName } from './settings.ts';
import { makeVerifier, matchesPassword, type Verifier } from './srp.ts';
import { findUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

/**
 * The longest lock-out. On AWS: one second after the fifth failure, doubled by each further one, at most about 15
 * minutes.
 */
const longestLockMs = 900_000;
const firstLockMs = 1000;
const forgottenAfterMs = 900_000;

export function assertConforms(pool: UserPool, password: string): void {
  if (password.length < pool.settings.passwordMinLength) throw weakPassword('Password not long enough');
}

export const verifierFor = (pool: UserPool, sub: string, password: string): Verifier =>
  makeVerifier({ poolName: poolName(pool.settings), userId: sub }, password);

/** The verifier of an unknown password, used for users that do not exist. */
const nobody = makeVerifier({ poolName: '', userId: '' }, randomBytes(16).toString('hex'));

/** Returns whether the password is right, and takes the same time if the user does not exist. */
export function isPasswordOf(pool: UserPool, user: User | undefined, password: string): boolean {
  const owner = { poolName: poolName(pool.settings), userId: user?.sub ?? '' };
  return matchesPassword(owner, user ?? nobody, password) && user !== undefined;
}

/** The key of a lock-out: one per person, whichever name they use; unknown names are locked out in the same way. */
const loginOf = (pool: UserPool, username: string) => findUser(pool, username)?.sub ?? username.toLowerCase();

/** Throws "Password attempts exceeded" during a lock-out. */
export function assertNotLockedOut(pool: UserPool, username: string): void {
  const row = pool.database
    .prepare('SELECT failures, at FROM lockout WHERE login = ?')
    .get(loginOf(pool, username));
  if (!row) return;
  const over = Number(row.failures) - pool.settings.wrongPasswords;
  if (over < 0) return;
  const lockMs = Math.min(firstLockMs * 2 ** over, longestLockMs);
  if (pool.now() < Number(row.at) + lockMs) throw passwordAttemptsExceeded();
}

export function countWrongPassword(pool: UserPool, username: string): void {
  const forgotten = pool.now() - forgottenAfterMs;
  pool.database.prepare('DELETE FROM lockout WHERE at <= ?').run(forgotten);
  pool.database
    .prepare(
      `INSERT INTO lockout (login, failures, at) VALUES (?, 1, ?)
       ON CONFLICT (login) DO UPDATE SET failures = failures + 1, at = excluded.at`,
    )
    .run(loginOf(pool, username), pool.now());
}

export function forgetWrongPasswords(pool: UserPool, username: string): void {
  pool.database.prepare('DELETE FROM lockout WHERE login = ?').run(loginOf(pool, username));
}
