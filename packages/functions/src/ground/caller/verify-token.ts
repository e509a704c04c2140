/** Verifies the token of a request that came without the gateway, as strictly as the gateway's authoriser does. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { userPoolId, userPoolKeysUrl, webClientId } from '../links.ts';

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/** Whether the token is at fault, and not the server of the keys. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
  error.code !== errors.JOSEError.code;

/**
 * @returns the claims; undefined if the header has no valid token of this user pool's client
 * @throws MarketError KeysUnavailable if the keys cannot be read
 */
export async function verifiedClaims(authorization = ''): Promise<JWTPayload | undefined> {
  const token = authorization.replace(/^Bearer\s+/i, '').trim();
  if (token === '') return undefined;
  keys ??= createRemoteJWKSet(new URL(userPoolKeysUrl()));
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId()}`,
      // An access token has no audience, so it is refused as well.
      audience: webClientId(),
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
    });
    return payload;
  } catch (error) {
    if (isTokenFault(error)) return undefined;
    throw new MarketError('unavailable', 'KeysUnavailable', 'Your sign-in could not be checked.', {
      advice: 'Please try again in a moment.',
    });
  }
}
