/** Invents a user for an unknown name, always the same one, since an answer must not reveal who has an account. */
import { createHmac } from 'node:crypto';
import { findUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

export type MadeUp = Pick<User, 'sub' | 'salt' | 'verifier'>;

/** Returns fields that look like those of a real user: a version 4 UUID, and numbers without leading zeros. */
export function madeUp(pool: UserPool, username: string): MadeUp {
  const digest = (of: string) =>
    createHmac('sha256', pool.pepper).update(`${of} ${username.toLowerCase()}`).digest('hex');
  const number = (hex: string) => BigInt(`0x${hex}`).toString(16);
  const id = digest('sub');
  const variant = ((Number.parseInt(id.charAt(16), 16) & 0b11) | 0b1000).toString(16);
  const parts = [
    id.slice(0, 8),
    id.slice(8, 12),
    `4${id.slice(13, 16)}`,
    `${variant}${id.slice(17, 20)}`,
    id.slice(20, 32),
  ];
  return {
    sub: parts.join('-'),
    salt: number(digest('salt').slice(0, 32)),
    verifier: number(digest('verifier')),
  };
}

/** Returns the `sub` under which limits are counted, whether or not the user exists. */
export const subOf = (pool: UserPool, username: string): string =>
  findUser(pool, username)?.sub ?? madeUp(pool, username).sub;
