/** A stored user, found by e-mail address in any case or by sub. */
import { z } from 'zod';
import type { UserPool } from './user-pool.ts';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

export interface User {
  /** The id, which is also the username; people sign in with their e-mail address. */
  readonly sub: string;
  /** All attributes but `sub`; `email_verified` is 'true' or 'false'. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: UserStatus;
  readonly salt: string;
  readonly verifier: string;
  /** Unix ms; set for temporary passwords only. */
  readonly passwordExpiresAt?: number;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

const rowSchema = z.object({
  sub: z.string(),
  attributes: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED']),
  salt: z.string(),
  verifier: z.string(),
  password_expires_at: z.number().nullable(),
  created_at: z.number(),
  modified_at: z.number(),
});

const storedAttributesSchema = z.record(z.string(), z.string());

export function userOf(row: unknown): User {
  const { attributes, password_expires_at, created_at, modified_at, ...rest } = rowSchema.parse(row);
  return {
    ...rest,
    attributes: storedAttributesSchema.parse(JSON.parse(attributes)),
    ...(password_expires_at === null ? {} : { passwordExpiresAt: password_expires_at }),
    createdAt: created_at,
    modifiedAt: modified_at,
  };
}

export const emailOf = (user: User) => user.attributes.email ?? '';

export function findUser(pool: UserPool, username: string): User | undefined {
  const row = pool.database
    .prepare('SELECT * FROM user WHERE email = ?1 OR sub = ?2')
    .get(username.toLowerCase(), username);
  return row && userOf(row);
}

export function hasEmail(pool: UserPool, email: string): boolean {
  return pool.database.prepare('SELECT 1 FROM user WHERE email = ?').get(email.toLowerCase()) !== undefined;
}

/** Inserts the user or replaces the stored one. */
export function saveUser(pool: UserPool, user: User): void {
  pool.database
    .prepare(
      `INSERT INTO user (sub, email, attributes, status, salt, verifier, password_expires_at, created_at, modified_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (sub) DO UPDATE SET email = excluded.email, attributes = excluded.attributes,
         status = excluded.status, salt = excluded.salt, verifier = excluded.verifier,
         password_expires_at = excluded.password_expires_at, modified_at = excluded.modified_at`,
    )
    .run(
      user.sub,
      emailOf(user).toLowerCase(),
      JSON.stringify(user.attributes),
      user.status,
      user.salt,
      user.verifier,
      user.passwordExpiresAt ?? null,
      user.createdAt,
      pool.now(),
    );
}

export function deleteUser(pool: UserPool, user: User): void {
  pool.database.prepare('DELETE FROM user WHERE sub = ?').run(user.sub);
}
