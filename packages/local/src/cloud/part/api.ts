/** The HTTP API with the routes of the wiring, for people of the user pool. */

import { type HttpApiOptions, startHttpApi } from '@cgdx/aws/http-api/http-api.ts';
import { initTimeoutMs } from '@cgdx/aws/lambda/pool/environment.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { throttleOf } from '@cgdx/workflows/wiring/limit.ts';
import { keyAuthorizer, type RouteKey, routes } from '@cgdx/workflows/wiring/route.ts';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { accountId, functionNameOf, userPoolId, webClientId } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';
import type { Accounts } from './accounts.ts';

export async function bringUpApi(
  { isPage, later, listening, parts }: PartContext,
  { jwks }: Accounts,
): Promise<Service> {
  const api = await listening('api', (port) =>
    startHttpApi({
      port,
      routes: Object.fromEntries(
        Object.entries(routes).map(([key, { fn, access }]) => [
          key,
          { fn: functionNameOf(fn), access, throttle: throttleOf(key as RouteKey) },
        ]),
      ),
      verify: verifierOf(jwks),
      authorizer: functionNameOf(keyAuthorizer),
      invoke: async (...call) => (await later.invoke.promise)(...call),
      longestLoadMs: initTimeoutMs,
      allowOrigin: isPage,
      accountId,
    }),
  );
  return parts.keep(api);
}

/** Verifies signature, issuer, audience and expiry; the handlers decide which kind of token they require. */
export function verifierOf(jwks: Accounts['jwks']): HttpApiOptions['verify'] {
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId: webClientId, tokenUse: null });
  // A replaced pool publishes its own keys.
  if (jwks !== undefined) verifier.cacheJwks(jwks() as Jwks);
  return (token) =>
    verifier.verify(token).then(
      (claims) => ({ ...claims }),
      () => undefined,
    );
}
