/** What every API function shares: the caller, routes by key, and one form of answers and errors. */

import {
  type AnswerOf,
  type BodyOf,
  type PathOf,
  type QueryOf,
  type RouteKey,
  routeSchemas,
} from '@cgdx/api/routes.ts';
import { statusOfError } from '@cgdx/api/schema/error.ts';
import type { RouteSchema } from '@cgdx/api/schema/route-schema.ts';
import { MarketError, type MarketErrorKind } from '@cgdx/core/error/market-error.ts';
import { routes as everyRoute, type Route, type RouteKeyFor } from '@cgdx/workflows/wiring/route.ts';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { z } from 'zod';
import { discreetError } from '../handler/discreet-error.ts';
import { failureOf, handled } from '../handler/handled.ts';
import { fail } from '../log/log.ts';
import { assertScope, type CallingKey, parseKeyContext } from './key-caller.ts';
import { type Person, parsePerson } from './person.ts';

/** A request without sign-in. */
export interface PublicRequest<K extends RouteKey> {
  readonly path: PathOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  /** The unparsed body, over which a webhook's signature is computed. */
  readonly text: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /**
   * Unix ms at which the request reached the gateway, which gives up 30 s later; the local gateway waits until
   * the function is loaded.
   */
  readonly receivedAtMs: number;
}

export interface Request<K extends RouteKey> extends PublicRequest<K> {
  readonly person: Person;
  /** The API key with which a program calls in the person's name. */
  readonly key?: CallingKey;
}

export const ok = <B>(body: B) => ({ status: 200 as const, body });
export const accepted = <B>(body: B) => ({ status: 202 as const, body });

const statusOf = {
  input: 400,
  auth: 403,
  conflict: 409,
  busy: 429,
  unavailable: 503,
  bug: 500,
} as const satisfies Record<MarketErrorKind, number>;

export const notFound = (what: string): MarketError =>
  new MarketError('input', 'NotFound', `${what} does not exist.`);

/** Throws if `claimed` is given and is not the caller by any of their names. */
export function assertIsCaller(person: Person, claimed: string | undefined): void {
  if (claimed === person.sub || claimed === person.username) return;
  if (claimed !== undefined && claimed.toLowerCase() === person.email?.toLowerCase()) return;
  throw new MarketError('auth', 'NotYours', 'You can only do this for your own account.');
}

const isAbsent = (value: unknown, field: string): boolean =>
  typeof value !== 'object' || value === null || !Object.hasOwn(value, field);

/**
 * Parses with `schema`, or throws an input error that names the invalid fields; for an absent field with a
 * sentence in `missing`, that sentence.
 */
function parseInput<T>(schema: z.ZodType<T>, value: unknown, missing: RouteSchema['missing'] = {}): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  const said = fields.find((field) => missing[field] !== undefined && isAbsent(value, field));
  if (said !== undefined) throw new MarketError('input', 'InvalidInput', missing[said] ?? '');
  throw new MarketError('input', 'InvalidInput', `Missing or invalid: ${[...new Set(fields)].join(', ')}.`);
}

function assertMember(person: Person, { group }: Route): void {
  if (group === undefined || person.groups.includes(group)) return;
  throw new MarketError('auth', 'OperatorsOnly', 'Only operators of the market can do this.');
}

const textOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2WithJWTAuthorizer): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new MarketError('input', 'InvalidInput', 'The body is not JSON.');
  }
}

