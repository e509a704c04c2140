/** Issues the three tokens of a sign-in, and new short-lived ones for a refresh token, with Cognito's claims. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signJwt } from '../token/jwt.ts';
import { notAuthorized } from '../wire/aws-error.ts';
import { groupNamesOf } from './group.ts';
import { findUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const dayMs = 86_400_000;
const refreshTokenBytes = 64;

/** One sign-in: the data that all its tokens share. */
interface SignIn {
  readonly originJti: string;
  readonly eventId: string;
  /** Unix seconds. */
  readonly authTime: number;
}

export const refreshHash = (token: string) => createHash('sha256').update(token).digest();

async function shortLived(pool: UserPool, user: User, signIn: SignIn) {
  const { settings } = pool;
  const iat = Math.floor(pool.now() / 1000);
  const groups = groupNamesOf(pool, user);
  const shared = {
    sub: user.sub,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    iss: settings.issuer,
    origin_jti: signIn.originJti,
    event_id: signIn.eventId,
    auth_time: signIn.authTime,
    iat,
  };
  const { email_verified, ...attributes } = user.attributes;
  const [AccessToken, IdToken] = await Promise.all([
    signJwt(pool.key, {
      ...shared,
      client_id: settings.clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      exp: iat + settings.accessTokenMinutes * 60,
      jti: randomUUID(),
      username: user.sub,
    }),
    signJwt(pool.key, {
      ...shared,
      ...attributes,
      email_verified: email_verified === 'true',
      'cognito:username': user.sub,
      aud: settings.clientId,
      token_use: 'id',
      exp: iat + settings.idTokenMinutes * 60,
      jti: randomUUID(),
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: settings.accessTokenMinutes * 60, TokenType: 'Bearer' };
}

/** Returns the AuthenticationResult of a new sign-in. */
export async function signInTokens(pool: UserPool, user: User) {
  const signIn = {
    originJti: randomUUID(),
    eventId: randomUUID(),
    authTime: Math.floor(pool.now() / 1000),
  };
  const RefreshToken = randomBytes(refreshTokenBytes).toString('base64url');
  pool.database.prepare('DELETE FROM sign_in WHERE expires_at <= ?').run(pool.now());
  pool.database
    .prepare(
      'INSERT INTO sign_in (origin_jti, sub, refresh_hash, event_id, auth_time, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(
      signIn.originJti,
      user.sub,
      refreshHash(RefreshToken),
      signIn.eventId,
      signIn.authTime,
      pool.now() + pool.settings.refreshTokenDays * dayMs,
    );
  return { ...(await shortLived(pool, user, signIn)), RefreshToken };
}

const rowSchema = z.object({
  origin_jti: z.string(),
  sub: z.string(),
  event_id: z.string(),
  auth_time: z.number(),
  expires_at: z.number(),
  revoked: z.number(),
});

/** Returns the AuthenticationResult of a refresh: the refresh token stays the same (rotation is off). */
export async function refreshedTokens(pool: UserPool, refreshToken: string) {
  const found = pool.database
    .prepare('SELECT * FROM sign_in WHERE refresh_hash = ?')
    .get(refreshHash(refreshToken));
  if (!found) throw notAuthorized('Invalid Refresh Token.');
  const row = rowSchema.parse(found);
  if (row.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (pool.now() >= row.expires_at) throw notAuthorized('Refresh Token has expired');
  const user = findUser(pool, row.sub);
  if (!user) throw notAuthorized('Invalid Refresh Token.');
  return shortLived(pool, user, {
    originJti: row.origin_jti,
    eventId: row.event_id,
    authTime: row.auth_time,
  });
}
