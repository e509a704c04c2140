/** For tests: a request as the gateway passes it on, with the id token that it has verified. */
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';

export function signedInEvent(
  routeKey: string,
  { sub, email }: { readonly sub: string; readonly email: string },
  body: object,
): APIGatewayProxyEventV2WithJWTAuthorizer {
  const claims = { sub, jti: 'j', token_use: 'id', email, 'cognito:username': sub };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return {
    routeKey,
    requestContext: { timeEpoch: Date.now(), authorizer: { jwt: { claims } } },
    headers: { authorization: `Bearer e30.${payload}.c2ln` },
    body: JSON.stringify(body),
  } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
}