const answer = (
  statusCode: number,
  body: unknown,
  mediaType = 'application/json',
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': mediaType, 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

/** Turns an error into the answer. Logs only errors that are our own fault. */
export function answerError(error: unknown): APIGatewayProxyStructuredResultV2 {
  if (!(error instanceof MarketError)) {
    const discreet = discreetError(error);
    fail('api.failed', failureOf(discreet));
    return answer(500, {
      message: 'Something went wrong on our side. Please try again.',
      code: discreet.name,
    });
  }
  const { kind, code, message, advice, retryAfterSeconds, uploadHashes } = error;
  const given = answer(statusOfError(code) ?? statusOf[kind], {
    message,
    code,
    ...(advice && { advice }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(uploadHashes && { uploadHashes }),
  });
  if (retryAfterSeconds === undefined) return given;
  return { ...given, headers: { ...given.headers, 'retry-after': String(retryAfterSeconds) } };
}

export type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Handler = (event: Event) => Promise<APIGatewayProxyStructuredResultV2>;
type Routes<K extends RouteKey> = {
  readonly [P in K]?: (request: Request<P>) => Promise<AnswerOf<P>>;
};
type PublicRoutes<K extends RouteKey> = {
  readonly [P in K]?: (request: PublicRequest<P>) => Promise<AnswerOf<P>>;
};

/** @returns the Lambda handler of one function's routes, for signed-in people and their keys */
export const api = (routes: Routes<RouteKeyFor<'person' | 'key'>>): Handler =>
  handlerOf(routes, (event, key) =>
    everyRoute[key].access === 'key' ? keyRequest(event, key) : signedInRequest(event, key),
  );

/** @param event with the claims of a token that was verified */
export function signedInRequest<K extends RouteKey>(event: Event, key: K): Request<K> {
  const person = parsePerson(event);
  assertMember(person, everyRoute[key]);
  return { ...publicRequest(event, key), person };
}

/** @param event that the authoriser of API keys has accepted: of the person it contains the subject alone */
function keyRequest<K extends RouteKey>(event: Event, key: K): Request<K> {
  const { lambda } = event.requestContext.authorizer as unknown as { readonly lambda: unknown };
  const { userSub, ...calling } = parseKeyContext(lambda);
  const { scope }: Route = everyRoute[key];
  if (scope !== undefined) assertScope(calling, scope);
  const person = { sub: userSub, email: undefined, username: undefined, groups: [] };
  return { ...publicRequest(event, key), person, key: calling };
}

/** Makes the handler of routes that need no sign-in. */
export const publicApi = (routes: PublicRoutes<RouteKeyFor<'anyone'>>): Handler =>
  handlerOf(routes, publicRequest);

/** In UTF-16 units: twice the length of the longest valid id, which is a location in base64. */
const longestInPath = 128;
/** Step Functions' cursors have up to 3,096. */
const longestInQuery = 4_096;

/** Throws if a value is longer than any id: otherwise a table or a bucket would refuse it, as if by our fault. */
function assertShort(values: Readonly<Record<string, string | undefined>>, most: number): void {
  for (const [name, value = ''] of Object.entries(values)) {
    if (name.length <= most && value.length <= most) continue;
    throw new MarketError('input', 'TooLong', `A value in the address is longer than ${most} characters.`);
  }
}

/** Parses the event by the route's schema; the gateway fills every placeholder of the path. */
function publicRequest<K extends RouteKey>(event: Event, key: K): PublicRequest<K> {
  const path = event.pathParameters ?? {};
  const query = event.queryStringParameters ?? {};
  assertShort(path, longestInPath);
  assertShort(query, longestInQuery);
  const schema: RouteSchema = routeSchemas[key];
  const text = textOf(event);
  return {
    text,
    headers: event.headers,
    path: path as PathOf<K>,
    query: (schema.query && parseInput(schema.query, query)) as QueryOf<K>,
    body: (schema.body && parseInput(schema.body, parseBody(text), schema.missing)) as BodyOf<K>,
    receivedAtMs: event.requestContext.timeEpoch,
  };
}

/** Binds a route to the request type of its own key, a relation that TypeScript cannot follow. */
function handlerOf<K extends RouteKey, R>(
  routes: { readonly [P in K]?: unknown },
  toRequest: (event: Event, key: K) => R,
): Handler {
  return handled(async (event) => {
    try {
      const key = event.routeKey as K;
      const route = routes[key] as ((request: R) => Promise<{ status: number; body: unknown }>) | undefined;
      if (!route) throw notFound('This route');
      const { status, body } = await route(toRequest(event, key));
      return answer(status, body, (routeSchemas[key] as RouteSchema).mediaType);
    } catch (error) {
      return answerError(error);
    }
  });
}
