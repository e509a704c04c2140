/** Finds the user of an access or id token, and checks whether its sign-in is still valid. */

import { type Claims, openJwt } from '../token/jwt.ts';
import { notAuthorized } from '../wire/aws-error.ts';
import { userNotFound } from './refusal.ts';
import { findUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

export function isRevoked(pool: UserPool, claims: Claims): boolean {
  const row = pool.database
    .prepare('SELECT revoked FROM sign_in WHERE origin_jti = ?')
    .get(claims.origin_jti);
  return row === undefined || Number(row.revoked) !== 0;
}

/** Throws NotAuthorizedException, or UserNotFoundException if the user has been deleted. */
export async function callerOf(pool: UserPool, accessToken: string): Promise<User> {
  const claims = await openJwt(pool.key, accessToken);
  const isOurs = claims?.token_use === 'access' && claims.client_id === pool.settings.clientId;
  if (!isOurs || claims.iss !== pool.settings.issuer) throw notAuthorized('Invalid Access Token');
  if (pool.now() >= claims.exp * 1000) throw notAuthorized('Access Token has expired');
  const user = findUser(pool, claims.sub);
  if (!user) throw userNotFound();
  if (isRevoked(pool, claims)) throw notAuthorized('Access Token has been revoked');
  return user;
}
