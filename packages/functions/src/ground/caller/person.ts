/** Reads who calls from the id token that the gateway has verified. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { decodeJwt } from 'jose';
import { z } from 'zod';

export interface Person {
  readonly sub: string;
  readonly email: string | undefined;
  readonly username: string | undefined;
  readonly groups: readonly string[];
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  jti: z.string().min(1),
  token_use: z.string(),
  email: z.string().optional(),
  'cognito:username': z.string().optional(),
  'cognito:groups': z.array(z.string()).default([]),
});

type Event = Pick<APIGatewayProxyEventV2WithJWTAuthorizer, 'headers' | 'requestContext'>;

const wrongToken = () => new MarketError('auth', 'WrongToken', 'Send the id token, not another one.');

/**
 * The authoriser passes claims on as text, and a list as `[a b]`, in which a name with a space becomes two. So
 * the token itself is read, after a check that it is the verified one.
 * @throws MarketError WrongToken
 */
export function parsePerson({ headers, requestContext }: Event): Person {
  const verified = requestContext.authorizer.jwt.claims;
  const claims = claimsSchema.safeParse(payloadOf(headers.authorization)).data;
  if (claims === undefined || claims.sub !== verified.sub || claims.jti !== verified.jti) throw wrongToken();
  // The gateway also accepts access tokens of the same client.
  if (claims.token_use !== 'id') throw wrongToken();
  return {
    sub: claims.sub,
    email: claims.email,
    username: claims['cognito:username'],
    groups: claims['cognito:groups'],
  };
}

/** Matches exactly one token: gateways join repeated headers, and verify only one of their tokens. */
const oneToken = /^(?:Bearer\s+)?([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Returns a JSON web token's payload; undefined if the header has none. */
function payloadOf(authorization = ''): unknown {
  try {
    return decodeJwt(oneToken.exec(authorization)?.[1] ?? '');
  } catch {
    return undefined;
  }
}
