/** For tests: calls the operators' handlers as the gateway does, and compares each answer with its schema. */
import type { RouteKey } from '@cgdx/api/routes.ts';
import { type Route, routes } from '@cgdx/workflows/wiring/route.ts';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { assertResponse } from '../cloud/assert-response.ts';

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Handler = (event: Event) => Promise<APIGatewayProxyStructuredResultV2>;

export interface Caller {
  readonly sub: string;
  readonly email: string;
  readonly groups: readonly string[];
}
export const operator: Caller = {
  sub: '0f000000-0000-4000-8000-00000000000f',
  email: 'olga@market.example',
  groups: ['operators'],
};

interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

function eventOf(routeKey: RouteKey, { path, query, body }: Input, { sub, email, groups }: Caller): Event {
  const claims = {
    sub,
    jti: 'j',
    token_use: 'id',
    email,
    'cognito:username': sub,
    'cognito:groups': groups,
  };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return {
    routeKey,
    requestContext: { timeEpoch: Date.now(), authorizer: { jwt: { claims } } },
    headers: { authorization: `Bearer e30.${payload}.c2ln` },
    ...(path && { pathParameters: path }),
    ...(query && { queryStringParameters: query }),
    ...(body && { body: JSON.stringify(body) }),
  } as unknown as Event;
}

/** Each module is loaded at its first call, when the environment has been set. */
const handlers: Readonly<Record<string, () => Promise<{ handler: Handler }>>> = {
  'api-operator': () => import('@cgdx/functions/operator/operator-route.ts'),
  'api-operator-action': () => import('@cgdx/functions/operator/operator-action-route.ts'),
  'api-recheck': () => import('@cgdx/functions/withdrawal/recheck-route.ts'),
};

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test states the shape that it expects
  readonly body: any;
}

export async function callOperator(
  routeKey: RouteKey,
  input: Input = {},
  caller: Caller = operator,
): Promise<Answered> {
  const { fn }: Route = routes[routeKey];
  const loaded = await handlers[fn]?.();
  if (loaded === undefined) throw new Error(`${fn} is not a handler of an operator's route`);
  const { statusCode: status = 0, body = '{}' } = await loaded.handler(eventOf(routeKey, input, caller));
  const answered: unknown = JSON.parse(body);
  const path = routeKey.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  assertResponse(path, status, answered);
  return { status, body: answered };
}
