/** Checks an id token that is given as a login, and returns its claims. */

import { type Claims, openJwt } from '../token/jwt.ts';
import { isRevoked } from '../user-pool/caller.ts';
import { findUser } from '../user-pool/user.ts';
import type { UserPool } from '../user-pool/user-pool.ts';
import { notAuthorized } from '../wire/aws-error.ts';

export type Logins = Readonly<Record<string, string>>;

const invalid = (why: string) => notAuthorized(`Invalid login token. ${why}`);

async function claimsOf(users: UserPool, token: string): Promise<Claims> {
  const claims = await openJwt(users.key, token);
  if (!claims) throw invalid("Couldn't verify signed token.");
  if (claims.iss !== users.settings.issuer) throw invalid("Issuer doesn't match providerName");
  if (claims.aud === undefined) throw invalid('Missing a required claim: aud');
  if (claims.aud !== users.settings.clientId || claims.token_use !== 'id') {
    throw notAuthorized('Token is not from a supported provider of this identity pool.');
  }
  const seconds = Math.floor(users.now() / 1000);
  if (seconds >= claims.exp) throw invalid(`Token expired: ${seconds} >= ${claims.exp}`);
  return claims;
}

/** Throws if there is no login, its provider is not this pool, or the token is no longer valid. */
export async function loginOf(users: UserPool, logins: Logins | undefined): Promise<Claims> {
  const [login, ...others] = Object.entries(logins ?? {});
  if (!login) throw notAuthorized('Unauthenticated access is not supported for this identity pool.');
  const provider = users.settings.issuer.replace('https://', '');
  if (others.length > 0 || login[0] !== provider) {
    throw notAuthorized('Token is not from a supported provider of this identity pool.');
  }
  const claims = await claimsOf(users, login[1]);
  // The pool checks that the account still exists and is still signed in.
  if (!findUser(users, claims.sub) || isRevoked(users, claims)) throw invalid('Token has been revoked.');
  return claims;
}
