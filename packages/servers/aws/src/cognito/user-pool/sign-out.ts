/** GetTokensFromRefreshToken, RevokeToken, GlobalSignOut: refresh or end a sign-in. */
import { z } from 'zod';
import { AwsError, invalidParameter } from '../wire/aws-error.ts';
import { type Operations, open } from '../wire/operation.ts';
import { callerOf } from './caller.ts';
import { refreshedTokens, refreshHash } from './issue-tokens.ts';
import { accessTokenSchema, clientId } from './parameter.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

/** Ends every sign-in of the user: refresh tokens become invalid, and the pool refuses their access tokens. */
export function signOutEverywhere(pool: UserPool, user: User): void {
  pool.database.prepare('UPDATE sign_in SET revoked = 1 WHERE sub = ?').run(user.sub);
}

function revokeToken(pool: UserPool, token: string) {
  if (token.split('.').length === 3) {
    throw new AwsError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
  }
  const { changes } = pool.database
    .prepare('UPDATE sign_in SET revoked = 1 WHERE refresh_hash = ?')
    .run(refreshHash(token));
  if (Number(changes) === 0) throw invalidParameter('Invalid Refresh Token.');
  return {};
}

export function signOutOperations(pool: UserPool): Operations {
  const clientIdSchema = clientId(pool.settings);
  return {
    GetTokensFromRefreshToken: open(
      z.object({ ClientId: clientIdSchema, RefreshToken: accessTokenSchema }),
      async (input) => ({
        AuthenticationResult: await refreshedTokens(pool, input.RefreshToken),
      }),
    ),
    RevokeToken: open(z.object({ ClientId: clientIdSchema, Token: accessTokenSchema }), (input) =>
      revokeToken(pool, input.Token),
    ),
    GlobalSignOut: open(z.object({ AccessToken: accessTokenSchema }), async (input) => {
      signOutEverywhere(pool, await callerOf(pool, input.AccessToken));
      return {};
    }),
  };
}
